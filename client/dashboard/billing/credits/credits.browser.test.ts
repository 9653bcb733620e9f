import { expect, test } from "vitest";
import { credits } from "#db/schema/index.ts";
import { createFactories } from "#server/testing/factories.ts";
import { databaseWith } from "#server/testing/test-database.ts";
import { link } from "#shared/routes.ts";
import { accessibilityIssues } from "../../../testing/accessibility.ts";
import { browser } from "../../../testing/browser.ts";
import { password } from "../../../testing/users.ts";

const trialEndsAt = new Date("2036-01-01T09:00:00Z");

const database = await databaseWith(async (db) => {
  const create = createFactories(db);
  const withProject = async (name: string) => {
    const { id: userId } = await create.user({ email: `${name}@people.example`, password, trialEndsAt });
    return { userId, projectId: (await create.project({ ownerId: userId })).id };
  };
  const { userId, projectId } = await withProject("buyer");
  const { id: directoryId } = await create.directory({ name: "Hub" });
  const { id: submissionId } = await create.submission({
    projectId,
    directoryId,
    state: "submitted",
    creditState: "consumed",
  });
  const entry = (at: number, values: Partial<typeof credits.$inferInsert>) => ({
    userId,
    kind: "submission" as const,
    delta: -1,
    reason: "reserve" as const,
    source: `${at}`,
    createdAt: new Date(Date.UTC(2026, 10, at)),
    ...values,
  });
  await db
    .insert(credits)
    .values([
      entry(1, { delta: 40, reason: "purchase" }),
      entry(2, { delta: 30, reason: "purchase", kind: "article" }),
      entry(3, { submissionId }),
      entry(4, { delta: 2, reason: "adjustment", note: "For the delay in October" }),
      ...Array.from({ length: 20 }, (_, at) => entry(5 + at, {})),
    ]);
});
const { openAs } = await browser({ database, env: { JOBS: "off" } });

const visit = async (name: string) => {
  const page = await openAs({ email: `${name}@people.example`, password }, link("credits"));
  await page.getByRole("heading", { name: "Credits", exact: true }).waitFor();
  return page;
};

test("shows what is left, and every change with its reason", async () => {
  const page = await visit("buyer");
  await page.getByText("available, 0 reserved, 21 used").waitFor();
  await page.getByText("24 changes, newest first").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole("link", { name: "2", exact: true }).click();
  await page.getByText("For the delay in October").waitFor();
  expect(await page.getByRole("link", { name: "Hub" }).getAttribute("href")).toContain("&submission=");
  expect(await page.getByRole("row").last().textContent()).toBe("Nov 1, 2026+40Included in your planSubmissions");
  const kinds = page.getByRole("navigation", { name: "Kind of credit" });
  await kinds.getByRole("link", { name: "Articles" }).click();
  await page.getByText("1 change, newest first").waitFor();
  expect(new URL(page.url()).searchParams.get("kind")).toBe("article");
});
