import type { ArticleCheck } from "#shared/content/articles.ts";
import { foldCase } from "#shared/text/fold-case.ts";
import { type ArticleText, wordsOf } from "./text.ts";

/** Words under one heading, above which readers lose their way. */
const maxWordsPerHeading = 400;

export const checkHeadings = ({ title, text, headings }: ArticleText): ArticleCheck => {
  const name = "headings";
  const main = headings.filter(({ level }) => level === 2);
  if (headings.some((heading) => !heading.text))
    return { name, verdict: "block", detail: "A heading is empty. Fill or remove it." };
  if (main.length < 2) return { name, verdict: "block", detail: "Divide the text with at least two headings." };
  const texts = headings.map((heading) => foldCase(heading.text));
  const repeated = headings.find((_, at) => texts.indexOf(texts[at] ?? "") !== at);
  if (repeated) return { name, verdict: "warn", detail: `The heading “${repeated.text}” appears twice.` };
  if (texts.includes(foldCase(title))) return { name, verdict: "warn", detail: "A heading repeats the title." };
  const skipped = headings.find(({ level }, at) => level > (headings[at - 1]?.level ?? 1) + 1);
  if (skipped) return { name, verdict: "warn", detail: `“${skipped.text}” skips a level of headings.` };
  const perHeading = Math.round(wordsOf(text).length / headings.length);
  if (perHeading > maxWordsPerHeading)
    return { name, verdict: "warn", detail: `${perHeading} words per heading. Add headings.` };
  return { name, verdict: "pass", detail: `${headings.length} headings.` };
};
