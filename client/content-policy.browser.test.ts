// `open` fails the test on any console message, and content policy violations are logged there.
import { expect, test } from "vitest";
import { link } from "#shared/routes.ts";
import { admin, browser, signIn } from "./testing/browser.ts";

const { open, openAs } = await browser();

test("the sign-in form and app pages load and validate without violating the content policy", async () => {
  const page = await open(link("signIn"));
  await page.getByRole("button", { name: "Sign in" }).click();
  await signIn(page, { email: "stranger@people.example", password: "wrong" });
  await page.getByRole("alert").filter({ hasText: "Incorrect email or password" }).waitFor();
  expect(page.consoleErrors.filter((message) => message.startsWith("The content policy"))).toEqual([]);
  // The browser logs the rejected sign-in.
  page.consoleErrors.length = 0;
  const dashboard = await openAs(admin, link("dashboard"));
  for (const name of ["newProject", "account", "newPost", "adminPlans", "plan", "keywords"] as const) {
    await dashboard.goto(link(name));
    await expect.poll(() => dashboard.locator("h1").count()).toBeGreaterThan(0);
  }
});

test("a violation of the content policy fails a test", async () => {
  const page = await open(link("signIn"));
  await page.evaluate(() => void setTimeout("1" as never));
  await expect.poll(() => page.consoleErrors.join()).toContain("The content policy blocked script-src eval");
  page.consoleErrors.length = 0;
});
