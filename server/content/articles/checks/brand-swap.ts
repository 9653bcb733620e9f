import type { ArticleCheck } from "#shared/content/articles.ts";
import { foldCase } from "#shared/text/fold-case.ts";
import { type ArticleText, percent } from "./text.ts";

/** What only this product can say: its features, prices, places … as whole phrases. */
export type OwnFacts = { name: string; phrases: readonly string[]; host: string };

/** Below this share of own facts among the sentences about the product, a competitor's name would fit as well. */
const minShare = 0.3;

/**
 * The brand-swap note: would the text be as true with a competitor's name? Looks at the paragraphs that name the product
 * and counts those that also have a fact of its own, a number or a link to its website. Never blocks: it is a question
 * for the person who approves.
 */
export const checkBrandSwap = (
  { html, paragraphs }: ArticleText,
  { name: brand, phrases, host }: OwnFacts,
): ArticleCheck => {
  const name = "brand-swap";
  const folded = foldCase(brand);
  const about = paragraphs.map(foldCase).filter((paragraph) => folded && paragraph.includes(folded));
  if (!about.length)
    return { name, verdict: "warn", detail: `The text never names ${brand}: it would fit any competitor.` };
  const facts = phrases.map(foldCase).filter((phrase) => phrase.length >= 4);
  const links = [...html.matchAll(/<(p|li|blockquote)>(.*?)<\/\1>/gs)].filter(
    ([, , inner = ""]) => foldCase(inner).includes(folded) && inner.includes(host),
  ).length;
  const withFact = about.filter((paragraph) => /\d/.test(paragraph) || facts.some((fact) => paragraph.includes(fact)));
  const share = Math.min(1, Math.max(withFact.length, links) / about.length);
  return share < minShare
    ? {
        name,
        verdict: "warn",
        detail: `${percent(1 - share)} of the paragraphs that name ${brand} would be as true with a competitor's name. Add what only you can say.`,
      }
    : {
        name,
        verdict: "pass",
        detail: `${about.length === 1 ? "A paragraph names" : `${about.length} paragraphs name`} ${brand}, with facts of its own.`,
      };
};
