import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { renewedTokenHeader } from "#shared/session.ts";
import { createClient, read } from "../app/api-client.ts";
import { browser, signIn } from "../testing/browser.ts";
import { isHydrated } from "../testing/hydration.ts";
import { clientOf, signUpUser } from "../testing/users.ts";

const { url, open, openAs } = await browser({ env: { TRUST_PROXY: "true" } });
const visitor = createClient(`${url}/api`, fetch);
const pathOf = (page: Page) => new URL(page.url()).pathname;
const hasAlert = (page: Page, text: string | RegExp) => page.getByRole("alert").filter({ hasText: text }).waitFor();

test("returns to the requested page after signing in, also when the session ended elsewhere, and leaves all tabs on sign-out", async () => {
  const { email, password } = await signUpUser(url);
  const page = await open("/dashboard/account");
  expect(pathOf(page)).toBe("/auth/login");
  await signIn(page, { email, password });
  await page.getByRole("heading", { name: "Account", exact: true }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Account", exact: true }).waitFor();

  const { accessToken } = await read(visitor.auth.signIn.$post({ json: { email, password } }));
  await page.route("**/api/**", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), [renewedTokenHeader]: accessToken } });
  });
  await isHydrated(page);
  await page.getByRole("link", { name: "Plan", exact: true }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).toBe(accessToken);
  expect((await page.context().cookies()).find(({ name }) => name === "token")?.value).toBe(accessToken);
  await page.unrouteAll({ behavior: "wait" });

  await page.goto("/dashboard/account/data");
  await clientOf(url, { accessToken }).auth.signOut.$post({ json: { everywhere: true } });
  await page.getByRole("button", { name: "Export my data" }).click();
  await page.waitForURL("**/auth/login?next=%2Fdashboard%2Faccount%2Fdata&session=ended");
  await page.getByText("Your session ended. Sign in to continue.").waitFor();
  await signIn(page, { email, password });
  await page.getByRole("button", { name: "Export my data" }).waitFor();
  page.consoleErrors.length = 0;

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
  await page.goto("/dashboard/account");
  await expect.poll(() => pathOf(page)).toBe("/auth/login");
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

test("follows a sign-in and a sign-out in another tab, also when its script loads later", async () => {
  const [ada, ben] = [await signUpUser(url, { name: "Ada" }), await signUpUser(url, { name: "Ben" })];
  const page = await openAs(ada, "/dashboard");
  await page.getByText("Hello, Ada.").waitFor();
  const first = await slowTab(page);
  const second = await slowTab(page);
  const other = await page.context().newPage();
  await other.goto("/terms");
  await other.evaluate((token) => {
    localStorage.setItem("token", token);
    // biome-ignore lint/suspicious/noDocumentCookie: the app sets it the same way.
    document.cookie = `token=${token}; Path=/`;
  }, ben.accessToken);
  await page.getByText("Hello, Ben.").waitFor();
  first.releaseScript();
  await first.tab.getByText("Hello, Ben.").waitFor();
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL("**/auth/login");
  second.releaseScript();
  await second.tab.waitForURL("**/auth/login");
});

test("says why a sign-in failed, keeps the input, and leaves for the payment page and no other site", async () => {
  const { email, password } = await signUpUser(url);
  // An address of its own, so that the attempts don't count for the other tests.
  const path = `/auth/login?next=${encodeURIComponent("//evil.example/")}`;
  const page = await open(path, { extraHTTPHeaders: { "x-forwarded-for": "192.0.2.1" } });
  const calls = "**/api/auth/signIn";
  await page.route(calls, (route) => route.abort());
  await signIn(page, { email, password });
  await hasAlert(page, "Something bad happened; please try again later.");
  await page.evaluate(() => {
    const timeout = AbortSignal.timeout;
    AbortSignal.timeout = () => {
      AbortSignal.timeout = timeout;
      return AbortSignal.abort(new DOMException("It took too long.", "TimeoutError"));
    };
  });
  await page.getByRole("button", { name: "Sign in" }).click();
  await hasAlert(page, "Timeout has occurred");
  await page.unroute(calls);

  // Sent by the browser: attempts are counted per account and network.
  await page.evaluate(async (email) => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ email, password: "wrong" });
    for (let status = 401; status === 401; )
      ({ status } = await fetch("/api/auth/signIn", { method: "POST", headers, body }));
  }, email);
  await page.getByRole("button", { name: "Sign in" }).click();
  await hasAlert(page, /^Too many attempts\. Try again in 1\d minutes\.$/);
  await expect.poll(() => page.getByLabel("Email").inputValue()).toBe(email);
  await expect.poll(() => page.getByLabel("Password").inputValue()).toBe(password);
  page.consoleErrors.length = 0;

  for (const [paymentUrl, origin] of [
    ["https://checkout.stripe.com.evil.example/", url],
    ["https://checkout.stripe.com/c/pay/cs_1", "https://checkout.stripe.com"],
  ] as const) {
    const next = await open(path);
    await next.route(calls, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), paymentUrl } });
    });
    await next.route("https://checkout.stripe.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>Pay</h1>" }),
    );
    await signIn(next, { email, password });
    await next.waitForURL((address) => !address.pathname.startsWith("/auth"));
    expect(new URL(next.url()).origin).toBe(origin);
  }
});

test("shows no error if the server or the browser refuses passkeys, and disables buttons until hydration", async () => {
  const page = await open("about:blank");
  await page.addInitScript(() => {
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (options) =>
      get(options).finally(() => document.documentElement.setAttribute("data-refused", ""));
  });
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/entry-*.js", async (route) => {
    await isReleased;
    await route.continue();
  });
  for (const [status, json] of [
    [429, { error: "rate-limited", status: 429 }],
    [200, { challenge: "AAAA", rpId: "elsewhere.example" }],
  ] as const) {
    await page.route("**/api/auth/passkey/options", (route) => route.fulfill({ status, json }));
    const answered = page.waitForResponse("**/api/auth/passkey/options");
    await page.goto("/auth/login", { waitUntil: "commit" });
    await page.getByLabel("Email").fill("early@people.example");
    if (status === 429) expect(await page.getByRole("button", { name: "Sign in" }).isDisabled()).toBe(true);
    release();
    await (await answered).finished();
    if (status === 200) await page.locator("[data-refused]").waitFor();
    await page.getByRole("button", { name: "Use a passkey", disabled: false }).waitFor();
    await expect.poll(() => page.getByRole("button", { name: "Sign in" }).isDisabled()).toBe(false);
    await expect.poll(() => page.getByLabel("Email").inputValue()).toBe("early@people.example");
    await expect.poll(() => page.getByRole("alert").filter({ hasText: /./ }).count()).toBe(0);
  }
  // The browser logs the refused call.
  page.consoleErrors.length = 0;
});
