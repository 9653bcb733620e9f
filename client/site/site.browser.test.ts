// Public pages: cookies, without JavaScript, by keyboard, and what is on the first screen.
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { accessibilityIssues } from "../testing/accessibility.ts";
import { browser } from "../testing/browser.ts";

const { open } = await browser();
const tracked = await browser({ env: { ANALYTICS_ID: "G-TEST123", RECORDING_ID: "rec0rd" } });

const vendors = [
  { name: "Google Analytics", pattern: "https://www.googletagmanager.com/gtag/js?id=G-TEST123" },
  { name: "Microsoft Clarity", pattern: "https://www.clarity.ms/tag/rec0rd" },
];
// Fakes of the vendors' scripts: they call their own hosts and set their cookies.
const scripts: Record<string, string> = {
  "www.googletagmanager.com": `document.cookie = "_ga=GA1.1; path=/"; fetch("https://region1.google-analytics.com/g/collect", { method: "POST", mode: "no-cors" });`,
  "www.clarity.ms": `document.cookie = "_clck=abc; path=/"; const s = document.createElement("script"); s.src = "https://scripts.clarity.ms/0.8/clarity.js"; document.head.append(s);`,
};

/** Opens a page; requests to other hosts are faked and recorded. */
const visit = async (path = "/", look = {}) => {
  const page = await tracked.open(path, look);
  const requests: string[] = [];
  await page.context().route(
    (address) => address.origin !== tracked.url,
    async (route) => {
      const address = new URL(route.request().url());
      requests.push(address.origin + address.pathname + address.search);
      await route.fulfill({ contentType: "text/javascript", body: scripts[address.host] ?? "" });
    },
  );
  onTestFinished(() => void requests.splice(0));
  await page.reload();
  return { page, requests };
};

const bar = (page: Page) => page.getByRole("region", { name: "Cookies" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
/** Waits for the page's modules, and past its idle callback (3 s at most) and one more response. */
const settle = async (page: Page) => {
  await page.evaluate(async () => {
    const modules = document.querySelector<HTMLElement>("script[data-modules]")?.dataset.modules?.split(" ") ?? [];
    await Promise.all(modules.map((name) => import(name)));
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 4_000 }));
  });
  await page.evaluate(() => fetch("/api/health"));
};

test("contacts no third party before a choice and after Decline, and loads both scripts from Allow until it is revoked", async () => {
  const { page, requests } = await visit();
  await bar(page).waitFor();
  const looks = await Promise.all(
    ["Allow", "Decline"].map((name) =>
      button(page, name).evaluate((element) => {
        const { backgroundColor, color, fontSize, fontWeight, boxShadow } = getComputedStyle(element);
        return { backgroundColor, color, fontSize, fontWeight, boxShadow, height: element.clientHeight };
      }),
    ),
  );
  expect(looks[0]).toEqual(looks[1]);
  await page.mouse.wheel(0, 2000);
  await settle(page);
  expect(requests).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await expect.poll(() => page.context().cookies()).toEqual([]);
  await button(page, "Decline").click();
  await expect.poll(() => bar(page).isVisible()).toBe(false);
  for (const path of ["/", "/page/saas-backlinks", "/terms"]) {
    await page.goto(path);
    await settle(page);
    await expect.poll(() => bar(page).isVisible()).toBe(false);
  }
  expect(requests).toEqual([]);

  await button(page, "Cookie settings").click();
  await button(page, "Allow").click();
  const all = () => [...vendors.map(({ pattern }) => pattern), "https://scripts.clarity.ms/0.8/clarity.js"];
  await expect.poll(() => requests).toEqual(expect.arrayContaining(all()));
  await expect.poll(() => requests).toContain("https://region1.google-analytics.com/g/collect");
  requests.length = 0;
  await page.goto("/page/saas-backlinks");
  await expect.poll(() => requests).toEqual(expect.arrayContaining(all()));
  await expect.poll(() => bar(page).isVisible()).toBe(false);
  await expect.poll(() => requests.length).toBeGreaterThan(2);
  await expect.poll(async () => (await page.context().cookies()).length).toBe(2);
  await button(page, "Cookie settings").click();
  await Promise.all([page.waitForEvent("load"), button(page, "Decline").click()]);
  requests.length = 0;
  await settle(page);
  expect(requests).toEqual([]);
  await expect.poll(() => page.context().cookies()).toEqual([]);
  await expect.poll(() => bar(page).isVisible()).toBe(false);
});

test("the bar is accessible and works by keyboard, and is hidden without JavaScript", async () => {
  const { page } = await visit();
  await bar(page).waitFor();
  for (const name of ["Skip to content", "Privacy policy", "Allow", "Decline"]) {
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);
  }
  await page.keyboard.press("Enter");
  await expect.poll(() => bar(page).isVisible()).toBe(false);
  await button(page, "Cookie settings").focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Allow");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Cookie settings");

  const { page: small } = await visit("/terms", { reducedMotion: "reduce", viewport: { width: 320, height: 640 } });
  await bar(small).waitFor();
  expect(await accessibilityIssues(small)).toEqual([]);
  const top = await bar(small).evaluate((element) => element.getBoundingClientRect().top);
  for (const link of await small.getByRole("contentinfo").getByRole("link").all()) {
    await link.focus();
    const bottom = await link.evaluate((element) => element.getBoundingClientRect().bottom);
    // Browsers scroll by whole pixels.
    expect(Math.floor(bottom)).toBeLessThanOrEqual(top);
  }

  const without = await tracked.open("/", { javaScriptEnabled: false });
  await expect.poll(() => bar(without).isVisible()).toBe(false);
  await expect.poll(() => button(without, "Cookie settings").isVisible()).toBe(false);
});

/** Opens prices, a question and the menu of the home page with the mouse. */
const openAll = async (page: Page) => {
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
  await expect.poll(icon).not.toBe(plus);
  await page.getByText("What does Linkstead do?").click();
  await expect.poll(() => answer.isVisible()).toBe(false);
  await expect.poll(icon).toBe(plus);

  await page.setViewportSize({ width: 360, height: 700 });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Pricing" }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe("#pricing");
};

test("without JavaScript, prices, questions, the menu, the waitlist form and the filters of directories work", async () => {
  const page = await open("/", { javaScriptEnabled: false });
  await openAll(page);
  await page.goto("/");
  await page.getByLabel("Your email").first().fill("nojs@browser.example");
  await page.getByRole("button", { name: "Join the waitlist" }).first().click();
  await page.getByText("You have successfully joined the waitlist").waitFor();
  expect(new URL(page.url()).pathname).toBe("/waitlist");
  await page.goto("/directories");
  await page.getByText("Filters and order").click();
  await page.getByRole("combobox", { name: "Category" }).selectOption("Startup and launch sites");
  await page.getByRole("button", { name: "Show directories" }).click();
  await page.waitForURL(/category=startup/);
  await expect.poll(() => page.getByRole("combobox", { name: "Category" }).inputValue()).toBe("startup");
  await page.getByRole("rowheader").first().getByRole("link").click();
  await page.getByRole("heading", { name: "Sources" }).waitFor();
});

test("the menu, questions, prices and the payment dialog work with mouse and keyboard", async () => {
  const page = await open("/");
  await openAll(page);
  const opener = page.getByRole("button", { name: "Menu" });
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect.poll(() => menu.isVisible()).toBe(false);
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => menu.isVisible()).toBe(true);
  await page.keyboard.press("Tab");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Benefits");
  await page.keyboard.press("Escape");
  await expect.poll(() => menu.isVisible()).toBe(false);
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);

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
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
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
  const page = await open("about:blank");
  // Browsers that hide their paints load them a second after the page. A slow machine may not have painted it by then.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, { setTimeout: (work: () => void, ms: number) => ms !== 1_000 && setTimeout(work, ms) });
  });
  await page.goto("/");
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.font)).toBe("");
  // Added by the modules.
  await page.locator("script[type=speculationrules]").waitFor({ state: "attached" });
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
  await expect.poll(() => markOf("article > ul > li")).toContain("✓");
  await expect.poll(() => markOf("article li li")).toContain("☞");

  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  // Its state shows once the page's script handles clicks.
  await page.getByRole("button", { name: "Dark theme" }).and(page.locator("[aria-pressed=false]")).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
  await page.goto("/terms");
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
});

const joinedMessage = "You have successfully joined the waitlist, You will be notified once the product is online.";
const joinFailedMessage = "Something was wrong. Try it again!";

test("a visitor who joins the waitlist sees the message for 20 seconds, an error for 15, and keeps a failed input", async () => {
  const page = await open("/");
  await page.clock.install();
  // From here on, time passes only when the test says so.
  await page.clock.pauseAt(Date.now() + 60_000);
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

test("a violation of the content policy fails a test", async () => {
  const page = await open("/auth/login");
  await page.evaluate(() => void setTimeout("1" as never));
  await expect.poll(() => page.consoleErrors.join()).toContain("The content policy blocked script-src eval");
  page.consoleErrors.length = 0;
});
