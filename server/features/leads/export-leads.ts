import { and, eq, gte, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { inBatches } from "#db/queries/batches.ts";
import { newestFirst } from "#db/queries/order.ts";
import { leads } from "#db/schema/index.ts";

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

export const countExportedLeads = (db: Db, projectId: string, from: Date | undefined) =>
  db.$count(leads, seenSince(projectId, from));

/** Returns batches of all leads seen since `from`, last seen first. */
export const exportLeads = (db: Db, projectId: string, from: Date | undefined) =>
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
