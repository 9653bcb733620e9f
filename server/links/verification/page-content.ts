// Reads a page in one walk: its text, its links, and what it says about itself.
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, Parser } from "parse5";
import type { CheckedAnchor } from "#shared/links/submissions.ts";
import { parseRobotsRules } from "../../website/websites/robots-rules.ts";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

const partLength = 100_000;
/** A link is read with its text, so its end is awaited for so many parts. */
const maxAwaited = 3;
const maxMemory = 100_000_000;
/** Rules for robots, which may revoke a link, are looked for in so much of a page. */
const minLength = 300_000;

/** Returns an element's children that have not been read, and removes those that are complete. */
type TakeChildren = (node: Parent) => Node[];

/** Calls `read` with the document after each part, until it returns true or everything is read. */
const parseInParts = (html: string, read: (document: Parent, takeChildren: TakeChildren) => boolean) => {
  const parser = new Parser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>({ treeAdapter: defaultTreeAdapter });
  const { tokenizer, openElements, document } = parser;
  let awaited = 0;
  for (let at = 0; at === 0 || at < html.length; at += partLength) {
    const isLast = at + partLength >= html.length;
    tokenizer.write(html.slice(at, at + partLength), isLast);
    // The parser still adds to open elements, and to the head from behind it.
    const open = new Set<unknown>([...openElements.items.slice(0, openElements.stackTop + 1), parser.headElement]);
    const isInLink = !isLast && open.values().some(isLinkOrTitle);
    awaited = isInLink ? awaited + 1 : 0;
    if (isInLink && awaited <= maxAwaited) continue;
    const isEnough = read(document, (node) => {
      const nodes = node.childNodes;
      node.childNodes = isLast ? [] : nodes.filter((child) => open.has(child));
      return nodes;
    });
    if (isEnough && at >= minLength) return;
    // Otherwise, garbage may grow beyond the limit of the process before it is collected.
    if (!isLast && process.memoryUsage.rss() > maxMemory) Bun.gc(true);
  }
};

const isLinkOrTitle = (node: unknown) => {
  const { tagName } = (node ?? {}) as Partial<Element>;
  return tagName === "a" || tagName === "title";
};

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
  /(^|;)\s*(display\s*:\s*none|visibility\s*:\s*(hidden|collapse)|font-size\s*:\s*0(\.0*)?\s*(px|em|rem|%|pt)?\s*(;|!|$)|(left|top|right|text-indent|margin-left|margin-top)\s*:\s*-\d{3,}|clip-path\s*:\s*inset\((50|100)%|clip\s*:\s*rect\(\s*0)/i;

const transparent = /(^|;)\s*opacity\s*:\s*0(\.0*)?\s*(;|!|$)/i;
/** Scripts show elements that start transparent and moved. */
const isAnimated = /(^|[;-])\s*(transform|translate|will-change)\s*:/i;
/** Of Webflow, Tailwind and Bootstrap. Others beside them show the element on wider screens. */
const hiddenClasses = /(^|\s)(w-condition-invisible|hidden|d-none)(\s|$)/;
const shownClasses = /:!?(block|flex|grid|inline|table|contents|flow-root)|(^|\s)d-(sm|md|lg|xl|xxl)-(?!none)/;
/** React streams late parts of a page in hidden elements, which a script then moves to their place. */
const streamedId = /(^|[^\w])S:[\da-f]+$/;

const appRoots = /^(root|app|__next|__nuxt|gatsby-focus-wrapper|app-root|svelte|react-root|main-app)$/i;

/** `at`: where in the text. */
export type PageLink = { href: string; anchor: Omit<CheckedAnchor, "href">; at: number };

/**
 * The tree that an element belongs to. In a shadow tree, it is shown, but says nothing about the page. In an inert
 * one, the content of an ordinary template, it is not shown.
 */
type Tree = { kind: "document" | "inert" } | { kind: "shadow"; slots: Set<string> };
type Context = { isHidden: boolean; isShown: boolean; place: CheckedAnchor["place"]; tree: Tree };
/** `slots`: names of the slots of its shadow tree. Visitors see the children that have a slot. */
type Entered = { context: Context; slots?: Set<string> };

type Reading = {
  agents: readonly string[];
  /** Whether this link decides, so that the rest of a large page need not be read. */
  isDeciding: (link: PageLink, base: string | undefined) => boolean;
};

/** Everything of interest in the page, in one walk without recursion: pages may be nested deeply. */
export const readContent = (html: string, { agents, isDeciding }: Reading) => {
  const found = {
    title: "",
    base: undefined as string | undefined,
    canonical: "",
    robots: [] as string[],
    links: [] as PageLink[],
    text: createText(),
    /** Scripts and frames. */
    scripts: 0,
    /** Whether a part of the content loads later. */
    hasLatePart: false,
    hasAppRoot: false,
    hasPassword: false,
  };
  let decided = 0;

  const enter = (node: Element, parent: Entered): Entered => {
    const { isHidden, isShown, place, tree } = parent.context;
    const { tagName: tag } = node;
    const isHtml = node.namespaceURI === "http://www.w3.org/1999/xhtml";
    const context: Context = {
      isHidden: isHidden || isInvisible(node) || !isSlotted(node, parent),
      isShown,
      place,
      tree,
    };
    if (isHtml && tree.kind !== "inert") readElement(found, node, context, agents);
    if (!inline.has(tag)) found.text.append(" ");
    return {
      context: {
        isHidden: context.isHidden,
        isShown: isShown && !(isHtml ? unshown.has(tag) : true),
        place: places[tag] ?? place,
        tree,
      },
    };
  };

  /** The content of a template: shown if it is the first shadow tree of its parent, which then shows it. */
  const enterTemplate = (node: Element, host: Element | undefined, parent: Entered): Entered => {
    if (!host || parent.slots || parent.context.tree.kind === "inert" || !isShadowRoot(node, host))
      return { context: { ...parent.context, isShown: false, tree: { kind: "inert" } } };
    parent.slots = new Set();
    return { context: { ...parent.context, tree: { kind: "shadow", slots: parent.slots } } };
  };

  parseInParts(html, (document, takeChildren) => {
    const root: Entered = { context: { isHidden: false, isShown: true, place: undefined, tree: { kind: "document" } } };
    type Entry = { node: Node; host: Element | undefined; parent: Entered };
    const stack: Entry[] = [];
    const push = (from: Parent, entered: Entered, host?: Element) => {
      for (const node of takeChildren(from).reverse()) stack.push({ node, host, parent: entered });
    };
    push(document, root);
    for (let entry = stack.pop(); entry; entry = stack.pop()) {
      const { node, host, parent } = entry;
      if (node.nodeName === "#text") {
        const { isShown, isHidden, tree } = parent.context;
        const isSeen = isShown && !isHidden && tree.kind !== "inert" && (parent.slots?.has("") ?? true);
        if (isSeen) found.text.append((node as DefaultTreeAdapterTypes.TextNode).value);
        continue;
      }
      if (!("tagName" in node)) continue;
      const isTemplate = "content" in node;
      // An element is entered once, and its children are read as they arrive. A WeakMap would double the time.
      const known: Element & { entered?: Entered } = node;
      known.entered ??= isTemplate ? enterTemplate(node, host, parent) : enter(node, parent);
      push(isTemplate ? node.content : node, known.entered, isTemplate ? undefined : node);
    }
    const isEnough = found.links.slice(decided).some((link) => isDeciding(link, found.base));
    decided = found.links.length;
    return isEnough;
  });
  return found;
};

/** Whether visitors see the children of a shadow host: those that a slot of its shadow tree has a place for. */
const isSlotted = (node: Element, { slots }: Entered) => slots?.has(attributeOf(node, "slot") ?? "") ?? true;

/** Elements that may have a shadow tree; custom elements have a hyphen in their name. */
const shadowHosts = /^(article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span|[a-z][^-]*-.*)$/;

const isShadowRoot = (template: Element, host: Element) =>
  /^(open|closed)$/i.test(attributeOf(template, "shadowrootmode") ?? "") && shadowHosts.test(host.tagName);

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

const readElement = (
  found: PageContent,
  node: Element,
  { isHidden, isShown, place, tree }: Context,
  agents: readonly string[],
) => {
  const attribute = (name: string) => attributeOf(node, name);
  if (tree.kind === "shadow" && node.tagName === "slot") tree.slots.add(attribute("name") ?? "");
  if (tree.kind === "shadow" && /^(title|base|link|meta)$/.test(node.tagName)) return;
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
    case "iframe":
    case "frame":
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
  found.hasLatePart ||= (place === undefined || place === "main") && isLatePart(node);
  found.hasAppRoot ||= appRoots.test(attribute("id") ?? node.tagName);
};

const attributeOf = ({ attrs }: Element, wanted: string) => attrs.find(({ name }) => name === wanted)?.value;

/** A token set, as `rel` is. Google also accepts commas. */
const tokens = (value = "") => [...new Set(value.toLowerCase().split(/[\s,]+/))].filter(Boolean).slice(0, 10);

const isInvisible = (node: Element) => {
  // Of a page that is hidden as a whole, scripts show it.
  if (node.tagName === "html" || node.tagName === "body") return false;
  const style = attributeOf(node, "style") ?? "";
  const classes = attributeOf(node, "class") ?? "";
  return (
    (attributeOf(node, "hidden") !== undefined && !streamedId.test(attributeOf(node, "id") ?? "")) ||
    invisible.test(style) ||
    (transparent.test(style) && !isAnimated.test(style)) ||
    (hiddenClasses.test(classes) && !shownClasses.test(classes)) ||
    (node.tagName === "dialog" && attributeOf(node, "open") === undefined)
  );
};

/** Of Turbo and htmx, or a skeleton. */
const isLatePart = (node: Element) =>
  (node.tagName === "turbo-frame" && attributeOf(node, "src") !== undefined) ||
  (attributeOf(node, "hx-get") !== undefined &&
    /load|revealed|intersect/.test(attributeOf(node, "hx-trigger") ?? "")) ||
  attributeOf(node, "aria-busy") === "true";

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

export const notFollowed = ["nofollow", "ugc", "sponsored"];

export const isFollowed = ({ rel }: { rel: readonly string[] }) => !notFollowed.some((token) => rel.includes(token));
