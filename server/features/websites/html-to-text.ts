import sanitize from "sanitize-html";

/** More than this of a post is read by nobody. */
const longest = 100_000;

const blocks = /<(?=\/?(?:p|br|div|li|ul|ol|pre|blockquote|h[1-6]|tr|td|hr)\b)/gi;
const escaped: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** What a reader sees of a piece of HTML, in one line: without tags, scripts and styles, its entities read. */
export const plainText = (html: string) =>
  sanitize(html.slice(0, longest).replace(blocks, " <"), { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => escaped[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
