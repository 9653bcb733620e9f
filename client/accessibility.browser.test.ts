import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { link } from "#shared/routes.ts";
import { accessibilityIssues, testedLooks } from "./testing/accessibility.ts";
import { browser, signIn } from "./testing/browser.ts";
import { signUpUser } from "./testing/users.ts";

const { url, open, openAs } = await browser({ env: { GOOGLE_CLIENT_ID: "linkstead.apps.googleusercontent.com" } });
const user = await signUpUser(url, { name: "Ada" });

const paths = [
  "/",
  "/page/saas-backlinks",
  "/g/directory-submission-list-seo-central-african-republic",
  "/c/directory-submission-websites-southafrica",
  "/terms",
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
};

test("no public page or state of one has accessibility issues or overflows its window", async () => {
  const issues: string[] = [];
  const page = await open("/terms", { reducedMotion: "reduce" });
  await page.route("https://accounts.google.com/**", (route) => route.abort());
  const check = async (what: string) =>
    issues.push(...(await accessibilityIssues(page, testedLooks)).map((issue) => `${what}: ${issue}`));
  for (const path of paths) {
    await page.goto(path);
    await check(path);
  }
  for (const [state, { path, reach }] of Object.entries(states)) {
    await page.goto(path);
    await reach(page);
    await check(state);
  }
  // The browser logs the 404, the rejected sign-in and the script that it can't load.
  page.consoleErrors.length = 0;
  expect(issues).toEqual([]);
});

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

type Step = (page: Page) => Promise<unknown>;
const press = (name: string) => (page: Page) => page.getByRole("button", { name, exact: true }).first().click();
const showsDialog = (page: Page) => page.getByRole("dialog").waitFor();
const pressForDialog =
  (name: string): Step =>
  async (page) => {
    await press(name)(page);
    await showsDialog(page);
  };
const hitLimit: Step = async (page) => {
  await page.route("**/api/users/me", (route) =>
    route.fulfill({ status: 403, json: { status: 403, error: "limit", detail: "Your plan has room for 1 project." } }),
  );
  await press("Save")(page);
  await showsDialog(page);
  await page.unroute("**/api/users/me");
};

/** All pages and states of signing in and of the account; those below need a signed-in user. */
const visitorStates: Record<string, { path: string; reach?: Step }> = {
  "sign in": { path: link("signIn") },
  "sign in, link sent": {
    path: link("signIn"),
    reach: async (page) => {
      await page.getByLabel("Email").fill("unknown@people.example");
      await press("Email me a link")(page);
      await page.getByText("we sent it a link").waitFor();
    },
  },
  "sign in, with a new password": { path: `${link("signIn")}?password=changed` },
  "sign up for a plan": { path: `${link("signUp")}?plan=1` },
  "sign up with an existing email": {
    path: link("signUp"),
    reach: async (page) => {
      await page.getByLabel("Email").fill(user.email);
      await page.getByText("This email already has an account.").waitFor();
    },
  },
  "password reset": { path: link("passwordReset") },
  "password reset, invalid link": { path: `${link("passwordReset")}?link=invalid` },
  "new password": { path: `${link("passwordReset")}?token=x` },
  "magic link": { path: `${link("magicLink")}?token=x` },
  "magic link, invalid": { path: link("magicLink") },
  "second factor": { path: link("secondFactor") },
  "keep account": { path: `${link("keepAccount")}?token=x` },
  "confirm email": { path: `${link("confirmEmail")}?token=x` },
  "payment result, signed out": { path: `${link("signIn")}?payment=failed`, reach: showsDialog },
};
const userStates: typeof visitorStates = {
  plan: { path: link("plan") },
  account: { path: link("account") },
  "sign-in and security": { path: link("accountSecurity") },
  "account emails": { path: link("accountEmails") },
  "account data": { path: link("accountData") },
  "setting up two-factor authentication": { path: link("accountSecurity"), reach: pressForDialog("Set up") },
  "confirm email, signed in": { path: `${link("confirmEmail")}?token=x` },
  "payment processed": { path: `${link("dashboard")}?payment=success`, reach: showsDialog },
  "payment failed": { path: `${link("plan")}?payment=failed`, reach: showsDialog },
  "sign out everywhere": { path: link("accountSecurity"), reach: pressForDialog("Sign out everywhere") },
  "delete account": {
    path: link("accountData"),
    reach: async (page) => {
      await pressForDialog("Delete my account")(page);
      await page.getByLabel("Type DELETE").fill("no");
      await press("Delete account")(page);
      await page.getByRole("alert").waitFor();
    },
  },
  "a toast": {
    path: link("account"),
    reach: async (page) => {
      await press("Save")(page);
      await page.getByText("Saved.").waitFor();
    },
  },
  "upgrade prompt": { path: link("account"), reach: hitLimit },
  "payments that are not set up": {
    path: link("plan"),
    reach: async (page) => {
      await page.route("**/api/plans/change", (route) =>
        route.fulfill({ status: 503, json: { status: 503, error: "unavailable", detail: "Not set up." } }),
      );
      await page.getByRole("button", { name: "Choose Publisher" }).click();
      await page.getByText("Payments aren't set up").waitFor();
    },
  },
};

test("has no accessibility issues on any account page or state", async () => {
  const issues: string[] = [];
  for (const [states, isUser] of [
    [visitorStates, false],
    [userStates, true],
  ] as const) {
    const look = { reducedMotion: "reduce" } as const;
    const page = isUser ? await openAs(user, "/terms", look) : await open("/terms", look);
    // Google is unreachable here, and the page shows so.
    await page.route("https://accounts.google.com/**", (route) => route.abort());
    for (const [state, { path, reach }] of Object.entries(states)) {
      await page.goto(path);
      // A dialog that opens at once hides it from screen readers.
      await page.getByRole("heading", { level: 1, includeHidden: true }).waitFor();
      // Buttons are disabled until hydration.
      await expect.poll(() => page.locator("button:disabled").count()).toBe(0);
      await reach?.(page);
      issues.push(...(await accessibilityIssues(page, testedLooks)).map((issue) => `${state}: ${issue}`));
    }
    // The states refuse requests on purpose, and the last page's messages end with it.
    await page.goto("about:blank");
    page.consoleErrors.length = 0;
  }
  expect(issues).toEqual([]);
});
