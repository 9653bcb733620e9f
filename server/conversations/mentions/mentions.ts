import { and, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { countListed } from "#db/queries/count.ts";
import { isInRange } from "#db/queries/days.ts";
import { foundColumns } from "#db/queries/mentions.ts";
import { newestFirst } from "#db/queries/order.ts";
import { leads, mentions } from "#db/schema/index.ts";
import type { MentionQuery, ReplyInput } from "#shared/conversations/mentions.ts";
import { offsetOf } from "#shared/pagination.ts";
import { Problem } from "#shared/problem.ts";
import type { ActivityKind } from "#shared/workspace/activity.ts";
import { getOwnRow } from "../../access/own-row.ts";
import type { Viewer } from "../../access/project-access.ts";
import type { User } from "../../access/user.ts";
import type { Dependencies } from "../../dependencies.ts";
import { recordActivity } from "../../workspace/activity/activity.ts";

type Scope = Pick<Dependencies, "db" | "clock"> & { user: Pick<User, "id"> };
type MentionRow = typeof mentions.$inferSelect;

const mentionColumns = {
  ...foundColumns,
  status: mentions.status,
  reply: mentions.reply,
  verdict: mentions.verdict,
  alsoFoundIn: mentions.alsoFoundIn,
};

/** Returns a page of a project's mentions, most recently found first. */
export const listMentions = async (db: Db, projectId: string, query: MentionQuery) => ({
  mentions: await listMentionIds(db, projectId, query),
  ...(await countListed(db, mentions, listFilter(projectId, query), newest)),
});

type ListQuery = Omit<MentionQuery, "page" | "limit">;

const listFilter = (projectId: string, { filter, source, ...range }: ListQuery) =>
  and(
    eq(mentions.projectId, projectId),
    filter === "all" ? undefined : eq(mentions.status, filter),
    isInRange(mentions.foundAt, range),
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
export const getOwnMention = async (db: Db, user: Viewer, id: string) => {
  const { row: mention, project } = await getOwnRow(db, user, mentions, id, "Mention");
  return { mention, project };
};

/** Returns the saved reply. Throws Problem `not-found` if there is none yet. */
export const getReply = ({ reply, url, repliedAt }: typeof mentions.$inferSelect) => {
  if (reply === null) throw new Problem("not-found", "This mention has no reply yet.");
  return { reply, url, repliedAt };
};

/** Saves the customer's reply; `sent` marks it as posted. Throws Problem `conflict` if the saved reply is not `was`. */
export const saveReply = ({ db, clock, user }: Scope, { id, status }: MentionRow, { reply, sent, was }: ReplyInput) =>
  db.transaction(async (tx) => {
    const now = clock();
    const [saved] = await tx
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
    if (sent && status !== "replied") await recordDecision(tx, now, user, saved, "mention.replied");
    if (sent && saved.leadId)
      await tx
        .update(leads)
        .set({ status: "contacted" })
        .where(and(eq(leads.id, saved.leadId), eq(leads.status, "new")));
    return getReply(saved);
  });

const keeps = (reply: string | null) => (reply === null ? isNull(mentions.reply) : eq(mentions.reply, reply));

/** Hides a mention. The row stays, so that the next scan does not add it again. */
export const dismissMention = ({ db, clock, user }: Scope, { id }: MentionRow) =>
  db.transaction(async (tx) => {
    const [dismissed] = await tx
      .update(mentions)
      .set({ status: "dismissed" })
      .where(and(eq(mentions.id, id), ne(mentions.status, "dismissed")))
      .returning();
    if (dismissed) await recordDecision(tx, clock(), user, dismissed, "mention.dismissed");
  });

/** Restores a dismissed mention to its previous status; other mentions stay unchanged. */
export const restoreMention = ({ db, clock, user }: Scope, { id, status }: MentionRow) =>
  db.transaction(async (tx) => {
    const [restored] = await tx
      .update(mentions)
      .set({ status: sql`case when ${mentions.repliedAt} is null then 'new' else 'replied' end` })
      .where(and(eq(mentions.id, id), eq(mentions.status, "dismissed")))
      .returning();
    if (restored) await recordDecision(tx, clock(), user, restored, "mention.restored");
    return { status: restored?.status ?? status };
  });

/** A mention without a title is named by its author, or else by its address. */
export const recordDecision = (
  tx: Db,
  at: Date,
  { id: actorId }: Pick<User, "id">,
  { projectId, title, author, url }: Pick<MentionRow, "projectId" | "title" | "author" | "url">,
  kind: ActivityKind,
) => recordActivity(tx, { projectId, actorId, kind, subject: title || author || url, at });
