import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { createClient, read } from "../app/api-client.ts";
import { browser, signIn } from "../testing/browser.ts";
import { clientOf, signUpUser } from "../testing/users.ts";

const { url, open } = await browser({ TRUST_PROXY: "true" });
const visitor = createClient(`${url}/api`, fetch);
await read(visitor.waitlist.$post({ json: { email: "first@browser.example", source: "home" } }));

const pathOf = (page: { url: () => string }) => new URL(page.url()).pathname;

test("an admin who asked for the desk signs in, lands there, and signs out", async () => {
  const page = await open("/dashboard/admin/waitlist");
  await expect.poll(() => pathOf(page)).toBe("/auth/login");
  await signIn(page);
  await page.getByRole("heading", { name: "Waitlist" }).waitFor();
  await page.getByRole("cell", { name: "first@browser.example", exact: true }).waitFor();
  await page.reload();
  await page.getByRole("cell", { name: "first@browser.example", exact: true }).waitFor();

  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  expect((await file).suggestedFilename()).toMatch(/^Waitlist_\d{4}-\d\d-\d\d\.csv$/);

  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL("**/auth/login");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  await page.goto("/dashboard/admin/waitlist");
  await expect.poll(() => pathOf(page)).toBe("/auth/login");
});

test("a wrong password is said by the field and keeps the email", async () => {
  const page = await open("/auth/login");
  await signIn(page, { email: "admin@people.example", password: "wrong" });
  await page.getByRole("alert").filter({ hasText: "Email or password is not right." }).waitFor();
  await expect.poll(() => page.getByLabel("Email").inputValue()).toBe("admin@people.example");
  // The browser logs the rejected call.
  page.complaints.length = 0;
});

test.each([
  "//evil.example/",
  "https://evil.example",
  "/\\evil.example",
  "javascript:alert(1)",
  "/%5c%5cevil.example/..//",
])("a link cannot send someone who signs in to another site: %s", async (next) => {
  const page = await open(`/auth/login?next=${encodeURIComponent(next)}`);
  await signIn(page);
  await page.waitForURL((address) => !address.pathname.startsWith("/auth"));
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect.poll(() => new URL(page.url()).origin).toBe(url);
  page.complaints.length = 0;
});

test("without a wish the dashboard comes first, and a wish keeps its query", async () => {
  const page = await open("/auth/login");
  await signIn(page);
  await page.getByRole("heading", { name: "Overview" }).waitFor();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL("**/auth/login");
  await page.goto("/dashboard/admin/waitlist?page=1");
  await signIn(page);
  await page.waitForURL("**/dashboard/admin/waitlist?page=1");
});

test.each([
  ["https://checkout.stripe.com/c/pay/cs_1", "https://checkout.stripe.com"],
  ["https://checkout.stripe.com.evil.example/", url],
  ["javascript:alert(1)", url],
  ["http://buy.stripe.com/x", url],
])("who is asked to pay at %s lands at %s", async (paymentUrl, origin) => {
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

test("who tries a password too often hears how long to wait, and keeps what was typed", async () => {
  const { email } = await signUpUser(url);
  const page = await open("/auth/login");
  // Sent by the browser: attempts are counted per network.
  await page.evaluate(async (email) => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ email, password: "wrong" });
    for (let at = 0; at < 10; at++) await fetch("/api/auth/signIn", { method: "POST", headers, body });
  }, email);
  await signIn(page, { email, password: "wrong again" });
  await page.getByRole("alert").filter({ hasText: "Too many tries. Try again in 15 minutes." }).waitFor();
  await expect.poll(() => page.getByLabel("Email").inputValue()).toBe(email);
  await expect.poll(() => page.getByLabel("Password").inputValue()).toBe("wrong again");
  page.complaints.length = 0;
});

test("who is signed in is led past the page to sign in", async () => {
  const page = await open("/auth/login");
  await signIn(page);
  await page.waitForURL("**/dashboard");
  await page.goto("/auth/login?next=/dashboard/plan");
  await page.waitForURL("**/dashboard/plan");
});

test("signing out in one tab leaves the dashboard in the others, and going back shows nothing private", async () => {
  const { email, password } = await signUpUser(url);
  const page = await open("/auth/login");
  await signIn(page, { email, password });
  await page.waitForURL("**/dashboard");
  const other = await page.context().newPage();
  await other.goto("/dashboard/account");
  await page.evaluate(() => localStorage.setItem("current_project_id", "one"));
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
  return { tab, letScriptCome: resolve };
};

test("a tab whose script comes after one signed out in another shows nothing private either", async () => {
  const page = await open("/auth/login");
  await signIn(page, await signUpUser(url, { name: "Ada" }));
  await page.waitForURL("**/dashboard");
  const { tab, letScriptCome } = await slowTab(page);
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL("**/auth/login");
  letScriptCome();
  await tab.waitForURL("**/auth/login");
});

test("when somebody else signs in in another tab, no page goes on showing what is not theirs", async () => {
  const [ada, ben] = [await signUpUser(url, { name: "Ada" }), await signUpUser(url, { name: "Ben" })];
  const page = await open("/auth/login");
  await signIn(page, ada);
  await page.getByText("Hello, Ada.").waitFor();
  const { tab, letScriptCome } = await slowTab(page);
  const other = await page.context().newPage();
  await other.goto("/terms");
  await other.evaluate((token) => {
    localStorage.setItem("token", token);
    // biome-ignore lint/suspicious/noDocumentCookie: the app sets it the same way.
    document.cookie = `token=${token}; Path=/`;
  }, ben.accessToken);
  await page.getByText("Hello, Ben.").waitFor();
  letScriptCome();
  await tab.getByText("Hello, Ben.").waitFor();
});

test("a session that was ended elsewhere leads to the page to sign in, and back to where one was", async () => {
  const { email, password, accessToken } = await signUpUser(url);
  const page = await open("/auth/login?next=/dashboard/account");
  await signIn(page, { email, password });
  await page.getByRole("heading", { name: "Account", exact: true }).waitFor();
  await clientOf(url, { accessToken }).auth.signOut.$post({ json: { everywhere: true } });
  await page.getByRole("button", { name: "Export my data" }).click();
  await page.waitForURL("**/auth/login?next=%2Fdashboard%2Faccount");
  await signIn(page, { email, password });
  await page.getByRole("heading", { name: "Account", exact: true }).waitFor();
  page.complaints.length = 0;
});

test("a call that takes too long is said to have timed out, one that fails as something bad", async () => {
  const page = await open("/auth/login");
  await page.route("**/api/auth/signIn", (route) => route.abort());
  await signIn(page);
  await page.getByRole("alert").filter({ hasText: "Something bad happened; please try again later." }).waitFor();
  await page.evaluate(() => {
    AbortSignal.timeout = () => AbortSignal.abort(new DOMException("It took too long.", "TimeoutError"));
  });
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("alert").filter({ hasText: "Timeout has occurred" }).waitFor();
  page.complaints.length = 0;
});

test("the form waits for its script, so that nothing typed is lost to it", async () => {
  const page = await open("/", {});
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/assets/entry-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/auth/login", { waitUntil: "commit" });
  await page.getByLabel("Email").fill("early@people.example");
  await expect.poll(() => page.getByRole("button", { name: "Sign in" }).isDisabled()).toBe(true);
  letGo();
  await expect.poll(() => page.getByRole("button", { name: "Sign in" }).isDisabled()).toBe(false);
  await expect.poll(() => page.getByLabel("Email").inputValue()).toBe("early@people.example");
});
