import { expect, test } from "vitest";
import { browser } from "../../testing/browser.ts";

const { open } = await browser();

test("the pricing toggle starts at monthly and shows only one-time plans under yearly, with an explanation", async () => {
  const page = await open("/");
  const plan = (name: string) => page.getByRole("heading", { name, exact: true });
  await expect.poll(() => page.getByRole("radio", { name: "Monthly" }).isChecked()).toBe(true);
  await expect.poll(() => plan("Growth Partner").isVisible()).toBe(true);
  await page.getByText("Yearly", { exact: true }).click();
  await expect.poll(() => plan("Growth Partner").isVisible()).toBe(false);
  await expect.poll(() => plan("Publisher").isVisible()).toBe(true);
  await expect
    .poll(() => page.getByText("No plans are billed yearly. These are one-time plans.").isVisible())
    .toBe(true);
});

test("a question opens and closes", async () => {
  const page = await open("/");
  const answer = page.getByText(/You describe your product once\. We submit it/);
  await expect.poll(() => answer.isVisible()).toBe(false);
  await page.getByText("What does Linkstead do?").click();
  await expect.poll(() => answer.isVisible()).toBe(true);
  await page.getByText("What does Linkstead do?").click();
  await expect.poll(() => answer.isVisible()).toBe(false);
});

test.each([true, false])("the mobile menu opens and links to a section (JavaScript: %s)", async (javaScriptEnabled) => {
  const page = await open("/", { viewport: { width: 360, height: 700 }, javaScriptEnabled });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Pricing" }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe("#pricing");
  if (javaScriptEnabled)
    await expect.poll(() => page.getByRole("navigation", { name: "Menu" }).isVisible()).toBe(false);
});

test("the chosen theme is saved and applied before the first paint of the next page", async () => {
  const page = await open("/", { colorScheme: "light" });
  await page.getByRole("button", { name: "Dark theme" }).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
  await page.goto("/terms");
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
});

test("the font and the scripts are requested after the first paint", async () => {
  const page = await open("/");
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.font)).toBe("");
  const { paintedAt, requestedAt } = await page.evaluate(() => ({
    paintedAt: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    requestedAt: performance
      .getEntriesByType("resource")
      .flatMap(({ name, startTime }) => (/\.(woff2|js)$/.test(name) ? startTime : [])),
  }));
  expect(requestedAt.length).toBeGreaterThan(1);
  expect(Math.min(...requestedAt)).toBeGreaterThan(paintedAt ?? Number.POSITIVE_INFINITY);
});
