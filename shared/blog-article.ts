// How the cleaned HTML of a post is shown: with anchors for its headings and pictures in the width that fits.
import { imageSrcSet } from "./files.ts";
import { slugify } from "./text/slug.ts";

export type ArticleHeading = { id: string; text: string };
export type Article = {
  html: string;
  /** The headings of the second level, for a table of contents. */
  headings: ArticleHeading[];
  /** Minutes that reading takes, one at least. */
  minutes: number;
};

const wordsAMinute = 220;

/** Made from HTML as the API answers it, cleaned and in one spelling, which is why patterns are enough here. */
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

/** What a reader sees of cleaned HTML, in one line. */
export const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? "")
    .replace(/\s+/g, " ")
    .trim();

/** Cut at so many characters, with an ellipsis where something is missing. */
export const truncate = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most).trimEnd()}…` : text;

/** Every word with a capital; the rest of a word stays as it is, so that SEO stays SEO. */
export const titleCase = (text: string) =>
  text.replace(/(^|\s)(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
