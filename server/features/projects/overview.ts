import { and, count, desc, eq, gte, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import { leads, mentions } from "#db/schema/index.ts";
import type { Overview } from "#shared/overview.ts";
import { getArticlesOverview } from "./articles-overview.ts";
import { getLinksOverview } from "./links-overview.ts";

const shownDays = 30;
const maxMentions = 5;
const dayMs = 24 * 3600_000;

/** Returns what is new in a project, and its mentions and live listings on each of the last 30 days. */
export const getProjectOverview = async (db: Db, projectId: string, now: Date) => {
  const days = lastDays(now);
  const ofProject = eq(mentions.projectId, projectId);
  const isNew = and(ofProject, eq(mentions.status, "new"));
  const lately = gte(mentions.foundAt, new Date(`${days[0]}T00:00:00Z`));
  const dayFound = sql<string>`to_char(${mentions.foundAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  const found = await db
    .select({ day: dayFound, mentions: count() })
    .from(mentions)
    .where(and(ofProject, lately))
    .groupBy(sql`1`);
  const foundOn = new Map(found.map(({ day, mentions }) => [day, mentions]));
  return {
    newMentions: await db.$count(mentions, isNew),
    newLeads: await db.$count(leads, and(eq(leads.projectId, projectId), eq(leads.status, "new"))),
    days: days.map((day) => ({ day, mentions: foundOn.get(day) ?? 0 })),
    best: await db
      .select({ ...bestColumns, newer: newerThan(db) })
      .from(mentions)
      .where(and(isNew, lately))
      .orderBy(desc(mentions.score), desc(mentions.foundAt), desc(mentions.id))
      .limit(maxMentions),
    links: await getLinksOverview(db, projectId, days),
    articles: await getArticlesOverview(db, projectId, now),
  } satisfies Omit<Overview, "best"> & { best: unknown };
};

const newer = alias(mentions, "newer");
const newerThan = (db: Db) => {
  const isBefore = sql`(${newer.foundAt}, ${newer.id}) > (${mentions.foundAt}, ${mentions.id})`;
  const before = and(eq(newer.projectId, mentions.projectId), eq(newer.status, "new"), isBefore);
  return sql`(${db.select({ n: count() }).from(newer).where(before)})`.mapWith(Number);
};

const bestColumns = {
  id: mentions.id,
  source: mentions.source,
  title: mentions.title,
  author: mentions.author,
  intent: mentions.intent,
  score: mentions.score,
  foundAt: mentions.foundAt,
};

/** Returns the last days in UTC, oldest first. */
const lastDays = (now: Date) =>
  Array.from({ length: shownDays }, (_, at) =>
    new Date(now.getTime() - (shownDays - 1 - at) * dayMs).toISOString().slice(0, 10),
  );
