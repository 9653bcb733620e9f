import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Db } from "#db/connect.ts";
import { credits, submissionChecks, submissionEvents } from "#db/schema/index.ts";
import { createFactories } from "#server/testing/factories.ts";
import { databaseWith } from "#server/testing/test-database.ts";
import type { SubmissionState } from "#shared/links/submission-states.ts";
import { link } from "#shared/routes.ts";
import { accessibilityIssues } from "../../../testing/accessibility.ts";
import { browser } from "../../../testing/browser.ts";
import { selectOption } from "../../../testing/select-option.ts";
import { password } from "../../../testing/users.ts";

const at = (day: number) => new Date(Date.UTC(2026, 10, day, 9));

const withProject = async (db: Db, name: string) => {
  const create = createFactories(db);
  const { id: userId } = await create.user({
    email: `${name}@people.example`,
    password,
    trialEndsAt: new Date("2036-01-01T09:00:00Z"),
  });
  const { id: projectId } = await create.project({ ownerId: userId, name: "Parcelo" });
  const submit = async (host: string, state: SubmissionState, values: object = {}) => {
    const directory = await create.directory({
      name: host,
      host,
      url: `https://${host}/`,
      dr: 60,
      slug: host.replaceAll(".", "-"),
    });
    return create.submission({
      projectId,
      directoryId: directory.id,
      state,
      fitScore: 80,
      fitReasons: ["Lists software."],
      ...values,
    });
  };
  const addCredits = (delta: number, reason: "adjustment" | "trial" = "adjustment") =>
    db.insert(credits).values({ userId, kind: "submission", delta, reason, source: `test ${delta}` });
  return { submit, addCredits };
};

const database = await databaseWith(async (db) => {
  const many = await withProject(db, "many");
  await many.addCredits(2);
  for (const [position, name] of ["alpha", "beta", "gamma", "delta"].entries())
    await many.submit(`${name}-many.example`, "proposed", { position });
  const live = await many.submit("live-many.example", "live", {
    listingUrl: "https://live-many.example/parcelo",
    linkKind: "follow",
    linkFoundAt: at(3),
    linkUrl: "https://parcelo.example/",
    firstLiveAt: at(3),
    submittedAt: at(1),
    kitVersion: 4,
    values: [{ field: "name", label: "Name", value: "Parcelo" }],
  });
  await db.insert(submissionEvents).values([
    {
      submissionId: live.id,
      actor: "operator",
      from: "in_progress",
      to: "submitted",
      note: "We got their email.",
      at: at(1),
    },
    { submissionId: live.id, actor: "verifier", from: "submitted", to: "live", at: at(3) },
  ]);
  await db.insert(submissionChecks).values({
    submissionId: live.id,
    at: at(3),
    outcome: "live_follow",
    reason: "A visible link to your website.",
    status: 200,
    finalUrl: "https://live-many.example/parcelo",
    anchors: [{ href: "https://parcelo.example/", text: "Visit Parcelo", rel: ["noopener"], isHidden: false }],
    excerpt: "Parcelo tracks parcels.",
  });
  await many.submit("lost-many.example", "lost", { lostAt: at(10) });
  await many.submit("queued-many.example", "queued");

  const waiting = await withProject(db, "waiting");
  await waiting.submit("asks.example", "needs_customer", {
    reason: "confirm_mail",
    note: "They sent it to info@parcelo.example.",
    dueAt: at(30),
    creditState: "reserved",
  });
  await waiting.addCredits(3, "trial");
  await waiting.submit("trial.example", "proposed");
  const tablet = await withProject(db, "tablet");
  for (const name of ["alpha", "beta", "gamma"]) await tablet.submit(`${name}-tablet.example`, "proposed");
});
const { openAs } = await browser({ database, env: { JOBS: "off" } });

const visit = async (name: string, query = "") => {
  const page = await openAs({ email: `${name}@people.example`, password }, link("submissions") + query, {
    reducedMotion: "reduce",
  });
  await page.getByRole("heading", { name: "Submissions", exact: true }).waitFor();
  return page;
};
const directoriesOn = (page: Page) =>
  page.locator("[data-list-item]").evaluateAll((rows) => rows.map((row) => row.querySelector("a")?.textContent));
/** Shortcuts work once the page is hydrated. */
const isReady = (page: Page) => expect.poll(() => page.getByLabel("Select all submissions").isEnabled()).toBe(true);
// Behind a drawer, too.
const states = (page: Page) => page.getByRole("navigation", { name: "States", includeHidden: true });

test("filters, sorts and exports submissions, and shows the proof and history of one", async () => {
  const page = await visit("many");
  await expect.poll(() => directoriesOn(page)).toHaveLength(7);
  expect(await accessibilityIssues(page)).toEqual([]);
  await states(page).getByRole("link", { name: "Live 1" }).click();
  await expect.poll(() => directoriesOn(page)).toEqual(["live-many.example"]);
  await states(page).getByRole("link", { name: "All 7" }).click();
  await expect.poll(() => directoriesOn(page)).toHaveLength(7);
  await selectOption(page, "Sort by", "Name");
  await expect.poll(async () => (await directoriesOn(page))[0]).toBe("alpha-many.example");
  await page.getByLabel("Search by directory").fill("lost");
  await expect.poll(() => directoriesOn(page)).toEqual(["lost-many.example"]);
  await page.getByLabel("Search by directory").fill("nothing");
  await page.getByText("No submissions match these filters").waitFor();
  await page.getByRole("link", { name: "Show all submissions" }).click();
  await expect.poll(() => directoriesOn(page)).toHaveLength(7);

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const lines = readFileSync(await (await downloading).path(), "utf8")
    .trimEnd()
    .split("\r\n");
  expect(lines).toHaveLength(8);

  await page.goto(`${link("submissions")}?state=live`);
  await page.getByRole("link", { name: "Details live-many.example" }).click();
  const drawer = page.getByRole("dialog", { name: "live-many.example" });
  await drawer.getByText("Link found, followed").waitFor();
  await drawer.getByText("Visit Parcelo → https://parcelo.example/").waitFor();
  await drawer.getByText("Parcelo tracks parcels.").waitFor();
  await drawer.getByText("What we sent (1 field)").click();
  await drawer.getByText("From version 4 of your listing kit.").waitFor();
  await drawer.getByText("We got their email.").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => drawer.count()).toBe(0);
  expect(new URL(page.url()).searchParams.get("state")).toBe("live");
});

test("orders, approves, skips and excludes proposals with the keyboard, as far as credits last", async () => {
  const page = await visit("many", "?state=proposed");
  const names = async () => (await directoriesOn(page)).map((name) => name?.split("-")[0]);
  await expect.poll(names).toEqual(["alpha", "beta", "gamma", "delta"]);
  await isReady(page);
  await page.keyboard.press("j");
  await page.keyboard.press("d");
  await page.getByText("alpha-many.example is now number 2 of 4.").waitFor();
  await expect.poll(names).toEqual(["beta", "alpha", "gamma", "delta"]);
  await page.keyboard.press("d");
  await page.getByText("alpha-many.example is now number 3 of 4.").waitFor();
  await page.getByRole("button", { name: "Move beta-many.example down" }).press("Enter");
  await expect.poll(names).toEqual(["gamma", "beta", "alpha", "delta"]);
  await page.keyboard.press("Enter");
  await expect.poll(names).toEqual(["gamma", "alpha", "beta", "delta"]);
  expect(await page.getByRole("button", { name: "Move gamma-many.example up" }).isDisabled()).toBe(true);
  await selectOption(page, "Sort by", "Name");
  await expect.poll(names).toEqual(["alpha", "beta", "delta", "gamma"]);
  expect(await page.getByRole("button", { name: /^Move/ }).count()).toBe(0);

  await page.goto(`${link("submissions")}?state=proposed&sort=name`);
  await page.getByText("2 credits left").waitFor();
  await expect.poll(() => directoriesOn(page)).toHaveLength(4);
  await isReady(page);
  await page.keyboard.press("j");
  await page.keyboard.press("s");
  await page.getByText("alpha-many.example skipped.").waitFor();
  await expect.poll(() => directoriesOn(page)).toHaveLength(3);

  await page.getByLabel("Select all submissions").check();
  await page.getByRole("button", { name: "Approve 3" }).click();
  await page.getByRole("dialog", { name: "You've reached your plan's limit" }).waitFor();
  await page.getByRole("button", { name: "No, thanks!" }).click();
  await page.getByText("2 of 3 approved. You have no submission credits left.").waitFor();
  await page.getByText("0 credits left").waitFor();

  await page
    .getByRole("row")
    .filter({ has: page.getByRole("button", { name: /^Actions/ }) })
    .focus();
  await page.keyboard.press("e");
  await page.getByText("won't be proposed again.").waitFor();
  await page.getByText("No proposals to decide").waitFor();
  await states(page).getByRole("link", { name: "Skipped 2" }).click();
  await expect.poll(() => directoriesOn(page)).toHaveLength(2);
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.goto(new URL(`${link("projectDirectories")}?show=excluded`, page.url()).href);
  await page.getByText("1 directory that we never propose to you").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  const changes: string[] = [];
  page.on("request", (request) => request.method() === "GET" || changes.push(request.url()));
  // Faster than React renders the button as busy.
  await page.getByRole("button", { name: /^Include again/ }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await page.getByText("is no longer excluded. Its skipped proposal can be approved.").waitFor();
  await page.getByText("No directories match these filters").waitFor();
  expect(changes, "a double click includes once").toHaveLength(1);
  expect(await accessibilityIssues(page)).toEqual([]);
});

test("answers what a submission waits for, asks a trial to confirm its email, and shows decisions on a tablet", async () => {
  const page = await visit("waiting");
  await page.getByText("1 submission needs you").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole("link", { name: "Answer now" }).click();
  await page.getByRole("link", { name: "Answer asks.example" }).click();
  const drawer = page.getByRole("dialog", { name: "asks.example" });
  await drawer.getByText("They sent it to info@parcelo.example.").waitFor();
  await drawer.getByLabel("Your answer").fill("Confirmed.");
  await drawer.getByRole("button", { name: "It's done" }).click();
  await page.getByText("Thanks. We go on with this submission.").waitFor();
  await states(page).getByRole("link", { name: "In progress 1", includeHidden: true }).waitFor();

  await page.goto(`${link("submissions")}?state=proposed`);
  await page.getByRole("region", { name: "Unconfirmed email" }).getByText("trial credits").waitFor();
  await page.getByRole("button", { name: "Approve trial.example" }).click();
  await page.getByText("trial.example was not approved: Confirm your email address").waitFor();

  const tablet = await visit("tablet", "?state=proposed");
  await tablet.setViewportSize({ width: 768, height: 1024 });
  const skip = tablet.getByRole("button", { name: "Skip gamma-tablet.example" });
  const region = tablet.getByRole("region", { name: "Submissions" });
  expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
  const table = await region.boundingBox();
  const box = await skip.boundingBox();
  if (!box || !table) throw new Error("The table isn't there.");
  expect(box.x + box.width).toBeLessThanOrEqual(table.x + table.width);
  // Nothing lies above it.
  await skip.click({ trial: true });
});
