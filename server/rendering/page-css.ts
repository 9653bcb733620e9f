// The part of a style sheet that a page uses: a sheet serves several pages, most of which lack some of its sections.

/** What a selector needs on the page: all of these classes, and one alternative of each `:is()`, `:where()` and `:has()`. */
type Selector = { classes: string[]; alternatives: Selector[][] };
type Block =
  | { kind: "group"; prelude: string; blocks: Block[] }
  | { kind: "rule"; selectors: { text: string; needs: Selector }[]; body: string }
  | { kind: "other"; text: string };

const group = /^@(layer|media|supports|container)\b/;
const classSelector = /\[[^\]]*\]|\.((?:[\w-]|\\[0-9a-f]{1,6} ?|\\.)+)/gi;
const pseudoClass = /:(not|is|where|has)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g;

const unescaped = (name: string) =>
  name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code?: string, character?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (character ?? ""),
  );

/** Splits at the commas outside of parentheses and brackets. */
const splitList = (list: string) =>
  list.match(/(?:\\.|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\[[^\]]*\]|[^,])+/g) ?? [];

const parseSelector = (text: string): Selector => {
  // By number, since names contain escaped parentheses.
  const names: string[] = [];
  const numbered = text.replace(classSelector, (_, name?: string) =>
    name ? `.${names.push(unescaped(name)) - 1}` : "",
  );
  const parse = (selector: string): Selector => {
    const alternatives: Selector[][] = [];
    const outer = selector.replace(pseudoClass, (_, kind: string, list: string) => {
      if (kind !== "not") alternatives.push(splitList(list).map(parse));
      return "";
    });
    return { classes: [...outer.matchAll(/\.(\d+)/g)].map(([, at]) => names[Number(at)] ?? ""), alternatives };
  };
  return parse(numbered);
};

const toBlock = (prelude: string, body: string): Block => {
  if (group.test(prelude)) return { kind: "group", prelude, blocks: parse(body) };
  if (prelude.startsWith("@")) return { kind: "other", text: `${prelude}{${body}}` };
  return { kind: "rule", selectors: splitList(prelude).map((text) => ({ text, needs: parseSelector(text) })), body };
};

const parse = (css: string): Block[] => {
  const blocks: Block[] = [];
  let [start, open, depth] = [0, 0, 0];
  for (const { 0: token, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|\\.|[{};]/g)) {
    if (token === "{" && depth++ === 0) open = index;
    const isStatement = token === ";" && depth === 0;
    if (!isStatement && !(token === "}" && --depth === 0)) continue;
    blocks.push(
      isStatement
        ? { kind: "other", text: css.slice(start, index + 1) }
        : toBlock(css.slice(start, open), css.slice(open + 1, index)),
    );
    start = index + 1;
  }
  return blocks;
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
  const blocks = parse(css);
  return (used: ReadonlySet<string>) => withoutUnusedProperties(print(blocks, used));
};
