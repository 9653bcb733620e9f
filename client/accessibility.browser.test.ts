import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { accessibilityIssues } from "./testing/accessibility.ts";
import { browser, signIn } from "./testing/browser.ts";

const { open } = await browser();

const paths = [
  "/",
  "/page/saas-backlinks",
  "/g/directory-submission-list-seo-central-african-republic",
  "/c/directory-submission-websites-southafrica",
  "/terms",
  "/privacy",
  "/gdpr",
  "/licenses",
  "/directories",
  "/directories?category=ai&country=rwanda",
  "/directories/local",
  "/list-of-directories-with-reciprocal-links",
  "/bot",
  "/ledger",
  "/growth-partner",
  "/faq",
  "/example",
  "/waitlist",
  "/auth/login",
  "/404",
];

const states: Record<string, { path: string; reach: (page: Page) => Promise<unknown> }> = {
  "the open menu": {
    path: "/",
    reach: async (page) => {
      const menu = page.getByRole("button", { name: "Menu" });
      if (await menu.isVisible()) await menu.click();
    },
  },
  "open questions and yearly prices": {
    path: "/",
    reach: async (page) => {
      for (const question of await page.locator("summary").all()) await question.click();
      await page.getByText("Yearly", { exact: true }).click();
    },
  },
  "the payment dialog": {
    path: "/?payment=success",
    reach: (page) => page.getByRole("button", { name: "Close" }).waitFor(),
  },
  "a rejected sign-in": {
    path: "/auth/login",
    reach: async (page) => {
      await signIn(page, { email: "unknown@people.example", password: "wrong" });
      await page.getByRole("alert").filter({ hasText: "Incorrect email or password" }).waitFor();
    },
  },
  "the waitlist admin page": {
    path: "/dashboard/admin/waitlist",
    reach: async (page) => {
      await signIn(page);
      await page.getByRole("heading", { name: "Waitlist" }).waitFor();
    },
  },
};

test("no page has accessibility issues or overflows its window", async () => {
  const issues: string[] = [];
  const page = await open("/", { reducedMotion: "reduce" });
  for (const path of paths) {
    await page.goto(path);
    issues.push(...(await accessibilityIssues(page)).map((issue) => `${path} ${issue}`));
  }
  // The browser logs the 404.
  page.consoleErrors.length = 0;
  expect(issues).toEqual([]);
}, 120_000);

test("no state has accessibility issues", async () => {
  const issues: string[] = [];
  for (const [state, { path, reach }] of Object.entries(states)) {
    const page = await open(path, { reducedMotion: "reduce" });
    await reach(page);
    issues.push(...(await accessibilityIssues(page)).map((issue) => `${state}: ${issue}`));
    // The browser logs the rejected sign-in.
    page.consoleErrors.length = 0;
  }
  expect(issues).toEqual([]);
}, 120_000);

test("keyboard focus is never hidden under the header", async () => {
  const page = await open("/", { viewport: { width: 1280, height: 800 } });
  const hidden: string[] = [];
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press("Tab");
    const covered = await page.evaluate(() => {
      const element = document.activeElement;
      const header = document.querySelector("header")?.getBoundingClientRect();
      if (!element || element === document.body || element.closest("header, [href='#main']") || !header) return "";
      const { bottom, height } = element.getBoundingClientRect();
      return height > 1 && bottom <= header.bottom ? element.outerHTML.slice(0, 100) : "";
    });
    if (covered) hidden.push(covered);
  }
  expect(hidden).toEqual([]);
});
