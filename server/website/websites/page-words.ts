import { elementTexts } from "./element-texts.ts";
import { htmlToText } from "./html-to-text.ts";

/** The words of a page's metadata and headings. */
export type PageWords = {
  siteName: string;
  title: string;
  description: string;
  /** From the page's keywords meta tag. */
  keywords: string[];
  headings: string[];
};

const maxLengths = { text: 500, html: 4_000, headings: 30, titles: 20 };

/** Reads a page's metadata and headings; all of it is untrusted. */
export const readPageWords = (html: string): PageWords => {
  const found: Record<string, string> = {};
  const headings: string[] = [];
  const titles: string[] = [];
  const reader = new HTMLRewriter();
  const texts = elementTexts(reader);
  reader
    .on("title", {
      element: (element) => {
        if (!texts.isInDrawing()) texts.collect(titles, element, { limit: maxLengths.html, most: maxLengths.titles });
      },
    })
    .on("meta[content]", {
      element: (element) => {
        const name = (element.getAttribute("property") ?? element.getAttribute("name") ?? "").toLowerCase();
        found[name] ??= element.getAttribute("content") ?? "";
      },
    })
    .on("h1, h2", {
      element: (element) => texts.collect(headings, element, { limit: maxLengths.html, most: maxLengths.headings }),
    })
    .transform(html);
  return {
    siteName: plain(found["og:site_name"] ?? found["application-name"] ?? ""),
    title: plain(titles.find((title) => title) ?? found["og:title"] ?? ""),
    description: plain(found.description || (found["og:description"] ?? "")),
    keywords: plain(found.keywords ?? "").split(","),
    headings: headings.map(plain),
  };
};

const plain = (text: string) => htmlToText(text.slice(0, maxLengths.html)).slice(0, maxLengths.text).trim();
