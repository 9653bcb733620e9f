import { expect, test } from "vitest";
import { auditEntries } from "#db/schema/index.ts";
import { createFactories } from "#server/testing/factories.ts";
import { databaseWith } from "#server/testing/test-database.ts";
import { link } from "#shared/routes.ts";
import { dayMs } from "#shared/time.ts";
import { accessibilityIssues } from "../../../../testing/accessibility.ts";
import { admin, browser } from "../../../../testing/browser.ts";
import { chooseDays } from "../../../../testing/choose-days.ts";

const database = await databaseWith(async (db) => {
  const { id } = await createFactories(db).user({ email: "boss@people.example", isAdmin: true });
  const buyer = await createFactories(db).user({ email: "buyer@people.example" });
  const rows = Array.from({ length: 25 }, (_, at) => ({
    adminId: at === 0 ? null : id,
    call: at === 1 ? "DELETE /api/plans/7" : `PUT /api/blogposts/${at}`,
    requestId: crypto.randomUUID(),
    createdAt: new Date(Date.parse("2026-01-31T09:00:00Z") - at * dayMs),
  }));
  await db.insert(auditEntries).values(rows);
  const createdAt = new Date("2025-12-01T09:00:00Z");
  await db
    .insert(auditEntries)
    .values({ isAutomatic: true, onBehalfOf: buyer.id, call: "Match purchase 7 by its verified email", createdAt });
});
const { openAs } = await browser({ database });

test("lists who did what, newest first, filters it, and pages through the matches", async () => {
  const page = await openAs(admin, link("adminAudit"));
  const rows = page.getByRole("row");
  await page.getByText("26 entries, newest first").waitFor();
  expect(await rows.nth(1).textContent()).toContain("Deleted account");
  expect(await rows.nth(2).textContent()).toContain("DELETE /api/plans/7");
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByLabel("Action").fill("blogposts");
  await page.waitForURL(/action=blogposts/);
  await page.getByText("24 entries, newest first").waitFor();
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "2" }).click();
  await page.waitForURL(/action=blogposts&page=2$/);
  await expect.poll(() => rows.count()).toBe(5);

  await page.goto(link("adminAudit"));
  await page.getByLabel("Administrator").fill("system");
  await page.getByText("1 entry, newest first").waitFor();
  await rows.nth(1).getByRole("cell", { name: "System", exact: true }).waitFor();
  await rows.nth(1).getByRole("cell", { name: "buyer@people.example" }).waitFor();
  await page.getByLabel("Administrator").fill("boss@");
  await page.getByText("24 entries, newest first").waitFor();
  await chooseDays(page, "Days", "2026-01-29", "2026-01-30");
  await page.getByText("2 entries, newest first").waitFor();
  await expect.poll(() => rows.count()).toBe(3);
  await page.getByLabel("Administrator").fill("someone else");
  await page.getByText("No entries match these filters").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole("link", { name: "Show all entries" }).click();
  await page.getByText("26 entries, newest first").waitFor();
  await page.getByRole("button", { name: "Days: Any time" }).waitFor();
});
