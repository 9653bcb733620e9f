import { and, asc, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { kits, projects, submissions, users } from "#db/schema/index.ts";
import { availableCredits } from "../../billing/credits/credits.ts";
import type { Dependencies } from "../../dependencies.ts";
import { isAccountActive } from "../../limits/active-projects.ts";
import { changeEachOnce } from "../../limits/due-rows.ts";
import { proposeBest } from "./proposals.ts";

const weekMs = 7 * 24 * 3600_000;

/**
 * Proposes as many directories a week as the project's pace, as far as the credits go. Without a kit, every submission
 * would wait for the customer, so projects get their first proposals once they have one. Only announced proposals are
 * approved automatically.
 */
export const proposeWeekly = async ({ db, clock, lifecycle }: Dependencies) => {
  const now = clock();
  const due = await db
    .select({ id: projects.id, userId: projects.userId, weeklyPace: projects.weeklyPace })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.userId))
    .innerJoin(kits, eq(kits.projectId, projects.id))
    .where(and(eq(projects.proposesWeekly, true), isNull(users.deletionAt), isAccountActive(now)))
    .orderBy(asc(projects.id));
  await changeEachOnce(db, due, lifecycle, (tx, project) =>
    proposeBest(tx, now, project.id, { actor: "system" }, () => countMissing(tx, now, project)),
  );
};

type Row = { id: string; userId: string; weeklyPace: number };

/** Proposals of this week count, and earlier ones that are undecided or not queued yet. */
const countMissing = async (tx: Db, now: Date, { id, userId, weeklyPace }: Row) => {
  const isOpen = inArray(submissions.state, ["proposed", "approved"]);
  const isOfThisWeek = gt(submissions.createdAt, new Date(now.getTime() - weekMs));
  const existing = await tx.$count(submissions, and(eq(submissions.projectId, id), or(isOpen, isOfThisWeek)));
  if (existing >= weeklyPace) return 0;
  const undecided = await tx.$count(
    submissions,
    and(
      eq(submissions.state, "proposed"),
      sql`${submissions.projectId} in (select id from ${projects} where user_id = ${userId})`,
    ),
  );
  return Math.min(weeklyPace - existing, (await availableCredits(tx, userId, "submission")) - undecided);
};
