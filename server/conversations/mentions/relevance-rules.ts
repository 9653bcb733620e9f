// Learns rules from the mentions that a customer judged, and applies them. Pure: the same verdicts give the same rules.
import { type Mention, maxScore, type Verdict } from "#shared/conversations/mentions.ts";
import { maxPoints, type RelevanceRule, type RuleKind } from "#shared/conversations/relevance.ts";
import { foldCase } from "#shared/text/fold-case.ts";
import { stopWords } from "../../website/websites/stop-words.ts";

export type Judged = Pick<Mention, "source" | "url" | "author" | "keyword" | "title" | "excerpt">;
type Trait = { id: string; kind: RuleKind; value: string };

/** Single verdicts are often about the post, not about its author or words; words need more, as every post has many. */
const minSupport: Record<RuleKind, number> = { author: 2, community: 2, keyword: 2, word: 3 };
const mostWords = 12;
const minWordLength = 4;

/** Returns the rules, strongest first. */
export const learnRules = (
  judged: readonly (Judged & { verdict: Verdict })[],
  disabled: ReadonlySet<string> = new Set(),
): RelevanceRule[] => {
  const counts = new Map<string, Trait & { relevant: number; notRelevant: number }>();
  for (const mention of judged)
    for (const trait of traitsOf(mention)) {
      const count = counts.get(trait.id) ?? { ...trait, relevant: 0, notRelevant: 0 };
      count[mention.verdict === "relevant" ? "relevant" : "notRelevant"]++;
      counts.set(trait.id, count);
    }
  const rules = [...counts.values()].flatMap(({ id, kind, value, relevant, notRelevant }) => {
    const support = relevant + notRelevant;
    // Two more than the verdicts, so that a few of them don't weigh as much as many.
    const points = Math.round((maxPoints[kind] * (relevant - notRelevant)) / (support + 2));
    if (support < minSupport[kind] || !points) return [];
    const isMixedWord = kind === "word" && relevant > 0 && notRelevant > 0;
    if (isMixedWord) return [];
    const reason = reasonOf({ kind, value, points, relevant, notRelevant });
    return { id, kind, value, points, relevant, notRelevant, reason, isEnabled: !disabled.has(id) };
  });
  rules.sort((one, other) => Math.abs(other.points) - Math.abs(one.points) || (one.id < other.id ? -1 : 1));
  const words = new Set(rules.filter(({ kind }) => kind === "word").slice(0, mostWords));
  return rules.filter((rule) => rule.kind !== "word" || words.has(rule));
};

/**
 * Returns a function that scores mentions: the score with the points of the rules that apply, from 0 to 100, and these rules
 * in words.
 */
export const scorerOf = (rules: readonly RelevanceRule[]) => {
  const enabled = rules.filter(({ isEnabled }) => isEnabled);
  const positions = new Map(enabled.map(({ id }, at) => [id, at]));
  return (mention: Judged, baseScore: number) => {
    const applied = traitsOf(mention)
      .flatMap(({ id }) => positions.get(id) ?? [])
      .sort((one, other) => one - other)
      .flatMap((at) => enabled[at] ?? []);
    const sum = applied.reduce((total, { points }) => total + points, baseScore);
    return { score: Math.max(0, Math.min(maxScore, sum)), ruleReasons: applied.map(({ reason }) => reason) };
  };
};

const traitsOf = (mention: Judged): Trait[] => {
  const { source, author, keyword } = mention;
  const words = wordsOf(mention);
  return [
    ...(author ? [{ id: `author:${source}:${author}`, kind: "author" as const, value: author }] : []),
    ...[communityOf(mention)].flatMap((value) =>
      value ? [{ id: `community:${value}`, kind: "community" as const, value }] : [],
    ),
    { id: `keyword:${foldCase(keyword)}`, kind: "keyword", value: keyword },
    ...words.map((value) => ({ id: `word:${value}`, kind: "word" as const, value })),
  ];
};

/** The subreddit, or the site that the post is on. */
const communityOf = ({ source, url }: Judged) => {
  if (!URL.canParse(url)) return undefined;
  const { hostname, pathname } = new URL(url);
  const [subreddit] = source === "reddit" ? (pathname.match(/^\/r\/[\w-]+/i) ?? []) : [];
  return subreddit ? subreddit.slice(1).toLowerCase() : hostname.replace(/^www\./, "");
};

/** The words of the post that aren't in every text or in the keyword. */
const wordsOf = ({ title, excerpt, keyword }: Judged) => {
  const words = (text: string) => foldCase(text).match(/\p{L}[\p{L}\p{N}]*/gu) ?? [];
  const ownWords = new Set(words(keyword));
  return [...new Set(words(`${title} ${excerpt}`))].filter(
    (word) => word.length >= minWordLength && word.length <= 40 && !stopWords.has(word) && !ownWords.has(word),
  );
};

const phrases: Record<RuleKind, (value: string) => string> = {
  author: (value) => `posts by ${value}`,
  community: (value) => (value.startsWith("r/") ? `posts in ${value}` : `posts on ${value}`),
  keyword: (value) => `posts for “${value}”`,
  word: (value) => `posts with “${value}”`,
};

type Learned = Pick<RelevanceRule, "kind" | "value" | "points" | "relevant" | "notRelevant">;

const reasonOf = ({ kind, value, points, relevant, notRelevant }: Learned) => {
  const isFor = points > 0;
  const [agreeing, support] = [isFor ? relevant : notRelevant, relevant + notRelevant];
  const count = agreeing === support ? support : `${agreeing} of ${support}`;
  return `${isFor ? "+" : "−"}${Math.abs(points)}: ${phrases[kind](value)} were ${isFor ? "" : "not "}relevant (${count})`;
};
