import { and, asc, eq, gt, gte, isNull, lt, notExists, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { inBatches } from "#db/queries/batches.ts";
import { projects, reports, users } from "#db/schema/index.ts";
import type { Dependencies } from "../../dependencies.ts";
import { emitEvents } from "../../events/webhook-events.ts";
import { monthOf, monthRange } from "../../links/ledger/ledger.ts";
import { countFigures } from "./content.ts";
import { sendReportEmails } from "./report-emails.ts";
import { includesMonth } from "./report-months.ts";

/**
 * Makes last month's report for each project whose owner has paid for it, and mails the owner. Replaces a report that
 * was created before the month had ended. Once per project and month, however many processes run.
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
          const [saved] = await tx
            .insert(reports)
            .values({ projectId: project.id, month, figures, createdAt: now })
            .onConflictDoUpdate({
              target: [reports.projectId, reports.month],
              set: { figures, createdAt: now },
              setWhere: lt(reports.createdAt, monthRange(month).end),
            })
            .returning({ id: reports.id });
          // Another process was faster.
          if (!saved) return;
          const data = { id: saved.id, month, figures };
          await emitEvents(tx, now, project.id, [{ type: "report.ready", data }]);
        })
        // The next run repeats it; other projects must not wait for it.
        .catch((err) => log.error({ err, project: project.id, month }, "A report could not be made."));
    }
  }
  await sendReportEmails(dependencies, month);
};

const previousMonth = (now: Date) => monthOf(new Date(monthRange(monthOf(now)).start.getTime() - 1));

const listDue = (db: Db, month: string) => {
  const { end } = monthRange(month);
  const hasReport = db
    .select({ one: sql`1` })
    .from(reports)
    .where(and(eq(reports.projectId, projects.id), eq(reports.month, month), gte(reports.createdAt, end)));
  return inBatches(
    (after: string | undefined, count) =>
      db
        .select({ id: projects.id })
        .from(projects)
        .innerJoin(users, eq(users.id, projects.userId))
        .where(
          and(
            lt(projects.createdAt, end),
            isNull(users.deletionAt),
            includesMonth(db, users.id, month),
            notExists(hasReport),
            after ? gt(projects.id, after) : undefined,
          ),
        )
        .orderBy(asc(projects.id))
        .limit(count),
    ({ id }) => id,
  );
};
