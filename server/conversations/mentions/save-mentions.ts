// Saves the hits of a scan: each post and each author once, also if several sources have the post.
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { foundColumns } from "#db/queries/mentions.ts";
import { leads, mentions } from "#db/schema/index.ts";
import type { Intent } from "#shared/conversations/mentions.ts";
import type { SourceName } from "#shared/conversations/sources.ts";
import { emitEvents } from "../../events/webhook-events.ts";
import type { Post } from "../../integrations/mention-source.ts";
import { listRules, lockMentions } from "./relevance.ts";
import { scorerOf } from "./relevance-rules.ts";
import { canonicalUrlOf, finderOf, listCandidates, titleKeyOf } from "./same-post.ts";

export type Hit = {
  post: Post;
  keyword: string;
  /** The other keywords that the post matches. */
  alsoKeywords: string[];
  excerpt: string;
  intent: Intent;
  score: number;
  reasons: string[];
};

/** Postgres allows 65,535 parameters per statement. */
const batchSize = 1_000;

/**
 * Inserts new mentions and adds their authors to the leads. Known posts, including dismissed ones, stay unchanged; a
 * post that is known from another source is noted there. Call it in a transaction, so that no post is saved without its
 * author.
 */
export const saveMentions = async (tx: Db, projectId: string, source: SourceName, hits: readonly Hit[], now: Date) => {
  // A fixed order, so that two scans that insert the same posts cannot deadlock.
  const rows = hits.map(toRow).sort(byTime);
  if (!rows.length) return;
  await lockMentions(tx, projectId);
  const { rules } = await listRules(tx, projectId);
  const scoreOf = scorerOf(rules);
  const scope = { projectId, source, foundAt: now };
  const others: Row[] = [];
  // Known mentions first: inserting locks the day's counts, which a change of one of these mentions may wait for.
  for (let at = 0; at < rows.length; at += batchSize)
    others.push(...(await foldKnown(tx, scope, rows.slice(at, at + batchSize))));
  for (let at = 0; at < others.length; at += batchSize) {
    const batch = others.slice(at, at + batchSize).map((row) => {
      const { score, ruleReasons } = scoreOf({ ...row, source }, row.score);
      const baseScore = ruleReasons.length ? row.score : null;
      return { ...row, ...scope, score, baseScore, ruleReasons };
    });
    const added = await tx.insert(mentions).values(batch).onConflictDoNothing().returning(foundColumns);
    const newLeads = await saveLeads(tx, { projectId, source, createdAt: now }, added);
    await emitEvents(tx, now, projectId, [
      ...added.map((mention) => ({ type: "mention.created" as const, data: toMentionData(mention) })),
      ...newLeads.map((data) => ({ type: "lead.created" as const, data })),
    ]);
  }
};

const toRow = ({ post, ...judgement }: Hit) => {
  const { externalId, url, author, authorUrl, title, publishedAt } = post;
  const keys = { canonicalUrl: canonicalUrlOf(url), titleKey: titleKeyOf(title) };
  return { ...judgement, ...keys, externalId, url, author, authorUrl, title, publishedAt };
};

type Row = ReturnType<typeof toRow>;

type FoldScope = { projectId: string; source: SourceName; foundAt: Date };

/** Notes posts that are known from other sources at their mentions. Returns the others. */
const foldKnown = async (tx: Db, { projectId, source, foundAt }: FoldScope, rows: Row[]) => {
  const candidates = await listCandidates(tx, projectId, source, rows);
  if (!candidates.length) return rows;
  const ids = rows.map(({ externalId }) => externalId);
  const saved = await tx
    .select({ externalId: mentions.externalId })
    .from(mentions)
    .where(and(eq(mentions.projectId, projectId), eq(mentions.source, source), inArray(mentions.externalId, ids)));
  const savedIds = new Set(saved.map(({ externalId }) => externalId));
  const find = finderOf(candidates);
  const changed = new Set<(typeof candidates)[number]>();
  const others = rows.filter((row) => {
    const same = savedIds.has(row.externalId) ? undefined : find(row);
    if (same && !same.alsoFoundIn.some((found) => found.source === source && found.url === row.url)) {
      same.alsoFoundIn = [...same.alsoFoundIn, { source, url: row.url, foundAt: foundAt.toISOString() }];
      changed.add(same);
    }
    return !same;
  });
  for (const { id, alsoFoundIn } of changed) await tx.update(mentions).set({ alsoFoundIn }).where(eq(mentions.id, id));
  return others;
};

const byTime = (one: Row, other: Row) =>
  one.publishedAt.getTime() - other.publishedAt.getTime() || (one.externalId < other.externalId ? -1 : 1);

type SavedMention = Pick<typeof mentions.$inferSelect, keyof typeof foundColumns>;

const toMentionData = ({ publishedAt, foundAt, ...mention }: SavedMention) => ({
  ...mention,
  publishedAt: publishedAt.toISOString(),
  foundAt: foundAt.toISOString(),
});

type Scope = { projectId: string; source: SourceName; createdAt: Date };

/** Returns the leads that are new. */
const saveLeads = async (db: Db, scope: Scope, added: SavedMention[]) => {
  const authored = added.filter(({ author, authorUrl }) => author && authorUrl);
  if (!authored.length) return [];
  const people = [...Map.groupBy(authored, ({ author }) => author ?? "")].sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const saved = await db
    .insert(leads)
    .values(people.map(([handle, posts]) => ({ ...scope, handle, ...toLead(posts) })))
    .onConflictDoUpdate({
      target: [leads.projectId, leads.source, leads.handle],
      set: {
        score: sql`greatest(${leads.score}, excluded.score)`,
        reasons: sql`case when excluded.score > ${leads.score} then excluded.reasons else ${leads.reasons} end`,
        mentions: sql`${leads.mentions} + excluded.mentions`,
        firstSeenAt: sql`least(${leads.firstSeenAt}, excluded.first_seen_at)`,
        lastSeenAt: sql`greatest(${leads.lastSeenAt}, excluded.last_seen_at)`,
      },
    })
    .returning({ ...leadColumns, isNew: sql<boolean>`xmax = 0` });
  await db
    .update(mentions)
    .set({ leadId: leads.id })
    .from(leads)
    .where(
      and(
        inArray(
          mentions.id,
          authored.map(({ id }) => id),
        ),
        eq(leads.projectId, scope.projectId),
        eq(leads.source, scope.source),
        eq(leads.handle, mentions.author),
      ),
    );
  return saved.filter(({ isNew }) => isNew).map(({ isNew: _, ...lead }) => lead);
};

const leadColumns = {
  id: leads.id,
  source: leads.source,
  handle: leads.handle,
  profileUrl: leads.profileUrl,
  score: leads.score,
  reasons: leads.reasons,
};

/** Combines the posts of one author into a lead. */
const toLead = (posts: SavedMention[]) => {
  const best = posts.reduce((one, other) => (other.score > one.score ? other : one));
  const times = posts.map(({ publishedAt }) => publishedAt.getTime());
  return {
    profileUrl: best.authorUrl ?? "",
    score: best.score,
    reasons: best.reasons,
    mentions: posts.length,
    firstSeenAt: new Date(Math.min(...times)),
    lastSeenAt: new Date(Math.max(...times)),
  };
};
