import type { ArticleCheck } from "#shared/content/articles.ts";
import { type ArticleText, wordsOf } from "./text.ts";

/** Fewer than `least` answer no question; `few` and `many` are worth a look. Ours, from what ranks for how-to queries. */
const limits = { least: 300, few: 600, many: 3_500 };

export const checkWords = ({ text }: ArticleText): ArticleCheck => {
  const count = wordsOf(text).length;
  const name = "words";
  if (count < limits.least)
    return { name, verdict: "block", detail: `${count} words. Write at least ${limits.least}.` };
  if (count < limits.few)
    return { name, verdict: "warn", detail: `${count} words. Most questions need ${limits.few} or more.` };
  if (count > limits.many)
    return { name, verdict: "warn", detail: `${count} words. Consider splitting it into two articles.` };
  return { name, verdict: "pass", detail: `${count} words.` };
};
