import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { link } from "#shared/routes.ts";
import { utcDay } from "#shared/time.ts";
import { read } from "../../../app/api-client.ts";
import { accessibilityIssues } from "../../../testing/accessibility.ts";
import { browser } from "../../../testing/browser.ts";
import { chooseDays } from "../../../testing/choose-days.ts";
import { selectOption } from "../../../testing/select-option.ts";
import { clientOf, signUpUser } from "../../../testing/users.ts";

const { url, openAs } = await browser({ env: { JOBS: "off" } });
const today = () => utcDay(new Date());

type Answers = {
  rating?: number;
  reason?: string;
  message?: string;
  email?: string;
  customerRef?: string;
  signature?: string;
};

/** Creates a user with a project and an offer; feedback is added by API and checked in a browser. */
const newOwner = async () => {
  const person = await signUpUser(url);
  const client = clientOf(url, person);
  const project = await read(
    client.projects.$post({ json: { name: "Parcelo", url: "https://parcelo.example", keywords: [] } }),
  );
  const projectId = project.id;
  await read(client.offers["add-update"].$post({ json: { projectId, type: "pause", title: "Take a break" } }));
  const save = async (answers: Answers, outcome?: "accepted" | "declined" | "left") => {
    const page = "https://parcelo.example/account";
    const { id, token = "" } = await read<Saved>(client.feedback.save.$post({ json: { projectId, page, ...answers } }));
    if (outcome) await read<Saved>(client.feedback.save.$post({ json: { id, token, outcome } }));
    return id;
  };
  const visit = (path: string, query = "") => {
    return openAs(person, `${path}?project=${projectId}${query}`, { reducedMotion: "reduce" });
  };
  const sign = (customerRef: string) =>
    createHmac("sha256", project.widgetSecret ?? "")
      .update(customerRef)
      .digest("hex");
  return { client, projectId, save, visit, sign };
};
type Saved = { id: string; token?: string };

// Behind a drawer, too.
const rows = (page: Page) => page.getByRole("region", { name: "Inbox", includeHidden: true }).locator("tbody tr");
const inAddress = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

/** Holds back the lists that the page asks for until the returned function is called. */
const holdLists = async (page: Page) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/feedbacks/list?**", async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

test("filters and pages through the inbox by URL, and exports the matches", async () => {
  const { save, visit } = await newOwner();
  const firstDay = today();
  for (let at = 0; at < 20; at++) await save({ reason: "Bugs", rating: 4, message: `Number ${at}` });
  await save({ reason: "Too expensive", rating: 1, message: "=Far too much", email: "ada@people.example" }, "declined");
  await save({ reason: "Too expensive", rating: 1 }, "left");
  const page = await visit(link("feedback"));
  await page.getByText("22 total, 22 new").waitFor();
  await expect.poll(() => rows(page).count()).toBe(20);
  await page.getByRole("link", { name: "2", exact: true }).click();
  await expect.poll(() => rows(page).count()).toBe(2);

  await selectOption(page, "Reason", "Too expensive");
  await page.getByText("2 of 22 match").waitFor();
  await selectOption(page, "Rating", "1 star");
  await selectOption(page, "Status", "New");
  // The next two while the list loads.
  let release = await holdLists(page);
  await chooseDays(page, "Received", firstDay, today());
  await selectOption(page, "Outcome", "Declined the offer");
  release();
  await page.getByText("1 of 22 match").waitFor();
  expect(inAddress(page, "from")).toBe(firstDay);
  // The last letter while the list loads, after which the field is left at once.
  release = await holdLists(page);
  const searched = page.waitForRequest("**/api/feedbacks/list?*q=ADA*");
  await page.getByLabel("Search").fill("ADA");
  await searched;
  await page.keyboard.type("@");
  await page.keyboard.press("Tab");
  release();
  await expect.poll(() => inAddress(page, "q")).toBe("ADA@");
  await page.reload();
  await page.getByText("1 of 22 match").waitFor();
  await page.getByLabel("Outcome").getByText("Declined the offer").waitFor();
  await expect.poll(() => rows(page).textContent()).toContain("Take a break");

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export 1 as CSV" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^Feedback_\d{4}-\d\d-\d\d-\d\d-\d\d\.csv$/);
  const [, ...lines] = readFileSync(await download.path(), "utf8")
    .trimEnd()
    .split("\r\n");
  expect(lines).toEqual([expect.stringContaining("'=Far too much,ada@people.example")]);

  await page.getByLabel("Search").fill("zebra");
  await page.getByText("No feedback matches these filters").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  // Within the pause after a letter, which is dropped.
  await page.getByRole("link", { name: "Clear filters" }).evaluate((link: HTMLElement) => {
    document.execCommand("insertText", false, "s");
    link.focus();
    link.click();
  });
  await page.getByText("22 total").waitFor();
  await expect.poll(() => page.getByLabel("Search").inputValue()).toBe("");
});

test("opens, reads, answers, resolves, reopens and deletes feedback, also when another window deleted it", async () => {
  const { client, projectId, save, visit, sign } = await newOwner();
  const customerRef = "cus_42";
  const answers = { reason: "Too expensive", rating: 2, message: "I like it.\nBut no.", email: "ada@people.example" };
  const id = await save({ ...answers, customerRef, signature: sign(customerRef) }, "accepted");
  const deleted = await save({ reason: "Bugs" });
  const statusOf = async () => (await read(client.feedbacks[":id"].$get({ param: { id } }))).status;
  const page = await visit(link("feedback"), "&status=new");
  await expect.poll(() => rows(page).count()).toBe(2);
  const row = page.getByRole("link", { name: "Too expensive from ada@people.example" });
  await row.click();
  const drawer = page.getByRole("dialog", { name: "Feedback from ada@people.example" });
  for (const text of [
    "But no.",
    "2 of 5 stars",
    "Accepted the offer",
    "cus_42",
    "Verified",
    "https://parcelo.example/account",
  ])
    await drawer.getByText(text).first().waitFor();
  await expect
    .poll(() => drawer.getByRole("link", { name: "Take a break" }).getAttribute("href"))
    .toContain("/offers/");
  const mail = new URL((await drawer.getByRole("link", { name: "Reply by email" }).getAttribute("href")) ?? "");
  expect(mail.pathname).toBe("ada@people.example");
  expect(mail.searchParams.get("subject")).toBe("Your feedback on Parcelo");
  expect(mail.searchParams.get("body")).toContain("> I like it.\r\n> But no.\r\n");
  await expect.poll(statusOf).toBe("read");
  expect(await accessibilityIssues(page)).toEqual([]);

  await page.keyboard.press("Escape");
  await expect.poll(() => rows(page).count()).toBe(1);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("inbox");

  await selectOption(page, "Status", "All");
  await row.click();
  await drawer.getByRole("button", { name: "Mark as resolved" }).click();
  await page.getByText("Marked as resolved.").waitFor();
  await expect.poll(statusOf).toBe("resolved");
  await expect.poll(() => row.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Marked as read again.").waitFor();
  await row.click();
  await drawer.getByRole("button", { name: "Mark as new" }).click();
  await page.getByText("Marked as new.").waitFor();
  await expect.poll(statusOf).toBe("new");

  await row.click();
  await drawer.getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete this feedback?" });
  await dialog.waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await drawer.getByRole("button", { name: "Delete" }).click();
  await dialog.getByRole("button", { name: "Delete feedback" }).click();
  await page.getByText("Feedback deleted.").waitFor();
  await expect.poll(() => rows(page).count()).toBe(1);

  await page.goto(`${link("feedback")}?project=${projectId}`);
  await page.getByRole("link", { name: "Bugs from Anonymous" }).click();
  await rows(page).filter({ hasText: "Bugs" }).getByText("Read", { exact: true }).waitFor();
  await read(client.feedbacks[":id"].$delete({ param: { id: deleted } }));
  await page.getByRole("dialog").getByRole("button", { name: "Mark as resolved" }).click();
  await page.getByText("Feedback not found.").waitFor();
  await expect.poll(() => rows(page).count()).toBe(0);

  // Like a bookmarked link.
  await page.goto(`${page.url()}&feedback=${deleted}`);
  const notFound = page.getByRole("dialog", { name: "Feedback not found" });
  await notFound.getByRole("button", { name: "Back to inbox" }).click();
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  await expect.poll(() => rows(page).count()).toBe(0);
  // The browser logs each 404.
  expect(page.consoleErrors.filter((message) => !message.includes("404"))).toEqual([]);
  page.consoleErrors.length = 0;

  await page.getByText("Test", { exact: true }).click();
  await page.getByText("No test feedback yet").waitFor();
  await page.getByRole("link", { name: "Statistics" }).click();
  await page.getByRole("heading", { name: "Feedback statistics" }).waitFor();
  expect(inAddress(page, "mode")).toBe("test");
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole("link", { name: "Set up the cancellation dialog" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(link("leavingDialog"));
});

test("shows counts, ratings, reasons and outcomes compared with the previous period", async () => {
  const { save, visit } = await newOwner();
  await save({ reason: "Too expensive", rating: 5 }, "accepted");
  await save({ reason: "Too expensive", rating: 2 }, "declined");
  await save({ reason: "Bugs", rating: 2 }, "declined");
  await save({}, "left");
  const page = await visit(link("feedbackStats"));
  const figure = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await figure("Average rating").getByText("3.0").waitFor();
  await expect.poll(() => figure("Save rate").textContent()).toContain("33%1 of 3 answered offers accepted");
  await expect.poll(() => figure("4 new").textContent()).toContain("No previous data");
  const line = (table: string, name: string) =>
    page.getByRole("region", { name: table, exact: true }).getByRole("row").filter({ hasText: name });
  await expect.poll(() => line("Reasons", "Too expensive").textContent()).toBe("Too expensive250%0");
  await expect.poll(() => line("Reasons", "Not given").textContent()).toBe("Not given125%0");
  await expect.poll(() => line("Outcomes", "Declined the offer").textContent()).toBe("Declined the offer250%0");
  await expect.poll(() => line("Ratings", "2 stars").textContent()).toBe("2 stars250%0");
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.evaluate(touchingLabels)).toBe(0);
  }
  for (const name of ["Feedback per day", "Average rating per day"])
    await page.getByRole("button", { name: `Show as table: ${name}` }).click();
  const cells = page.getByRole("region", { name: "Table: Average rating per day" }).getByRole("cell");
  await expect.poll(() => cells.allTextContents()).toEqual([expect.any(String), "3.0"]);
  expect(await accessibilityIssues(page)).toEqual([]);

  // Feedback can't be created for past days, so the earlier period's response is replaced.
  await page.route("**/api/feedbacks/stats?*", async (route) => {
    const answer = await route.fetch();
    const isBefore = (new URL(route.request().url()).searchParams.get("to") ?? "") < today();
    const before = { total: 3, average: 3.5, saveRate: 0.25, byReason: { Bugs: 7 } };
    return route.fulfill({ json: { ...(await answer.json()), ...(isBefore && before) } });
  });
  await page.getByRole("link", { name: "Last 7 days" }).click();
  await figure("4 new").getByText("Up 33% from 3").waitFor();
  await figure("Average rating").getByText("Down 0.5 from 3.5").waitFor();
  await figure("Save rate").getByText("Up 8 points from 25%").waitFor();
  await expect.poll(() => line("Reasons", "Bugs").textContent()).toBe("Bugs125%7");
  await page.unroute("**/api/feedbacks/stats?*");

  await page.getByRole("link", { name: "2 stars" }).click();
  await page.getByText("2 of 4 match").waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "Feedback statistics" }).waitFor();
  await chooseDays(page, "Other days", "2024-01-01", "2024-01-31");
  await page.getByText("No feedback in this period").waitFor();
  expect(inAddress(page, "to")).toBe("2024-01-31");
});

/** In the browser: counts the axis labels that touch the one before. */
const touchingLabels = () =>
  [...document.querySelectorAll("svg")].flatMap((axis) => {
    const boxes = [...axis.querySelectorAll("text")].map((label) => label.getBoundingClientRect());
    return boxes.slice(1).filter(({ left }, at) => left < (boxes[at]?.right ?? 0) + 4);
  }).length;
