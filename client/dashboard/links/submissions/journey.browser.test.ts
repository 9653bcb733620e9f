// The whole journey of a submission, from the payment to the replacement.

import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { directories, plans, submissions, tasks } from "#db/schema/index.ts";
import { refreshLedger } from "#server/links/ledger/refresh-ledger.job.ts";
import { replaceSubmissions } from "#server/links/submissions/deadlines.job.ts";
import { queueSubmissions } from "#server/links/submissions/queue.job.ts";
import { checkListings } from "#server/links/verification/check.job.ts";
import { createDirectory } from "#server/testing/stand-ins/directory.ts";
import { stripe } from "#server/testing/stand-ins/stripe.ts";
import { htmlPage, website } from "#server/testing/stand-ins/website.ts";
import { outcomes } from "#shared/links/ledger.ts";
import { link } from "#shared/routes.ts";
import { monthText } from "#shared/text/month.ts";
import { dayMs } from "#shared/time.ts";
import { read } from "../../../app/api-client.ts";
import { createServedApp } from "../../../testing/served-app.ts";

const harborlist = createDirectory({ name: "Harborlist" });
const shop = stripe();
const ownSite = website(
  {
    "/": () =>
      htmlPage(`<!doctype html><html lang="en"><title>Parcelo</title>
        <meta name="description" content="Parcelo shows every parcel of your shop on one page."><h1>Parcelo</h1></html>`),
  },
  "127.0.0.2",
);
const served = await createServedApp({
  hosts: [harborlist.host, ownSite.host],
  swap: { payments: shop.payments() },
});
const { dependencies, create, as, clock, url, open, openAs } = served;
const { db } = dependencies;
shop.deliverTo(`${url}/api/payments/webhook`);
afterAll(() => Promise.all([harborlist.stop(), shop.stop(), ownSite.stop()]));

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
  const [publisher] = await db.select().from(plans).where(eq(plans.label, "Publisher"));
  if (!publisher) throw new Error("The plan of the specification is missing.");
  await db
    .update(plans)
    .set({ stripePlanId: shop.price(29_900, "usd").id })
    .where(eq(plans.id, publisher.id));
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
  expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("Parcelo");
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

test("a submission goes from payment to proof, loss and replacement", { timeout: 60_000 }, async () => {
  /** When each outcome came about: the days between them may lie in two months. */
  const months: Partial<Record<(typeof outcomes)[number], string>> = {};
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
  expect(await stateOf()).toBe("submitted");

  forward(1.5);
  await check();
  expect(await stateOf()).toBe("live");
  months.live = monthNow();
  const proven = await openAs(customer, link("submissions"));
  await proven.getByRole("link", { name: /^Details.*Harborlist/ }).click();
  const drawer = proven.getByRole("dialog", { name: "Harborlist" });
  await drawer.getByRole("heading", { name: "Proof of the last check" }).waitFor();
  await drawer.getByText(`Visit Parcelo → ${ownSite.url}`).waitFor();

  harborlist.remove("parcelo");
  forward(2);
  await check();
  expect(await stateOf()).toBe("suspect");
  for (const days of [2, 3, 5]) {
    forward(days);
    await check();
  }
  expect(await stateOf()).toBe("lost");
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
