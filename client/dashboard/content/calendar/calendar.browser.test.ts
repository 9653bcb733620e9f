import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { createFactories } from "#server/testing/factories.ts";
import { databaseWith } from "#server/testing/test-database.ts";
import { utcDay } from "#shared/time.ts";
import { accessibilityIssues } from "../../../testing/accessibility.ts";
import { browser } from "../../../testing/browser.ts";
import { password } from "../../../testing/users.ts";
import { addDays, addMonths, monthOf } from "../../../ui/dates/days.ts";
import { formatDate } from "../../../ui/format.ts";
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

const projects = { mouse: "", keyboard: "" };
const database = await databaseWith(async (db) => {
  const create = createFactories(db);
  projects.mouse = await withArticles(create, "mouse");
  projects.keyboard = await withArticles(create, "keyboard");
});
const { openAs } = await browser({ database, env: { JOBS: "off" } });

const openCalendar = async (name: keyof typeof projects) => {
  const path = calendarLink(projects[name], month);
  const page = await openAs({ email: `${name}@people.example`, password }, path, {
    viewport: { width: 1280, height: 1000 },
  });
  await page.getByRole("button", { name: "Move Tracking numbers" }).and(page.locator(":enabled")).waitFor();
  return page;
};
const cell = (page: Page, day: string) => page.getByRole("gridcell", { name: formatDate(day) });
const inCell = (page: Page, day: string, title: string) => cell(page, day).getByRole("link", { name: title });
const focusedDay = (page: Page) => page.evaluate(() => document.activeElement?.querySelector("time")?.dateTime);

test("articles are dragged to another day at the same time, and the dialog asks for what is missing", async () => {
  const page = await openCalendar("mouse");
  expect(await accessibilityIssues(page)).toEqual([]);
  await inCell(page, dayIn(12), "Tracking numbers").dragTo(cell(page, dayIn(19)));
  await page.getByText(/“Tracking numbers” is scheduled for .* 2:30 PM UTC/).waitFor();
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
});

test("an article moves by keyboard, over the end of a month too, and past days refuse it", async () => {
  const page = await openCalendar("keyboard");
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
  await page.getByText(/“Tracking numbers” is scheduled for .* 2:30 PM UTC/).waitFor();
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
  await page.goto(calendarLink(projects.keyboard, monthOf(moved)));
  expect(await cell(page, moved).isVisible()).toBe(true);
  expect(await cell(page, addDays(moved, 1)).isVisible()).toBe(false);
});
