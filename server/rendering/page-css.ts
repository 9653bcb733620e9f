// The part of a style sheet that a page uses: a sheet serves several pages, most of which lack some of its sections.
import { type ChildNode, parse } from "postcss";
import selectorParser from "postcss-selector-parser";

/** What a selector needs on the page: all of these classes, and one alternative of each `:is()`, `:where()` and `:has()`. */
type Selector = { classes: string[]; alternatives: Selector[][] };
type Block =
  | { kind: "group"; prelude: string; blocks: Block[] }
  | { kind: "rule"; selectors: { text: string; needs: Selector }[]; body: string }
  | { kind: "other"; text: string };

const groups = ["layer", "media", "supports", "container"];
const choices = [":is", ":where", ":has"];

const needsOf = ({ nodes }: selectorParser.Selector): Selector => ({
  classes: nodes.filter((node) => node.type === "class").map(({ value }) => value),
  alternatives: nodes
    .filter((node) => node.type === "pseudo")
    .filter(({ value }) => choices.includes(value))
    .map((choice) => choice.nodes.map(needsOf)),
});

const selectorsOf = (list: string) =>
  selectorParser()
    .astSync(list)
    .nodes.map((selector) => ({ text: String(selector), needs: needsOf(selector) }));

const toBlock = (node: ChildNode): Block => {
  if (node.type === "rule") return { kind: "rule", selectors: selectorsOf(node.selector), body: node.nodes.join(";") };
  if (node.type !== "atrule") return { kind: "other", text: String(node) };
  const prelude = `@${node.name}${node.raws.afterName ?? " "}${node.params}`;
  if (node.nodes && groups.includes(node.name)) return { kind: "group", prelude, blocks: node.nodes.map(toBlock) };
  return { kind: "other", text: node.nodes ? String(node) : `${node};` };
};

const applies = ({ classes, alternatives }: Selector, used: ReadonlySet<string>): boolean =>
  classes.every((name) => used.has(name)) &&
  alternatives.every((selectors) => selectors.some((selector) => applies(selector, used)));

const print = (blocks: readonly Block[], used: ReadonlySet<string>): string =>
  blocks
    .map((block) => {
      if (block.kind === "other") return block.text;
      if (block.kind === "group") {
        const content = print(block.blocks, used);
        return content && `${block.prelude}{${content}}`;
      }
      const selectors = block.selectors.filter(({ needs }) => applies(needs, used));
      return selectors.length ? `${selectors.map(({ text }) => text).join(",")}{${block.body}}` : "";
    })
    .join("");

/** Leaves out the custom properties that nothing refers to, such as the colours of states on pages without any. */
const withoutUnusedProperties = (css: string) => {
  const used = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  return css.replace(/(--[\w-]+):[^;{}]*(;|(?=\}))/g, (declaration, name: string) =>
    used.has(name) ? declaration : "",
  );
};

const entities: Record<string, string> = { "&amp;": "&", "&gt;": ">", "&lt;": "<", "&quot;": '"', "&#x27;": "'" };

/** The classes in HTML, also in that of scripts. */
export const classesIn = (html: string) =>
  Array.from(html.matchAll(/\bclass="([^"]*)"/g), ([, names = ""]) =>
    names.replace(/&[\w#]+;/g, (entity) => entities[entity] ?? entity).split(" "),
  ).flat();

/** Returns what prints the part of a built style sheet that a page with these classes uses. */
export const createPageCss = (css: string) => {
  const blocks = parse(css).nodes.map(toBlock);
  return (used: ReadonlySet<string>) => withoutUnusedProperties(print(blocks, used));
};
