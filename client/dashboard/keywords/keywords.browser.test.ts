import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { createFactories } from "#server/testing/factories.ts";
import { hackerNewsStandIn } from "#server/testing/stand-ins/hacker-news.ts";
import { trialLimits } from "#shared/limits.ts";
import { link } from "#shared/routes.ts";
import { accessibilityIssues } from "../../testing/accessibility.ts";
import { browser } from "../../testing/browser.ts";
import { createSeededData } from "../../testing/seeded-data.ts";
import { password } from "../../testing/users.ts";

const service = hackerNewsStandIn();
afterAll(() => service.stop());
const yesterday = Math.floor(Date.now() / 1000) - 24 * 3600;
for (let at = 0; at < 7; at++)
  service.hits.push({
    objectID: String(at),
    title: `Which parcel tracker, number ${at}?`,
    author: "ada",
    created_at_i: yesterday + at,
  });
service.hits.push({ objectID: "h", title: "Parcel tracker is hiring", author: "ben", created_at_i: yesterday - 1 });

const names = ["one", "many", "flood", "again", "over", "accessible"] as const;
const DATA_DIR = await createSeededData(async (db) => {
  const create = createFactories(db);
  for (const name of names) {
    const trialEndsAt = new Date(name === "over" ? "2026-01-01T09:00:00Z" : "2036-01-01T09:00:00Z");
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
const { openAs } = await browser({ DATA_DIR, JOBS: "off", HN_URL: service.url });

const visit = async (name: (typeof names)[number]) => {
  const page = await openAs({ email: `${name}@people.example`, password }, link("keywords"), {
    reducedMotion: "reduce",
  });
  await page.getByRole("heading", { name: "Keywords", exact: true }).waitFor();
  return page;
};
const field = (page: Page) => page.getByLabel("Keyword", { exact: true });
const watched = async (page: Page) => (await page.getByRole("rowheader").allTextContents()).map((text) => text.trim());

test("a keyword is looked at, added with what to leave out, and known the second time", async () => {
  const page = await visit("one");
  await page.getByRole("row").filter({ hasText: "label printer" }).getByText("Nov 20, 2026, 9:00 AM UTC").waitFor();
  await page.getByText("1 of 5").waitFor();
  await field(page).fill("parcel tracker");
  await page.getByRole("button", { name: "Show matches" }).click();
  await page.getByText("“parcel tracker”: 8 posts on Hacker News").waitFor();
  await expect.poll(() => page.getByRole("link", { name: "Which parcel tracker" }).count()).toBe(5);

  await page.getByLabel("Leave out posts with").fill("hiring, for free");
  await page.getByLabel("How it is found").selectOption("All words, anywhere in the post");
  await page.getByRole("button", { name: "Show matches" }).click();
  await page.getByText("“parcel tracker”: 7 posts on Hacker News").waitFor();

  await field(page).press("Enter");
  await page.getByText("“parcel tracker” is watched now.").waitFor();
  await expect
    .poll(() => watched(page))
    .toEqual(["parcel trackerwithout hiring, for free", "label printerwithout hiring"]);
  await page.getByText("2 of 5").waitFor();

  await field(page).fill("Parcel  Tracker");
  await page.getByRole("button", { name: "Add keyword" }).click();
  await page.getByRole("alert").filter({ hasText: "This keyword already exists." }).waitFor();
  page.complaints.length = 0;
});

test("pasted lines are added one after the other, and stop at the plan's limit", async () => {
  const page = await visit("many");
  await page.getByText("No keyword yet").waitFor();
  const lines = Array.from({ length: 50 }, (_, at) => `keyword ${at}`);
  await field(page).fill(["x", ...lines].join("\n"));
  await page.getByRole("button", { name: "Add 51 keywords" }).click();
  const prompt = page.getByRole("dialog");
  await prompt.getByText("Your plan watches 5 keywords a project.").waitFor();
  await prompt.getByRole("button", { name: "No, thanks!" }).click();
  await page.getByText("5 of 51 keywords are added.").waitFor();
  await page.getByText("45 were not added and are still in the field.").waitFor();
  await page.getByText("1 cannot be watched, such as “x”: Use at least 2 characters.").waitFor();
  await expect.poll(() => watched(page)).toHaveLength(trialLimits.keywords ?? 0);
  await expect.poll(async () => (await field(page).inputValue()).split("\n")).toEqual(["x", ...lines.slice(5)]);
  page.complaints.length = 0;
});

test("a deleted keyword comes back as it was", async () => {
  const page = await visit("again");
  await page.getByRole("button", { name: "Delete label printer" }).click();
  await page.getByText("“label printer” is not watched any more.").waitFor();
  await page.getByText("No keyword yet").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("“label printer” is watched again.").waitFor();
  await expect.poll(() => watched(page)).toEqual(["label printerwithout hiring"]);
  await page
    .getByRole("row")
    .filter({ hasText: "label printer" })
    .getByRole("cell", { name: "1", exact: true })
    .waitFor();
});

test("one that could not be added again is deleted only after a question", async () => {
  const page = await visit("over");
  await page.getByRole("button", { name: "Not now" }).click();
  await page.getByRole("button", { name: "Delete label printer" }).click();
  const question = page.getByRole("dialog", { name: "Stop watching “label printer”?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => watched(page)).toHaveLength(1);
  await page.getByRole("button", { name: "Delete label printer" }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  await page.getByText("No keyword yet").waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Undo" }).count()).toBe(0);
});

test("a source that does not answer is named, and the keyword can be added all the same", async () => {
  const page = await visit("flood");
  service.behavior.now = { status: 500 };
  await field(page).fill("shipping label");
  await page.getByRole("button", { name: "Show matches" }).click();
  await page.getByRole("alert").filter({ hasText: "Hacker News answered with an error" }).waitFor();
  service.behavior.now = undefined;
  await page.getByRole("button", { name: "Add keyword" }).click();
  await page.getByText("“shipping label” is watched now.").waitFor();
  page.complaints.length = 0;
});

test("axe finds nothing, in any look", async () => {
  const page = await visit("accessible");
  const faults = await accessibilityIssues(page);
  await field(page).fill("parcel tracker\nlabel printer");
  await page.getByRole("button", { name: "Show matches" }).click();
  await page.getByText("8 posts on Hacker News").waitFor();
  faults.push(...(await accessibilityIssues(page)));
  await field(page).fill("label printer");
  await page.getByRole("button", { name: "Add keyword" }).click();
  await page.getByText("This keyword already exists.").waitFor();
  faults.push(...(await accessibilityIssues(page)));
  await page.getByRole("button", { name: "Delete label printer" }).click();
  await page.getByText("No keyword yet").waitFor();
  faults.push(...(await accessibilityIssues(page)));
  expect(faults).toEqual([]);
  page.complaints.length = 0;
});
