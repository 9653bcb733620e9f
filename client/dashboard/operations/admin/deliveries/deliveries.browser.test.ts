import { expect, test } from "vitest";
import { createFactories } from "#server/testing/factories.ts";
import { databaseWith } from "#server/testing/test-database.ts";
import { link } from "#shared/routes.ts";
import { accessibilityIssues } from "../../../../testing/accessibility.ts";
import { admin, browser } from "../../../../testing/browser.ts";

const database = await databaseWith(async (db) => {
  const create = createFactories(db);
  const operator = await create.user({ email: "operator@people.example", role: "operator" });
  const project = await create.project({ ownerId: operator.id, name: "Parcelo" });
  await create.task({ projectId: project.id, dueAt: new Date("2026-01-02T09:00:00Z") });
  await create.task({ state: "done", finishedBy: operator.id, finishedAt: new Date() });
  await create.submission({ projectId: project.id, state: "needs_customer" });
});
const { openAs } = await browser({ database });

test("shows overdue tasks, throughput and waiting projects, and passes axe", async () => {
  const page = await openAs(admin, link("adminDeliveries"));
  const overdue = page.getByRole("region", { name: "Table of overdue tasks" });
  await overdue.getByRole("cell", { name: "Parcelo" }).waitFor();
  await page
    .getByRole("region", { name: "Table of operators" })
    .getByRole("cell", { name: "operator@people.example" })
    .waitFor();
  await page.getByRole("region", { name: "Projects that wait" }).getByRole("cell", { name: "Parcelo" }).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
});
