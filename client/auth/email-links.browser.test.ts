import { expect, test } from "vitest";
import { link } from "#shared/routes.ts";
import { browser, signIn } from "../testing/browser.ts";
import { waitForEmailLink } from "../testing/emails.ts";
import { clientOf, password, signUpUser } from "../testing/users.ts";

const { url, dataDir, open } = await browser();
const newPassword = "quite another password";
const linkTo = (page: "magicLink" | "passwordReset" | "confirmEmail", to: string) =>
  waitForEmailLink(dataDir, to, link(page));

/** Requests a sign-in link through the page. */
const requestLink = async (email: string, path = "/auth/login") => {
  const page = await open(path);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Email me a link" }).click();
  await page.getByText("If this email has an account, we sent it a link.").waitFor();
  await expect.poll(() => page.getByLabel("Email").inputValue()).toBe(email);
  return page;
};

test("signs in once with a mailed link, after any number of scanner visits", async () => {
  const { email } = await signUpUser(url);
  const page = await requestLink(email);
  const address = await linkTo("magicLink", email);
  for (const method of ["HEAD", "GET"]) expect((await fetch(url + address, { method })).status).toBe(200);
  const scanner = await open(address);
  await scanner.getByRole("button", { name: "Sign in" }).waitFor();
  await scanner.waitForLoadState("networkidle");

  await page.goto(address);
  await expect.poll(() => page.locator("meta[name=referrer]").getAttribute("content")).toBe("no-referrer");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/dashboard");

  await scanner.getByRole("button", { name: "Sign in" }).click();
  await scanner.getByRole("heading", { name: "This link doesn't work" }).waitFor();
  await expect.poll(() => scanner.url()).toBe(`${url}/auth/magic-link`);
  await expect.poll(() => scanner.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  scanner.consoleErrors.length = 0;
});

test.each(["next=/dashboard/plan", "plan=2"])(
  "continues to the requested page in another browser: %s",
  async (query) => {
    const { email } = await signUpUser(url);
    await requestLink(email, `/auth/login?${query}`);
    const elsewhere = await open(await linkTo("magicLink", email));
    await elsewhere.getByRole("button", { name: "Sign in" }).click();
    await elsewhere.waitForURL("**/dashboard/plan");
  },
);

test("reveals nothing about an email without an account, and requires an email", async () => {
  const page = await requestLink("nobody@people.example");
  await page.getByLabel("Email").fill("");
  await page.getByRole("button", { name: "Email me a link" }).click();
  await page.getByRole("alert").filter({ hasText: "Enter your email address." }).waitFor();
});

test("resets a password once with a mailed link and removes the token from the URL", async () => {
  const { email } = await signUpUser(url);
  const page = await open("/auth/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send link" }).click();
  await page.getByText("If this email has an account, we sent it a link.").waitFor();
  const address = await linkTo("passwordReset", email);

  await page.goto(address);
  await expect.poll(() => page.locator("meta[name=referrer]").getAttribute("content")).toBe("no-referrer");
  await page.getByLabel("New password").fill("password123");
  await page.getByRole("button", { name: "Save password" }).click();
  await page.getByRole("alert").filter({ hasText: "attackers" }).waitFor();
  page.consoleErrors.length = 0;
  await page.getByLabel("New password").fill(newPassword);
  await page.getByRole("button", { name: "Save password" }).click();
  await page.getByText("Password changed. Sign in with your new password.").waitFor();
  await signIn(page, { email, password: newPassword });
  await page.waitForURL("**/dashboard");

  const late = await open(address);
  await late.getByLabel("New password").fill(password);
  await late.getByRole("button", { name: "Save password" }).click();
  await late.getByRole("alert").filter({ hasText: "has been used or has expired" }).waitFor();
  await expect.poll(() => late.url()).not.toContain("token");
  await late.getByLabel("Email").fill(email);
  await late.getByRole("button", { name: "Send link" }).click();
  await late.getByText("we sent it a link").waitFor();
  late.consoleErrors.length = 0;
});

test("confirms the email of a signed-in user and removes the notice", async () => {
  const { email } = await signUpUser(url);
  const address = await linkTo("confirmEmail", email);
  const page = await open("/auth/login");
  await signIn(page, { email, password });
  await page.getByText(`Confirm ${email}`).waitFor();
  await page.goto(address);
  await page.getByText(`You're signed in as ${email}.`).waitFor();
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("heading", { name: "Email confirmed" }).waitFor();
  await expect.poll(() => page.url()).toBe(`${url}/auth/confirm-email`);
  await page.getByRole("link", { name: "Go to the dashboard" }).click();
  await page.getByRole("heading", { name: "Overview" }).waitFor();
  await expect.poll(() => page.getByText(`Confirm ${email}`).count()).toBe(0);
});

test("returns to the confirmation after signing in", async () => {
  const { email } = await signUpUser(url);
  const page = await open(await linkTo("confirmEmail", email));
  await page.getByRole("link", { name: "Sign in to confirm" }).click();
  await signIn(page, { email, password });
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("heading", { name: "Email confirmed" }).waitFor();
  await page.goto("/dashboard");
  await page.getByRole("heading", { name: "Overview" }).waitFor();
});

test("removes the previous password when the email is confirmed without signing in", async () => {
  const person = await signUpUser(url);
  const address = await linkTo("confirmEmail", person.email);
  const page = await open(address);
  await page.getByText("To be safe, we'll remove the password").waitFor();
  await page.getByRole("button", { name: "Confirm without signing in" }).click();
  await page.getByText("Any previous password no longer works.").waitFor();
  expect((await clientOf(url, person).users.me.$get()).status).toBe(401);
  await page.getByRole("link", { name: "Sign in", exact: true }).last().click();
  await signIn(page, person);
  await page.getByRole("alert").filter({ hasText: "Incorrect email or password" }).waitFor();
  await page.goto(address);
  await page.getByRole("button", { name: "Confirm without signing in" }).click();
  await page.getByRole("heading", { name: "This link doesn't work" }).waitFor();
  page.consoleErrors.length = 0;
});
