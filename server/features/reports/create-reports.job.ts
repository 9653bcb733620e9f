import { and, asc, eq, exists, gt, isNotNull, lt, notExists, or, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { inBatches } from "#db/queries/batches.ts";
import { projects, reports, submissions, users } from "#db/schema/index.ts";
import type { Dependencies } from "../../dependencies.ts";
import { monthOf } from "../ledger/ledger.ts";
import { monthRange } from "../ledger/outcomes.ts";
import { countFigures } from "./figures.ts";
import { sendReportEmails } from "./report-emails.ts";

/**
 * Makes last month's report for each project with a plan or submissions that has none, and mails its owner. Once per
 * project and month, however many processes run.
 */
export const createReports = async (dependencies: Dependencies) => {
  const { db, clock, lifecycle, log } = dependencies;
  const now = clock();
  const month = previousMonth(now);
  for await (const batch of listDue(db, month)) {
    for (const project of batch) {
      if (lifecycle.isStopping) return;
      await db
        .transaction(async (tx) => {
          const figures = await countFigures(tx, project.id, month);
          await tx
            .insert(reports)
            .values({ projectId: project.id, month, figures, createdAt: now })
            .onConflictDoNothing();
        })
        // The next run repeats it; other projects must not wait for it.
        .catch((err) => log.error({ err, project: project.id, month }, "A report could not be made."));
    }
  }
  await sendReportEmails(dependencies, month);
};

const previousMonth = (now: Date) => monthOf(new Date(monthRange(monthOf(now)).start.getTime() - 1));

const listDue = (db: Db, month: string) => {
  const hasReport = db
    .select({ one: sql`1` })
    .from(reports)
    .where(and(eq(reports.projectId, projects.id), eq(reports.month, month)));
  const hasSubmissions = db.select({ one: sql`1` }).from(submissions).where(eq(submissions.projectId, projects.id));
  return inBatches(
    (after: string | undefined, count) =>
      db
        .select({ id: projects.id })
        .from(projects)
        .innerJoin(users, eq(users.id, projects.userId))
        .where(
          and(
            lt(projects.createdAt, monthRange(month).end),
            or(isNotNull(users.planId), exists(hasSubmissions)),
            notExists(hasReport),
            after ? gt(projects.id, after) : undefined,
          ),
        )
        .orderBy(asc(projects.id))
        .limit(count),
    ({ id }) => id,
  );
};
