import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { read } from "../app/api-client.ts";
import { accessibilityIssues } from "../testing/accessibility.ts";
import { browser } from "../testing/browser.ts";
import { createCustomerWebsite } from "../testing/customer-website.ts";
import { clientOf, signUpUser } from "../testing/users.ts";

const { url, open } = await browser();
const site = createCustomerWebsite();
let client: ReturnType<typeof clientOf>;

/** Creates a project as a new user and signs in as them. */
const newProject = async (offer?: { title: string; url?: string; reasons?: string[] }) => {
  client = clientOf(url, await signUpUser(url));
  const { id } = await read(client.projects.$post({ json: { name: "Parcelo", url: site.url, keywords: [] } }));
  const more = { type: "pause" as const, acceptLabel: "Pause for a month", declineLabel: "No, leave" };
  if (offer) await read(client.offers["add-update"].$post({ json: { projectId: id, ...more, ...offer } }));
  return id;
};
const statsOf = (projectId: string) => read(client.feedbacks.stats.$get({ query: { projectId } }));
const storedOf = async (projectId: string) =>
  (await read(client.feedbacks.list.$get({ query: { projectId } }))).feedbacks;

/** Adds a cancel page whose link opens the dialog first, and returns its URL. */
const cancelPage = (project: string, { widget = url, more = "", dir = "ltr" as "ltr" | "rtl" } = {}) =>
  site.show(`/${crypto.randomUUID()}`, {
    widget,
    dir,
    html: `<h1>Your account</h1><a href="/gone" data-leave="${project}" data-leave-email="ada@people.example" ${more}>Cancel my plan</a>`,
  });
const cancel = (page: Page) => page.getByRole("link", { name: "Cancel my plan" }).click();
const eventLog = (page: Page) => page.locator("output");

test("keeps a customer who accepts the offer, lets one who declines leave, and counts both", async () => {
  const project = await newProject({ title: "Take a break", reasons: ["Too expensive"] });
  const page = await open(cancelPage(project));
  await cancel(page);
  const dialog = page.getByRole("dialog");
  await expect.poll(() => dialog.getByRole("heading", { name: "Before you go" }).isVisible()).toBe(true);
  await dialog.getByLabel("Too expensive").check();
  await dialog.getByLabel("2", { exact: true }).check();
  await dialog.getByLabel("Anything else we should know?").fill("I like it, but no.");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByRole("heading", { name: "Take a break" }).waitFor();
  await dialog.getByRole("button", { name: "Pause for a month" }).click();
  await dialog.getByRole("heading", { name: "Thank you for staying" }).waitFor();
  await expect.poll(() => eventLog(page).textContent()).toBe("offer-accepted Take a break; ");
  await dialog.getByRole("button", { name: "Close", exact: true }).click();
  await expect.poll(() => dialog.count()).toBe(0);
  expect(page.url()).not.toContain("/gone");

  await cancel(page);
  await dialog.getByLabel("Too expensive").check();
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByRole("button", { name: "No, leave" }).click();
  await page.getByRole("heading", { name: "You are at gone" }).waitFor();

  expect(await statsOf(project)).toMatchObject({
    total: 2,
    average: 2,
    saveRate: 0.5,
    byOutcome: { accepted: 1, declined: 1, left: 0 },
    byReason: { "Too expensive": 2 },
  });
  const [, first] = await storedOf(project);
  expect(first).toMatchObject({ message: "I like it, but no.", email: "ada@people.example", outcome: "accepted" });
  expect(first?.page).toMatch(site.url);

  const other = await newProject({ title: "Talk to us", url: `${site.url}/talk` });
  await page.goto(cancelPage(other));
  await cancel(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Pause for a month" }).click();
  await page.getByRole("heading", { name: "You are at talk" }).waitFor();
});

test("closes without sending anything, works by keyboard and from a script, and test mode counts nothing live", async () => {
  const project = await newProject({ title: "Cheaper", reasons: ["Too expensive"] });
  const page = await open(cancelPage(project));
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => page.getByRole("button", { name: "Close and stay" }).click(),
  ]) {
    await cancel(page);
    await page.getByRole("dialog").waitFor();
    await close();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await expect.poll(() => page.getByRole("link").evaluate((link) => link === document.activeElement)).toBe(true);
  }
  await expect.poll(() => eventLog(page).textContent()).toBe("");
  await expect.poll(() => storedOf(project)).toEqual([]);

  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  // The link has the focus.
  await press("Enter");
  await page.getByRole("dialog").waitFor();
  const heading = page.getByRole("heading", { name: "Before you go" });
  await expect.poll(() => heading.evaluate((element) => element.matches(":focus"))).toBe(true);
  await press("Tab", "Tab", "ArrowDown", "Tab", "Tab");
  await page.keyboard.type("Too many parcels");
  await press("Tab", "Enter");
  await page.getByRole("heading", { name: "You are at gone" }).waitFor();
  await expect
    .poll(() => storedOf(project))
    .toMatchObject([
      { reason: "Missing a feature", message: "Too many parcels", rating: null, outcome: "left", offerId: null },
    ]);

  // A script can open it, too, and gets the outcome.
  const scripted = await newProject();
  const html = `<button data-project="${scripted}">Leave</button>`;
  await page.goto(site.show("/by-script", { widget: url, html }));
  await page.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
  await expect.poll(() => eventLog(page).textContent()).toBe("left nothing; goes on: left; promised: left; ");
  await page.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => eventLog(page).textContent()).toMatch(/promised: stayed; $/);

  const before = await statsOf(scripted);
  await page.goto(cancelPage(scripted, { more: 'data-leave-mode="test"' }));
  await cancel(page);
  await page.getByText("Test mode").waitFor();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("heading", { name: "You are at gone" }).waitFor();
  expect(await statsOf(scripted)).toEqual(before);
});

/** Starts a server that serves the widget and responds to its calls like this. */
const elsewhere = (respond: () => Response | Promise<Response>) => {
  const server = Bun.serve({
    port: 0,
    fetch: (request) =>
      new URL(request.url).pathname === "/widget.js" ? new Response(Bun.file("dist/client/widget.js")) : respond(),
  });
  afterAll(() => server.stop(true));
  return { origin: server.url.origin, stop: () => server.stop(true) };
};
const cors = { "access-control-allow-origin": "*" };

const failures: (() => Response | Promise<Response>)[] = [
  () => Response.json({ detail: "Something bad" }, { status: 500, headers: cors }),
  () => new Response("<html>", { headers: cors }),
  () => new Promise(() => {}),
];
const servers = failures.map((respond) => elsewhere(respond).origin);
const shownDialog = Promise.withResolvers<string>();
const stopping = elsewhere(async () => new Response(await shownDialog.promise, { headers: cors }));

test("lets customers leave when our server fails, goes down, or does not allow their website", async () => {
  const project = await newProject();
  const page = await open(cancelPage(project));
  for (const widget of servers) {
    await page.goto(cancelPage(project, { widget }));
    await cancel(page);
    await page.getByRole("heading", { name: "You are at gone" }).waitFor();
  }
  shownDialog.resolve(await (await fetch(`${url}/api/feedback/dialog/${project}`)).text());
  const address = cancelPage(project, { widget: stopping.origin });
  await page.goto(address);
  const late = await open(address);
  await cancel(late);
  await late.getByRole("dialog").waitFor();
  await stopping.stop();
  await cancel(page);
  await page.getByRole("heading", { name: "You are at gone" }).waitFor();
  await late.getByRole("button", { name: "Continue" }).click();
  await late.getByRole("heading", { name: "You are at gone" }).waitFor();
  const without = await open(address);
  await cancel(without);
  await without.getByRole("heading", { name: "You are at gone" }).waitFor();
  for (const { consoleErrors } of [page, late, without]) consoleErrors.length = 0;

  await read(client.projects[":id"].$put({ param: { id: project }, json: { origins: ["https://parcelo.example"] } }));
  await page.goto(cancelPage(project));
  await cancel(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("heading", { name: "You are at gone" }).waitFor();
  expect(page.consoleErrors.join()).toContain("Linkstead: This website is not allowed to show");
  page.consoleErrors.length = 0;
  expect(await statsOf(project)).toMatchObject({ total: 0 });
});

test("the script is small, adds one global and stores nothing, and the dialog is accessible in the page's colors", async () => {
  expect(gzipSync(readFileSync("dist/client/widget.js")).length).toBeLessThan(8 * 1024);
  const project = await newProject();
  const page = await open(site.show("/plain", { html: "<h1>Plain</h1>" }));
  const names = () => page.evaluate(() => Object.getOwnPropertyNames(window));
  const before = new Set(await names());
  await page.goto(cancelPage(project));
  await cancel(page);
  await page.getByRole("dialog").waitFor();
  expect((await names()).filter((name) => !before.has(name))).toEqual(["Linkstead"]);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);

  const offered = await newProject({ title: "Take a break" });
  const dark = await open(cancelPage(offered, { dir: "rtl", more: 'data-leave-mode="live"' }), { colorScheme: "dark" });
  await cancel(dark);
  const dialog = dark.getByRole("dialog");
  const worn = await dialog.evaluate((element) => {
    const { direction, color, backgroundImage, fontFamily } = getComputedStyle(element);
    return { direction, color, backgroundImage, fontFamily };
  });
  expect(worn).toMatchObject({ direction: "rtl", color: "rgb(238, 232, 213)", fontFamily: "Georgia, serif" });
  expect(worn.backgroundImage).toContain("rgb(0, 27, 34)");
  await dark.emulateMedia({ colorScheme: null });
  // The dialog uses the page's colours at the time it opened.
  const faults = () => accessibilityIssues(dark, [[1280, "dark"]]);
  expect(await faults()).toEqual([]);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByRole("heading", { name: "Take a break" }).waitFor();
  expect(await faults()).toEqual([]);
});

test("our hosted page opens the same dialog, or without JavaScript forms that are accessible at each step", async () => {
  const project = await newProject();
  const to = `${site.url}/bye`;
  const page = await open(`/f/${project}?email=ada@people.example&customerRef=cus_1&to=${encodeURIComponent(to)}`);
  await page.getByRole("dialog").getByLabel("Too hard to use").check();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("heading", { name: "You are at bye" }).waitFor();
  await expect
    .poll(() => storedOf(project))
    .toMatchObject([
      { reason: "Too hard to use", email: "ada@people.example", customerRef: "cus_1", page: `${url}/f/${project}` },
    ]);
  await page.goto(`${url}/f/${project}?to=https://evil.example`);
  await page.getByRole("dialog").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole("link", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByText("Thank you. You can close this page.").waitFor();
  expect((await fetch(`${url}/f/${crypto.randomUUID()}`)).status).toBe(404);

  const withOffer = await newProject({ title: "Talk to us first", reasons: ["Too expensive"] });
  // axe needs scripts, so show it the page as rendered without JavaScript.
  await page.route("**/f/**", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/<\/?noscript>|<script[^>]*widget\.js[^>]*><\/script>/g, "") });
  });
  await page.goto(`${url}/f/${withOffer}?to=${site.url}/bye`);
  const faults = async (step: string) => (await accessibilityIssues(page)).map((fault) => `${step}: ${fault}`);
  const all = await faults("questions");
  await page.getByLabel("Too expensive").check();
  await page.locator("form").evaluate((form: HTMLFormElement) => form.setAttribute("novalidate", ""));
  await page.getByLabel(/Your email/).fill("ada@people");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("alert").waitFor();
  await expect.poll(() => page.getByRole("alert").evaluate((alert) => alert === document.activeElement)).toBe(true);
  page.consoleErrors.length = 0;
  all.push(...(await faults("refused")));
  await page.getByLabel(/Your email/).fill("");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("heading", { name: "Talk to us first" }).waitFor();
  all.push(...(await faults("offer")));
  await page.getByRole("button", { name: "No, leave" }).click();
  await page.getByRole("heading", { name: "Thank you" }).waitFor();
  all.push(...(await faults("done")));
  expect(all).toEqual([]);
});
