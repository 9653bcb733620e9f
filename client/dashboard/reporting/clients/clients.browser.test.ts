import { expect, test } from "vitest";
import { projectActivity } from "#db/schema/index.ts";
import { createFactories } from "#server/testing/factories.ts";
import { databaseWith } from "#server/testing/test-database.ts";
import { link } from "#shared/routes.ts";
import { accessibilityIssues } from "../../../testing/accessibility.ts";
import { browser } from "../../../testing/browser.ts";
import { selectOption } from "../../../testing/select-option.ts";
import { password } from "../../../testing/users.ts";

const email = "agency@people.example";

const database = await databaseWith(async (db) => {
  const create = createFactories(db);
  const owner = await create.user({ email, password, trialEndsAt: new Date("2036-01-01T09:00:00Z") });
  for (const [name, live] of [
    ["Acme", 1],
    ["Bolt", 3],
    ["Cargo", 0],
  ] as const) {
    const { id: projectId } = await create.project({ ownerId: owner.id, name, url: `https://${name}.example` });
    for (let at = 0; at < live; at++) await create.submission({ projectId, state: "live" });
    await db
      .insert(projectActivity)
      .values({ projectId, actorId: owner.id, kind: "keyword.added", subject: `${name} alternative` });
  }
});
const { openAs } = await browser({ database, env: { JOBS: "off" } });
const visit = (path: string) => openAs({ email, password }, path, { reducedMotion: "reduce" });

test("sorts and searches clients, and opens a client's live links", async () => {
  const page = await visit(link("clients"));
  const names = () => page.getByRole("rowheader").getByRole("link").allTextContents();
  await page.getByRole("columnheader", { name: "Live" }).getByRole("link").click();
  await page.waitForURL(/sort=linksLive/);
  await expect.poll(names).toEqual(["Bolt", "Acme", "Cargo"]);
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole("searchbox", { name: "Search" }).fill("bol");
  await page.waitForURL(/q=bol/);
  await expect.poll(names).toEqual(["Bolt"]);
  await page.getByRole("link", { name: "Live links of Bolt: 3" }).click();
  await page.waitForURL(/submissions\?project=.*state=live/);
});

test("shows clients as cards on a phone", async () => {
  const page = await visit(link("clients"));
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole("listitem").filter({ hasText: "bolt.example" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await accessibilityIssues(page)).toEqual([]);
});

test("lists activity by day and filters it by kind", async () => {
  const page = await visit(link("activity"));
  await page.getByRole("link", { name: /^Keyword added: .* alternative$/ }).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await selectOption(page, "Activity", "Listing kit saved");
  await page.getByText("No entries match these filters").waitFor();
});
