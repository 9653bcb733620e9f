import { expect, test } from "vitest";
import { link } from "#shared/routes.ts";
import { accessibilityIssues } from "../testing/accessibility.ts";
import { browser } from "../testing/browser.ts";
import { isHydrated } from "../testing/hydration.ts";
import { clientOf, signUpUser } from "../testing/users.ts";

const { url, openAs } = await browser();

test("a page that fails, is slow or has no connection says so inside the layout, and recovers", async () => {
  const user = await signUpUser(url);
  await clientOf(url, user).projects.$post({ json: { name: "Parcelo", url: "https://parcelo.example", keywords: [] } });
  const page = await openAs(user, link("dashboard"));
  const open = (name: string) =>
    page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name }).click();
  const heading = (name: string) => page.getByRole("heading", { level: 1, name });
  await heading("Overview").waitFor();
  await isHydrated(page);

  await page.route("**/api/posts/**", (route) => route.fulfill({ status: 500, json: {} }));
  await open("Mentions");
  await heading("This page didn't load").waitFor();
  await page.getByText("Something bad happened; please try again later.").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.unroute("**/api/posts/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await heading("Mentions").waitFor();

  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/projects/*/leads**", async (route) => {
    await answered;
    await route.continue();
  });
  await open("Leads");
  await page.getByRole("status").getByText("Loading").waitFor();
  expect(await heading("Mentions").isVisible()).toBe(false);
  expect(await accessibilityIssues(page)).toEqual([]);
  answer();
  await heading("Leads").waitFor();

  await page.context().setOffline(true);
  await page.getByRole("status").getByText("You're offline.").waitFor();
  await open("Mentions");
  await heading("You're offline").waitFor();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await heading("Mentions").waitFor();
  expect(await page.getByText("You're offline").count()).toBe(0);
  page.consoleErrors.length = 0;
});
