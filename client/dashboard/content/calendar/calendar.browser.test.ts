import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sitePages } from "#db/schema/index.ts";
import { createFactories } from "#server/testing/factories.ts";
import { databaseWith } from "#server/testing/test-database.ts";
import { utcDay } from "#shared/time.ts";
import { accessibilityIssues } from "../../../testing/accessibility.ts";
import { browser } from "../../../testing/browser.ts";
import { password } from "../../../testing/users.ts";
import { addDays, addMonths, monthOf } from "../../../ui/dates/days.ts";
import { formatDate } from "../../../ui/format.ts";
import { projectLink } from "../../current-project.ts";
import { calendarLink } from "./calendar-days.ts";

// A month after the current one, so that all of its days are in the future.
const month = monthOf(addMonths(utcDay(Date.now()), 1));
const dayIn = (number: number) => `${month}-${String(number).padStart(2, "0")}`;

const withArticles = async (create: ReturnType<typeof createFactories>, name: string) => {
  const email = `${name}@people.example`;
  const { id: ownerId } = await create.user({ email, password, trialEndsAt: new Date("2036-01-01T09:00:00Z") });
  const { id: projectId } = await create.project({ ownerId });
  const { id: destinationId } = await create.destination({ projectId, name: "Our blog" });
  const approved = { projectId, state: "approved", approvedVersion: 1 } as const;
  await create.article({
    ...approved,
    state: "scheduled",
    title: "Tracking numbers",
    destinationId,
    scheduledAt: new Date(`${dayIn(12)}T14:30:00Z`),
  });
  await create.article({ ...approved, title: "Returns by post" });
  return projectId;
};

const projects = { calendar: "", topics: "" };
const database = await databaseWith(async (db) => {
  const create = createFactories(db);
  projects.calendar = await withArticles(create, "calendar");
  const trialEndsAt = new Date("2036-01-01T09:00:00Z");
  const { id: ownerId } = await create.user({ email: "topics@people.example", password, trialEndsAt });
  const { id: projectId } = await create.project({ ownerId });
  projects.topics = projectId;
  const publishedAt = new Date();
  const title = "How do I track a parcel from China?";
  await create.mention({ projectId, title, url: "https://news.example/1", publishedAt });
  await create.mention({ projectId, title: "How can you track parcels from China?", publishedAt });
  const page = { projectId, heading: "", readAt: new Date() };
  await db.insert(sitePages).values({ ...page, url: "https://parcelo.example/returns", title: "Returns by post" });
});
const { openAs } = await browser({ database, env: { JOBS: "off" } });

const openCalendar = async () => {
  const path = calendarLink(projects.calendar, month);
  const page = await openAs({ email: "calendar@people.example", password }, path, {
    viewport: { width: 1280, height: 1000 },
  });
  await page.getByRole("button", { name: "Move Tracking numbers" }).and(page.locator(":enabled")).waitFor();
  return page;
};
const cell = (page: Page, day: string) => page.getByRole("gridcell", { name: formatDate(day) });
const inCell = (page: Page, day: string, title: string) => cell(page, day).getByRole("link", { name: title });
const focusedDay = (page: Page) => page.evaluate(() => document.activeElement?.querySelector("time")?.dateTime);

test("articles are dragged to another day or moved by keyboard, and the dialog asks for what is missing", async () => {
  const page = await openCalendar();
  expect(await accessibilityIssues(page)).toEqual([]);
  await inCell(page, dayIn(12), "Tracking numbers").dragTo(cell(page, dayIn(19)));
  await page
    .getByText(/“Tracking numbers” is scheduled for .* 2:30 PM UTC/)
    .last()
    .waitFor();
  await inCell(page, dayIn(19), "Tracking numbers").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await inCell(page, dayIn(12), "Tracking numbers").waitFor();

  await page.getByRole("link", { name: "Returns by post" }).dragTo(cell(page, dayIn(20)));
  const dialog = page.getByRole("dialog");
  expect(await dialog.getByLabel("Day").inputValue()).toBe(dayIn(20));
  expect(await accessibilityIssues(page)).toEqual([]);
  await dialog.getByLabel("Time (UTC)").fill("08:15");
  await dialog.getByRole("button", { name: "Schedule" }).click();
  await cell(page, dayIn(20)).getByText("8:15 AM").waitFor();
  expect(await page.getByRole("heading", { name: "Ready to publish" }).count()).toBe(0);

  const { keyboard } = page;
  await inCell(page, dayIn(12), "Tracking numbers").focus();
  await keyboard.press("m");
  await page.getByRole("status").getByText("Moving “Tracking numbers”.").waitFor();
  await keyboard.press("Escape");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Tracking numbers");

  await keyboard.press("m");
  const steps: [string, string][] = [
    ["ArrowDown", dayIn(19)],
    ["ArrowRight", dayIn(20)],
    ["ArrowLeft", dayIn(19)],
    ["ArrowUp", dayIn(12)],
    ["PageDown", addMonths(dayIn(12), 1)],
  ];
  for (const [key, day] of steps) {
    await keyboard.press(key);
    await expect.poll(() => focusedDay(page)).toBe(day);
  }
  await keyboard.press("Enter");
  const moved = addMonths(dayIn(12), 1);
  await inCell(page, moved, "Tracking numbers").waitFor();
  await page
    .getByText(/“Tracking numbers” is scheduled for .* 2:30 PM UTC/)
    .last()
    .waitFor();
  expect(new URL(page.url()).searchParams.get("month")).toBe(monthOf(moved));

  // Enter goes into a day, and three months up are over.
  await keyboard.press("Enter");
  await keyboard.press("m");
  for (const back of [1, 2, 3]) {
    await keyboard.press("PageUp");
    await expect.poll(() => focusedDay(page)).toBe(addMonths(moved, -back));
  }
  await keyboard.press("Enter");
  await page.getByText("That day is over.").waitFor();

  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(calendarLink(projects.calendar, monthOf(moved)));
  expect(await cell(page, moved).isVisible()).toBe(true);
  expect(await cell(page, addDays(moved, 1)).isVisible()).toBe(false);
});

test("topics are found, imported and added, and an article is started from one", async () => {
  const { topics: projectId } = projects;
  const page = await openAs({ email: "topics@people.example", password }, projectLink("topics", projectId));
  const row = (title: string) => page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
  await page.getByText("No topics yet").waitFor();
  await page.getByRole("button", { name: "Find topics" }).click();
  await page.getByText("1 new topic.").waitFor();
  const question = row("How do I track a parcel from China?");
  await question.getByText("Asked in 2 posts").click();
  const post = question.getByRole("link", { name: "How do I track a parcel from China?" });
  expect(await post.getAttribute("href")).toBe("https://news.example/1");

  await page.getByRole("button", { name: "Import queries" }).click();
  await page.getByLabel("CSV file").setInputFiles({
    name: "Queries.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("Top queries,Impressions,Position\nparcel api,1200,12.4\nparcelo,99,1\n,5,9"),
  });
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByText("1 topic added, 0 updated. 1 query at other positions skipped.").waitFor();
  await page.getByText("Line 4: The query is missing.").waitFor();
  await page.getByText("Read as comma-separated, UTF-8.").waitFor();
  await page.getByRole("button", { name: "Done" }).click();
  await row("parcel api").getByText("1,200 impressions in Search Console").waitFor();

  await page.getByRole("button", { name: "Add topic" }).click();
  await page.getByLabel("Topic", { exact: true }).fill("Return by post");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add topic" }).click();
  expect(await page.getByLabel("Topic", { exact: true }).inputValue()).toBe("Return by post");
  await page.getByLabel("Where it comes from").fill("Our support gets this twice a week.");
  await page.getByRole("dialog").getByRole("button", { name: "Add topic" }).click();
  const returns = row("Return by post");
  await returns.getByText("Our support gets this twice a week.").waitFor();
  expect(await returns.getByRole("link", { name: "/returns" }).getAttribute("href")).toContain("/returns");
  expect(await accessibilityIssues(page)).toEqual([]);

  await page.getByRole("link", { name: "Search Console", exact: true }).click();
  await page.getByText("1 topic", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Dismiss parcel api" }).click();
  await page.getByText("No topics match these filters").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await row("parcel api").getByText("1,200 impressions in Search Console").waitFor();

  await page.getByRole("button", { name: "Write article about parcel api" }).click();
  await page.waitForURL(/\/dashboard\/articles\/[\da-f-]{36}\?project=/);
  await page.goto(projectLink("topics", projectId));
  await page.getByRole("link", { name: "Open article about parcel api" }).waitFor();
  await page.goto(projectLink("articles", projectId));
  await page.getByRole("link", { name: "parcel api" }).waitFor();
  await page.getByRole("link", { name: "Needs you 1" }).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
});
