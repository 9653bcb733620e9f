/** Removes what a browser would read as a tag, also an unclosed one, from a text for systems that take HTML for text. */
export const withoutTags = (text: string) =>
  text
    .replace(/<[a-z/!?][^>]*>?/gi, " ")
    .replace(/\s+/g, " ")
    .trim();
