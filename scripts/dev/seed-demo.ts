import { and, eq } from "drizzle-orm";
import { demoProject } from "#db/demo/data.ts";
import { projects, reports, users } from "#db/schema/index.ts";
import { demoCustomer, seed } from "#db/seed.ts";
import type { Dependencies } from "#server/dependencies.ts";
import { refreshLedger } from "#server/links/ledger/refresh-ledger.job.ts";
import { createLink } from "#server/reporting/reports/links.ts";
import { createReport } from "#server/reporting/reports/reports.ts";
import { saveImage } from "#server/site/files/files.ts";
import { seedContent } from "./seed-content.ts";

const reportMonths = 2;

/**
 * Fills an empty database with demo data and content, then counts its public ledger and its reports. Returns the accounts that can
 * sign in, and the URL of a shared report if it was created by this call.
 */
export const seedDemo = async (dependencies: Dependencies) => {
  const { db, storage } = dependencies;
  const accounts = await seed(db, async (tx, bytes) => (await saveImage({ db: tx, storage }, bytes, null)).id);
  const [project] = await db
    .select({ id: projects.id })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.userId))
    .where(and(eq(users.email, demoCustomer.email), eq(projects.url, demoProject.url)));
  if (!project || (await db.$count(reports, eq(reports.projectId, project.id)))) return { accounts };
  await seedContent(dependencies, project.id);
  await refreshLedger(dependencies);
  const month = dependencies.clock();
  month.setUTCDate(1);
  const created: { id: string }[] = [];
  for (let back = 0; back < reportMonths; back++) {
    month.setUTCMonth(month.getUTCMonth() - 1);
    created.push(await createReport(dependencies, project.id, month.toISOString().slice(0, 7)));
  }
  const [newest] = created;
  return { accounts, report: newest && (await createLink(dependencies, newest.id, undefined)).url };
};
