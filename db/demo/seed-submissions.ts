import { eq } from "drizzle-orm";
import { emptyKit, type KitFields } from "#shared/links/kit.ts";
import { dayMs } from "#shared/time.ts";
import type { Db } from "../connect.ts";
import {
  credits,
  directoryVisits,
  kits,
  plans,
  purchases,
  submissionChecks,
  submissionEvents,
  submissions,
  tasks,
  users,
} from "../schema/index.ts";
import { chooseDirectories } from "./choose-directories.ts";
import { demoKit } from "./data.ts";
import {
  type Accounts,
  checkRows,
  creditRows,
  type Entry,
  eventRows,
  submissionRow,
  taskRows,
  visitRows,
} from "./submission-rows.ts";
import { type DemoSubmission, demoSubmissions, purchasedDaysAgo } from "./submissions.ts";

export type DemoPictures = Pick<KitFields, "logoFileId" | "coverFileId" | "screenshotFileIds">;

/** Inserts the payment for the plan, and the demo project's kit and submissions. */
export const seedSubmissions = async (db: Db, accounts: Accounts, pictures: DemoPictures, now: Date) => {
  const purchasedAt = new Date(now.getTime() - purchasedDaysAgo * dayMs);
  await db.insert(credits).values(await purchase(db, accounts.userId, purchasedAt));
  const kit = { ...emptyKit, ...demoKit, ...pictures };
  await seedHistory(db, accounts, { kit, submissions: demoSubmissions, now });
};

type History = { kit: KitFields; submissions: readonly DemoSubmission[]; now: Date };

/** Inserts a project's kit, submissions with history and proofs, ledger, tasks and visits, each table's rows in bulk. */
export const seedHistory = async (db: Db, accounts: Accounts, { kit, submissions: histories, now }: History) => {
  const { projectId } = accounts;
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  await db.insert(kits).values({ projectId, version: 3, fields: kit, createdAt: daysAgo(purchasedDaysAgo) });

  const chosen = await chooseDirectories(db, kit, histories);
  const entries = histories.flatMap((submission, index): Entry[] => {
    const directory = chosen[index];
    // Ids sort by time.
    const id = Bun.randomUUIDv7("hex", daysAgo(submission.steps[0]?.daysAgo ?? 0));
    return directory ? [{ id, directory, submission }] : [];
  });
  const dates = { now, daysAgo };
  await db
    .insert(submissions)
    .values(entries.map((entry, index) => submissionRow(entry, { ...dates, projectId, kit, index, entries })));
  await db.insert(submissionEvents).values(entries.flatMap((entry) => eventRows(entry, accounts, daysAgo)));
  await db.insert(submissionChecks).values(entries.flatMap((entry) => checkRows(entry, kit, daysAgo)));
  await db.insert(tasks).values(entries.flatMap((entry) => taskRows(entry, accounts, daysAgo)));
  await db
    .insert(directoryVisits)
    .values(entries.flatMap((entry, index) => visitRows(entry, index, projectId, daysAgo)));
  await db.insert(credits).values(entries.flatMap((entry) => creditRows(entry, accounts, daysAgo)));
};

/** Inserts the payment for the customer's plan. Returns what the plan includes. */
const purchase = async (db: Db, userId: string, createdAt: Date): Promise<(typeof credits.$inferInsert)[]> => {
  const [plan] = await db
    .select({ id: plans.id, price: plans.price, deliverables: plans.deliverables })
    .from(users)
    .innerJoin(plans, eq(plans.id, users.planId))
    .where(eq(users.id, userId));
  const checkoutId = "demo";
  if (plan)
    await db.insert(purchases).values({
      userId,
      planId: plan.id,
      amount: Math.round(plan.price * 100),
      currency: "usd",
      checkoutId,
      createdAt,
    });
  const { submissions: forSubmissions, articles, pages } = plan?.deliverables ?? {};
  return [
    { kind: "submission" as const, delta: forSubmissions?.count ?? 0 },
    { kind: "article" as const, delta: articles?.count ?? 0 },
    { kind: "page" as const, delta: pages?.count ?? 0 },
  ]
    .filter(({ delta }) => delta > 0)
    .map((grant) => ({ ...grant, userId, reason: "purchase" as const, source: `purchase ${checkoutId}`, createdAt }));
};
