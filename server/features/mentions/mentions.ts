import { and, eq, gte, inArray, isNull, or, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { newestFirst } from "#db/queries/order.ts";
import { mentions, projects } from "#db/schema/index.ts";
import type { MentionQuery, ReplyInput } from "#shared/mentions.ts";
import { offsetOf } from "#shared/pagination.ts";
import { Problem } from "../../problem.ts";
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

/** A page of a project's mentions, the newest found first. */
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

/** The ids are found in an index alone, so that a far page costs no look at the rows of all pages before it. */
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

/** A mention of a project of the caller's, or of anyone's for an admin. */
export const getOwnMention = async (db: Db, user: Pick<User, "id" | "isAdmin">, id: string) => {
  const [row] = await db
    .select({ mention: mentions, project: projects })
    .from(mentions)
    .innerJoin(projects, eq(projects.id, mentions.projectId))
    .where(and(eq(mentions.id, id), user.isAdmin ? undefined : eq(projects.userId, user.id)));
  if (!row) throw new Problem("not-found", "There is no such mention.");
  return row;
};

/** What was written to a mention; Problem `not-found` before there is anything. */
export const getReply = ({ reply, url, repliedAt }: typeof mentions.$inferSelect) => {
  if (reply === null) throw new Problem("not-found", "Nothing was written to this mention yet.");
  return { reply, url, repliedAt };
};

/** Keeps what the customer wrote; `sent` says that they posted it themselves. Problem `conflict` where `was` is not so. */
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
  if (!saved) throw new Problem("conflict", "Another window kept a different reply meanwhile.");
  return getReply(saved);
};

const keeps = (reply: string | null) => (reply === null ? isNull(mentions.reply) : eq(mentions.reply, reply));

/** Takes a mention out of sight; the row stays, so that the next scan does not find it again. */
export const dismissMention = async (db: Db, id: string) => {
  await db.update(mentions).set({ status: "dismissed" }).where(eq(mentions.id, id));
};

/** Puts a dismissed mention back to where it stood; any other stays as it is. */
export const restoreMention = async (db: Db, { id, status }: Pick<typeof mentions.$inferSelect, "id" | "status">) => {
  const [restored] = await db
    .update(mentions)
    .set({ status: sql`case when ${mentions.repliedAt} is null then 'new' else 'replied' end` })
    .where(and(eq(mentions.id, id), eq(mentions.status, "dismissed")))
    .returning({ status: mentions.status });
  return restored ?? { status };
};
