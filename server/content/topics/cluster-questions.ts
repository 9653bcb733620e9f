// Groups questions about the same thing.
import { overlapOf, stemsOf } from "./topic-words.ts";

export type Question = { id: string; text: string; url: string; score: number };
export type Cluster = { title: string; questions: Question[] };

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
