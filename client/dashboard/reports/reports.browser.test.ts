import { expect, test } from "vitest";
import { ledgerMonths } from "#db/schema/index.ts";
import { createFactories } from "#server/testing/factories.ts";
import { htmlPage, website } from "#server/testing/stand-ins/website.ts";
import { link } from "#shared/routes.ts";
import { accessibilityIssues } from "../../testing/accessibility.ts";
import { browser } from "../../testing/browser.ts";
import { createSeededData } from "../../testing/seeded-data.ts";
import { password } from "../../testing/users.ts";
import { visitSnippet } from "./visits-section.tsx";

const email = "reader@people.example";
let projectId = "";
const DATA_DIR = await createSeededData(async (db) => {
  const create = createFactories(db);
  const trialEndsAt = new Date(Date.now() + 24 * 3600_000);
  const { id: ownerId } = await create.user({ email, password, trialEndsAt });
  projectId = (await create.project({ ownerId })).id;
  const directory = await create.directory({ name: "Hub", host: "hub.example" });
  await create.submission({
    projectId,
    directoryId: directory.id,
    state: "live",
    linkKind: "follow",
    linkUrl: "https://hub.example/parcelo",
    firstLiveAt: new Date(),
  });
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
});
const { open, openAs, url } = await browser({ DATA_DIR, NODE_ENV: "test" });
const reports = () => `${link("reports")}?project=${projectId}`;

test("creates a report, shares it with people without an account, and revokes the link", async () => {
  const page = await openAs({ email, password }, reports());
  await page.getByText("No reports yet").waitFor();
  await page.getByRole("button", { name: "Create report" }).click();
  await page.getByRole("heading", { name: /^Parcelo: / }).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);

  await page.getByRole("button", { name: "Share" }).click();
  await page.getByLabel("Works for").selectOption("7 days");
  await page.getByRole("button", { name: "Create link" }).click();
  const address = await page.getByRole("textbox", { name: "Link" }).inputValue();
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByText(/works until/).waitFor();

  const { pathname } = new URL(address);
  const shared = await open(pathname);
  await shared.getByRole("link", { name: "Hub" }).waitFor();
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

test("paper shows the report without the dashboard around it", async () => {
  const page = await openAs({ email, password }, reports());
  await page.getByRole("button", { name: "Create report" }).click();
  await page.getByRole("heading", { name: /^Parcelo: / }).waitFor();
  await page.emulateMedia({ media: "print" });
  await page.getByRole("navigation", { name: "Dashboard" }).waitFor({ state: "hidden" });
  expect(await page.getByRole("button", { name: "Share" }).isVisible()).toBe(false);
});

test("the snippet on a customer's website counts visits from directories, and no others", async () => {
  const site = website({
    "/": () => htmlPage(`<title>Parcelo</title><a href="/">Home</a>${visitSnippet(url, projectId)}`),
  });
  const page = await open("/terms");
  const counted = page.waitForResponse((response) => response.request().method() === "POST");
  await page.goto(site.url, { referer: "https://hub.example/" });
  expect((await counted).status()).toBe(202);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.method()));
  await page.getByRole("link", { name: "Home" }).click();
  await page.waitForLoadState();
  expect(requests).not.toContain("POST");
  await site.stop();

  const dashboard = await openAs({ email, password }, reports());
  await dashboard.getByRole("heading", { name: "1 visit in the last 30 days" }).waitFor();
  expect(await accessibilityIssues(dashboard)).toEqual([]);
});

test("the public ledger is readable by everyone", async () => {
  const page = await open(link("ledger"));
  await page.getByRole("row", { name: "November 2026, so far 320 210 40 12 9 31" }).waitFor();
  await page.getByRole("row", { name: "All months 640 420 80 24 18 62" }).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
});
