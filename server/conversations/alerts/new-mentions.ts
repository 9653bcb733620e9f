// New mentions that a finished scan has found.
import { and, count, desc, eq, gt, gte, lte, type SQL } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { allReasons } from "#db/queries/mentions.ts";
import { mentions } from "#db/schema/index.ts";

const maxListed = 10;

export type Span = { after: Date; until: Date; minScore: number };

/** Mentions found after one time, up to the other, that no one has replied to or dismissed. */
export const isNewMention = (projectId: SQL | string, after: SQL | Date, until: SQL | Date, minScore: SQL | number) =>
  and(
    eq(mentions.projectId, projectId),
    eq(mentions.status, "new"),
    gt(mentions.foundAt, after),
    lte(mentions.foundAt, until),
    gte(mentions.score, minScore),
  );

/** The best ones, and how many there are. */
export const findNewMentions = async (db: Db, projectId: string, { after, until, minScore }: Span) => {
  const where = isNewMention(projectId, after, until, minScore);
  const best = await db
    .select({
      title: mentions.title,
      excerpt: mentions.excerpt,
      url: mentions.url,
      score: mentions.score,
      reasons: allReasons,
    })
    .from(mentions)
    .where(where)
    .orderBy(desc(mentions.score), desc(mentions.foundAt), desc(mentions.id))
    .limit(maxListed);
  const [counted] = await db.select({ total: count() }).from(mentions).where(where);
  return { mentions: best, total: counted?.total ?? 0 };
};
