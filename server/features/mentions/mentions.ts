import { and, eq, gte, inArray, isNull, or, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { newestFirst } from "#db/queries/order.ts";
import { mentions, projects } from "#db/schema/index.ts";
import type { MentionQuery, ReplyInput } from "#shared/mentions.ts";
import { offsetOf } from "#shared/pagination.ts";
import { Problem } from "#shared/problem.ts";
import type { User } from "../auth/sessions.ts";

const mentionColumns = {
  id: mentions.id,
  source: mentions.source,
  url: mentions.url,
  author: mentions.author,
  authorUrl: mentions.authorUrl,
  title: mentions.title,
  excerpt: mentions.excerpt,
  keyword: mentions.keyword,
  intent: mentions.intent,
  score: mentions.score,
  reasons: mentions.reasons,
  publishedAt: mentions.publishedAt,
  foundAt: mentions.foundAt,
  status: mentions.status,
  reply: mentions.reply,
};

/** Returns a page of a project's mentions, most recently found first. */
export const listMentions = async (db: Db, projectId: string, query: MentionQuery) => ({
  mentions: await listMentionIds(db, projectId, query),
  total: await db.$count(mentions, listFilter(projectId, query)),
});

type ListQuery = Omit<MentionQuery, "page" | "limit">;

const listFilter = (projectId: string, { filter, from, source }: ListQuery) =>
  and(
    eq(mentions.projectId, projectId),
    filter === "all" ? undefined : eq(mentions.status, filter),
    from && gte(mentions.foundAt, from),
    source && eq(mentions.source, source),
  );

const newest = newestFirst(mentions.foundAt, mentions.id);

/** Selects the ids from an index only, so that late pages don't read the rows of all earlier pages. */
export const listMentionIds = (db: Db, projectId: string, { page, limit, ...query }: MentionQuery) => {
  const ids = db
    .select({ id: mentions.id })
    .from(mentions)
    .where(listFilter(projectId, query))
    .orderBy(...newest)
    .limit(limit)
    .offset(offsetOf({ page, limit }));
  return db
    .select(mentionColumns)
    .from(mentions)
    .where(inArray(mentions.id, ids))
    .orderBy(...newest);
};

/** Returns a mention of one of the caller's projects (any project for admins). Throws Problem `not-found`. */
export const getOwnMention = async (db: Db, user: Pick<User, "id" | "isAdmin">, id: string) => {
  const [row] = await db
    .select({ mention: mentions, project: projects })
    .from(mentions)
    .innerJoin(projects, eq(projects.id, mentions.projectId))
    .where(and(eq(mentions.id, id), user.isAdmin ? undefined : eq(projects.userId, user.id)));
  if (!row) throw new Problem("not-found", "Mention not found.");
  return row;
};

/** Returns the saved reply. Throws Problem `not-found` if there is none yet. */
export const getReply = ({ reply, url, repliedAt }: typeof mentions.$inferSelect) => {
  if (reply === null) throw new Problem("not-found", "This mention has no reply yet.");
  return { reply, url, repliedAt };
};

/** Saves the customer's reply; `sent` marks it as posted. Throws Problem `conflict` if the saved reply is not `was`. */
export const saveReply = async (db: Db, now: Date, id: string, { reply, sent, was }: ReplyInput) => {
  const [saved] = await db
    .update(mentions)
    .set({
      reply,
      ...(sent && {
        status: "replied" as const,
        repliedAt: sql`coalesce(${mentions.repliedAt}, ${now.toISOString()})`,
      }),
    })
    .where(and(eq(mentions.id, id), was === undefined ? undefined : or(keeps(was), keeps(reply))))
    .returning();
  if (!saved) throw new Problem("conflict", "A different reply was saved in another window.");
  return getReply(saved);
};

const keeps = (reply: string | null) => (reply === null ? isNull(mentions.reply) : eq(mentions.reply, reply));

/** Hides a mention. The row stays, so that the next scan does not add it again. */
export const dismissMention = async (db: Db, id: string) => {
  await db.update(mentions).set({ status: "dismissed" }).where(eq(mentions.id, id));
};

/** Restores a dismissed mention to its previous status; other mentions stay unchanged. */
export const restoreMention = async (db: Db, { id, status }: Pick<typeof mentions.$inferSelect, "id" | "status">) => {
  const [restored] = await db
    .update(mentions)
    .set({ status: sql`case when ${mentions.repliedAt} is null then 'new' else 'replied' end` })
    .where(and(eq(mentions.id, id), eq(mentions.status, "dismissed")))
    .returning({ status: mentions.status });
  return restored ?? { status };
};
