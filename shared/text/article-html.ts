// Prepares the sanitized HTML of a post for display: heading anchors, responsive pictures and code.

import { imageSrcSet } from "../images.ts";
import { slugify } from "./slug.ts";

export type ArticleHeading = { id: string; text: string };
export type Article = {
  html: string;
  /** Second-level headings, for a table of contents. */
  headings: ArticleHeading[];
  /** Reading time in minutes, at least one. */
  minutes: number;
};

const wordsAMinute = 220;

/** Parses HTML as returned by the API. It is sanitized and normalized, so regular expressions are enough. */
export const parseArticle = (content: string): Article => {
  const headings: ArticleHeading[] = [];
  const taken = new Set<string>();
  const html = content
    .replace(/<(h[23])>(.*?)<\/\1>/gs, (_, tag: string, inner: string) => {
      const text = textOf(inner);
      const id = uniqueId(`section-${slugify(text) || "part"}`, taken);
      if (tag === "h2") headings.push({ id, text });
      return `<${tag} id="${id}">${inner}</${tag}>`;
    })
    .replace(
      /<img src="\/api\/file-uploads\/([0-9a-f-]{36})\/image[^"]*"/g,
      (_, id: string) =>
        `<img loading="lazy" decoding="async" sizes="(min-width: 48rem) 44rem, 100vw" srcset="${imageSrcSet(id)}" src="/api/file-uploads/${id}/image?w=960"`,
    )
    // Long lines scroll, also by keyboard.
    .replace(/<pre>/g, '<pre tabindex="0" role="group" aria-label="Code">')
    .replace(/<img src="https:/g, '<img loading="lazy" decoding="async" src="https:');
  const words = textOf(content).match(/\S+/g)?.length ?? 0;
  return { html, headings, minutes: Math.max(1, Math.round(words / wordsAMinute)) };
};

const uniqueId = (preferred: string, taken: Set<string>) => {
  let id = preferred;
  for (let number = 2; taken.has(id); number++) id = `${preferred}-${number}`;
  taken.add(id);
  return id;
};

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

/** The visible text of sanitized HTML, on one line. */
export const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? "")
    .replace(/\s+/g, " ")
    .trim();

/** Shortens text to `most` characters, with an ellipsis if anything was cut. */
export const truncate = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most).trimEnd()}…` : text;

/** Capitalizes each word; the other letters stay unchanged, so that SEO stays SEO. */
export const titleCase = (text: string) =>
  text.replace(/(^|\s)(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
