import { expect, test } from "vitest";
import { link } from "#shared/routes.ts";
import { utcDay } from "#shared/time.ts";
import { accessibilityIssues } from "../../testing/accessibility.ts";
import { browser } from "../../testing/browser.ts";
import { clientOf, signUpUser } from "../../testing/users.ts";
import { rangesUpTo } from "./day-range.ts";

const { url, openAs } = await browser();

const openMentions = async (range: string) => {
  const user = await signUpUser(url);
  const created = await clientOf(url, user).projects.$post({
    json: { name: "Parcelo", url: "https://parcelo.example", keywords: [] },
  });
  const { id } = (await created.json()) as { id: string };
  const page = await openAs(user, `${link("mentions")}?project=${id}${range}`);
  const button = page.getByRole("button", { name: /^Found: / });
  const dialog = page.getByRole("dialog", { name: "Found", exact: true });
  const open = async () => {
    await button.click();
    await dialog.getByRole("grid").waitFor();
  };
  const focused = () => page.evaluate(() => document.activeElement?.closest("[data-day]")?.getAttribute("data-day"));
  return { page, button, dialog, open, focused };
};

test("chooses a range across years by keyboard", async () => {
  const { page, button, dialog, open, focused } = await openMentions("&from=2025-12-29&to=2025-12-31");
  await button.getByText("Dec 29 – Dec 31, 2025").waitFor();
  await open();
  await expect.poll(focused).toBe("2025-12-29");
  expect(await dialog.locator("td[aria-selected=true]").allTextContents()).toEqual(["29", "30", "31"]);
  await page.keyboard.press("ArrowDown");
  await expect.poll(focused).toBe("2026-01-05");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(focused).toBe("2026-01-01");
  await dialog.getByText("January 2026").waitFor();
  await page.keyboard.press("Shift+PageDown");
  await page.keyboard.press("PageUp");
  await expect.poll(focused).toBe("2026-12-01");
  await page.keyboard.press("Shift+PageUp");
  await page.keyboard.press("ArrowUp");
  await expect.poll(focused).toBe("2025-11-24");
  await page.keyboard.press("Enter");
  await dialog.getByText("From November 24, 2025. Choose the last day.").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  // The earlier day comes first, whichever was chosen first.
  await button.getByText("Nov 23 – Nov 24, 2025").waitFor();
  await page.waitForURL(/from=2025-11-23&to=2025-11-24/);
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => dialog.count()).toBe(0);
});

test("offers the usual ranges and any time, and closes with Escape", async () => {
  const { page, button, dialog, open, focused } = await openMentions("");
  const [today, , last30] = rangesUpTo(utcDay(Date.now()));
  await button.getByText("Any time").waitFor();
  await open();
  await expect.poll(focused).toBe(today?.range.to);
  await dialog.getByRole("button", { name: "Last 30 days" }).click();
  await page.waitForURL(new RegExp(`from=${last30?.range.from}&to=${last30?.range.to}`));
  await open();
  await page.keyboard.press("Escape");
  await expect.poll(() => dialog.count()).toBe(0);
  await open();
  await dialog.getByRole("button", { name: "Any time" }).click();
  await button.getByText("Any time").waitFor();
  expect(new URL(page.url()).searchParams.has("from")).toBe(false);
});

test("stops at the first day that filters accept", async () => {
  const { page, dialog, open, focused } = await openMentions("&from=2000-01-01&to=2000-01-03");
  await open();
  await page.keyboard.press("PageUp");
  await expect.poll(focused).toBe("2000-01-01");
  await dialog.getByRole("button", { name: "Previous month", disabled: true }).waitFor();
  expect(await dialog.locator('[data-day="1999-12-31"] button').count()).toBe(0);
});
