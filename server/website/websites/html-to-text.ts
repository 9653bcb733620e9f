import sanitize from "sanitize-html";

/** Longer HTML is cut. */
const maxLength = 100_000;

const blocks = /<(?=\/?(?:p|br|div|li|ul|ol|pre|blockquote|h[1-6]|tr|td|hr)\b)/gi;
const escaped: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** Returns HTML as one line of plain text: no tags, scripts or styles, entities decoded. */
export const htmlToText = (html: string) =>
  sanitize(html.slice(0, maxLength).replace(blocks, " <"), { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => escaped[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
