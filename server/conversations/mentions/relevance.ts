// Verdicts on mentions, and the project's rules that they result in.
import { and, eq, gte, isNotNull, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { lockUntilCommit } from "#db/queries/lock-until-commit.ts";
import { newestFirst } from "#db/queries/order.ts";
import { disabledRules, mentions } from "#db/schema/index.ts";
import { type Mention, maxScore, type Verdict } from "#shared/conversations/mentions.ts";
import { maxPoints, type RelevanceRule, type RuleKind } from "#shared/conversations/relevance.ts";
import { Problem } from "#shared/problem.ts";
import { foldCase } from "#shared/text/fold-case.ts";
import { stopWords } from "../../workspace/keywords/keyword-proposals.ts";

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

/** Rules are learned from the newest verdicts, and change the scores of mentions found lately: as many as a request can. */
const mostVerdicts = 1_000;
const mostRescored = 1_000;
const recentMs = 30 * 24 * 3600_000;

const judgedColumns = {
  id: mentions.id,
  source: mentions.source,
  url: mentions.url,
  author: mentions.author,
  keyword: mentions.keyword,
  title: mentions.title,
  excerpt: mentions.excerpt,
};

/** Until the transaction ends, no other one saves mentions of this project or changes its rules. */
export const lockMentions = (tx: Db, projectId: string) => lockUntilCommit(tx, `mentions ${projectId}`);

const listJudged = async (db: Db, projectId: string) =>
  (
    await db
      .select({ ...judgedColumns, score: mentions.score, verdict: mentions.verdict })
      .from(mentions)
      .where(and(eq(mentions.projectId, projectId), isNotNull(mentions.verdict)))
      .orderBy(...newestFirst(mentions.foundAt, mentions.id))
      .limit(mostVerdicts)
  ).flatMap(({ verdict, ...mention }) => (verdict ? { ...mention, verdict } : []));

/** Returns the project's rules, strongest first, and how many mentions they are learned from. */
export const listRules = async (db: Db, projectId: string) => {
  const judged = await listJudged(db, projectId);
  const disabled = await db
    .select({ id: disabledRules.ruleId })
    .from(disabledRules)
    .where(eq(disabledRules.projectId, projectId));
  return { rules: learnRules(judged, new Set(disabled.map(({ id }) => id))), judged: judged.length };
};

/** Saves what the customer thinks of a mention, and applies the rules that result. */
export const saveVerdict = (
  db: Db,
  now: Date,
  { id, projectId }: Pick<typeof mentions.$inferSelect, "id" | "projectId">,
  verdict: Verdict | null,
) =>
  db.transaction(async (tx) => {
    await lockMentions(tx, projectId);
    await tx.update(mentions).set({ verdict }).where(eq(mentions.id, id));
    await rescore(tx, now, projectId);
    return { verdict };
  });

/** Switches a rule on or off. Throws Problem `not-found`. */
export const saveRule = (db: Db, now: Date, projectId: string, { id, isEnabled }: { id: string; isEnabled: boolean }) =>
  db.transaction(async (tx) => {
    await lockMentions(tx, projectId);
    const { rules } = await listRules(tx, projectId);
    if (!rules.some((rule) => rule.id === id)) throw new Problem("not-found", "Rule not found.");
    const row = { projectId, ruleId: id };
    if (isEnabled)
      await tx.delete(disabledRules).where(and(eq(disabledRules.projectId, projectId), eq(disabledRules.ruleId, id)));
    else await tx.insert(disabledRules).values(row).onConflictDoNothing();
    return rescore(tx, now, projectId);
  });

/** Deletes all verdicts and rules of a project, and restores the scores. */
export const resetRules = (db: Db, projectId: string) =>
  db.transaction(async (tx) => {
    await lockMentions(tx, projectId);
    await tx.delete(disabledRules).where(eq(disabledRules.projectId, projectId));
    await tx
      .update(mentions)
      .set({ verdict: null })
      .where(and(eq(mentions.projectId, projectId), isNotNull(mentions.verdict)));
    await tx
      .update(mentions)
      .set({ score: sql`coalesce(${mentions.baseScore}, ${mentions.score})`, baseScore: null, ruleReasons: [] })
      .where(and(eq(mentions.projectId, projectId), isNotNull(mentions.baseScore)));
  });

/** Applies the rules to the project's recent mentions. Returns the rules. */
const rescore = async (tx: Db, now: Date, projectId: string) => {
  const learned = await listRules(tx, projectId);
  const recent = await tx
    .select({
      ...judgedColumns,
      score: mentions.score,
      baseScore: mentions.baseScore,
      ruleReasons: mentions.ruleReasons,
    })
    .from(mentions)
    .where(and(eq(mentions.projectId, projectId), gte(mentions.foundAt, new Date(now.getTime() - recentMs))))
    .orderBy(...newestFirst(mentions.foundAt, mentions.id))
    .limit(mostRescored);
  const scoreOf = scorerOf(learned.rules);
  const changed = recent.flatMap((mention) => {
    const baseScore = mention.baseScore ?? mention.score;
    const { score, ruleReasons } = scoreOf(mention, baseScore);
    if (score === mention.score && ruleReasons.join("\n") === mention.ruleReasons.join("\n")) return [];
    return { id: mention.id, score, baseScore: ruleReasons.length ? baseScore : null, ruleReasons };
  });
  if (changed.length)
    await tx.execute(sql`
      update ${mentions} set score = changed.score, base_score = changed."baseScore", rule_reasons = changed."ruleReasons"
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
        as changed(id uuid, score integer, "baseScore" integer, "ruleReasons" text[])
      where ${mentions.id} = changed.id and ${mentions.projectId} = ${projectId}::uuid`);
  return learned;
};

export const ruleExportColumns = [
  "type",
  "kind",
  "value",
  "points",
  "verdict",
  "relevant",
  "notRelevant",
  "state",
  "url",
] as const;
type ExportRow = Record<(typeof ruleExportColumns)[number], string | number | null>;

/** Returns the rules, then the verdicts, as rows of a CSV file. */
export const exportRules = async (db: Db, projectId: string): Promise<ExportRow[]> => {
  const { rules } = await listRules(db, projectId);
  const judged = await listJudged(db, projectId);
  return [
    ...rules.map(({ kind, value, points, relevant, notRelevant, isEnabled }) => ({
      type: "rule",
      kind,
      value,
      points,
      verdict: null,
      relevant,
      notRelevant,
      state: isEnabled ? "on" : "off",
      url: null,
    })),
    ...judged.map(({ title, excerpt, url, verdict }) => ({
      type: "verdict",
      kind: null,
      value: title || excerpt,
      points: null,
      verdict,
      relevant: null,
      notRelevant: null,
      state: null,
      url,
    })),
  ];
};
