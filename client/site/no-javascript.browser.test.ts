import { expect, test } from "vitest";
import { browser } from "../testing/browser.ts";

const { open } = await browser();

test("prices, questions and the menu open, also without JavaScript", async () => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await open("/", { javaScriptEnabled });
    const plan = (name: string) => page.getByRole("heading", { name, exact: true });
    await expect.poll(() => page.getByRole("radio", { name: "Monthly" }).isChecked()).toBe(true);
    await expect.poll(() => plan("Growth Partner").isVisible()).toBe(true);
    await page.getByText("Yearly", { exact: true }).click();
    await expect.poll(() => plan("Growth Partner").isVisible()).toBe(false);
    await expect.poll(() => plan("Publisher").isVisible()).toBe(true);
    await expect
      .poll(() => page.getByText("No plans are billed yearly. These are one-time plans.").isVisible())
      .toBe(true);

    const icon = () =>
      page
        .locator("#faq summary")
        .first()
        .evaluate((summary) => getComputedStyle(summary, "::after").backgroundSize);
    const plus = await icon();
    const answer = page.getByText(/You describe your product once\. We submit it/);
    await expect.poll(() => answer.isVisible()).toBe(false);
    await page.getByText("What does Linkstead do?").click();
    await expect.poll(() => answer.isVisible()).toBe(true);
    expect(await icon()).not.toBe(plus);
    await page.getByText("What does Linkstead do?").click();
    await expect.poll(() => answer.isVisible()).toBe(false);
    expect(await icon()).toBe(plus);

    await page.setViewportSize({ width: 360, height: 700 });
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Pricing" }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe("#pricing");
    if (javaScriptEnabled)
      await expect.poll(() => page.getByRole("navigation", { name: "Menu" }).isVisible()).toBe(false);
  }
});

test("without JavaScript, the waitlist form and the filters of directories work", async () => {
  const page = await open("/", { javaScriptEnabled: false });
  await page.getByLabel("Your email").first().fill("nojs@browser.example");
  await page.getByRole("button", { name: "Join the waitlist" }).first().click();
  await page.getByText("You have successfully joined the waitlist").waitFor();
  expect(new URL(page.url()).pathname).toBe("/waitlist");
  await page.goto("/directories");
  await page.getByText("Filters and order").click();
  await page.getByRole("combobox", { name: "Category" }).selectOption("Startup and launch sites");
  await page.getByRole("button", { name: "Show directories" }).click();
  await page.waitForURL(/category=startup/);
  expect(await page.getByRole("combobox", { name: "Category" }).inputValue()).toBe("startup");
  await page.getByRole("rowheader").first().getByRole("link").click();
  await page.getByRole("heading", { name: "Sources" }).waitFor();
});

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
