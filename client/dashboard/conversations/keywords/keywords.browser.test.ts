import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { storedPosts } from "#db/schema/index.ts";
import { createFactories } from "#server/testing/factories.ts";
import { databaseWith } from "#server/testing/test-database.ts";
import { trialLimits } from "#shared/limits.ts";
import { link } from "#shared/routes.ts";
import { accessibilityIssues } from "../../../testing/accessibility.ts";
import { browser } from "../../../testing/browser.ts";
import { isHydrated } from "../../../testing/hydration.ts";
import { selectOption } from "../../../testing/select-option.ts";
import { password } from "../../../testing/users.ts";

const names = ["one", "many", "expired"] as const;
const database = await databaseWith(async (db) => {
  const create = createFactories(db);
  await db.insert(storedPosts).values(
    ["Which invoice maker is cheap?", "An invoice maker, we are hiring", "Any maker of invoices?"].map((title, at) => ({
      source: "reddit" as const,
      externalId: String(at),
      url: `https://www.reddit.com/r/SaaS/${at}`,
      author: "ada",
      title,
      text: "Please tell me.",
      publishedAt: new Date(Date.now() - at * 3600_000),
      words: title.toLowerCase().match(/\w+/g) ?? [],
    })),
  );
  for (const name of names) {
    const trialEndsAt = new Date(name === "expired" ? "2026-01-01T09:00:00Z" : "2036-01-01T09:00:00Z");
    const user = await create.user({ email: `${name}@people.example`, password, trialEndsAt });
    const { id: projectId } = await create.project({ ownerId: user.id });
    if (name === "many") continue;
    await create.keyword({
      projectId,
      text: "label printer",
      exclude: ["hiring"],
      lastScanAt: new Date("2026-11-20T09:00:00Z"),
    });
    await create.mention({ projectId, keyword: "label printer" });
  }
});
const { openAs } = await browser({ database, env: { JOBS: "off" } });

const visit = async (name: (typeof names)[number]) => {
  const page = await openAs({ email: `${name}@people.example`, password }, link("keywords"), {
    reducedMotion: "reduce",
  });
  // Behind a dialog, too.
  await page.getByRole("heading", { name: "Keywords", exact: true, includeHidden: true }).waitFor();
  return page;
};
const field = (page: Page) => page.getByLabel("Keyword", { exact: true });
const removeLabelPrinter = async (page: Page) => {
  await page.getByRole("button", { name: "Actions for label printer" }).click();
  await page.getByRole("menuitem", { name: "Delete label printer" }).click();
};
const listed = async (page: Page) => (await page.getByRole("rowheader").allTextContents()).map((text) => text.trim());

test("adds a keyword with exclusions, previews a query while it is typed, and restores a deleted keyword", async () => {
  const page = await visit("one");
  await page.getByRole("row").filter({ hasText: "label printer" }).getByTitle("Nov 20, 2026, 9:00 AM UTC").waitFor();
  await page.getByText("1 of 5").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await field(page).fill("parcel tracker");
  await page.getByLabel("Exclude posts containing").fill("hiring, for free");
  await selectOption(page, "Match type", "All words: anywhere in the post");
  await page.reload();
  await page.getByText("Your unsaved changes are back.").waitFor();
  await expect.poll(() => field(page).inputValue()).toBe("parcel tracker");
  await expect.poll(() => page.getByLabel("Exclude posts containing").inputValue()).toBe("hiring, for free");

  await field(page).press("Enter");
  await page.getByText("Added “parcel tracker”.").waitFor();
  await expect
    .poll(() => listed(page))
    .toEqual(["parcel trackerAll words, excludes hiring, for free", "label printerPhrase, excludes hiring"]);
  await page.getByText("2 of 5").waitFor();

  await field(page).fill("Parcel  Tracker");
  await page.getByRole("button", { name: "Add keyword" }).click();
  await page.getByRole("alert").filter({ hasText: "This keyword already exists." }).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  page.consoleErrors.length = 0;

  await field(page).fill("");
  await page.reload();
  await page.getByText("2 of 5").waitFor();
  await isHydrated(page);
  await expect.poll(() => page.getByText("Your unsaved changes are back.").count()).toBe(0);

  await field(page).fill("invoice maker");
  const matches = page.getByRole("list", { name: "Matching posts" });
  await page.getByText("2 posts, with the score they would get.").waitFor();
  await matches.getByText("Why?").first().click();
  await matches.getByText("Keyword in the title").first().waitFor();

  await field(page).fill("invoice* maker -hiring");
  await page.getByText("This looks like a query").waitFor();
  await page.getByRole("button", { name: "Use it as a query" }).click();
  await page
    .getByLabel("Match type")
    .getByText(/^Query/)
    .waitFor();
  await page.getByText("2 posts, with the score they would get.").waitFor();
  await matches.getByRole("link", { name: "Any maker of invoices?" }).waitFor();
  await page.getByText("How to write a query").click();
  expect(await accessibilityIssues(page)).toEqual([]);

  await field(page).fill('maker "invoice');
  await page.getByText("Close these quotes. (character 7)").waitFor();
  await field(page).fill("invoice maker -hiring");
  await page.getByText("1 post, with the score they would get.").waitFor();
  await page.getByRole("button", { name: "Add keyword" }).click();
  await page.getByText("Added “invoice maker -hiring”.").waitFor();
  await expect.poll(() => listed(page)).toContain("invoice maker -hiringQuery");
  page.consoleErrors.length = 0;

  await removeLabelPrinter(page);
  await page.getByText("Deleted “label printer”.").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Restored “label printer”.").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await expect.poll(() => listed(page)).toContain("label printerPhrase, excludes hiring");
  await page
    .getByRole("row")
    .filter({ hasText: "label printer" })
    .getByRole("cell", { name: "1", exact: true })
    .waitFor();
});

test("adds one keyword per line up to the plan's limit, and asks before deleting one that could not be restored", async () => {
  const page = await visit("many");
  await page.getByText("No keywords yet").waitFor();
  const lines = Array.from({ length: 50 }, (_, index) => `keyword ${index}`);
  await field(page).fill(["x", ...lines].join("\n"));
  await page.getByRole("button", { name: "Add 51 keywords" }).click();
  const prompt = page.getByRole("dialog");
  await prompt.getByText("Your plan includes 5 keywords per project.").waitFor();
  await prompt.getByRole("button", { name: "No, thanks!" }).click();
  await page.getByText("Added 5 of 51 keywords.").waitFor();
  await page.getByText("45 not added and still in the field.").waitFor();
  await page.getByText("1 rejected, for example “x”: Use at least 2 characters.").waitFor();
  await expect.poll(() => listed(page)).toHaveLength(trialLimits.keywords ?? 0);
  await expect.poll(async () => (await field(page).inputValue()).split("\n")).toEqual(["x", ...lines.slice(5)]);
  page.consoleErrors.length = 0;

  const expired = await visit("expired");
  await expired.getByRole("button", { name: "Not now" }).click();
  await removeLabelPrinter(expired);
  const dialog = expired.getByRole("dialog", { name: "Delete “label printer”?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => listed(expired)).toHaveLength(1);
  await removeLabelPrinter(expired);
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expired.getByText("No keywords yet").waitFor();
  await expect.poll(() => expired.getByRole("button", { name: "Undo" }).count()).toBe(0);
});

test("shows how each source is doing, and saves what to search in it", async () => {
  const page = await openAs({ email: "many@people.example", password }, link("project"), { reducedMotion: "reduce" });
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
  await expect.poll(() => page.getByLabel("DEV tags").inputValue()).toBe("#SaaS, webdev");
  issues.push(...(await accessibilityIssues(page)));
  page.consoleErrors.length = 0;

  await page.getByLabel("Discourse forums").fill("forum.example.com");
  await page.getByRole("button", { name: "Save sources" }).click();
  await page.getByText("Sources saved.").waitFor();
  await page.getByText("Off. You switched this source off.").waitFor();
  await expect.poll(() => page.getByText("Off. Choose tags to search DEV.").count()).toBe(0);
  await page.reload();
  await expect.poll(() => page.getByLabel("Discourse forums").inputValue()).toBe("https://forum.example.com");
  await expect.poll(() => page.getByLabel("DEV tags").inputValue()).toBe("saas, webdev");
  await expect.poll(() => page.getByLabel("Reddit").isChecked()).toBe(false);
  expect(issues).toEqual([]);
});
