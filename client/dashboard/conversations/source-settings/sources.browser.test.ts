import { expect, test } from "vitest";
import { createFactories } from "#server/testing/factories.ts";
import { databaseWith } from "#server/testing/test-database.ts";
import { link } from "#shared/routes.ts";
import { accessibilityIssues } from "../../../testing/accessibility.ts";
import { browser } from "../../../testing/browser.ts";
import { password } from "../../../testing/users.ts";

const email = "sources@people.example";
const database = await databaseWith(async (db) => {
  const create = createFactories(db);
  const user = await create.user({ email, password, trialEndsAt: new Date("2036-01-01T09:00:00Z") });
  await create.project({ ownerId: user.id });
});
const { openAs } = await browser({ database, env: { JOBS: "off" } });

test("shows how each source is doing, and saves what to search in it", async () => {
  const page = await openAs({ email, password }, link("project"), { reducedMotion: "reduce" });
  await page.getByRole("heading", { name: "Sources" }).waitFor();
  await page.getByText("Off. Choose tags to search DEV.").waitFor();
  await page
    .getByText(/^On\. Next search from/)
    .first()
    .waitFor();
  const issues = await accessibilityIssues(page);

  await page.getByLabel("Reddit").uncheck();
  await page.getByLabel("DEV tags").fill("#SaaS, webdev");
  await page.getByLabel("Discourse forums").fill("forum.example.com\nnot an address!");
  await page.getByRole("button", { name: "Save sources" }).click();
  await page.getByText("Enter addresses like https://forum.example.com.").waitFor();
  expect(await page.getByLabel("DEV tags").inputValue()).toBe("#SaaS, webdev");
  issues.push(...(await accessibilityIssues(page)));
  page.consoleErrors.length = 0;

  await page.getByLabel("Discourse forums").fill("forum.example.com");
  await page.getByRole("button", { name: "Save sources" }).click();
  await page.getByText("Sources saved.").waitFor();
  await page.getByText("Off. You switched this source off.").waitFor();
  await expect.poll(() => page.getByText("Off. Choose tags to search DEV.").count()).toBe(0);
  await page.reload();
  await expect.poll(() => page.getByLabel("Discourse forums").inputValue()).toBe("https://forum.example.com");
  expect(await page.getByLabel("DEV tags").inputValue()).toBe("saas, webdev");
  expect(await page.getByLabel("Reddit").isChecked()).toBe(false);
  expect(issues).toEqual([]);
});
