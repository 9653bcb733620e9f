// Which rows of each kind are old, and which of them stay.
import { and, asc, eq, exists, gt, inArray, isNull, lt, notExists, or, type SQL, sql } from "drizzle-orm";
import { alias, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#db/connect.ts";
import { inBatches, type TableWithId } from "#db/queries/batches.ts";
import {
  auditEntries,
  leads,
  mentions,
  projectActivity,
  projects,
  submissionChecks,
  submissions,
} from "#db/schema/index.ts";
import type { RetentionKind } from "#shared/site/data-retention.ts";

/** Rows that are deleted one by one. Visits are summed up instead. */
export type DeletedKind = {
  name: Exclude<RetentionKind, "visits">;
  table: TableWithId;
  at: PgColumn;
  /** Rows are searched per parent, through an index that starts with it. */
  parents?: { table: TableWithId; of: PgColumn };
  /** Which of the old rows may go; by default all. */
  isDeletable?: (db: Db) => SQL | undefined;
};

/** Replies, verdicts and the posts of leads that the customer works on stay. */
const isUnused = (db: Db) =>
  and(
    isNull(mentions.reply),
    isNull(mentions.verdict),
    or(
      isNull(mentions.leadId),
      notExists(
        db
          .select({ one: sql`1` })
          .from(leads)
          .where(and(eq(leads.id, mentions.leadId), inArray(leads.status, ["contacted", "won"]))),
      ),
    ),
  );

const other = alias(submissionChecks, "other");

/** The first and the last check with each result stay: they prove when a link was there, and later checks build on them. */
const isBetweenAlike = (db: Db) => {
  const alike = and(
    eq(other.submissionId, submissionChecks.submissionId),
    eq(other.outcome, submissionChecks.outcome),
    eq(other.by, submissionChecks.by),
  );
  const hasAlike = (where: SQL) => exists(db.select({ one: sql`1` }).from(other).where(and(alike, where)));
  return and(hasAlike(lt(other.at, submissionChecks.at)), hasAlike(gt(other.at, submissionChecks.at)));
};

const mentionsOf = { table: projects, of: mentions.projectId };

export const deletedKinds: readonly DeletedKind[] = [
  {
    name: "dismissedMentions",
    table: mentions,
    at: mentions.foundAt,
    parents: mentionsOf,
    isDeletable: (db) => and(eq(mentions.status, "dismissed"), isUnused(db)),
  },
  {
    name: "unansweredMentions",
    table: mentions,
    at: mentions.foundAt,
    parents: mentionsOf,
    isDeletable: (db) => and(eq(mentions.status, "new"), isUnused(db)),
  },
  {
    name: "checks",
    table: submissionChecks,
    at: submissionChecks.at,
    parents: { table: submissions, of: submissionChecks.submissionId },
    isDeletable: isBetweenAlike,
  },
  { name: "activity", table: projectActivity, at: projectActivity.createdAt },
  { name: "auditLog", table: auditEntries, at: auditEntries.createdAt },
];

export const oldRows = (db: Db, { at, parents, isDeletable }: DeletedKind, cutoff: Date, parentIds: string[]) =>
  and(parents && isAnyOf(parents.of, parentIds), lt(at, cutoff), isDeletable?.(db));

/** One parameter, however many ids there are. */
export const isAnyOf = (column: PgColumn, ids: readonly string[]) =>
  sql`${column} = any(${`{${ids.join(",")}}`}::uuid[])`;

/** So few that a statement about their rows stays far below the database's time limit, however many there are. */
const parentsPerStatement = 100;

/** Yields the ids of all rows of a table, in batches. */
export const idBatches = (db: Db, table: TableWithId, batchSize = parentsPerStatement) =>
  inBatches(
    async (after: string | undefined, count) => {
      const rows = await db
        .select({ id: sql<string>`${table.id}` })
        .from(table as PgTable)
        .where(after === undefined ? undefined : gt(table.id, after))
        .orderBy(asc(table.id))
        .limit(count);
      return rows.map(({ id }) => id);
    },
    (id) => id,
    batchSize,
  );
