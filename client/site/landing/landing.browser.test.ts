import { expect, test } from "vitest";
import { browser } from "../../testing/browser.ts";

const { open } = await browser();

const joinedMessage = "You have successfully joined the waitlist, You will be notified once the product is online.";
const joinFailedMessage = "Something was wrong. Try it again!";

test("the first screen shows what it is and invites, and nothing scrolls sideways", async () => {
  const page = await open("/");
  for (const [path, width, height] of [
    ["/", 1280, 800],
    ["/", 390, 844],
    ["/page/ai-backlinks-generator", 1280, 800],
    ["/page/ai-backlinks-generator", 390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(path);
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
  }
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [
      "/directories",
      "/directories/local",
      "/directories/uneed",
      "/directories/sources",
      "/page/saas-backlinks",
    ]) {
      await page.goto(path);
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, width]);
    }
    if (width === 320) {
      // The preview has a line for the address and the visits.
      const row = page.locator("#directories tbody tr").first();
      const [name, url] = [await row.locator("th").boundingBox(), await row.locator("td").first().boundingBox()];
      expect(url?.y).toBeGreaterThan(name?.y ?? 0);
    }
    if (width !== 768) continue;
    // Names of one word stay on one line.
    const heights = await page
      .locator("tbody th[scope=row] a")
      .evaluateAll((links) =>
        links
          .filter(({ textContent }) => !textContent?.includes(" "))
          .map((link) => link.getBoundingClientRect().height),
      );
    expect(heights.length).toBeGreaterThan(3);
    expect(new Set(heights).size).toBe(1);
  }
});

test("the font and scripts load after the first paint, the theme before it, and marks show", async () => {
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

  await page.goto("/growth-partner");
  const markOf = (selector: string) =>
    page
      .locator(`#pricing ${selector}`)
      .first()
      .evaluate((item) => getComputedStyle(item, "::before").content);
  expect(await markOf("article > ul > li")).toContain("✓");
  expect(await markOf("article li li")).toContain("☞");

  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await page.getByRole("button", { name: "Dark theme" }).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
  await page.goto("/terms");
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
});

test("a visitor who joins the waitlist sees the message for 20 seconds, an error for 15, and keeps a failed input", async () => {
  const page = await open("/");
  await page.clock.install();
  const field = page.getByLabel("Your email").first();
  await field.fill("ada@browser.example");
  await page.getByRole("button", { name: "Join the waitlist" }).first().click();
  const message = page.getByRole("status").filter({ hasText: joinedMessage });
  await message.waitFor();
  await expect.poll(() => field.inputValue()).toBe("");
  await page.clock.fastForward(19_000);
  await expect.poll(() => message.count()).toBe(1);
  await page.clock.fastForward(2_000);
  await message.waitFor({ state: "detached" });

  await page.route("**/api/waitlist", (route) => route.abort());
  const again = page.getByLabel("Your email").first();
  await again.fill("ben@browser.example");
  await page.getByRole("button", { name: "Join the waitlist" }).first().click();
  const alert = page.getByRole("alert").filter({ hasText: joinFailedMessage });
  await alert.waitFor();
  await expect.poll(() => again.inputValue()).toBe("ben@browser.example");
  await page.clock.fastForward(14_000);
  await expect.poll(() => alert.count()).toBe(1);
  await page.clock.fastForward(2_000);
  await alert.waitFor({ state: "detached" });
  // The browser logs the failed request.
  page.consoleErrors.length = 0;
});
