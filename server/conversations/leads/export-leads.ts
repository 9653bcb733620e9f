import { and, eq, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import { inBatches } from "#db/queries/batches.ts";
import { isInRange } from "#db/queries/days.ts";
import { newestFirst } from "#db/queries/order.ts";
import { leads, mentions, type projects } from "#db/schema/index.ts";
import type { ExportQuery } from "#shared/conversations/leads.ts";
import { limitsOf } from "#shared/limits.ts";
import { payerOf, planName } from "../../access/project-access.ts";
import type { User } from "../../access/user.ts";
import type { Dependencies } from "../../dependencies.ts";
import { consumeQuota, refundQuota } from "../../limits/quota.ts";

/** Of the lead's best post, as in their details. */
const ofBestPost = (column: PgColumn) =>
  sql<
    string | null
  >`(select ${column} from ${mentions} where ${mentions}.lead_id = ${leads}.id and ${mentions}.project_id = ${leads}.project_id
    order by ${mentions}.score desc, ${mentions}.published_at desc, ${mentions}.id desc limit 1)`;

const exportColumns = {
  id: leads.id,
  handle: leads.handle,
  source: leads.source,
  profileUrl: leads.profileUrl,
  score: leads.score,
  mentions: leads.mentions,
  status: leads.status,
  firstSeenAt: leads.firstSeenAt,
  lastSeenAt: leads.lastSeenAt,
  keyword: ofBestPost(mentions.keyword),
  postUrl: ofBestPost(mentions.url),
  postTitle: ofBestPost(mentions.title),
  postText: ofBestPost(mentions.excerpt),
};

export const exportedColumns = Object.keys(exportColumns).filter((name) => name !== "id") as Exclude<
  keyof typeof exportColumns,
  "id"
>[];

const seenIn = (projectId: string, range: ExportQuery) =>
  and(eq(leads.projectId, projectId), isInRange(leads.lastSeenAt, range));

/**
 * Returns batches of all leads last seen in the range, last seen first. Each lead counts toward the month's exports; none does
 * if the export fails. Throws Problem `limit`.
 */
export const startExport = async (
  { db, clock, settings }: Pick<Dependencies, "db" | "clock" | "settings">,
  user: User,
  { id, userId }: Pick<typeof projects.$inferSelect, "id" | "userId">,
  range: ExportQuery,
) => {
  const now = clock();
  const limit = limitsOf(payerOf(user, id), now, (await settings.read()).limits).exports;
  const count = await db.$count(leads, seenIn(id, range));
  const plan = planName(user, id);
  const message = `Export limit reached: ${plan.charAt(0).toLowerCase()}${plan.slice(1)} exports ${limit} leads a month, and fewer than the ${count} of this file are left.`;
  const use = { userId, kind: "exports" as const, count, now };
  await consumeQuota(db, { ...use, limit, message });
  return refundOnError(readLeads(db, id, range), () => refundQuota(db, use));
};

async function* refundOnError<Batch>(batches: AsyncGenerator<Batch>, refund: () => Promise<void>) {
  try {
    yield* batches;
  } catch (error) {
    await refund();
    throw error;
  }
}

const readLeads = (db: Db, projectId: string, range: ExportQuery) =>
  inBatches(
    (after: { lastSeenAt: Date; id: string } | undefined, count) =>
      db
        .select(exportColumns)
        .from(leads)
        .where(
          and(
            seenIn(projectId, range),
            after &&
              sql`(${leads.lastSeenAt}, ${leads.id}) < (${after.lastSeenAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
          ),
        )
        .orderBy(...newestFirst(leads.lastSeenAt, leads.id))
        .limit(count),
    ({ lastSeenAt, id }) => ({ lastSeenAt, id }),
  );
