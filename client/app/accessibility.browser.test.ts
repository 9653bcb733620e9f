import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { accessibilityIssues } from "../testing/accessibility.ts";
import { browser, signIn } from "../testing/browser.ts";

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
  "/growth-partner",
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
  "a refused sign-in": {
    path: "/auth/login",
    reach: async (page) => {
      await signIn(page, { email: "nobody@people.example", password: "wrong" });
      await page.getByRole("alert").filter({ hasText: "Incorrect email or password" }).waitFor();
    },
  },
  "the waitlist desk": {
    path: "/dashboard/admin/waitlist",
    reach: async (page) => {
      await signIn(page);
      await page.getByRole("heading", { name: "Waitlist" }).waitFor();
    },
  },
};

test("no page has a fault, and none sticks out of its window", async () => {
  const faults: string[] = [];
  const page = await open("/", { reducedMotion: "reduce" });
  for (const path of paths) {
    await page.goto(path);
    faults.push(...(await accessibilityIssues(page)).map((fault) => `${path} ${fault}`));
  }
  // The browser logs the 404.
  page.complaints.length = 0;
  expect(faults).toEqual([]);
}, 60_000);

test("no state has a fault", async () => {
  const faults: string[] = [];
  for (const [state, { path, reach }] of Object.entries(states)) {
    const page = await open(path, { reducedMotion: "reduce" });
    await reach(page);
    faults.push(...(await accessibilityIssues(page)).map((fault) => `${state}: ${fault}`));
    // The browser logs the rejected sign-in.
    page.complaints.length = 0;
  }
  expect(faults).toEqual([]);
}, 60_000);

test("every page can be used by the keyboard, and what has the focus is not hidden under the header", async () => {
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
