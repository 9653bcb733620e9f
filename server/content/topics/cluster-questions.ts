// Groups questions about the same thing.
import { foldCase } from "#shared/text/fold-case.ts";
import { functionWords } from "../../workspace/keywords/keyword-proposals.ts";

/** Words of questions that name no subject, beyond the usual stop words. */
const questionWords = new Set(
  `good best better easy easiest great nice find work works start ask help need want know anybody advice alternative
  alternatives appreciated favorite favourite guys hello hi recommend recommendation recommendations recommended suggest
  suggestion suggestions thoughts opinion opinions experience experiences please thank thanks reddit hn tool tools software
  app apps option options`.split(/\s+/),
);

/** The stem of an English word, roughly: plurals and common endings are cut. Other languages stay nearly unchanged. */
const stemOf = (word: string) => {
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

type Question = { id: string; text: string; url: string; score: number };
type Cluster = { title: string; questions: Question[] };

/** From how much overlap two questions are one topic. */
const minOverlap = 0.6;

/**
 * Groups questions whose words overlap by at least 60 % with the group's first, best scored one, which names it. The
 * largest groups come first.
 */
export const clusterQuestions = (questions: readonly Question[]): Cluster[] => {
  const clusters: { stems: Set<string>; questions: Question[] }[] = [];
  const byStem = new Map<string, Set<number>>();
  const ranked = [...questions].sort((one, other) => other.score - one.score || one.id.localeCompare(other.id));
  for (const question of ranked) {
    const stems = stemsOf(question.text);
    // One word is too little to say what a question is about.
    if (stems.size < 2) continue;
    const candidates = new Set([...stems].flatMap((stem) => [...(byStem.get(stem) ?? [])]));
    const best = [...candidates]
      .map((at) => ({ at, overlap: overlapOf(stems, clusters[at]?.stems ?? new Set()) }))
      .sort((one, other) => other.overlap - one.overlap || one.at - other.at)[0];
    if (best && best.overlap >= minOverlap) {
      clusters[best.at]?.questions.push(question);
      continue;
    }
    for (const stem of stems) byStem.set(stem, (byStem.get(stem) ?? new Set()).add(clusters.length));
    clusters.push({ stems, questions: [question] });
  }
  return clusters
    .map(({ questions: grouped }) => ({ title: grouped[0]?.text ?? "", questions: grouped }))
    .sort((one, other) => other.questions.length - one.questions.length);
};

const opening =
  /^(?:how|what|which|who|where|when|why|is|are|can|could|do|does|did|should|would|has|have|any|anyone|anybody|wie|was|welche[rs]?|warum|gibt)\b/i;

/** The question that a post puts: its title, or the first sentence of its text that ends with a question mark. */
export const questionIn = (title: string, text: string): string | undefined => {
  const line = title.replace(/^(?:ask|show|tell) hn:\s*/i, "").trim();
  if (line.endsWith("?") || opening.test(line)) return line.slice(0, 200);
  const sentence = text.match(/[^.!?\n]{10,180}\?/)?.[0]?.trim();
  return sentence && (opening.test(sentence) || !line) ? sentence : undefined;
};
