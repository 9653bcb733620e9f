import type { ArticleCheck } from "#shared/content/articles.ts";
import { type ArticleText, sentencesOf, wordsOf } from "./text.ts";

/** Words per sentence and per paragraph; longer ones are hard to read in any language. */
const limits = { sentence: 25, longSentence: 35, longShare: 0.15, paragraph: 150 };

export const checkReadability = ({ paragraphs }: ArticleText): ArticleCheck => {
  const name = "readability";
  const lengths = paragraphs.flatMap(sentencesOf).map((sentence) => wordsOf(sentence).length);
  if (!lengths.length) return { name, verdict: "warn", detail: "There are no sentences to read yet." };
  const average = Math.round(lengths.reduce((sum, length) => sum + length, 0) / lengths.length);
  if (average > limits.sentence)
    return {
      name,
      verdict: "warn",
      detail: `Sentences have ${average} words on average. Aim for ${limits.sentence} or fewer.`,
    };
  const long = lengths.filter((length) => length > limits.longSentence).length;
  if (long / lengths.length > limits.longShare)
    return {
      name,
      verdict: "warn",
      detail: `${long} of ${lengths.length} sentences have more than ${limits.longSentence} words.`,
    };
  const longest = Math.max(...paragraphs.map((paragraph) => wordsOf(paragraph).length));
  if (longest > limits.paragraph)
    return { name, verdict: "warn", detail: `A paragraph has ${longest} words. Split it.` };
  return { name, verdict: "pass", detail: `${average} words per sentence on average.` };
};
