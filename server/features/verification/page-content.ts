// Reads a page in one walk: its text, its links, and what it says about itself.
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import type { CheckedAnchor } from "#shared/submissions.ts";
import { parseRobotsRules } from "./robots-rules.ts";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const limits = { links: 5_000, text: 200_000, linkText: 200 };

const inline = new Set(
  "a abbr b bdi bdo cite code data em font i ins kbd mark q s samp small span strong sub sup time u var wbr".split(" "),
);
/** Their content is not shown, or not as HTML. Scripts are on, so `noscript` is text. */
const unshown = new Set(
  "canvas datalist head iframe noembed noframes noscript object script style svg template textarea video audio".split(
    " ",
  ),
);
const places: Record<string, CheckedAnchor["place"]> = {
  article: "main",
  aside: "aside",
  footer: "footer",
  header: "header",
  main: "main",
  nav: "nav",
};

const invisible =
  /(^|;)\s*(display\s*:\s*none|visibility\s*:\s*(hidden|collapse)|opacity\s*:\s*0(\.0*)?\s*(;|!|$)|font-size\s*:\s*0(\.0*)?\s*(px|em|rem|%|pt)?\s*(;|!|$)|(left|top|right|text-indent|margin-left|margin-top)\s*:\s*-\d{3,}|clip-path\s*:\s*inset\((50|100)%|clip\s*:\s*rect\(\s*0)/i;

const appRoots = /^(root|app|__next|__nuxt|gatsby-focus-wrapper|app-root|svelte|react-root|main-app)$/i;

/** `at`: where in the text. */
export type PageLink = { href: string; anchor: Omit<CheckedAnchor, "href">; at: number };

/** Everything of interest in the page, in one walk without recursion: pages may be nested deeply. */
export const readContent = (html: string, agents: readonly string[]) => {
  const found = {
    title: "",
    base: undefined as string | undefined,
    canonical: "",
    robots: [] as string[],
    links: [] as PageLink[],
    text: createText(),
    scripts: 0,
    hasAppRoot: false,
    hasPassword: false,
  };
  type Entry = { node: Node; isHidden: boolean; isShown: boolean; place: CheckedAnchor["place"] };
  const stack: Entry[] = [];
  const push = (nodes: readonly Node[], entry: Omit<Entry, "node">) => {
    for (let at = nodes.length - 1; at >= 0; at--) {
      const node = nodes[at];
      if (node) stack.push({ ...entry, node });
    }
  };
  push(parse(html).childNodes, { isHidden: false, isShown: true, place: undefined });
  for (let entry = stack.pop(); entry; entry = stack.pop()) {
    const { node } = entry;
    if (node.nodeName === "#text") {
      if (entry.isShown && !entry.isHidden) found.text.append((node as DefaultTreeAdapterTypes.TextNode).value);
      continue;
    }
    if (!("tagName" in node)) continue;
    const { tagName: tag } = node;
    const isHtml = node.namespaceURI === "http://www.w3.org/1999/xhtml";
    const isHidden = entry.isHidden || isInvisible(node);
    if (isHtml) readElement(found, node, { isHidden, isShown: entry.isShown, place: entry.place }, agents);
    if (!inline.has(tag)) found.text.append(" ");
    push(node.childNodes, {
      isHidden,
      isShown: entry.isShown && !(isHtml ? unshown.has(tag) : true),
      place: places[tag] ?? entry.place,
    });
  }
  return found;
};

export type PageContent = ReturnType<typeof readContent>;

/** Text with single spaces, up to a limit. */
const createText = () => {
  const pieces: string[] = [];
  let length = 0;
  let endsWithSpace = true;
  return {
    append: (text: string) => {
      const spaced = text.replace(/\s+/g, " ");
      const piece = endsWithSpace && spaced.startsWith(" ") ? spaced.slice(1) : spaced;
      if (!piece || length >= limits.text) return;
      pieces.push(piece);
      length += piece.length;
      endsWithSpace = piece.endsWith(" ");
    },
    length: () => length,
    join: () => pieces.join(""),
  };
};

type Context = { isHidden: boolean; isShown: boolean; place: CheckedAnchor["place"] };

const readElement = (
  found: PageContent,
  node: Element,
  { isHidden, isShown, place }: Context,
  agents: readonly string[],
) => {
  const attribute = (name: string) => node.attrs.find((one) => one.name === name)?.value;
  switch (node.tagName) {
    case "title":
      found.title ||= textOf(node);
      break;
    case "base":
      found.base ??= attribute("href");
      break;
    case "link":
      if (tokens(attribute("rel")).includes("canonical")) found.canonical ||= attribute("href") ?? "";
      break;
    case "meta":
      if (["robots", ...agents].includes((attribute("name") ?? "").toLowerCase()))
        found.robots = [...new Set([...found.robots, ...parseRobotsRules(attribute("content") ?? "")])];
      break;
    case "script":
      found.scripts++;
      break;
    case "input":
      found.hasPassword ||= attribute("type")?.toLowerCase() === "password";
      break;
    case "a":
    case "area": {
      const href = attribute("href");
      if (href === undefined || !isShown || found.links.length >= limits.links) break;
      const anchor = { text: textOf(node), rel: tokens(attribute("rel")), isHidden, place };
      found.links.push({ href, anchor, at: found.text.length() });
      break;
    }
  }
  found.hasAppRoot ||= appRoots.test(attribute("id") ?? node.tagName);
};

/** A token set, as `rel` is. Google also accepts commas. */
const tokens = (value = "") => [...new Set(value.toLowerCase().split(/[\s,]+/))].filter(Boolean).slice(0, 10);

const isInvisible = ({ attrs, tagName }: Element) =>
  attrs.some(({ name, value }) => name === "hidden" || (name === "style" && invisible.test(value))) ||
  (tagName === "dialog" && !attrs.some(({ name }) => name === "open"));

/** Without half a character, which Postgres would not store. */
export const shortened = (text: string) => text.slice(0, limits.linkText).toWellFormed();

/** The text of an element, with the `alt` of its images. */
const textOf = (element: Element) => {
  let text = "";
  const stack: Node[] = [...element.childNodes].reverse();
  for (let node = stack.pop(); node && text.length < limits.linkText; node = stack.pop()) {
    if (node.nodeName === "#text") text += (node as DefaultTreeAdapterTypes.TextNode).value;
    if (!("tagName" in node)) continue;
    if (node.tagName === "img") text += ` ${node.attrs.find(({ name }) => name === "alt")?.value ?? ""} `;
    stack.push(...[...node.childNodes].slice(0, 50).reverse());
  }
  return shortened(text.replace(/\s+/g, " ").trim());
};
