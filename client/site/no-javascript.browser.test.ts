import { expect, test } from "vitest";
import { browser } from "../testing/browser.ts";

const { open } = await browser();

test("the menu, questions, prices and the payment dialog work by keyboard", async () => {
  const page = await open("/", { viewport: { width: 360, height: 700 } });
  const button = page.getByRole("button", { name: "Menu" });
  const menu = page.getByRole("navigation", { name: "Menu" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => menu.isVisible()).toBe(true);
  await page.keyboard.press("Tab");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Benefits");
  await page.keyboard.press("Escape");
  await expect.poll(() => menu.isVisible()).toBe(false);
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  await page.locator("summary").first().focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator("details").first().getAttribute("open")).not.toBeNull();
  await page.getByRole("radio", { name: "Monthly" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => page.getByRole("radio", { name: "Yearly" }).isChecked()).toBe(true);

  await page.goto("/?payment=success");
  const close = page.getByRole("button", { name: "Close" });
  await close.waitFor();
  await expect.poll(() => close.evaluate((element) => element === document.activeElement)).toBe(true);
  for (let step = 0; step < 3; step++) await page.keyboard.press("Tab");
  const isPageFocused = await page.evaluate(() => Boolean(document.activeElement?.closest("header, main, footer")));
  expect(isPageFocused).toBe(false);
  await page.keyboard.press("Escape");
  await close.waitFor({ state: "hidden" });
});
