import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { renewedTokenHeader } from "#shared/session.ts";
import { createClient, read } from "../app/api-client.ts";
import { browser, signIn } from "../testing/browser.ts";
import { clientOf, signUpUser } from "../testing/users.ts";

const { url, open, openAs } = await browser({ env: { TRUST_PROXY: "true" } });
const visitor = createClient(`${url}/api`, fetch);
await read(visitor.waitlist.$post({ json: { email: "first@browser.example", source: "home" } }));

const pathOf = (page: { url: () => string }) => new URL(page.url()).pathname;

test("returns an admin to the requested page after signing in, and signs out", async () => {
  const page = await open("/dashboard/admin/waitlist");
  await expect.poll(() => pathOf(page)).toBe("/auth/login");
  await signIn(page);
  await page.getByRole("heading", { name: "Waitlist" }).waitFor();
  await page.getByRole("rowheader", { name: "first@browser.example", exact: true }).waitFor();
  await page.reload();
  await page.getByRole("rowheader", { name: "first@browser.example", exact: true }).waitFor();

  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  expect((await file).suggestedFilename()).toMatch(/^Waitlist_\d{4}-\d\d-\d\d\.csv$/);

  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL("**/auth/login");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  await page.goto("/dashboard/admin/waitlist");
  await expect.poll(() => pathOf(page)).toBe("/auth/login");
});

test("never redirects to another site after signing in", async () => {
  const page = await open(`/auth/login?next=${encodeURIComponent("//evil.example/")}`);
  await signIn(page);
  await page.waitForURL((address) => !address.pathname.startsWith("/auth"));
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect.poll(() => new URL(page.url()).origin).toBe(url);
  page.consoleErrors.length = 0;
});

test.each([
  ["https://checkout.stripe.com/c/pay/cs_1", "https://checkout.stripe.com"],
  ["https://checkout.stripe.com.evil.example/", url],
])("sends a user with the payment page %s to %s", async (paymentUrl, origin) => {
  const { email, password } = await signUpUser(url);
  const page = await open("/auth/login");
  await page.route("**/api/auth/signIn", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), paymentUrl } });
  });
  await page.route("https://checkout.stripe.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Pay</h1>" }),
  );
  await signIn(page, { email, password });
  await page.waitForURL((address) => !address.pathname.startsWith("/auth"));
  await expect.poll(() => new URL(page.url()).origin).toBe(origin);
});

test.each([
  ["the server refuses", 429, { error: "rate-limited", status: 429 }],
  ["the browser refuses", 200, { challenge: "AAAA", rpId: "elsewhere.example" }],
])("shows no error if %s to offer passkeys, and signs in", async (_, status, json) => {
  const { email, password } = await signUpUser(url);
  const page = await open("about:blank");
  await page.addInitScript(() => {
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (options) =>
      get(options).finally(() => document.documentElement.setAttribute("data-refused", ""));
  });
  await page.route("**/api/auth/passkey/options", (route) => route.fulfill({ status, json }));
  const answered = page.waitForResponse("**/api/auth/passkey/options");
  await page.goto("/auth/login");
  await (await answered).finished();
  if (status === 200) await page.locator("[data-refused]").waitFor();
  await page.getByRole("button", { name: "Use a passkey", disabled: false }).waitFor();
  expect(await page.getByRole("alert").filter({ hasText: /./ }).count()).toBe(0);
  await signIn(page, { email, password });
  await page.waitForURL((address) => !address.pathname.startsWith("/auth"));
  // The browser logs the refused call.
  page.consoleErrors.length = 0;
});

test("states how long to wait after too many attempts and keeps the input", async () => {
  const { email } = await signUpUser(url);
  // An address of its own, so that the attempts don't count for the other tests.
  const page = await open("/auth/login", { extraHTTPHeaders: { "x-forwarded-for": "192.0.2.1" } });
  // Sent by the browser: attempts are counted per network.
  await page.evaluate(async (email) => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ email, password: "wrong" });
    for (let at = 0; at < 10; at++) await fetch("/api/auth/signIn", { method: "POST", headers, body });
  }, email);
  await signIn(page, { email, password: "wrong again" });
  await page.getByRole("alert").filter({ hasText: "Too many attempts. Try again in 15 minutes." }).waitFor();
  await expect.poll(() => page.getByLabel("Email").inputValue()).toBe(email);
  await expect.poll(() => page.getByLabel("Password").inputValue()).toBe("wrong again");
  page.consoleErrors.length = 0;
});

test("goes on with the new token of a response", async () => {
  const { email, password } = await signUpUser(url);
  const { accessToken } = await read(visitor.auth.signIn.$post({ json: { email, password } }));
  const page = await openAs({ email, password }, "/dashboard/account");
  await page.route("**/api/**", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), [renewedTokenHeader]: accessToken } });
  });
  await page.getByRole("link", { name: "Plan", exact: true }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).toBe(accessToken);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === "token")?.value).toBe(accessToken);
});

test("leaves the dashboard in all tabs on sign-out, also when going back", async () => {
  const { email, password } = await signUpUser(url);
  const page = await open("/auth/login");
  await signIn(page, { email, password });
  await page.waitForURL("**/dashboard");
  const other = await page.context().newPage();
  await other.goto("/dashboard/account");
  await page.evaluate(() => localStorage.setItem("current_project_id", "one"));
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL("**/auth/login");
  await other.waitForURL("**/auth/login");
  await expect.poll(() => page.evaluate(() => ({ ...localStorage }))).toEqual({});
  // The device cookie doesn't identify the user.
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toEqual(["device_token"]);
  await page.goBack();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  await expect.poll(() => page.getByText(email).count()).toBe(0);
});

/** Opens a dashboard tab whose script loads only when released. */
const slowTab = async (page: Page) => {
  const tab = await page.context().newPage();
  const { promise, resolve } = Promise.withResolvers<void>();
  await tab.route("**/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  await tab.goto("/dashboard", { waitUntil: "commit" });
  await tab.getByText("Hello, Ada.").waitFor();
  return { tab, releaseScript: resolve };
};

test("leaves the dashboard in a tab whose script loads after the sign-out", async () => {
  const page = await open("/auth/login");
  await signIn(page, await signUpUser(url, { name: "Ada" }));
  await page.waitForURL("**/dashboard");
  const { tab, releaseScript } = await slowTab(page);
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL("**/auth/login");
  releaseScript();
  await tab.waitForURL("**/auth/login");
});

test("shows the new user's data in all tabs when another user signs in", async () => {
  const [ada, ben] = [await signUpUser(url, { name: "Ada" }), await signUpUser(url, { name: "Ben" })];
  const page = await open("/auth/login");
  await signIn(page, ada);
  await page.getByText("Hello, Ada.").waitFor();
  const { tab, releaseScript } = await slowTab(page);
  const other = await page.context().newPage();
  await other.goto("/terms");
  await other.evaluate((token) => {
    localStorage.setItem("token", token);
    // biome-ignore lint/suspicious/noDocumentCookie: the app sets it the same way.
    document.cookie = `token=${token}; Path=/`;
  }, ben.accessToken);
  await page.getByText("Hello, Ben.").waitFor();
  releaseScript();
  await tab.getByText("Hello, Ben.").waitFor();
});

test("returns to the page after signing in again when the session was ended elsewhere", async () => {
  const { email, password, accessToken } = await signUpUser(url);
  const page = await open("/auth/login?next=/dashboard/account/data");
  await signIn(page, { email, password });
  await page.getByRole("heading", { name: "Account", exact: true }).waitFor();
  await clientOf(url, { accessToken }).auth.signOut.$post({ json: { everywhere: true } });
  await page.getByRole("button", { name: "Export my data" }).click();
  await page.waitForURL("**/auth/login?next=%2Fdashboard%2Faccount%2Fdata&session=ended");
  await page.getByText("Your session ended. Sign in to continue.").waitFor();
  await signIn(page, { email, password });
  await page.getByRole("heading", { name: "Account", exact: true }).waitFor();
  page.consoleErrors.length = 0;
});

test("reports a failed call and a timeout", async () => {
  const page = await open("/auth/login");
  await page.route("**/api/auth/signIn", (route) => route.abort());
  await signIn(page);
  await page.getByRole("alert").filter({ hasText: "Something bad happened; please try again later." }).waitFor();
  await page.evaluate(() => {
    AbortSignal.timeout = () => AbortSignal.abort(new DOMException("It took too long.", "TimeoutError"));
  });
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("alert").filter({ hasText: "Timeout has occurred" }).waitFor();
  page.consoleErrors.length = 0;
});

test("disables the form's buttons until hydration and keeps what was typed", async () => {
  const page = await open("/", {});
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/entry-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/auth/login", { waitUntil: "commit" });
  await page.getByLabel("Email").fill("early@people.example");
  await expect.poll(() => page.getByRole("button", { name: "Sign in" }).isDisabled()).toBe(true);
  release();
  await expect.poll(() => page.getByRole("button", { name: "Sign in" }).isDisabled()).toBe(false);
  await expect.poll(() => page.getByLabel("Email").inputValue()).toBe("early@people.example");
});
