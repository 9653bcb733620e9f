import { desc, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { kitFields } from "#shared/links/kit.ts";
import { kits, plans, projects, submissions, users } from "../schema/index.ts";
import { fromSnapshot } from "../testing/snapshot.ts";
import { demoClients, demoProject } from "./data.ts";
import { seedClients } from "./seed-clients.ts";
import { seedProject } from "./seed-project.ts";
import { seedSubmissions } from "./seed-submissions.ts";
import { demoClientSubmissions } from "./submissions.ts";

const now = new Date("2026-11-21T09:00:00Z");
const { db, close } = await fromSnapshot();
const pictures = { logoFileId: crypto.randomUUID(), coverFileId: crypto.randomUUID(), screenshotFileIds: [] };

beforeAll(async () => {
  const [plan] = await db.select({ id: plans.id }).from(plans).where(eq(plans.popular, true));
  const [customer, operator] = await db
    .insert(users)
    .values([{ email: "customer@people.example", planId: plan?.id ?? null }, { email: "operator@people.example" }])
    .returning({ id: users.id });
  const accounts = { userId: customer?.id ?? "", operatorId: operator?.id ?? "" };
  const projectId = await seedProject(db, accounts.userId, now);
  await seedSubmissions(db, { ...accounts, projectId }, pictures, now);
  await seedClients(db, accounts, now);
  return close;
});

test("the demo project stays the newest", async () => {
  const rows = await db.select({ name: projects.name }).from(projects).orderBy(desc(projects.createdAt));
  expect(rows.map(({ name }) => name)).toEqual([demoProject.name, ...demoClients.map(({ project }) => project.name)]);
});

test("each client has a valid kit, and submissions in different states", async () => {
  for (const [index, { project }] of demoClients.entries()) {
    const histories = demoClientSubmissions[index] ?? [];
    const [row] = await db
      .select({ id: projects.id, fields: kits.fields })
      .from(projects)
      .innerJoin(kits, eq(kits.projectId, projects.id))
      .where(eq(projects.url, project.url));
    expect(JSON.stringify(kitFields.parse(row?.fields))).not.toContain("Brightdesk");
    const own = await db
      .select()
      .from(submissions)
      .where(eq(submissions.projectId, row?.id ?? ""));
    expect(own.map(({ state }) => state).sort()).toEqual(histories.map(({ steps }) => steps.at(-1)?.to).sort());
    expect(own.every(({ values }) => !JSON.stringify(values).includes("rightdesk"))).toBe(true);
  }
});
