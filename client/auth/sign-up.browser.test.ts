// Signing up, the links in emails, and Google's button.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createUnsubscribeToken } from "#server/emails/unsubscribe-token.ts";
import { createTokens } from "#server/security/session-tokens.ts";
import { googleKeys } from "#server/testing/stand-ins/google.ts";
import { trialDays } from "#shared/limits.ts";
import { link } from "#shared/routes.ts";
import { createClient, read } from "../app/api-client.ts";
import { accessibilityIssues } from "../testing/accessibility.ts";
import { browser, signIn } from "../testing/browser.ts";
import { waitForEmailLink } from "../testing/emails.ts";
import { clientOf, password, signUpUser } from "../testing/users.ts";

const { url, dataDir, open } = await browser();
const [plan] = await read(createClient(`${url}/api`, fetch).plans.all.$get({ query: {} }));
const newEmail = () => `${crypto.randomUUID().slice(0, 8)}@people.example`;
const linkTo = (page: "magicLink" | "passwordReset" | "confirmEmail", to: string) =>
  waitForEmailLink(dataDir, to, link(page));

test("signs up once with the selected plan, by keyboard", async () => {
  const page = await open(`/auth/signup?plan=${plan?.id}`);
  await page.getByText(plan?.label ?? "", { exact: true }).waitFor();
  const sent: { planId?: number }[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/auth/signup") && request.method() === "POST") sent.push(request.postDataJSON());
  });
  const submit = page.getByRole("button", { name: "Create account" });
  await expect.poll(() => submit.isEnabled()).toBe(true);
  await page.getByLabel("Email").focus();
  await page.keyboard.type(newEmail());
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect.poll(() => page.getByLabel("Password").getAttribute("type")).toBe("text");
  await expect.poll(() => page.getByLabel("Password").inputValue()).toBe(password);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Ada Byron");
  await submit.dblclick();
  await page.waitForURL("**/dashboard/plan");
  expect(sent.map(({ planId }) => planId)).toEqual([plan?.id]);
  await page.goto("/dashboard");
  await page.getByText("Hello, Ada Byron.").waitFor();
  await page.getByRole("heading", { name: `${trialDays} days left in your trial` }).waitFor();
});

test("offers to sign in when the email has an account, also if typed before hydration or the check failed", async () => {
  const { email } = await signUpUser(url);
  const page = await open("/terms");
  const hasAccount = page.getByText("This email already has an account.");
  const typed = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto("/auth/signup?next=/dashboard/plan", { waitUntil: "commit" });
  await page.getByLabel("Email").fill(email);
  typed.resolve();
  await hasAccount.waitFor();

  await page.route("**/api/auth/exist", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await page.getByLabel("Email").fill(newEmail());
  await hasAccount.waitFor({ state: "detached" });
  await failed;
  const failedAgain = page.waitForEvent("requestfailed");
  await page.getByLabel("Email").fill(email);
  await failedAgain;
  await expect.poll(() => page.getByRole("alert").filter({ hasText: /./ }).count()).toBe(0);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await hasAccount.waitFor();
  await expect.poll(() => page.getByLabel("Password").inputValue()).toBe(password);
  await page.unroute("**/api/auth/exist");

  await page.getByLabel("Email").fill("");
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/auth/exist")) requests.push(request.postDataJSON().email);
  });
  // Valid to the browser, refused by the server.
  await page.clock.install();
  await page.getByLabel("Email").fill("ada@people.e");
  await page.clock.runFor(300);
  await page.getByLabel("Email").fill("");
  const checked = page.waitForResponse("**/auth/exist");
  // In one task: between keys, a slow machine may pause for longer than the check waits.
  await page.getByLabel("Email").evaluate((input, text) => {
    input.focus();
    for (const letter of text) document.execCommand("insertText", false, letter);
  }, email);
  await checked;
  // Not for each letter.
  expect(requests).toEqual([email]);
  await page.getByRole("link", { name: "Sign in instead" }).click();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  await expect.poll(() => page.getByLabel("Email").inputValue()).toBe(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/dashboard/plan");
  page.consoleErrors.length = 0;
});

test("signs in with a mailed link in another browser and resets the password with one; each works once", async () => {
  const { email } = await signUpUser(url);
  const page = await open("/auth/login?plan=2");
  // Until hydration, the form would be sent without a script.
  await page.getByRole("button", { name: "Email me a link", disabled: false }).click();
  await page.getByRole("alert").filter({ hasText: "Enter your email address." }).waitFor();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Email me a link" }).click();
  await page.getByText("If this email has an account, we sent it a link.").waitFor();
  await expect.poll(() => page.getByLabel("Email").inputValue()).toBe(email);

  const address = await linkTo("magicLink", email);
  const elsewhere = await open(address);
  await elsewhere.getByRole("button", { name: "Sign in" }).click();
  await elsewhere.waitForURL("**/dashboard/plan");
  await page.goto(address);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { name: "This link doesn't work" }).waitFor();
  await expect.poll(() => page.url()).toBe(`${url}/auth/magic-link`);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");

  await page.goto("/auth/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  // The page before has such a field, too.
  await page.getByRole("heading", { name: "Forgot your password?" }).waitFor();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send link" }).click();
  await page.getByText("If this email has an account, we sent it a link.").waitFor();
  const reset = await linkTo("passwordReset", email);

  await page.goto(reset);
  await page.getByLabel("New password").fill("password123");
  await page.getByRole("button", { name: "Save password" }).click();
  await page.getByRole("alert").filter({ hasText: "attackers" }).waitFor();
  await page.getByLabel("New password").fill("quite another password");
  await page.getByRole("button", { name: "Save password" }).click();
  await page.getByText("Password changed. Sign in with your new password.").waitFor();
  await page.goto(reset);
  await page.getByLabel("New password").fill(password);
  await page.getByRole("button", { name: "Save password" }).click();
  await page.getByRole("alert").filter({ hasText: "has been used or has expired" }).waitFor();
  await expect.poll(() => page.url()).not.toContain("token");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send link" }).click();
  await page.getByText("we sent it a link").waitFor();
  page.consoleErrors.length = 0;
});

test("confirms an email: after signing in, or without, which removes the previous password", async () => {
  const { email } = await signUpUser(url);
  const page = await open(await linkTo("confirmEmail", email));
  await page.getByRole("link", { name: "Sign in to confirm" }).click();
  await signIn(page, { email, password });
  await page.getByText(`You're signed in as ${email}.`).waitFor();
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("heading", { name: "Email confirmed" }).waitFor();
  await expect.poll(() => page.url()).toBe(`${url}/auth/confirm-email`);
  await page.getByRole("link", { name: "Go to the dashboard" }).click();
  await page.getByRole("heading", { name: "Overview" }).waitFor();
  await expect.poll(() => page.getByText(`Confirm ${email}`).count()).toBe(0);

  const person = await signUpUser(url);
  const address = await linkTo("confirmEmail", person.email);
  const without = await open(address);
  await without.getByText("To be safe, we'll remove the password").waitFor();
  await without.getByRole("button", { name: "Confirm without signing in" }).click();
  await without.getByText("Any previous password no longer works.").waitFor();
  await without.goto(address);
  await without.getByRole("button", { name: "Confirm without signing in" }).click();
  await without.getByRole("heading", { name: "This link doesn't work" }).waitFor();
  without.consoleErrors.length = 0;
});

test("unsubscribes by a click without signing in, and the account turns the digest on again", async () => {
  const person = await signUpUser(url);
  const { me } = clientOf(url, person).users;
  const tokens = createTokens(readFileSync(join(dataDir, "secret"), "utf8").trim(), () => new Date());
  const { id } = await read(me.$get());
  const hasDigest = async () => (await read(me.mails.$get())).digest;
  const address = `${link("unsubscribe")}?token=${createUnsubscribeToken(tokens, id)}`;
  const page = await open(address.slice(0, -3));
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await page.getByRole("heading", { name: "This link doesn't work" }).waitFor();
  page.consoleErrors.length = 0;

  await page.goto(address);
  const button = page.getByRole("button", { name: "Unsubscribe", disabled: false });
  await button.waitFor();
  await expect.poll(hasDigest).toBe(true);
  await expect.poll(() => page.locator("meta[name=referrer]").getAttribute("content")).toBe("no-referrer");
  expect(await accessibilityIssues(page)).toEqual([]);
  await button.click();
  await page.getByRole("heading", { name: "You're unsubscribed" }).waitFor();
  await expect.poll(() => page.url()).toBe(url + link("unsubscribe"));
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  await expect.poll(hasDigest).toBe(false);
  expect(await accessibilityIssues(page)).toEqual([]);

  await page.goto(`/auth/login?next=${link("accountEmails")}`);
  await signIn(page, person);
  const choice = page.getByRole("region", { name: "Email preferences" }).getByLabel("Weekly digest");
  await expect.poll(() => choice.isEnabled()).toBe(true);
  await expect.poll(() => choice.isChecked()).toBe(false);
  await choice.click();
  await page.getByRole("status").getByText("Weekly digest turned on.").waitFor();
  await expect.poll(hasDigest).toBe(true);
});

const clientId = "linkstead.apps.googleusercontent.com";
const google = await googleKeys({ clientId, clock: () => new Date() });
afterAll(() => google.stop());
const withGoogle = await browser({ env: { GOOGLE_CLIENT_ID: clientId, GOOGLE_JWKS_URL: google.url } });

/** A fake of Google's script: a button that returns this credential. */
const googleScript = (credential: string) => `
  let options;
  window.google = { accounts: { id: {
    initialize: (values) => { options = values; },
    renderButton: (container, settings) => {
      const button = document.createElement("button");
      button.textContent = "Google: " + settings.text + " for " + options.client_id;
      button.addEventListener("click", () => options.callback({ credential: ${JSON.stringify(credential)} }));
      container.append(button);
    },
  } } };`;

test("signs up and in with Google, says why it failed, and works without it", async () => {
  const requests: string[] = [];
  /** Opens a page with the fake script, or none. */
  const visit = async (path: string, credential?: string) => {
    const page = await withGoogle.open("/terms");
    await page.route("https://accounts.google.com/**", (route) => {
      requests.push(route.request().url());
      if (!credential) return route.abort();
      return route.fulfill({ contentType: "text/javascript", body: googleScript(credential) });
    });
    await page.goto(path);
    return page;
  };

  const page = await visit("/auth/login?plan=2&next=/dashboard/plan", await google.credential({ name: "Ada Byron" }));
  // Before hydration, the link would open a new document, which requests the script again.
  await page.getByRole("button", { name: `Google: signin_with for ${clientId}` }).waitFor();
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByText("Selected plan").waitFor();
  const call = page.waitForRequest("**/api/auth/google");
  await page.getByRole("button", { name: `Google: signup_with for ${clientId}` }).click();
  expect((await call).postDataJSON()).toMatchObject({ planId: 2 });
  await page.waitForURL("**/dashboard/plan");
  expect(requests).toEqual(["https://accounts.google.com/gsi/client"]);
  // The dashboard is a new document, so Google's script is gone.
  await expect.poll(() => page.evaluate(() => "google" in window)).toBe(false);

  const { email } = await signUpUser(withGoogle.url);
  const refused = await visit("/auth/login", await google.credential({ email }));
  await refused.getByRole("button", { name: "Google" }).click();
  await refused.getByRole("alert").filter({ hasText: "Sign in with your password or a sign-in link." }).waitFor();
  refused.consoleErrors.length = 0;

  const without = await visit("/auth/signup");
  await without.getByText("We can't reach Google right now.").waitFor();
  await without.getByLabel("Email").fill(newEmail());
  await without.getByLabel("Password").fill(password);
  await without.getByRole("button", { name: "Create account" }).click();
  await without.waitForURL("**/dashboard/projects/new");
  without.consoleErrors.length = 0;
});
