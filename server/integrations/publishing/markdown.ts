import TurndownService from "turndown";

/** Converts an article's HTML, which was cleaned before, to Markdown. */
export const toMarkdown = (html: string) => turndown.turndown(html);

const turndown = new TurndownService({ headingStyle: "atx", codeBlockStyle: "fenced", bulletListMarker: "-" });
