import { afterAll, expect, test } from "vitest";
import { audits } from "#db/schema/index.ts";
import { createFactories } from "#server/testing/factories.ts";
import { databaseWith } from "#server/testing/test-database.ts";
import { createBrokenWebsite, plantedKinds } from "#server/website/suggestions/testing/broken-website.ts";
import { link } from "#shared/routes.ts";
import { accessibilityIssues } from "../../../testing/accessibility.ts";
import { browser } from "../../../testing/browser.ts";
import { password } from "../../../testing/users.ts";

const site = createBrokenWebsite();
afterAll(() => site.stop());

const names = ["viewer", "checker"] as const;
type Name = (typeof names)[number];
const projectOf: Partial<Record<Name, string>> = {};
const emailOf = (name: Name) => `${name}@people.example`;

const database = await databaseWith(async (db) => {
  const create = createFactories(db);
  const auditedAt = new Date("2026-11-20T09:00:00Z");
  const nextAuditAt = new Date("2099-01-01T00:00:00Z");
  for (const name of names) {
    const trialEndsAt = new Date(Date.now() + 24 * 3600_000);
    const { id: ownerId } = await create.user({ email: emailOf(name), password, trialEndsAt });
    const { id } = await create.project({ ownerId, url: `${site.url}/` });
    projectOf[name] = id;
    if (name === "checker") continue;
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
const { openAs } = await browser({ database, env: { NODE_ENV: "test", FETCH_ALLOW: site.host } });

const visit = async (name: Name, options = {}) => {
  const path = `${link("suggestions")}?project=${projectOf[name]}`;
  const page = await openAs({ email: emailOf(name), password }, path, options);
  await page.getByRole("heading", { name: "Suggestions", level: 1 }).waitFor();
  return { page, card: (title: string) => page.getByRole("article", { name: title }) };
};

test("lists issues with evidence, dismisses and restores one, and checks the website on demand", async () => {
  const { page, card } = await visit("viewer", { permissions: ["clipboard-read", "clipboard-write"] });
  const headings = page.getByRole("heading", { level: 2 });
  await expect
    .poll(() => headings.allTextContents())
    .toEqual([site.host, "High priority", "Low priority", "Recently resolved"]);
  await page.getByText("2 issues to fix").waitFor();
  await page.getByText("No sitemap").waitFor();
  const first = card("Broken links");
  await first.getByText("Where we found it (1)").click();
  const evidence = first.getByRole("link", { name: "https://parcelo.example/" });
  await expect.poll(() => evidence.getAttribute("rel")).toContain("nofollow");
  await first.getByText("How to fix it").click();
  await first.getByText("<title>Shop</title>").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await first.getByRole("button", { name: "Copy" }).click();
  await page.getByText("Copied.").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("<title>Shop</title>");

  const dismissed = card("No robots.txt");
  await dismissed.getByRole("button", { name: "Dismiss" }).click();
  await page.getByText("1 issue to fix").waitFor();
  await expect.poll(() => dismissed.count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("suggestions");
  await page.getByRole("button", { name: "Undo" }).click();
  await dismissed.waitFor();
  await page.getByText("2 issues to fix").waitFor();

  const { page: checked, card: found } = await visit("checker");
  await checked.getByText("Not checked yet").waitFor();
  expect(await accessibilityIssues(checked)).toEqual([]);
  const check = checked.getByRole("button", { name: /^Check (again|now)/ });
  await checked.route("**/api/suggestions/*/audit", (route) => route.abort());
  await check.click();
  await checked.getByRole("alert").filter({ hasText: "Something bad happened" }).waitFor();
  await expect.poll(() => check.isEnabled()).toBe(true);
  await checked.unroute("**/api/suggestions/*/audit");
  // The browser logs the failed request.
  checked.consoleErrors.length = 0;
  const reopen = site.close();
  await check.click();
  await checked.getByText("We're checking your website.").waitFor();
  await checked.getByText("Issues appear here in a minute or two").waitFor();
  reopen();
  await checked.getByText(`${plantedKinds.length} issues to fix`).waitFor();
  await found("Broken links").waitFor();
  await checked.getByText(`${site.pages} pages checked on`).waitFor();

  site.fix();
  await check.click();
  await checked.getByText("No issues to fix").waitFor();
  await checked.getByRole("heading", { name: "Recently resolved" }).waitFor();
  await expect.poll(() => checked.getByText("Resolved on").count()).toBe(10);
});
