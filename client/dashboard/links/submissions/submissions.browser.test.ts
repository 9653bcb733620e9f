import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import {
  credits,
  directories,
  plans,
  projects,
  submissionChecks,
  submissionEvents,
  submissions,
  tasks,
} from "#db/schema/index.ts";
import { refreshLedger } from "#server/links/ledger/refresh-ledger.job.ts";
import { replaceSubmissions } from "#server/links/submissions/deadlines.job.ts";
import { queueSubmissions } from "#server/links/submissions/queue.job.ts";
import { checkListings } from "#server/links/verification/check.job.ts";
import { createDirectory } from "#server/testing/stand-ins/directory.ts";
import { stripe } from "#server/testing/stand-ins/stripe.ts";
import { htmlPage, website } from "#server/testing/stand-ins/website.ts";
import { outcomes } from "#shared/links/ledger.ts";
import type { SubmissionState } from "#shared/links/submission-states.ts";
import { link } from "#shared/routes.ts";
import { monthText } from "#shared/text/month.ts";
import { dayMs } from "#shared/time.ts";
import { read } from "../../../app/api-client.ts";
import { accessibilityIssues } from "../../../testing/accessibility.ts";
import { isHydrated } from "../../../testing/hydration.ts";
import { selectOption } from "../../../testing/select-option.ts";
import { createServedApp } from "../../../testing/served-app.ts";

const harborlist = createDirectory({ name: "Harborlist" });
const shop = stripe();
const home = `<!doctype html><html lang="en"><title>Parcelo</title>
  <meta name="description" content="Parcelo shows every parcel of your shop on one page."><h1>Parcelo</h1></html>`;
const ownSite = website({ "/": () => htmlPage(home) }, "127.0.0.2");
const served = await createServedApp({
  hosts: [harborlist.host, ownSite.host],
  swap: { payments: shop.payments() },
});
const { dependencies, create, as, clock, url, open, openAs } = served;
const { db } = dependencies;
shop.deliverTo(`${url}/api/payments/webhook`);
afterAll(() => Promise.all([harborlist.stop(), shop.stop(), ownSite.stop()]));

const at = (day: number) => new Date(Date.UTC(2026, 10, day, 9));

const withProject = async (name: string) => {
  const user = await create.user({ email: `${name}@people.example`, trialEndsAt: new Date("2036-01-01T09:00:00Z") });
  const { id: projectId } = await create.project({ ownerId: user.id, name: "Parcelo" });
  const submit = async (host: string, state: SubmissionState, values: object = {}) => {
    const { id: directoryId } = await create.directory({ name: host, host, url: `https://${host}/`, dr: 60 });
    const fit = { fitScore: 80, fitReasons: ["Lists software."] };
    return create.submission({ projectId, directoryId, state, ...fit, ...values });
  };
  const addCredits = (delta: number, reason: "adjustment" | "trial" = "adjustment") =>
    db.insert(credits).values({ userId: user.id, kind: "submission", delta, reason, source: `test ${delta}` });
  const visit = async (query = "") => {
    const page = await openAs(user, link("submissions") + query, { reducedMotion: "reduce" });
    await page.getByRole("heading", { name: "Submissions", exact: true }).waitFor();
    return page;
  };
  return { submit, addCredits, visit };
};

const many = await withProject("many");
await many.addCredits(2);
for (const [position, name] of ["alpha", "beta", "gamma", "delta"].entries())
  await many.submit(`${name}-many.example`, "proposed", { position });
const { id: liveId } = await many.submit("live-many.example", "live", {
  listingUrl: "https://live-many.example/parcelo",
  linkKind: "follow",
  linkFoundAt: at(3),
  linkUrl: "https://parcelo.example/",
  firstLiveAt: at(3),
  submittedAt: at(1),
  kitVersion: 4,
  values: [{ field: "name", label: "Name", value: "Parcelo" }],
});
const of = { submissionId: liveId };
await db.insert(submissionEvents).values([
  { ...of, actor: "operator", from: "in_progress", to: "submitted", note: "We got their email.", at: at(1) },
  { ...of, actor: "verifier", from: "submitted", to: "live", at: at(3) },
]);
await db.insert(submissionChecks).values({
  ...of,
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

const waiting = await withProject("waiting");
await waiting.submit("asks.example", "needs_customer", {
  reason: "confirm_mail",
  note: "They sent it to info@parcelo.example.",
  dueAt: at(30),
  creditState: "reserved",
});
await waiting.addCredits(3, "trial");
await waiting.submit("trial.example", "proposed");

const directoriesOn = (page: Page) =>
  page.locator("[data-list-item]").evaluateAll((rows) => rows.map((row) => row.querySelector("a")?.textContent));
/** Shortcuts work once the page is hydrated. */
const isReady = (page: Page) => expect.poll(() => page.getByLabel("Select all submissions").isEnabled()).toBe(true);
// Behind a drawer, too.
const states = (page: Page) => page.getByRole("navigation", { name: "States", includeHidden: true });

test("filters, sorts and exports submissions, and shows the proof and history of one", async () => {
  const page = await many.visit();
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
  await isHydrated(page);
  await page.getByRole("row").filter({ hasText: "live-many.example" }).click();
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

test("decides about proposals on a tablet and with the keyboard, as far as credits last", async () => {
  const page = await many.visit("?state=proposed");
  const names = async () => (await directoriesOn(page)).map((name) => name?.split("-")[0]);
  await expect.poll(names).toEqual(["alpha", "beta", "gamma", "delta"]);
  await isReady(page);

  // On a tablet, the table scrolls sideways below its decisions.
  await page.setViewportSize({ width: 768, height: 1024 });
  const skip = page.getByRole("button", { name: "Skip gamma-many.example" });
  const region = page.getByRole("region", { name: "Submissions" });
  await expect.poll(() => region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
  const [table, box] = [await region.boundingBox(), await skip.boundingBox()];
  if (!box || !table) throw new Error("The table isn't there.");
  expect(box.x + box.width).toBeLessThanOrEqual(table.x + table.width);
  // Nothing lies above it.
  await skip.click({ trial: true });
  await page.setViewportSize({ width: 1280, height: 720 });

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
  await expect.poll(() => page.getByRole("button", { name: "Move gamma-many.example up" }).isDisabled()).toBe(true);
  await selectOption(page, "Sort by", "Name");
  await expect.poll(names).toEqual(["alpha", "beta", "delta", "gamma"]);
  await expect.poll(() => page.getByRole("button", { name: /^Move/ }).count()).toBe(0);

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

test("answers what a submission waits for, and asks a trial to confirm its email", async () => {
  const page = await waiting.visit();
  await page.getByText("1 submission needs your answer").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await isHydrated(page);
  await page.getByRole("link", { name: "Answer", exact: true }).click();
  await page.getByRole("row").filter({ hasText: "asks.example" }).click();
  const drawer = page.getByRole("dialog", { name: "asks.example" });
  await drawer.getByText("They sent it to info@parcelo.example.").waitFor();
  await drawer.getByLabel("Your answer").fill("Confirmed.");
  await page.reload();
  await drawer.getByText("Your unsaved changes are back.").waitFor();
  await expect.poll(() => drawer.getByLabel("Your answer").inputValue()).toBe("Confirmed.");
  await drawer.getByRole("button", { name: "It's done" }).click();
  await page.getByText("Thanks. We'll continue with this submission.").waitFor();
  await states(page).getByRole("link", { name: "In progress 1", includeHidden: true }).waitFor();

  await page.goto(`${link("submissions")}?state=proposed`);
  await page.getByRole("region", { name: "Unconfirmed email" }).getByText("trial credits").waitFor();
  await page.getByRole("button", { name: "Approve trial.example" }).click();
  await page.getByText("trial.example was not approved: Confirm your email address").waitFor();
});

// For the last test, which moves the clock.
const forward = (days: number) => served.forward(days * dayMs);
/** Runs the checks that are due; a host gets a request every ten seconds. */
const check = async () => {
  for (let requests = 0; requests < 4; requests++) {
    await checkListings(dependencies);
    served.forward(15_000);
  }
};
const monthNow = () => clock().toISOString().slice(0, 7);

const fields = [
  { name: "name", limit: 40 },
  { name: "url", limit: null },
  { name: "short", limit: 160 },
];

/** Ten directories take submissions; the one that runs here fits best. */
const createCatalogue = async () => {
  await db.update(directories).set({ status: "paused" });
  for (let index = 0; index < 9; index++) await create.directory({ fields });
  return create.directory({
    name: "Harborlist",
    host: harborlist.host,
    url: `${harborlist.url}/`,
    submitUrl: `${harborlist.url}/submit`,
    linkKind: "dofollow",
    dr: 95,
    fields,
  });
};

const pay = async () => {
  const stripePlanId = shop.price(29_900, "usd").id;
  await db.update(plans).set({ stripePlanId }).where(eq(plans.label, "Publisher"));
  const customer = await create.user({ emailVerifiedAt: clock(), trialEndsAt: clock() });
  const page = await openAs(customer, link("plan"));
  await page.getByRole("button", { name: "Choose Publisher" }).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.getByText("Your plan is active.").waitFor();
  return { customer, page };
};

const fillKit = async (page: Page, projectId: string) => {
  await page.goto(`${link("kit")}?project=${projectId}`);
  await page.getByRole("button", { name: "Fill in from your website" }).click();
  const found = page.getByRole("dialog", { name: "Found on your website" });
  await found.getByRole("button", { name: "Use all" }).click();
  await expect.poll(() => page.getByLabel("Name", { exact: true }).inputValue()).toBe("Parcelo");
  await page.getByRole("button", { name: "Save kit" }).click();
  await page.getByText("Listing kit saved.").waitFor();
};

const approveTen = async (page: Page, projectId: string) => {
  await page.goto(`${link("submissions")}?project=${projectId}`);
  await page.getByRole("button", { name: "Propose directories" }).click();
  await page.getByLabel("Select all submissions").check();
  await page.getByRole("button", { name: "Approve 10" }).click();
  await page.getByText("10 submissions approved.").waitFor();
};

/** An operator's work, with the keyboard alone. */
const submitByKeyboard = async () => {
  const operator = await create.user({ role: "operator" });
  const page = await openAs(operator, link("work"));
  await page.locator("h2#task:focus", { hasText: "Harborlist for Parcelo" }).waitFor();
  const opened = page.context().waitForEvent("page");
  await page.keyboard.press("o");
  const form = await opened;
  await form.getByLabel("Name").focus();
  await form.keyboard.type("Parcelo");
  await form.keyboard.press("Tab");
  await form.keyboard.type(ownSite.url);
  await form.keyboard.press("Enter");
  await form.getByRole("heading", { name: "Thank you" }).waitFor();
  await form.close();
  await page.keyboard.press("s");
  await page.keyboard.type("Thank you");
  await page.keyboard.press("Tab");
  await page.keyboard.type(`${harborlist.url}/listings/parcelo`);
  await page.keyboard.press("Control+Enter");
  await page.getByRole("heading", { name: "Harborlist for Parcelo" }).waitFor({ state: "detached" });
};

test("a submission goes from payment to proof, loss and replacement", async () => {
  /** When each outcome came about: the days between them may lie in two months. */
  const months: Partial<Record<(typeof outcomes)[number], string>> = {};
  // Submissions of the tests above would be in the ledger, too.
  await db.delete(projects);
  const { id: directoryId } = await createCatalogue();
  const { customer, page } = await pay();
  const { id } = await create.project({ ownerId: customer.id, url: `${ownSite.url}/` });
  await fillKit(page, id);
  await approveTen(page, id);
  await queueSubmissions(dependencies);
  const [own] = await db.select().from(submissions).where(eq(submissions.directoryId, directoryId));
  const submissionId = own?.id ?? "";
  await db.update(tasks).set({ dueAt: clock() }).where(eq(tasks.submissionId, submissionId));
  await submitByKeyboard();
  months.submitted = monthNow();
  // A new session each time, since sessions end while the clock moves on.
  const findOwn = async () => read((await as(customer)).submissions[":id"].$get({ param: { id: submissionId } }));
  const stateOf = async () => (await findOwn()).state;
  await expect.poll(stateOf).toBe("submitted");

  forward(1.5);
  await check();
  await expect.poll(stateOf).toBe("live");
  months.live = monthNow();
  const proven = await openAs(customer, link("submissions"));
  await proven.getByRole("link", { name: /^Harborlist/ }).click();
  const drawer = proven.getByRole("dialog", { name: "Harborlist" });
  await drawer.getByRole("heading", { name: "Proof of the last check" }).waitFor();
  await drawer.getByText(`Visit Parcelo → ${ownSite.url}`).waitFor();

  harborlist.remove("parcelo");
  forward(2);
  await check();
  await expect.poll(stateOf).toBe("suspect");
  for (const days of [2, 3, 5]) {
    forward(days);
    await check();
  }
  await expect.poll(stateOf).toBe("lost");
  months.lost = monthNow();

  await create.directory({ name: "Replacement", fields, dr: 60 });
  await replaceSubmissions(dependencies);
  expect((await findOwn()).replacedById).not.toBeNull();
  const month = monthNow();
  months.replaced = month;
  const later = await as(customer);
  const param = { id };
  const { entries } = await read(later.projects[":id"].credits.$get({ param, query: { kind: "submission" } }));
  expect(entries).toContainEqual(expect.objectContaining({ reason: "refund", delta: 1, submissionId }));

  const report = await read(later.projects[":id"].reports.$post({ param, json: { month } }));
  expect(report.figures).toMatchObject({ lost: 1 });
  const shared = await read(later.reports[":id"].links.$post({ param: { id: report.id }, json: {} }));
  const reportPage = await open(new URL(shared.url).pathname);
  await reportPage.getByText("Harborlist").first().waitFor();
  await reportPage
    .getByRole("listitem")
    .filter({ hasText: /^Lost1/ })
    .waitFor();
  await refreshLedger(dependencies);
  const ledger = await open(link("ledger"));
  const figures = outcomes.map((outcome) => Number(months[outcome] === month)).join(" ");
  await ledger.getByRole("row", { name: `${monthText(month)}, so far ${figures}` }).waitFor();
  await ledger.getByRole("row", { name: "All months 1 1 0 0 1 1" }).waitFor();
});
