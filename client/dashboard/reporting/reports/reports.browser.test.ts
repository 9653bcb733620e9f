import { afterAll, expect, test } from "vitest";
import { ledgerMonths, projectActivity, submissionEvents } from "#db/schema/index.ts";
import { createFactories } from "#server/testing/factories.ts";
import { htmlPage, website } from "#server/testing/stand-ins/website.ts";
import { databaseWith } from "#server/testing/test-database.ts";
import { link } from "#shared/routes.ts";
import { accessibilityIssues } from "../../../testing/accessibility.ts";
import { browser } from "../../../testing/browser.ts";
import { selectOption } from "../../../testing/select-option.ts";
import { password } from "../../../testing/users.ts";
import { visitSnippet, widgetSnippet } from "./reports.page.tsx";

const email = "reader@people.example";
const agency = { email: "agency@people.example", password };
const decider = { email: "decider@people.example", password };
const pageWith = (code: string) =>
  htmlPage(`<title>Parcelo</title><a href="">Same page</a>${code}<link rel="icon" href="data:">`);
const ownSite = website({
  "/script": () => pageWith(widgetSnippet(url, projectId)),
  "/snippet": () => pageWith(visitSnippet(url, projectId)),
  "/dialog-only": () => pageWith(`<script src="${url}/widget.js"></script>`),
  "/": () => htmlPage('<title>Parcelo</title><footer hidden><a href="https://hub.example/parcelo">Hub</a></footer>'),
});
afterAll(() => ownSite.stop());
let projectId = "";
const database = await databaseWith(async (db) => {
  const create = createFactories(db);
  const trialEndsAt = new Date(Date.now() + 24 * 3600_000);
  const { id: ownerId } = await create.user({ email, password, trialEndsAt });
  projectId = (await create.project({ ownerId, url: `${ownSite.url}/` })).id;
  const directory = await create.directory({ name: "Hub", host: "hub.example", linkCondition: "badge" });
  const { id: submissionId } = await create.submission({
    projectId,
    directoryId: directory.id,
    state: "live",
    linkKind: "follow",
    linkUrl: "https://hub.example/parcelo",
    firstLiveAt: new Date(),
  });
  await db.insert(submissionEvents).values([
    { submissionId, actor: "operator", from: "in_progress", to: "submitted", at: new Date("2026-11-02T09:00:00Z") },
    { submissionId, actor: "verifier", from: "submitted", to: "live", at: new Date("2026-11-05T09:00:00Z") },
  ]);
  const counts = {
    submitted: 320,
    live: 210,
    rejected: 40,
    expired: 12,
    lost: 9,
    replaced: 31,
    refreshedAt: new Date(),
  };
  await db.insert(ledgerMonths).values([
    { month: "2026-10", ...counts, isComplete: true },
    { month: "2026-11", ...counts, isComplete: false },
  ]);
  const owner = await create.user({ ...agency, trialEndsAt: new Date("2036-01-01T09:00:00Z") });
  for (const [name, live] of [
    ["Acme", 1],
    ["Bolt", 3],
    ["Cargo", 0],
  ] as const) {
    const { id } = await create.project({ ownerId: owner.id, name, url: `https://${name}.example` });
    for (let at = 0; at < live; at++) await create.submission({ projectId: id, state: "live" });
    await db
      .insert(projectActivity)
      .values({ projectId: id, actorId: owner.id, kind: "keyword.added", subject: `${name} alternative` });
  }

  const { id: deciderId } = await create.user({ ...decider, emailVerifiedAt: new Date(), trialEndsAt });
  const { id: waitingId } = await create.project({
    ownerId: deciderId,
    name: "Parcelo",
    checklistDismissedAt: new Date(),
  });
  for (const [name, state, reason] of [
    ["Open Hub", "needs_customer", "confirm_mail"],
    ["Tool Shelf", "proposed", null],
    ["Maker List", "proposed", null],
  ] as const) {
    const { id: directoryId } = await create.directory({ name });
    await create.submission({ projectId: waitingId, directoryId, state, reason });
  }
  await create.article({ projectId: waitingId, state: "in_review", title: "Parcel tracking for small shops" });
  await create.mention({
    projectId: waitingId,
    title: "Which parcel tracker do you use?",
    foundAt: new Date(),
    score: 90,
  });
});
const { open, openAs, url } = await browser({ database, env: { NODE_ENV: "test", FETCH_ALLOW: ownSite.host } });
const reports = () => `${link("reports")}?project=${projectId}`;

test("creates a report, prints it, shares it under the agency's brand, and revokes the link", async () => {
  const page = await openAs({ email, password }, reports());
  await page.getByText("No reports yet").waitFor();
  await page.getByText("Add your brand").click();
  await page.getByLabel("Name").fill("Northpine");
  await page.getByLabel("Color").fill("#ffd400");
  await page.getByRole("button", { name: "Save brand" }).click();
  await page.getByText("Brand saved.").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole("button", { name: "Create report" }).click();
  await page.getByRole("heading", { name: /^Parcelo: / }).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);

  // Paper shows the report without the dashboard around it.
  await page.getByRole("button", { name: "Dark theme" }).click();
  await page.emulateMedia({ media: "print" });
  await page.getByRole("navigation", { name: "Dashboard" }).waitFor({ state: "hidden" });
  await expect.poll(() => page.getByRole("button", { name: "Share" }).isVisible()).toBe(false);
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor))
    .toBe("rgb(255, 255, 255)");
  await page.emulateMedia({ media: null });

  await page.getByRole("button", { name: "Share" }).click();
  await selectOption(page, "Works for", "7 days");
  await page.getByRole("button", { name: "Create link" }).click();
  const address = await page.getByRole("textbox", { name: "Link" }).inputValue();
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByText(/works until/).waitFor();

  const { pathname } = new URL(address);
  const shared = await open(pathname);
  await shared.getByRole("link", { name: "Hub" }).waitFor();
  await shared.getByText("Northpine", { exact: true }).waitFor();
  expect(await shared.context().cookies()).toEqual([]);
  expect(await accessibilityIssues(shared)).toEqual([]);
  await shared.emulateMedia({ media: "print" });
  await shared.getByText("https://hub.example/parcelo").waitFor();

  await page.getByRole("button", { name: "Revoke" }).click();
  await page.getByText("The link no longer works.").waitFor();
  expect((await shared.goto(pathname))?.status()).toBe(404);
  // The browser logs the missing page.
  shared.consoleErrors.length = 0;
});

test("visits that the snippets count, the timeline, badges and the public ledger show what a submission led to", async () => {
  const page = await open("/terms");
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.postData() ?? ""));
  const body = JSON.stringify({ projectId, referrer: "https://hub.example" });
  for (const path of ["/script", "/snippet"]) {
    const counted = page.waitForResponse((response) => response.request().method() === "POST");
    await page.goto(ownSite.url + path, { referer: "https://hub.example/listings/parcelo" });
    const response = await counted;
    expect(response.status()).toBe(202);
    // Sent as text, it needs no preflight request.
    expect(response.request().headers()["content-type"]).toMatch(/^text\/plain/);
    await Promise.all([page.waitForEvent("load"), page.getByRole("link", { name: "Same page" }).click()]);
  }
  await page.goto(`${ownSite.url}/dialog-only`, { referer: "https://hub.example/" });
  expect(sent).toEqual([body, body]);

  const dashboard = await openAs({ email, password }, reports());
  await dashboard.getByRole("heading", { name: "2 visits in the last 30 days" }).waitFor();
  expect(await accessibilityIssues(dashboard)).toEqual([]);

  await dashboard.goto(`${link("dashboard")}?project=${projectId}`);
  await dashboard.getByRole("heading", { name: "Links over time" }).waitFor();
  expect(await accessibilityIssues(dashboard)).toEqual([]);
  await dashboard.goto(`${link("timeline")}?project=${projectId}`);
  await dashboard.getByRole("link", { name: "Live on Hub" }).waitFor();
  expect(await accessibilityIssues(dashboard)).toEqual([]);
  await dashboard.goto(`${link("badges")}?project=${projectId}`);
  await dashboard.getByRole("button", { name: "Check this page" }).click();
  await dashboard.getByRole("article", { name: "Hub" }).getByText("Hidden on the page").waitFor();
  expect(await accessibilityIssues(dashboard)).toEqual([]);

  await page.goto(link("ledger"));
  await page.getByRole("row", { name: "November 2026, so far 320 210 40 12 9 31" }).waitFor();
  await page.getByRole("row", { name: "All months 640 420 80 24 18 62" }).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
});

test("sorts and searches clients, shows them as cards on a phone, and filters activity by kind", async () => {
  const page = await openAs(agency, link("clients"), { reducedMotion: "reduce" });
  const names = () => page.getByRole("rowheader").getByRole("link").allTextContents();
  await page.getByRole("columnheader", { name: "Live" }).getByRole("link").click();
  await page.waitForURL(/sort=linksLive/);
  await expect.poll(names).toEqual(["Bolt", "Acme", "Cargo"]);
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole("searchbox", { name: "Search" }).fill("bol");
  await page.waitForURL(/q=bol/);
  await expect.poll(names).toEqual(["Bolt"]);
  await page.getByRole("link", { name: "Live links of Bolt: 3" }).click();
  await page.waitForURL(/submissions\?project=.*state=live/);

  await page.goto(link("clients"));
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole("row").filter({ hasText: "bolt.example" }).waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await accessibilityIssues(page)).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(link("activity"));
  await page.getByRole("link", { name: /^Keyword added: .* alternative$/ }).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await selectOption(page, "Activity", "Listing kit saved");
  await page.getByText("No entries match these filters").waitFor();
});

test("the overview fits a laptop's screen, and each item that waits is decided in place", async () => {
  const page = await openAs(decider, link("dashboard"), { viewport: { width: 1280, height: 800 } });
  const waiting = page.getByRole("region", { name: "Waiting for you" });
  const button = (name: string) => waiting.getByRole("button", { name });
  const status = (text: string) => page.getByRole("status").getByText(text).waitFor();
  await button("Approve: Tool Shelf").waitFor();
  const bottoms = await page
    .getByRole("main")
    .locator("section, ul")
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
  expect(Math.max(...bottoms)).toBeLessThan(800);
  expect(await accessibilityIssues(page)).toEqual([]);

  await button("Skip: Tool Shelf").click();
  await status("Tool Shelf skipped.");
  await button("Skip: Tool Shelf").waitFor({ state: "hidden" });
  await button("Answer: Open Hub").click();
  await waiting.getByText("Open the email from the directory, follow its link, then confirm here.").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await button("It's done").click();
  await status("Thanks. We'll continue with this submission.");
  await button("Answer: Open Hub").waitFor({ state: "hidden" });

  await button("Reply: Which parcel tracker do you use?").click();
  const drawer = page.getByRole("dialog");
  await drawer.getByLabel("Your reply").fill("I work on Parcelo.");
  await drawer.getByRole("button", { name: "Mark as sent" }).click();
  await status("Marked as sent.");
  await button("Reply: Which parcel tracker do you use?").waitFor({ state: "hidden" });
  await waiting.getByRole("link", { name: "1 directory to approve" }).waitFor();
  expect(new URL(page.url()).pathname).toBe(link("dashboard"));
});
