import { expect, test } from "vitest";
import { trialDays } from "#shared/limits.ts";
import { createClient, read } from "../app/api-client.ts";
import { browser } from "../testing/browser.ts";
import { password, signUpUser } from "../testing/users.ts";

const { url, open } = await browser();
const plans = await read(createClient(`${url}/api`, fetch).plans.all.$get({ query: {} }));
const newEmail = () => `${crypto.randomUUID().slice(0, 8)}@people.example`;

test("signs up by keyboard, is asked for a website, and has the full trial", async () => {
  const page = await open("/auth/signup");
  await expect.poll(() => page.getByRole("button", { name: "Create account" }).isEnabled()).toBe(true);
  await page.getByLabel("Email").focus();
  await page.keyboard.type(newEmail());
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect.poll(() => page.getByLabel("Password").inputValue()).toBe(password);
  await expect.poll(() => page.getByLabel("Password").getAttribute("type")).toBe("text");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Ada Byron");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dashboard/projects/new");
  await page.getByRole("heading", { name: "Add a project" }).waitFor();
  await page.goto("/dashboard");
  await page.getByText("Hello, Ada Byron.").waitFor();
  await page.getByRole("heading", { name: `${trialDays} days left in your trial` }).waitFor();
});

test("offers to sign in when the typed email has an account", async () => {
  const { email } = await signUpUser(url);
  const page = await open("/auth/signup?next=/dashboard/plan");
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/auth/exist")) requests.push(request.postData() ?? "");
  });
  await page.getByLabel("Email").pressSequentially(email);
  await page.getByText("This email already has an account.").waitFor();
  expect(requests.length).toBeLessThan(4);
  await page.getByRole("link", { name: "Sign in instead" }).click();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  await expect.poll(() => page.getByLabel("Email").inputValue()).toBe(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/dashboard/plan");
});

test("checks an email that was typed before hydration", async () => {
  const { email } = await signUpUser(url);
  const page = await open("/terms");
  const typed = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto("/auth/signup", { waitUntil: "commit" });
  await page.getByLabel("Email").fill(email);
  typed.resolve();
  await page.getByText("This email already has an account.").waitFor();
  await expect.poll(() => page.getByLabel("Email").inputValue()).toBe(email);
});

test("reports an existing account on submit when the check failed", async () => {
  const { email } = await signUpUser(url);
  const page = await open("/auth/signup");
  await page.route("**/api/auth/exist", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await expect.poll(() => page.getByRole("button", { name: "Create account" }).isEnabled()).toBe(true);
  await page.getByLabel("Email").fill(email);
  await failed;
  await expect.poll(() => page.getByRole("alert").count()).toBe(0);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByText("This email already has an account.").waitFor();
  await expect.poll(() => page.getByLabel("Password").inputValue()).toBe(password);
  await page.getByLabel("Email").fill(newEmail());
  await expect.poll(() => page.getByText("This email already has an account.").count()).toBe(0);
  page.consoleErrors.length = 0;
});

test("shows the selected plan and submits it once", async () => {
  const [plan] = plans;
  const page = await open(`/auth/signup?plan=${plan?.id}`);
  await page.getByText(plan?.label ?? "", { exact: true }).waitFor();
  const sent: { planId?: number }[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/auth/signup") && request.method() === "POST") sent.push(request.postDataJSON());
  });
  await page.getByLabel("Email").fill(newEmail());
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Create account" }).dblclick();
  await page.waitForURL("**/dashboard/plan");
  expect(sent.map(({ planId }) => planId)).toEqual([plan?.id]);
});
