// Reads an article's HTML for its checks. The HTML is sanitized, so its tags are simple.
import { htmlToText } from "../../../website/websites/html-to-text.ts";

export type ArticleText = {
  title: string;
  html: string;
  /** The whole text without markup. */
  text: string;
  /** One text per paragraph, list item and heading. */
  paragraphs: string[];
  headings: { level: number; text: string }[];
  /** The addresses of its links, without duplicates, in order. */
  links: string[];
};

export const readArticle = (title: string, html: string): ArticleText => ({
  title,
  html,
  text: htmlToText(html),
  paragraphs: [...html.matchAll(/<(p|li|blockquote)>(.*?)<\/\1>/gs)]
    .map(([, , inner = ""]) => htmlToText(inner))
    .filter(Boolean),
  headings: [...html.matchAll(/<h([2-4])>(.*?)<\/h\1>/gs)].map(([, level, inner = ""]) => ({
    level: Number(level),
    text: htmlToText(inner),
  })),
  links: linksIn(html),
});

/** The http addresses that sanitized HTML links to. */
export const linksIn = (html: string) => [
  ...new Set(
    [...html.matchAll(/<a href="([^"]*)"/g)]
      .map(([, href = ""]) => href.replaceAll("&amp;", "&"))
      .filter((href) => /^https?:\/\//i.test(href)),
  ),
];

/** Without a word list: runs of letters and digits, with inner apostrophes and hyphens. */
export const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];

/** Splits at ends of sentences, but not after abbreviations of one letter or at decimals. */
export const sentencesOf = (text: string) =>
  text
    .split(/(?<=[^\s.][.!?…]["”’)]?)\s+(?=["“‘(]?[\p{Lu}\p{N}])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

export const percent = (share: number) => `${Math.round(100 * share)}%`;
