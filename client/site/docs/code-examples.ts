// Code examples of each endpoint with all required parameters: as a shell command, in TypeScript and in Python.
import { type Method, type Operation, type Parameter, parametersOf } from "#shared/developers/openapi.ts";

export type Example = { base: string; method: Method; path: string; operation: Operation };

/** The shared beginning of the examples in TypeScript: Hono's client, whose calls mirror the paths. */
export const typescriptSetup = (base: string) =>
  `import { hc } from "hono/client";

const api: any = hc("${base}", {
  headers: { Authorization: \`Bearer \${process.env.TOKEN}\` },
});`;

/** The shared beginning of the examples in Python. */
export const pythonSetup = (base: string) =>
  `import os, httpx

api = httpx.Client(
    base_url="${base}",
    headers={"Authorization": f"Bearer {os.environ['TOKEN']}"},
)`;

export const curlOf = ({ base, method, path, operation }: Example) => {
  const { mediaType, json } = bodyOf(operation);
  const query = new URLSearchParams(queryOf(operation)).toString();
  const url = base + filledPath(path, operation) + (query && `?${query}`);
  return [
    `curl${method === "get" ? "" : ` -X ${method.toUpperCase()}`} "${url}"`,
    ...(operation.security.some((scheme) => "bearer" in scheme) ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(mediaType === "application/json"
      ? ['-H "Content-Type: application/json"', `-d ${quoted(JSON.stringify(json))}`]
      : []),
    ...(mediaType === "multipart/form-data" ? ["-F file=@image.jpg"] : []),
    ...(mediaType === "text/csv" ? ['-H "Content-Type: text/csv"', "--data-binary @file.csv"] : []),
  ].join(" \\\n  ");
};

/** Quotes for a POSIX shell. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

export const typescriptOf = ({ method, path, operation }: Example) => {
  const { mediaType, json } = bodyOf(operation);
  const param = examplesIn("path", operation);
  const query = queryOf(operation);
  const input = {
    ...(Object.keys(param).length && { param }),
    ...(Object.keys(query).length && { query }),
    ...(mediaType === "application/json" && { json }),
  };
  const fields = Object.entries(input).map(([name, value]) => `${name}: ${literal(value, typescriptWords)}`);
  if (mediaType === "multipart/form-data") fields.push("form: { file }");
  const member = path
    .split("/")
    .slice(1)
    .map((segment) => segment.replace(/^\{(.+)\}$/, ":$1"))
    .map((segment) => (/^[a-z]\w*$/i.test(segment) ? `.${segment}` : `["${segment}"]`))
    .join("");
  // The client itself sends no other kinds of bodies.
  const options = mediaType === "text/csv" ? `, { headers: { "Content-Type": "text/csv" }, init: { body: csv } }` : "";
  const first = fields.length ? `{ ${fields.join(", ")} }` : options && "{}";
  return `const response = await api${member}.$${method}(${first}${options});`;
};

export const pythonOf = ({ method, path, operation }: Example) => {
  const { mediaType, json } = bodyOf(operation);
  const query = queryOf(operation);
  const fields = [
    `"${filledPath(path, operation)}"`,
    ...(Object.keys(query).length ? [`params=${literal(query, pythonWords)}`] : []),
    ...(mediaType === "application/json" ? [`json=${literal(json, pythonWords)}`] : []),
    ...(mediaType === "multipart/form-data" ? ['files={"file": open("image.jpg", "rb")}'] : []),
    ...(mediaType === "text/csv"
      ? ['content=open("file.csv", "rb").read()', 'headers={"Content-Type": "text/csv"}']
      : []),
  ];
  // `delete` takes no body.
  if (method === "delete" && mediaType) return `response = api.request("DELETE", ${fields.join(", ")})`;
  return `response = api.${method}(${fields.join(", ")})`;
};

type Words = { true: string; false: string; null: string; isKeyBare: (key: string) => boolean };
const typescriptWords = {
  true: "true",
  false: "false",
  null: "null",
  isKeyBare: (key: string) => /^[a-z_]\w*$/i.test(key),
};
const pythonWords = { true: "True", false: "False", null: "None", isKeyBare: () => false };

/** Writes a JSON value as a literal of a language. */
const literal = (value: unknown, words: Words): string => {
  if (value === null || typeof value === "boolean") return words[String(value) as "true" | "false" | "null"];
  if (Array.isArray(value)) return `[${value.map((one) => literal(one, words)).join(", ")}]`;
  if (typeof value !== "object") return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([key, inner]) => `${words.isKeyBare(key) ? key : JSON.stringify(key)}: ${literal(inner, words)}`,
  );
  return fields.length ? `{ ${fields.join(", ")} }` : "{}";
};

const bodyOf = ({ requestBody }: Operation) => {
  const [[mediaType, content] = []] = Object.entries(requestBody?.content ?? {});
  return { mediaType, json: content?.example ?? {} };
};

/** The examples of an operation's required parameters by name. */
const examplesIn = (location: Parameter["in"], operation: Operation) =>
  Object.fromEntries(
    parametersOf(operation)
      .filter((parameter) => parameter.in === location && parameter.required)
      .map(({ name, example }) => [name, String(example)]),
  );

const queryOf = (operation: Operation) => examplesIn("query", operation);

const filledPath = (path: string, operation: Operation) => {
  const examples = examplesIn("path", operation);
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(examples[name] ?? ""));
};
