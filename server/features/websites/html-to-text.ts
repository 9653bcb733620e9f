import sanitize from "sanitize-html";

/** More than this of a post is read by nobody. */
const maxLength = 100_000;

const blocks = /<(?=\/?(?:p|br|div|li|ul|ol|pre|blockquote|h[1-6]|tr|td|hr)\b)/gi;
const escaped: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** What a reader sees of a piece of HTML, in one line: without tags, scripts and styles, its entities read. */
export const htmlToText = (html: string) =>
  sanitize(html.slice(0, maxLength).replace(blocks, " <"), { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => escaped[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
