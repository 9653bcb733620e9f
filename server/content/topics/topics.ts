import { and, asc, desc, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { countListed } from "#db/queries/count.ts";
import { articles, sitePages, topics } from "#db/schema/index.ts";
import type { TopicEvidence, TopicInput, TopicIntent, TopicQuery, TopicSource } from "#shared/content/topics.ts";
import { offsetOf } from "#shared/pagination.ts";
import { Problem } from "#shared/problem.ts";
import { plainLine } from "#shared/text/plain-text.ts";
import { getOwnRow } from "../../access/own-row.ts";
import type { Viewer } from "../../access/project-access.ts";
import { overlapOf, stemsOf, topicKey } from "./cluster-questions.ts";

type Row = typeof topics.$inferSelect;

const toTopics = async (db: Db, rows: readonly Row[]) => {
  const ids = rows.map(({ id }) => id);
  const about = await db
    .select({ id: articles.id, topicId: articles.topicId })
    .from(articles)
    .where(and(inArray(articles.topicId, ids), ne(articles.state, "archived")))
    .orderBy(asc(articles.createdAt), asc(articles.id));
  const articleIds = new Map(about.map(({ id, topicId }) => [topicId, id]));
  return rows.map(({ id, title, source, intent, evidence, cannibalises, createdAt }) => ({
    id,
    title,
    source,
    intent,
    evidence,
    cannibalises,
    articleId: articleIds.get(id) ?? null,
    createdAt,
  }));
};

const toTopic = async (db: Db, row: Row) => {
  const [topic] = await toTopics(db, [row]);
  if (!topic) throw new Error("The topic was not described.");
  return topic;
};

/** Returns a page of a project's topics: first those with most evidence. */
export const listTopics = async (db: Db, projectId: string, { source, ...paging }: TopicQuery) => {
  const where = and(eq(topics.projectId, projectId), isNull(topics.dismissedAt), source && eq(topics.source, source));
  const rows = await db
    .select()
    .from(topics)
    .where(where)
    .orderBy(sql`jsonb_array_length(${topics.evidence}) desc`, desc(topics.updatedAt), asc(topics.id))
    .limit(paging.limit)
    .offset(offsetOf(paging));
  return { topics: await toTopics(db, rows), ...(await countListed(db, topics, where)) };
};

/** Returns a topic of the viewer's projects; admins get any. Throws Problem `not-found`. */
export const getOwnTopic = async (db: Db, viewer: Viewer, id: string) =>
  (await getOwnRow(db, viewer, topics, id, "Topic")).row;

/** Adds a topic that the customer entered. Throws Problem `conflict` if the project has it already, in other words or not. */
export const addTopic = async (db: Db, now: Date, projectId: string, { title, intent, note }: TopicInput) => {
  const text = plainLine(title);
  const evidence: TopicEvidence[] = [{ kind: "manual", text: note ? plainLine(note) : "Added manually." }];
  const cannibalises = findPageAbout(await listSitePages(db, projectId), text);
  const found = { source: "manual" as const, key: topicKey(text), title: text, evidence, cannibalises };
  const values = { ...found, intent: intent ?? intentOf(text), updatedAt: now };
  const [added] = await db
    .insert(topics)
    .values({ ...values, projectId, createdAt: now })
    // A topic that was dismissed before can be added again.
    .onConflictDoUpdate({
      target: [topics.projectId, topics.key],
      set: { ...values, dismissedAt: null },
      setWhere: sql`${topics.dismissedAt} is not null`,
    })
    .returning();
  if (!added) throw new Problem("conflict", "This topic is on your list already.");
  return toTopic(db, added);
};

/** Hides a topic. The row stays, so that it isn't proposed again. */
export const dismissTopic = async (db: Db, now: Date, id: string) => {
  await db.update(topics).set({ dismissedAt: now }).where(eq(topics.id, id));
};

/** Proposes a dismissed topic again. */
export const restoreTopic = async (db: Db, id: string) => {
  const [row] = await db.update(topics).set({ dismissedAt: null }).where(eq(topics.id, id)).returning();
  if (!row) throw new Problem("not-found", "Topic not found.");
  return toTopic(db, row);
};

export type FoundTopic = { source: TopicSource; title: string; intent?: TopicIntent; evidence: TopicEvidence[] };

/** Postgres takes no half of a character in JSON, and anyone can search Google for one, or for a text that is cut there. */
const wellFormed = ({ title, evidence, ...topic }: FoundTopic): FoundTopic => ({
  ...topic,
  title: title.toWellFormed(),
  evidence: evidence.map((one) => ({
    ...one,
    text: one.text.toWellFormed(),
    ...(one.url && { url: one.url.toWellFormed() }),
  })),
});

/** Enough for a topic; more would only repeat it. */
const maxEvidence = 20;

/**
 * Saves topics that were found. Those that exist get the new evidence of this source; dismissed ones stay dismissed.
 * Returns how many were created and updated.
 */
export const saveTopics = async (db: Db, now: Date, projectId: string, found: readonly FoundTopic[]) => {
  const pages = await listSitePages(db, projectId);
  const byKey = new Map<string, FoundTopic>();
  for (const topic of found.map(wellFormed)) {
    const key = topicKey(topic.title);
    const same = byKey.get(key);
    byKey.set(key, same ? { ...same, evidence: [...same.evidence, ...topic.evidence] } : topic);
  }
  const stored = await db.select().from(topics).where(eq(topics.projectId, projectId));
  const existing = new Map(stored.map((row) => [row.key, row]));
  let updated = 0;
  const created: (typeof topics.$inferInsert)[] = [];
  for (const [key, { source, title, intent, evidence }] of byKey) {
    const before = existing.get(key);
    const cannibalises = findPageAbout(pages, title);
    if (!before) {
      const values = { projectId, source, key, title, cannibalises, intent: intent ?? intentOf(title) };
      created.push({ ...values, evidence: evidence.slice(0, maxEvidence), createdAt: now, updatedAt: now });
      continue;
    }
    const kinds = new Set(evidence.map(({ kind }) => kind));
    // Pages compete for the query, so they are as old as it.
    if (kinds.has("query")) kinds.add("competing");
    const merged = [...evidence, ...before.evidence.filter(({ kind }) => !kinds.has(kind))].slice(0, maxEvidence);
    const isSame = JSON.stringify(merged) === JSON.stringify(before.evidence) && before.cannibalises === cannibalises;
    if (isSame || before.dismissedAt) continue;
    await db.update(topics).set({ evidence: merged, cannibalises, updatedAt: now }).where(eq(topics.id, before.id));
    updated += 1;
  }
  const inserted = created.length
    ? await db.insert(topics).values(created).onConflictDoNothing().returning({ id: topics.id })
    : [];
  return { created: inserted.length, updated };
};

export type SitePage = Pick<typeof sitePages.$inferSelect, "url" | "title" | "heading">;

export const listSitePages = (db: Db, projectId: string): Promise<SitePage[]> =>
  db
    .select({ url: sitePages.url, title: sitePages.title, heading: sitePages.heading })
    .from(sitePages)
    .where(eq(sitePages.projectId, projectId))
    .orderBy(asc(sitePages.url));

const minOverlap = 0.6;

/** The page whose title or heading is about the same as the text, or null. */
export const findPageAbout = (pages: readonly SitePage[], text: string) => {
  const stems = stemsOf(text);
  const best = pages
    .map(({ url, title, heading }) => ({
      url,
      overlap: Math.max(overlapOf(stems, stemsOf(title)), overlapOf(stems, stemsOf(heading))),
    }))
    .sort((one, other) => other.overlap - one.overlap)[0];
  return best && best.overlap >= minOverlap ? best.url : null;
};

/** Guesses from a title's words what its readers are after. */
export const intentOf = (title: string): TopicIntent => {
  if (/\b(?:vs\.?|versus|compar\w+|alternatives?|better|best|which|difference|top \d+)\b/i.test(title))
    return "compare";
  if (/\b(?:price|pricing|cost|costs|cheap|buy|free|discount|plans?)\b/i.test(title)) return "buy";
  if (/\b(?:error|fix|fails?|not working|broken|problem|issue|slow|stop|wrong|can'?t|doesn'?t)\b/i.test(title))
    return "solve";
  return "learn";
};
