// Parses the project's source files once, for the checks in this folder.
import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { Glob } from "bun";
import { parseAst } from "vite";

export const layers = ["shared", "db", "server", "client", "scripts"];

type Node = Record<string, unknown> & { type: string; start: number };

export type SourceFile = {
  path: string;
  text: string;
  isTest: boolean;
  /** `isLazy`: loaded by `import(…)` when it is needed. */
  imports: { path: string; isType: boolean; isLazy: boolean }[];
  identifiers: Token[];
  /** The text of string literals, templates and JSX. */
  strings: Token[];
  /** Spreads of an object literal. */
  spreadLiterals: Token[];
};

type Token = { text: string; line: number };

const read = (path: string): SourceFile => {
  const text = readFileSync(path, "utf8");
  const file: SourceFile = {
    path,
    text,
    isTest: path.includes(".test."),
    imports: [],
    identifiers: [],
    strings: [],
    spreadLiterals: [],
  };
  visit(parseAst(text, { lang: path.endsWith("x") ? "tsx" : "ts" }) as unknown as Node, file);
  return file;
};

const visit = (node: Node, file: SourceFile) => {
  const token = (text: unknown) => ({ text: String(text), line: file.text.slice(0, node.start).split("\n").length });
  const source = node.source as { value?: unknown } | null | undefined;
  if (typeof source?.value === "string")
    file.imports.push({
      path: resolveImport(file.path, source.value),
      isType: isTypeImport(node),
      isLazy: node.type === "ImportExpression",
    });
  if (node.type === "Identifier" || node.type === "JSXIdentifier") file.identifiers.push(token(node.name));
  if ((node.type === "Literal" && typeof node.value === "string") || node.type === "JSXText")
    file.strings.push(token(node.value));
  if (node.type === "TemplateElement") file.strings.push(token((node.value as { cooked: string }).cooked));
  if (node.type === "SpreadElement" && (node.argument as Node).type === "ObjectExpression")
    file.spreadLiterals.push(token("..."));
  for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, file);
};

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

/** Whether an import or export declaration has only types, which leave no trace at run time. */
const isTypeImport = (node: Node) => {
  const specifiers = (node.specifiers ?? []) as Node[];
  const isType = ({ importKind, exportKind }: Node) => importKind === "type" || exportKind === "type";
  return isType(node) || (specifiers.length > 0 && specifiers.every(isType));
};

/** Returns the path from the project's root, or the name of a package. */
const resolveImport = (file: string, path: string) => {
  if (path.startsWith("#")) return path.slice(1);
  return path.startsWith(".") ? normalize(join(dirname(file), path)) : path;
};

export const files = layers
  .flatMap((layer) => [...new Glob(`${layer}/**/*.{ts,tsx}`).scanSync()])
  .sort()
  .map(read);

export const layerOf = (path: string) => layers.find((layer) => path.startsWith(`${layer}/`));
