import { afterAll, expect, test } from "vitest";
import { audits } from "#db/schema/index.ts";
import { createBrokenWebsite, plantedKinds } from "#server/features/suggestions/testing/broken-website.ts";
import { createFactories } from "#server/testing/factories.ts";
import { link } from "#shared/routes.ts";
import { accessibilityIssues } from "../../testing/accessibility.ts";
import { browser } from "../../testing/browser.ts";
import { createSeededData } from "../../testing/seeded-data.ts";
import { password } from "../../testing/users.ts";

const site = createBrokenWebsite();
afterAll(() => site.stop());

const people = ["reader", "checker", "dismisser", "newcomer"] as const;
type Name = (typeof people)[number];
const projectOf: Partial<Record<Name, string>> = {};
const emailOf = (name: Name) => `${name}@people.example`;

const DATA_DIR = await createSeededData(async (db) => {
  const create = createFactories(db);
  const auditedAt = new Date("2026-11-20T09:00:00Z");
  const nextAuditAt = new Date("2099-01-01T00:00:00Z");
  for (const name of people) {
    const trialEndsAt = new Date(Date.now() + 24 * 3600_000);
    const { id: ownerId } = await create.user({ email: emailOf(name), password, trialEndsAt });
    const { id } = await create.project({ ownerId, url: `${site.url}/` });
    projectOf[name] = id;
    if (name === "checker" || name === "newcomer") continue;
    await create.suggestion({
      projectId: id,
      severity: "high",
      title: "Broken links",
      kind: "broken-links",
    });
    await create.suggestion({
      projectId: id,
      severity: "low",
      title: "No robots.txt",
      kind: "robots-missing",
    });
    const endedAt = new Date();
    await create.suggestion({ projectId: id, state: "resolved", title: "No sitemap", endedAt });
    await db.insert(audits).values({ projectId: id, auditedAt, nextAuditAt, pages: 12 });
  }
});
// Websites on this machine can be fetched only outside production.
const { openAs } = await browser({ DATA_DIR, NODE_ENV: "test", FETCH_ALLOW: site.host });

const visit = async (name: Name, look = {}) => {
  const path = `${link("suggestions")}?project=${projectOf[name]}`;
  const page = await openAs({ email: emailOf(name), password }, path, look);
  await page.getByRole("heading", { name: "Suggestions", level: 1 }).waitFor();
  return { page, card: (title: string) => page.getByRole("article", { name: title }) };
};

test("what there is to mend stands by severity, with why, how and where, and what was mended", async () => {
  const { page, card } = await visit("reader");
  const headings = page.getByRole("heading", { level: 2 });
  await expect
    .poll(() => headings.allTextContents())
    .toEqual([site.host, "Mend these first", "When you have time", "Mended lately"]);
  await page.getByText("2 things to mend").waitFor();
  await page.getByText("No sitemap").waitFor();
  const first = card("Broken links");
  await first.getByText("Where we saw it (1)").click();
  const place = first.getByRole("link", { name: "https://parcelo.example/" });
  await expect.poll(() => place.getAttribute("rel")).toContain("nofollow");
  await first.getByText("How to mend it").click();
  await first.getByText("<title>Shop</title>").waitFor();
});

test("a snippet is copied", async () => {
  const { page, card } = await visit("reader", { permissions: ["clipboard-read", "clipboard-write"] });
  const first = card("Broken links");
  await first.getByText("How to mend it").click();
  await first.getByRole("button", { name: "Copy" }).click();
  await page.getByText("Copied.").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("<title>Shop</title>");
});

test("one is dismissed and taken back, and the focus stays in the list", async () => {
  const { page, card } = await visit("dismisser");
  const dismissed = card("No robots.txt");
  await dismissed.getByRole("button", { name: "Dismiss" }).click();
  await page.getByText("1 thing to mend").waitFor();
  await expect.poll(() => dismissed.count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("suggestions");
  await page.getByRole("button", { name: "Undo" }).click();
  await dismissed.waitFor();
  await page.getByText("2 things to mend").waitFor();
});

test("the website is checked at once, with progress, and mended things leave by themselves", async () => {
  const { page, card } = await visit("checker");
  await page.getByText("Nothing was checked yet").waitFor();
  const check = page.getByRole("button", { name: /^Check (again )?now/ });
  const letIn = site.close();
  await check.click();
  await page.getByText("We are looking through your website.").waitFor();
  await page.getByText("What there is to mend shows up here by itself").waitFor();
  letIn();
  await page.getByText(`${plantedKinds.length} things to mend`).waitFor();
  await card("Broken links").waitFor();
  await page.getByText(`${site.pages} pages read on`).waitFor();

  site.fix();
  await check.click();
  await page.getByText("Nothing to mend").waitFor();
  await page.getByRole("heading", { name: "Mended lately" }).waitFor();
  await expect.poll(() => page.getByText("Gone since").count()).toBe(10);
}, 60_000);

test("what could not be asked for is said, and can be tried again", async () => {
  const { page } = await visit("newcomer");
  await page.route("**/api/suggestions/*/audit", (route) => route.abort());
  await page.getByRole("button", { name: /^Check (again )?now/ }).click();
  await page.getByRole("alert").filter({ hasText: "Something bad happened" }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: /^Check (again )?now/ }).isEnabled()).toBe(true);
  // The browser logs the failed request.
  page.complaints.length = 0;
});

test("axe finds nothing on the list, with everything open, and on an empty one", async () => {
  const { page } = await visit("reader", { reducedMotion: "reduce" });
  expect(await accessibilityIssues(page)).toEqual([]);
  for (const fold of await page.locator("main summary").all()) await fold.click();
  expect(await accessibilityIssues(page)).toEqual([]);
  const empty = await visit("newcomer", { reducedMotion: "reduce" });
  await empty.page.getByText("Nothing was checked yet").waitFor();
  expect(await accessibilityIssues(empty.page)).toEqual([]);
}, 60_000);
