const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };
const decode = (text: string) => text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
const mainOf = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));
const textOf = (html: string) => {
  const visible = html.replaceAll(/<(script|style|template)\b.*?<\/\1>|<!--.*?-->/gs, "").replaceAll(/<[^>]*>/g, " ");
  return decode(visible).replaceAll(/\s+/g, " ").trim();
};

/** Returns the visible text of a rendered page's main element, in one line. */
export const mainText = (html: string) => textOf(mainOf(html));

/** Returns the links in a rendered page's main element. */
export const linksIn = (html: string) =>
  [...mainOf(html).matchAll(/<a\b[^>]*?\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href = "", content = ""]) => ({
    href: decode(href),
    text: textOf(content),
  }));
