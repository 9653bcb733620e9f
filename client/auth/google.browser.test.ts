import { afterAll, expect, test } from "vitest";
import { googleKeys } from "#server/testing/stand-ins/google.ts";
import { browser } from "../testing/browser.ts";
import { signUpUser } from "../testing/users.ts";

const clientId = "linkstead.apps.googleusercontent.com";
const google = await googleKeys({ clientId, clock: () => new Date() });
afterAll(() => google.stop());
const { url, open } = await browser({ env: { GOOGLE_CLIENT_ID: clientId, GOOGLE_JWKS_URL: google.url } });

/** A fake of Google's script: a button that returns this credential. */
const script = (credential: string) => `
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

/** Opens a page with the fake script; records all URLs requested from Google. */
const visit = async (path: string, credential: string) => {
  const page = await open("/terms");
  const requests: string[] = [];
  await page.route("https://accounts.google.com/**", (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: script(credential) });
  });
  await page.goto(path);
  return { page, requests };
};

test.each([
  ["/auth/login?next=/dashboard/plan", "signin_with"],
  ["/auth/signup?next=/dashboard/plan", "signup_with"],
])("signs in with Google on %s and continues to the requested page", async (path, text) => {
  const { page, requests } = await visit(path, await google.credential({ name: "Ada Byron" }));
  await page.getByRole("button", { name: `Google: ${text} for ${clientId}` }).click();
  await page.waitForURL("**/dashboard/plan");
  expect(requests).toEqual(["https://accounts.google.com/gsi/client"]);
  // The dashboard is a new document, so Google's script is gone.
  await expect.poll(() => page.evaluate(() => "google" in window)).toBe(false);
});

test("submits the selected plan with Google, also when coming from the sign-in page", async () => {
  const { page } = await visit("/auth/login?plan=2&next=/dashboard/plan", await google.credential({}));
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByText("Selected plan").waitFor();
  const requests = page.waitForRequest("**/api/auth/google");
  await page.getByRole("button", { name: `Google: signup_with` }).click();
  expect((await requests).postDataJSON()).toMatchObject({ planId: 2 });
  await page.waitForURL("**/dashboard/plan");
});

test("shows why a Google sign-in failed", async () => {
  const { email } = await signUpUser(url);
  const { page } = await visit("/auth/login", await google.credential({ email }));
  await page.getByRole("button", { name: "Google" }).click();
  await page.getByRole("alert").filter({ hasText: "Sign in with your password or a sign-in link." }).waitFor();
  page.consoleErrors.length = 0;

  const forged = await visit("/auth/login", await google.credential({}, { key: google.stranger }));
  await forged.page.getByRole("button", { name: "Google" }).click();
  await forged.page.getByRole("alert").filter({ hasText: "Google sign-in failed." }).waitFor();
  forged.page.consoleErrors.length = 0;
});

test("renders the button again when navigating between the pages", async () => {
  const { page, requests } = await visit("/auth/login", "unused");
  // Before hydration, the link would open a new document, which requests the script again.
  await page.getByRole("button", { name: "Google: signin_with" }).waitFor();
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByRole("button", { name: "Google: signup_with" }).waitFor();
  expect(requests).toHaveLength(1);
});

test("works without Google when it can't be reached", async () => {
  const page = await open("/terms");
  await page.route("https://accounts.google.com/**", (route) => route.abort());
  await page.goto("/auth/signup");
  await page.getByText("We can't reach Google right now.").waitFor();
  await page.getByLabel("Email").fill(`${crypto.randomUUID().slice(0, 8)}@people.example`);
  await page.getByLabel("Password").fill("a long enough password");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL("**/dashboard/projects/new");
  page.consoleErrors.length = 0;
});
