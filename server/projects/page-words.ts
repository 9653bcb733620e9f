import { plainText } from "../mentions/plain-text.ts";
import { hearTitle } from "./page-title.ts";

/** What a page says in the places where it says what it is. */
export type PageWords = {
  siteName: string;
  title: string;
  description: string;
  /** As the page lists them itself. */
  keywords: string[];
  headings: string[];
};

const longest = { text: 500, headings: 30 };

/** Reads the words of a page's head and headings; nothing in them is trusted. */
export const pageWords = (html: string): PageWords => {
  const found: Record<string, string> = {};
  const headings: string[] = [];
  let title = "";
  hearTitle(new HTMLRewriter(), (piece) => {
    title += piece;
  })
    .on("meta[content]", {
      element: (element) => {
        const name = (element.getAttribute("property") ?? element.getAttribute("name") ?? "").toLowerCase();
        found[name] ??= element.getAttribute("content") ?? "";
      },
    })
    .on("h1, h2", {
      element: () => {
        headings.push("");
      },
      text: ({ text }) => {
        const at = headings.length - 1;
        if (at < longest.headings) headings[at] += text;
      },
    })
    .transform(html);
  return {
    siteName: plain(found["og:site_name"] ?? found["application-name"] ?? ""),
    title: plain(title || (found["og:title"] ?? "")),
    description: plain(found.description || (found["og:description"] ?? "")),
    keywords: plain(found.keywords ?? "").split(","),
    headings: headings.slice(0, longest.headings).map(plain),
  };
};

const plain = (text: string) => plainText(text.slice(0, 4_000)).slice(0, longest.text).trim();
