import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { accessibilityIssues } from "../testing/accessibility.ts";
import { browser } from "../testing/browser.ts";

const { url, open } = await browser({ env: { ANALYTICS_ID: "G-TEST123", RECORDING_ID: "rec0rd" } });

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
  const page = await open(path, look);
  const requests: string[] = [];
  await page.context().route(
    (address) => address.origin !== url,
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
/** Waits past the page's idle callback (3 s at most) and one more response. */
const settle = async (page: Page) => {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 4_000 })));
  await page.evaluate(() => fetch("/api/health"));
};

test("contacts no third party before a choice and after Decline; both buttons look alike, and the bar takes no focus", async () => {
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
});

test("loads both scripts after Allow, here and on the next page, until consent is revoked in the footer", async () => {
  const { page, requests } = await visit();
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

  const without = await open("/", { javaScriptEnabled: false });
  await expect.poll(() => bar(without).isVisible()).toBe(false);
  await expect.poll(() => button(without, "Cookie settings").isVisible()).toBe(false);
});
