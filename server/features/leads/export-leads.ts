import { and, eq, gte, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { inBatches } from "#db/queries/batches.ts";
import { newestFirst } from "#db/queries/order.ts";
import { leads, type projects } from "#db/schema/index.ts";
import { limitsOf } from "#shared/limits.ts";
import type { Dependencies } from "../../dependencies.ts";
import { consumeQuota, refundQuota } from "../../limits/quota.ts";
import type { User } from "../auth/sessions.ts";

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
};

export const exportedColumns = Object.keys(exportColumns).filter((name) => name !== "id") as Exclude<
  keyof typeof exportColumns,
  "id"
>[];

const seenSince = (projectId: string, from: Date | undefined) =>
  and(eq(leads.projectId, projectId), from && gte(leads.lastSeenAt, from));

/**
 * Returns batches of all leads seen since `from`, last seen first. Each lead counts toward the month's exports; none does
 * if the export fails. Throws Problem `limit`.
 */
export const startExport = async (
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  user: User,
  { id, userId }: Pick<typeof projects.$inferSelect, "id" | "userId">,
  from: Date | undefined,
) => {
  const now = clock();
  const limit = limitsOf(user, now).exports;
  const count = await db.$count(leads, seenSince(id, from));
  const message = `Export limit reached: your plan exports ${limit} leads a month, and fewer than the ${count} of this file are left.`;
  const use = { userId, kind: "exports" as const, count, now };
  await consumeQuota(db, { ...use, limit, message });
  return refundOnError(readLeads(db, id, from), () => refundQuota(db, use));
};

async function* refundOnError<Batch>(batches: AsyncGenerator<Batch>, refund: () => Promise<void>) {
  try {
    yield* batches;
  } catch (error) {
    await refund();
    throw error;
  }
}

const readLeads = (db: Db, projectId: string, from: Date | undefined) =>
  inBatches(
    (after: { lastSeenAt: Date; id: string } | undefined, count) =>
      db
        .select(exportColumns)
        .from(leads)
        .where(
          and(
            seenSince(projectId, from),
            after &&
              sql`(${leads.lastSeenAt}, ${leads.id}) < (${after.lastSeenAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
          ),
        )
        .orderBy(...newestFirst(leads.lastSeenAt, leads.id))
        .limit(count),
    ({ lastSeenAt, id }) => ({ lastSeenAt, id }),
  );
