import type { ArticleCheck } from "#shared/content/articles.ts";
import { verdictOf } from "../../../text/similarity.ts";
import { percent } from "./text.ts";

/** A text of the same project: another article or a page of the website. */
export type OtherText = { label: string; text: string };

/** Judges the most similar text. It says nothing about the rest of the web. */
export const checkSimilarity = (
  closest: { other: OtherText; share: number } | undefined,
  compared: number,
): ArticleCheck => {
  const name = "similarity";
  const scope = `Compared with ${compared} ${compared === 1 ? "text" : "texts"} of this project and its website.`;
  const verdict = closest ? verdictOf(closest.share) : "pass";
  if (!closest || verdict === "pass") return { name, verdict: "pass", detail: scope };
  const found = `${percent(closest.share)} alike with ${closest.other.label}.`;
  return verdict === "block"
    ? { name, verdict, detail: `${found} Search engines show only one of them.` }
    : { name, verdict, detail: `${found} Make the difference clear, or merge them.` };
};
