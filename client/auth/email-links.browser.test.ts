import { expect, test } from "vitest";
import { link } from "#shared/routes.ts";
import { browser, signIn } from "../testing/browser.ts";
import { waitForEmailLink } from "../testing/emails.ts";
import { clientOf, password, signUpUser } from "../testing/users.ts";

const { url, dataDir, open } = await browser();
const another = "quite another password";
const linkTo = (page: "magicLink" | "passwordReset" | "confirmEmail", to: string) =>
  waitForEmailLink(dataDir, to, link(page));

/** Requests a sign-in link through the page. */
const askForLink = async (email: string, path = "/auth/login") => {
  const page = await open(path);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Email me a link" }).click();
  await page.getByText("If this address has an account, a link is on its way.").waitFor();
  await expect.poll(() => page.getByLabel("Email").inputValue()).toBe(email);
  return page;
};

test("a mailed link survives every look that a mail scanner takes at it, and signs in by a click, once", async () => {
  const { email } = await signUpUser(url);
  const page = await askForLink(email);
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
  await scanner.getByRole("heading", { name: "This link does not work" }).waitFor();
  await expect.poll(() => scanner.url()).toBe(`${url}/auth/magic-link`);
  await expect.poll(() => scanner.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  scanner.complaints.length = 0;
});

test.each(["next=/dashboard/plan", "plan=2"])("a mailed link leads on, in any browser: %s", async (query) => {
  const { email } = await signUpUser(url);
  await askForLink(email, `/auth/login?${query}`);
  const elsewhere = await open(await linkTo("magicLink", email));
  await elsewhere.getByRole("button", { name: "Sign in" }).click();
  await elsewhere.waitForURL("**/dashboard/plan");
});

test("the answer is the same for an address without an account, and an empty one is asked for", async () => {
  const page = await askForLink("nobody@people.example");
  await page.getByLabel("Email").fill("");
  await page.getByRole("button", { name: "Email me a link" }).click();
  await page.getByRole("alert").filter({ hasText: "Enter your email address." }).waitFor();
});

test("a forgotten password is replaced by a mailed link, once, and the token leaves the address", async () => {
  const { email } = await signUpUser(url);
  const page = await open("/auth/login");
  await page.getByRole("link", { name: "Forgotten your password?" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await page.getByText("If this address has an account, a link is on its way.").waitFor();
  const address = await linkTo("passwordReset", email);

  await page.goto(address);
  await expect.poll(() => page.locator("meta[name=referrer]").getAttribute("content")).toBe("no-referrer");
  await page.getByLabel("New password").fill("password123");
  await page.getByRole("button", { name: "Save the new password" }).click();
  await page.getByRole("alert").filter({ hasText: "attackers" }).waitFor();
  page.complaints.length = 0;
  await page.getByLabel("New password").fill(another);
  await page.getByRole("button", { name: "Save the new password" }).click();
  await page.getByText("Your password is changed. Sign in with the new one.").waitFor();
  await signIn(page, { email, password: another });
  await page.waitForURL("**/dashboard");

  const late = await open(address);
  await late.getByLabel("New password").fill(password);
  await late.getByRole("button", { name: "Save the new password" }).click();
  await late.getByRole("alert").filter({ hasText: "used already or is too old" }).waitFor();
  await expect.poll(() => late.url()).not.toContain("token");
  await late.getByLabel("Email").fill(email);
  await late.getByRole("button", { name: "Send me a link" }).click();
  await late.getByText("a link is on its way").waitFor();
  late.complaints.length = 0;
});

test("who is signed in confirms the address by a click, and the notice is gone", async () => {
  const { email } = await signUpUser(url);
  const address = await linkTo("confirmEmail", email);
  const page = await open("/auth/login");
  await signIn(page, { email, password });
  await page.getByText(`Please confirm ${email}`).waitFor();
  await page.goto(address);
  await page.getByText(`You are signed in as ${email}.`).waitFor();
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("heading", { name: "Your address is confirmed" }).waitFor();
  await expect.poll(() => page.url()).toBe(`${url}/auth/confirm-email`);
  await page.getByRole("link", { name: "Go to the dashboard" }).click();
  await page.getByRole("heading", { name: "Overview" }).waitFor();
  await expect.poll(() => page.getByText("Please confirm").count()).toBe(0);
});

test("who is not signed in is led through signing in, back to the link", async () => {
  const { email } = await signUpUser(url);
  const page = await open(await linkTo("confirmEmail", email));
  await page.getByRole("link", { name: "Sign in to confirm" }).click();
  await signIn(page, { email, password });
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("heading", { name: "Your address is confirmed" }).waitFor();
  await page.goto("/dashboard");
  await page.getByRole("heading", { name: "Overview" }).waitFor();
});

test("confirming without signing in drops the password that somebody set before, and says so", async () => {
  const person = await signUpUser(url);
  const address = await linkTo("confirmEmail", person.email);
  const page = await open(address);
  await page.getByText("For safety we then remove it").waitFor();
  await page.getByRole("button", { name: "Confirm without signing in" }).click();
  await page.getByText("If a password was set before, it works no more.").waitFor();
  expect((await clientOf(url, person).users.me.$get()).status).toBe(401);
  await page.getByRole("link", { name: "Sign in", exact: true }).last().click();
  await signIn(page, person);
  await page.getByRole("alert").filter({ hasText: "not right" }).waitFor();
  await page.goto(address);
  await page.getByRole("button", { name: "Confirm without signing in" }).click();
  await page.getByRole("heading", { name: "This link does not work" }).waitFor();
  page.complaints.length = 0;
});
