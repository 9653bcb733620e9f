// What a sanitized post may contain. Independent of the sanitizer's own list, so that tests verify it.

/** The elements allowed in posts, with their attributes. */
export const allowedAttributes: Record<string, string[]> = {
  ...Object.fromEntries(
    [
      "h2",
      "h3",
      "h4",
      "p",
      "br",
      "hr",
      "strong",
      "em",
      "u",
      "s",
      "code",
      "pre",
      "blockquote",
      "ul",
      "li",
      "figure",
      "figcaption",
    ].map((name) => [name, []]),
  ),
  ol: ["start"],
  a: ["href", "title", "rel"],
  img: ["src", "alt", "title", "width", "height"],
};

/** Whether a link or image may use this URL, as a browser parses it. */
export const isAllowedUrl = (tag: string, address: string, own: string) => {
  const url = URL.parse(address, own);
  if (!url) return false;
  if (tag === "a") return ["https:", "http:", "mailto:"].includes(url.protocol);
  const isOwn = url.origin === new URL(own).origin;
  return isOwn ? /^\/api\/file-uploads\/[0-9a-f-]{36}\/image$/.test(url.pathname) : url.protocol === "https:";
};
