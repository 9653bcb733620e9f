import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { kits, plans } from "#db/schema/index.ts";
import { createFactories } from "#server/testing/factories.ts";
import { databaseWith } from "#server/testing/test-database.ts";
import { emptyKit } from "#shared/links/kit.ts";
import { link } from "#shared/routes.ts";
import { accessibilityIssues } from "../../../testing/accessibility.ts";
import { browser } from "../../../testing/browser.ts";
import { selectOption } from "../../../testing/select-option.ts";
import { password } from "../../../testing/users.ts";

const operator = { email: "operator@people.example", password };
const customer = { email: "customer@people.example", password };

let freeProject = "";
const database = await databaseWith(async (db) => {
  const create = createFactories(db);
  const emailVerifiedAt = new Date("2026-01-01T09:00:00Z");
  await create.user({ ...operator, role: "operator", emailVerifiedAt });
  const project = await create.project({ ownerId: (await create.user()).id, name: "Parcelo" });
  const fields = { ...emptyKit, name: "Parcelo", url: "https://parcelo.example", tagline: "Parcels on time" };
  await db.insert(kits).values({ projectId: project.id, version: 1, fields });
  for (const [at, name] of ["Alpha Directory", "Beta Directory"].entries()) {
    const directory = await create.directory({
      name,
      submitUrl: "https://directory.example/submit",
      steps: "Choose a category.",
      rules: ["No place names in the business name."],
      fields: [
        { name: "name", limit: 40 },
        { name: "tagline", limit: 10 },
      ],
    });
    const submission = await create.submission({
      projectId: project.id,
      directoryId: directory.id,
      state: "queued",
      creditState: "reserved",
    });
    const dueAt = new Date(Date.UTC(2026, 10, 18 + at));
    await create.task({ projectId: project.id, submissionId: submission.id, dueAt });
  }
  const toLookAt = async (name: string, kind: "check" | "review", at: number) => {
    const { id: directoryId } = await create.directory({ name });
    const submission = { projectId: project.id, directoryId, state: "submitted", creditState: "consumed" } as const;
    const { id: submissionId } = await create.submission({
      ...submission,
      submittedAt: new Date(),
      confirmation: "We review your listing soon.",
    });
    await create.task({ kind, projectId: project.id, submissionId, dueAt: new Date(Date.UTC(2026, 10, 20, at)) });
  };
  await toLookAt("Gamma Directory", "check", 1);
  await toLookAt("Delta Directory", "review", 2);

  const freeOnly = (await db.select().from(plans)).find(({ deliverables }) => deliverables?.freeDirectoriesOnly);
  if (!freeOnly) throw new Error("No plan includes free directories only.");
  const { id: ownerId } = await create.user({ ...customer, emailVerifiedAt, planId: freeOnly.id });
  const { id: projectId } = await create.project({ ownerId, name: "Parcelo" });
  await db.insert(kits).values({ projectId, version: 1, fields });
  freeProject = projectId;
});
// A second look at a random submission would leave the queue with a task.
const { openAs } = await browser({ database, env: { REVIEW_SAMPLE_PERCENT: "0" } });

const openWork = async () => {
  const page = await openAs(operator, link("dashboard"), { permissions: ["clipboard-read", "clipboard-write"] });
  await page.waitForURL(`**${link("work")}`);
  return {
    page,
    task: (directory: string) => page.getByRole("heading", { level: 2, name: new RegExp(`^${directory}`) }),
    expectStatus: (text: string) => page.getByRole("status").getByText(text).first().waitFor(),
  };
};

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Pastes a picture as the browser does after a screenshot. */
const pasteScreenshot = (page: Page) =>
  page.evaluate(async () => {
    const canvas = document.createElement("canvas");
    canvas.width = 40;
    canvas.height = 30;
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([blob as Blob], "image.png", { type: "image/png" }));
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });

test("works a task from open to submitted with the keyboard alone, takes it back, and releases it", async () => {
  const { page, task, expectStatus } = await openWork();
  await task("Alpha Directory").waitFor();
  await expect.poll(() => focusedText(page)).toBe("Alpha Directory for Parcelo");
  await page.keyboard.press("2");
  await expectStatus("Copied Tagline.");
  await expect.poll(() => clipboard(page)).toMatch(/^Parcels.*…$/);
  const opened = page.waitForEvent("popup");
  await page.keyboard.press("o");
  await (await opened).close();
  await page.bringToFront();

  await pasteScreenshot(page);
  await expectStatus("1 screenshot added");
  await page.getByRole("img", { name: /^Screenshot/ }).waitFor();
  await page.keyboard.press("s");
  await page.getByLabel("Confirmation").waitFor();
  await page.keyboard.type("We review your listing soon. 123");
  await page.reload();
  await page.locator("h2#task:focus").waitFor();
  await page.keyboard.press("s");
  await page.getByText("Your unsaved changes are back.").waitFor();
  await expect.poll(() => page.getByLabel("Confirmation").inputValue()).toBe("We review your listing soon. 123");
  await page.keyboard.press("Control+Enter");
  await expectStatus("Alpha Directory: Submitted.");
  await task("Beta Directory").waitFor();
  await expect.poll(() => focusedText(page)).toBe("Beta Directory for Parcelo");
  await page.getByLabel("Your work").getByText("1", { exact: true }).first().waitFor();

  await page.keyboard.press("z");
  await expectStatus("Alpha Directory: outcome undone.");
  await expect.poll(() => focusedText(page)).toBe("Alpha Directory for Parcelo");
  await page.keyboard.press("r");
  const reason = await page.getByLabel("Reason").textContent();
  await page.keyboard.type("Free at first sight");
  await expect.poll(() => page.getByLabel("Reason").textContent()).toBe(reason);
  await expect.poll(() => page.getByLabel("Note").inputValue()).toBe("Free at first sight");
  await page.keyboard.press("Escape");
  await expect.poll(() => focusedText(page)).toBe("Alpha Directory for Parcelo");
  // Escape doesn't lose it.
  await page.keyboard.press("r");
  await page.getByText("Your unsaved changes are back.").waitFor();
  await expect.poll(() => page.getByLabel("Note").inputValue()).toBe("Free at first sight");
  await page.keyboard.press("Escape");
  await expect.poll(() => focusedText(page)).toBe("Alpha Directory for Parcelo");
  await page.keyboard.press("n");
  await expectStatus("Alpha Directory: back in the queue.");
  await task("Beta Directory").waitFor();

  expect(await accessibilityIssues(page)).toEqual([]);
  await page.keyboard.press("c");
  await selectOption(page, "Reason", "Pay a fee");
  await page.getByLabel("Note for the customer").fill("The directory charges $5.");
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
});

/** Reports tasks that the test above has left as unavailable. */
const skipTo = async (page: Page, text: string) => {
  // Focused once the page reacts to keys.
  const shown = page.locator("h2#task:focus").or(page.getByText("The queue is empty"));
  for (;;) {
    const left = (await shown.textContent()) ?? "";
    if (left.startsWith(text)) return;
    await page.keyboard.press("u");
    await page.getByLabel("Reason").waitFor();
    await page.keyboard.press("Control+Enter");
    await shown.filter({ hasNotText: left }).waitFor();
  }
};

test("works a check, a second look and a directory whose fee the plan excludes, until the queue is empty", async () => {
  const { page, task, expectStatus } = await openWork();
  await skipTo(page, "Gamma Directory");
  await page.getByText(/^Manual check, due/).waitFor();
  await page.keyboard.press("f");
  await page.getByLabel("Listing URL").waitFor();
  await page.keyboard.type("https://gamma.example/parcelo");
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.keyboard.press("Control+Enter");
  await expectStatus("Gamma Directory: Link found.");
  await task("Delta Directory").waitFor();
  await page.keyboard.press("z");
  await expectStatus("Gamma Directory: outcome undone.");
  await expect.poll(() => focusedText(page)).toBe("Gamma Directory for Parcelo");
  await page.keyboard.press("m");
  await page.getByLabel("Note").waitFor();
  await page.keyboard.type("The listing shows only the name.");
  await page.keyboard.press("Control+Enter");
  await expectStatus("Gamma Directory: No link found.");

  await task("Delta Directory").waitFor();
  await page.getByText("“We review your listing soon.”").waitFor();
  for (const isTakenBack of [true, false]) {
    await expect.poll(() => focusedText(page)).toBe("Delta Directory for Parcelo");
    await page.keyboard.press("y");
    await page.getByRole("heading", { name: "Is everything right?" }).waitFor();
    if (isTakenBack) expect(await accessibilityIssues(page)).toEqual([]);
    await page.keyboard.press("Control+Enter");
    await expectStatus("Delta Directory: Second look done.");
    await task("Delta Directory").waitFor({ state: "detached" });
    if (!isTakenBack) break;
    await page.keyboard.press("z");
    await expectStatus("Delta Directory: outcome undone.");
  }

  await skipTo(page, "The queue is empty");
  const nav = page.getByRole("navigation", { name: "Dashboard" });
  await expect.poll(() => nav.getByRole("link").allTextContents()).toEqual(["Work", "Account"]);

  const create = createFactories(database.db);
  const { id: directoryId } = await create.directory({ name: "Toll Directory" });
  const of = { projectId: freeProject, directoryId };
  const { id: submissionId } = await create.submission({ ...of, state: "queued", creditState: "reserved" });
  await create.task({ projectId: freeProject, submissionId });
  await page.reload();
  // The customer's plan includes free directories only, so they are never asked for a fee.
  await page.locator("h2#task:focus").waitFor();
  await expect.poll(() => focusedText(page)).toBe("Toll Directory for Parcelo");
  await page.keyboard.press("c");
  await page.getByLabel("Reason").click();
  const reasons = page.getByRole("listbox", { name: "Reason" }).getByRole("option");
  await reasons.filter({ hasText: "Another reason" }).waitFor();
  await expect.poll(() => reasons.filter({ hasText: "Pay a fee" }).count()).toBe(0);
  await page.keyboard.press("Escape");
  await page.getByText("If this one charges a fee, report it as unavailable.").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.keyboard.press("u");
  await selectOption(page, "Reason", "Another reason");
  await page.getByLabel("Note").fill("It now charges USD 99.");
  await page.keyboard.press("Control+Enter");
  await expectStatus("Toll Directory: Unavailable.");
  await page.goto(link("adminDeliveries"));
  await page.getByText("404").first().waitFor();
  page.consoleErrors.length = 0;

  const submissions = await openAs(customer, link("submissions"));
  await submissions.getByRole("main").getByText("Toll Directory").first().waitFor();
  await submissions.getByText("Unavailable").first().waitFor();
  await expect.poll(() => submissions.getByText(/pay the fee|charges a fee/i).count()).toBe(0);
});
