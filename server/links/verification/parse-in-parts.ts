// Parses a page part by part, because the tree of a large page exceeds the memory of a parsing process.
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, Parser } from "parse5";

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;
export type Parent = DefaultTreeAdapterTypes.ParentNode;

const partLength = 100_000;
/** A link is read with its text, so its end is awaited for so many parts. */
const maxAwaited = 3;
const maxMemory = 100_000_000;
/** Rules for robots, which may revoke a link, are looked for in so much of a page. */
const minLength = 300_000;

/** Returns an element's children that have not been read, and removes those that are complete. */
type TakeChildren = (node: Parent) => Node[];

/** Calls `read` with the document after each part, until it returns true or everything is read. */
export const parseInParts = (html: string, read: (document: Parent, takeChildren: TakeChildren) => boolean) => {
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
    if (process.memoryUsage.rss() > maxMemory) Bun.gc(true);
  }
};

const isLinkOrTitle = (node: unknown) => {
  const { tagName } = (node ?? {}) as Partial<Element>;
  return tagName === "a" || tagName === "title";
};
