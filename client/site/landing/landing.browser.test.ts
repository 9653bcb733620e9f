import { expect, test } from "vitest";
import { browser } from "../../testing/browser.ts";

const { open } = await browser();

const scripting = [true, false];

test.each(scripting)(
  "the pricing toggle shows only one-time plans under yearly (JavaScript: %s)",
  async (javaScriptEnabled) => {
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
  },
);

test.each([
  ["/", 1280, 800],
  ["/", 390, 844],
  ["/page/ai-backlinks-generator", 1280, 800],
  ["/page/ai-backlinks-generator", 390, 844],
])("the first screen of %s at %i by %i px tells what it is, shows it and invites", async (path, width, height) => {
  const page = await open(path, { viewport: { width, height } });
  const hero = page.locator("#hero");
  const parts = {
    offer: hero.getByText("5 left"),
    headline: hero.getByRole("heading", { level: 1 }),
    field: hero.getByLabel("Your email"),
    join: hero.getByRole("button", { name: "Join the waitlist" }),
    start: hero.getByRole("link", { name: "Start free" }),
  };
  for (const [name, part] of Object.entries(parts)) {
    const box = await part.boundingBox();
    expect((box?.y ?? height) + (box?.height ?? 0), name).toBeLessThanOrEqual(height);
  }
  const picture = await hero.getByRole("img").first().boundingBox();
  // A fifth of the screen's height, at least.
  expect(height - (picture?.y ?? height)).toBeGreaterThan(height / 5);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

test("the features of a plan have a check mark, and their details a pointing hand", async () => {
  const page = await open("/growth-partner");
  const markOf = (selector: string) =>
    page
      .locator(`#pricing ${selector}`)
      .first()
      .evaluate((item) => getComputedStyle(item, "::before").content);
  expect(await markOf("article > ul > li")).toContain("✓");
  expect(await markOf("article li li")).toContain("☞");
});

test.each(scripting)(
  "a question opens and closes, and its plus becomes a minus (JavaScript: %s)",
  async (javaScriptEnabled) => {
    const page = await open("/", { javaScriptEnabled });
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
  },
);

test.each(scripting)("the mobile menu opens and links to a section (JavaScript: %s)", async (javaScriptEnabled) => {
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
