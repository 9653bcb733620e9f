// Reduces texts to the words that say what they are about.
import { foldCase } from "#shared/text/fold-case.ts";
import { functionWords } from "../../website/websites/stop-words.ts";

/** Words of questions that name no subject, beyond the usual stop words. */
const questionWords = new Set(
  `good best better easy easiest great nice find work works start ask help need want know anybody advice alternative
  alternatives appreciated favorite favourite guys hello hi recommend recommendation recommendations recommended suggest
  suggestion suggestions thoughts opinion opinions experience experiences please thank thanks reddit hn tool tools software
  app apps option options`.split(/\s+/),
);

/** The stem of an English word, roughly: plurals and common endings are cut. Other languages stay nearly unchanged. */
export const stemOf = (word: string) => {
  if (word.length <= 3) return word;
  const singular = word
    .replace(/(?:'|’)s$/, "")
    .replace(/ies$/, "y")
    .replace(/(s[sh]|ch|x|z)es$/, "$1")
    .replace(/(?<=[^su])s$/, "");
  const stem = singular.replace(/(?:ing|ed|er|ers)$/, "");
  if (stem === singular || stem.length < 3) return singular.replace(/(?<=.{3})e$/, "");
  // "shipping" → "ship"
  return stem.replace(/([bdgmnprt])\1$/, "$1").replace(/(?<=.{3})e$/, "");
};

/** The stems of a text's words, without stop words. */
export const stemsOf = (text: string): Set<string> => {
  const words = foldCase(text).match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu) ?? [];
  return new Set(
    words
      .filter((word) => !functionWords.has(word) && !questionWords.has(word) && (word.length > 1 || /\d/.test(word)))
      .map(stemOf),
  );
};

/** What two sets of stems have in common, from 0 to 1 (Jaccard). */
export const overlapOf = (one: ReadonlySet<string>, other: ReadonlySet<string>) => {
  if (!one.size || !other.size) return 0;
  const common = one.intersection(other).size;
  return common / (one.size + other.size - common);
};

/** Equal for titles with the same words in any order. Texts of stop words alone are compared literally. */
export const topicKey = (title: string) =>
  [...stemsOf(title)].sort().join(" ").slice(0, 300) || foldCase(title).slice(0, 300);
