// The part of a style sheet that a page uses, with short names: a sheet serves several pages, most of which lack some of
// its sections, and names of classes are a tenth of a compressed page.
import { type ChildNode, parse } from "postcss";
import selectorParser from "postcss-selector-parser";

/** What a selector needs on the page: all of these classes and tags, and one alternative of each `:is()`, `:where()`, `:has()`. */
type Selector = { classes: string[]; tags: string[]; alternatives: Selector[][] };
/** Text, and the names of classes in it. */
type Part = string | { className: string; text: string };
type Block =
  | { kind: "group"; prelude: string; blocks: Block[] }
  | { kind: "rule"; selectors: { parts: Part[]; needs: Selector }[]; body: string }
  | { kind: "other"; text: string };

const groups = ["layer", "media", "supports", "container"];
const choices = [":is", ":where", ":has"];

const needsOf = ({ nodes }: selectorParser.Selector): Selector => ({
  classes: nodes.filter((node) => node.type === "class").map(({ value }) => value),
  tags: nodes.filter((node) => node.type === "tag").map(({ value }) => value),
  alternatives: nodes
    .filter((node) => node.type === "pseudo")
    .filter(({ value }) => choices.includes(value))
    .map((choice) => choice.nodes.map(needsOf)),
});

/** Marks the place of a class. It is in no style sheet. */
const mark = "\u0000";

const partsOf = (selector: selectorParser.Selector): Part[] => {
  const classes: Part[] = [];
  const marked = selector.clone();
  marked.walkClasses((node) => {
    classes.push({ className: node.value, text: String(node) });
    node.replaceWith(selectorParser.tag({ value: mark }));
  });
  return String(marked)
    .split(mark)
    .flatMap((text, at) => [...classes.slice(at - 1, at), text]);
};

const selectorsOf = (list: string) =>
  selectorParser()
    .astSync(list)
    .nodes.map((selector) => ({ parts: partsOf(selector), needs: needsOf(selector) }));

const toBlock = (node: ChildNode): Block => {
  if (node.type === "rule") {
    // The minifier repeats declarations with prefixes.
    const declarations = node.nodes.map(String).filter((text, at, all) => text !== all[at - 1]);
    return { kind: "rule", selectors: selectorsOf(node.selector), body: declarations.join(";") };
  }
  if (node.type !== "atrule") return { kind: "other", text: String(node) };
  const prelude = `@${node.name}${node.raws.afterName ?? " "}${node.params}`;
  if (node.nodes && groups.includes(node.name)) return { kind: "group", prelude, blocks: node.nodes.map(toBlock) };
  return { kind: "other", text: node.nodes ? String(node) : `${node};` };
};

/** The classes of a page, each with its name there, and its tags. */
type Used = { names: ReadonlyMap<string, string>; tags: ReadonlySet<string> };

const applies = ({ classes, tags, alternatives }: Selector, used: Used): boolean =>
  classes.every((name) => used.names.has(name)) &&
  tags.every((tag) => used.tags.has(tag)) &&
  alternatives.every((selectors) => selectors.some((selector) => applies(selector, used)));

const print = (blocks: readonly Block[], used: Used): string =>
  blocks
    .map((block) => {
      if (block.kind === "other") return block.text;
      if (block.kind === "group") {
        const content = print(block.blocks, used);
        return content && `${block.prelude}{${content}}`;
      }
      const selectors = block.selectors
        .filter(({ needs }) => applies(needs, used))
        .map(({ parts }) => parts.map((part) => printPart(part, used)).join(""));
      return selectors.length ? `${selectors.join(",")}{${block.body}}` : "";
    })
    .join("");

const printPart = (part: Part, { names }: Used) => {
  if (typeof part === "string") return part;
  const { className, text } = part;
  const name = names.get(className) ?? className;
  return name === className ? text : `.${name}`;
};

/** Leaves out the custom properties that nothing refers to, such as the colours of states on pages without any. */
const withoutUnusedProperties = (css: string) => {
  const used = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  return css.replace(/(--[\w-]+):[^;{}]*(;|(?=\}))/g, (declaration, name: string) =>
    used.has(name) ? declaration : "",
  );
};

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** a, b, …, Z, aa, ba, … */
const shortName = (at: number): string =>
  (letters[at % letters.length] ?? "") + (at < letters.length ? "" : shortName(Math.floor(at / letters.length) - 1));

const byFrequency = (names: Iterable<string>) => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
};

/** Shortens the names of custom properties, which nothing but the sheet knows. */
const withShortProperties = (css: string) => {
  const property = /--[a-z][\w-]*/g;
  const names = byFrequency(css.match(property) ?? []);
  const shortNames = new Map(names.map((name, at) => [name, `--${shortName(at)}`]));
  return css.replace(property, (name) => shortNames.get(name) ?? name);
};

const entities: Record<string, string> = { "&amp;": "&", "&gt;": ">", "&lt;": "<", "&quot;": '"', "&#x27;": "'" };

// Only within a tag: an article may show the source of a page.
const classAttribute = /(<[a-z][^<>]*?) class="([^"]*)"/g;

const decoded = (value: string) => value.replace(/&[\w#]+;/g, (entity) => entities[entity] ?? entity);

/** The classes in HTML, also in that of scripts. */
const classesIn = (html: string) =>
  Array.from(html.matchAll(classAttribute), ([, , value = ""]) => decoded(value).split(" ")).flat();

/** The tags in HTML, also in that of scripts, and those that scripts create. */
const tagsIn = (html: string) =>
  Array.from(html.matchAll(/(?:<|createElement\(["'`])([a-z][a-z\d]*)/g), ([, tag = ""]) => tag);

const classesOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === "group") return classesOf(block.blocks);
    if (block.kind === "other") return [];
    return block.selectors.flatMap(({ parts }) =>
      parts.flatMap((part) => (typeof part === "string" ? [] : part.className)),
    );
  });

/**
 * Returns what prints the part of a built style sheet that a page uses, and the page's HTML with short names of classes and
 * without those that have no styles. What is in the page's scripts counts as used, and keeps its name.
 */
export const createPageStyles = (css: string, scripts = "") => {
  const blocks = parse(css).nodes.map(toBlock);
  const styled = new Set(classesOf(blocks));
  const scriptClasses = new Set(classesIn(scripts));
  const scriptTags = tagsIn(scripts);
  return (html: string) => {
    const names = new Map(Array.from(scriptClasses, (name) => [name, name]));
    let at = 0;
    for (const name of byFrequency(classesIn(html))) {
      if (scriptClasses.has(name) || !styled.has(name)) continue;
      while (scriptClasses.has(shortName(at))) at++;
      names.set(name, shortName(at++));
    }
    const used = { names, tags: new Set([...scriptTags, ...tagsIn(html)]) };
    return {
      css: withShortProperties(withoutUnusedProperties(print(blocks, used))),
      html: html.replace(classAttribute, (_, before: string, value: string) => {
        const classes = value.split(" ").flatMap((name) => names.get(decoded(name)) ?? []);
        return classes.length ? `${before} class="${classes.join(" ")}"` : before;
      }),
    };
  };
};
