import { expect, test } from "vitest";
import type { Db } from "#db/connect.ts";
import { createFactories } from "#server/testing/factories.ts";
import { databaseWith } from "#server/testing/test-database.ts";
import { link } from "#shared/routes.ts";
import { accessibilityIssues } from "../../../testing/accessibility.ts";
import { browser } from "../../../testing/browser.ts";
import { chooseDays } from "../../../testing/choose-days.ts";
import { selectOption } from "../../../testing/select-option.ts";
import { password } from "../../../testing/users.ts";

type Values = Omit<Parameters<ReturnType<typeof createFactories>["mention"]>[0], "projectId">;

const emailOf = (name: string) => `${name}@people.example`;
const projects: Record<string, string> = {};
const owner = async (db: Db, name: string, mentions: Values[]) => {
  const create = createFactories(db);
  const { id: ownerId } = await create.user({ email: emailOf(name), password, planId: 3 });
  const { id: projectId } = await create.project({ ownerId });
  projects[name] = projectId;
  await create.keyword({ projectId, text: "parcel tracker" });
  for (const [at, values] of mentions.entries()) {
    const foundAt = new Date(Date.UTC(2026, 10, 20, 12, 0, -at));
    await create.mention({ projectId, title: `Post ${at + 1}`, foundAt, ...values });
  }
};

const database = await databaseWith(async (db) => {
  await owner(db, "reader", [
    { title: "Which parcel tracker?", excerpt: "I need a Parcel-Tracker for my shop.", reasons: ["Asks a question"] },
    { source: "reddit", intent: "complaint", foundAt: new Date("2026-11-01T09:00:00Z") },
    { status: "replied", reply: "Mine", repliedAt: new Date("2026-11-20T09:00:00Z") },
    { status: "dismissed" },
  ]);
  await owner(db, "keyboard", [{}, {}, {}]);
  const also = [{ source: "lobsters" as const, url: "https://lobste.rs/s/1", foundAt: "2026-11-20T12:00:00.000Z" }];
  await owner(db, "judge", [
    { author: "spam", foundAt: new Date(), alsoFoundIn: also },
    { author: "spam", foundAt: new Date(0) },
  ]);
  await owner(
    db,
    "many",
    Array.from({ length: 23 }, () => ({})),
  );
  await owner(
    db,
    "busy",
    Array.from({ length: 22 }, (_, at) => ({ foundAt: new Date(Date.now() - at * 60_000), score: at })),
  );
});
const { openAs } = await browser({ database, env: { JOBS: "off" } });

const visit = async (name: string, query = "", look = {}) => {
  const page = await openAs({ email: emailOf(name), password }, link("mentions") + query, look);
  await page.getByRole("heading", { name: "Mentions", exact: true }).waitFor();
  await expect.poll(() => page.locator("button:disabled").count()).toBe(0);
  return {
    page,
    row: (title: string) => page.getByRole("row").filter({ hasText: title }),
    panel: page.getByRole("dialog", { name: /^Reply/ }),
    choose: async (title: string, action: string) => {
      await page.getByRole("button", { name: `Actions for ${title}` }).click();
      await page.getByRole("menuitem", { name: action, exact: true }).click();
    },
    hasToast: (text: string) => page.getByRole("status").getByText(text).last().waitFor(),
    focused: () =>
      page.evaluate(
        () =>
          document.activeElement
            ?.closest("tr")
            ?.querySelector("th")
            ?.textContent?.match(/Post \d+/)?.[0],
      ),
    shows: async (...numbers: number[]) => {
      const expected = numbers.map((number) => `Post ${number}`);
      await expect.poll(() => page.getByRole("rowheader").getByRole("link").allTextContents()).toEqual(expected);
    },
  };
};

test("shows new mentions with highlighted keyword and score, and stores filters in the URL", async () => {
  const { page, row, panel: first, shows } = await visit("reader");
  await expect.poll(() => page.getByRole("rowheader").count()).toBe(2);
  await row("Post 2").getByText("Reddit").waitFor();
  await row("Which parcel tracker?").click();
  await first.getByText("Nov 20, 2026").waitFor();
  await first.getByRole("link", { name: "ada" }).waitFor();
  await first.getByText("Question", { exact: true }).waitFor();
  await expect.poll(() => first.locator("mark").allTextContents()).toEqual(["parcel tracker", "Parcel-Tracker"]);
  await expect.poll(() => first.getByText("Asks a question").isVisible()).toBe(false);
  await first.getByText("Score 60").click();
  await first.getByText("Asks a question").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  const thread = first.getByRole("link", { name: /^Which/ });
  expect([await thread.getAttribute("target"), await thread.getAttribute("rel")]).toEqual([
    "_blank",
    "noopener noreferrer nofollow",
  ]);
  await page.keyboard.press("Escape");
  await expect.poll(() => first.count()).toBe(0);
  await page.getByText("2 mentions, newest first").waitFor();

  const status = page.getByRole("combobox", { name: "Status" });
  await selectOption(page, "Status", "Replied");
  await page.waitForURL(/filter=replied/);
  await shows(3);
  await row("Post 3").getByText("Replied", { exact: true }).waitFor();
  await selectOption(page, "Source", "Reddit");
  await page.getByText("No mentions match these filters").waitFor();
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect.poll(() => page.getByRole("rowheader").count()).toBe(4);
  await status.getByText("All", { exact: true }).waitFor();
  await selectOption(page, "Source", "Reddit");
  await shows(2);
  await chooseDays(page, "Found", "2026-11-10", "2026-11-12");
  await page.waitForURL(/from=2026-11-10&to=2026-11-12/);
  await page.getByText("No mentions match these filters").waitFor();
  await page.reload();
  await page.getByText("No mentions match these filters").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole("button", { name: "Found: Nov 10 – Nov 12, 2026" }).waitFor();
});

test("handles keyboard shortcuts in the feed, but not while the user types, and restores dismissed mentions", async () => {
  const { page, shows, hasToast, focused, row, choose, panel } = await visit("keyboard");
  const press = (key: string) => page.keyboard.press(key);
  await press("x");
  await shows(1, 2, 3);
  for (const [key, at] of [
    ["j", 1],
    ["j", 2],
    ["j", 3],
    ["j", 3],
    ["k", 2],
  ] as const) {
    await press(key);
    await expect.poll(focused).toBe(`Post ${at}`);
  }
  await page
    .context()
    .route("https://news.example/**", (route) => route.fulfill({ contentType: "text/html", body: "<h1>Thread</h1>" }));
  const thread = page.context().waitForEvent("page");
  await press("o");
  await (await thread).getByRole("heading", { name: "Thread" }).waitFor();
  await expect.poll(() => thread.then((opened) => opened.evaluate(() => window.opener))).toBe(null);
  await (await thread).close();

  const source = page.getByRole("combobox", { name: "Source" });
  await source.focus();
  for (const key of ["x", "e", "r", "?"]) await press(key);
  await expect.poll(() => source.inputValue()).toBe("All sourcesxer?");
  await press("Escape");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  await shows(1, 2, 3);

  await row("Post 2").focus();
  await press("Control+x");
  await press("x");
  await hasToast("Mention dismissed.");
  await shows(1, 3);
  await expect.poll(focused).toBe("Post 3");
  await press("x");
  await shows(1);
  await expect.poll(focused).toBe("Post 1");
  await press("r");
  await panel.waitFor();
  await expect.poll(() => page.getByLabel("Your reply").evaluate((area) => area === document.activeElement)).toBe(true);
  await expect.poll(() => page.getByLabel("Your reply").inputValue()).toBe("");
  await press("Escape");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);

  await selectOption(page, "Status", "Dismissed");
  await choose("Post 3", "Restore");
  await shows(2);
  await choose("Post 2", "Restore");
  await page.getByText("No mentions match these filters").waitFor();
  await selectOption(page, "Status", "New");
  await shows(1, 2, 3);
  await choose("Post 1", "Dismiss");
  await shows(2, 3);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await hasToast("Mention restored.");
  await shows(1, 2, 3);
  await page.route("**/api/posts/*/mention", (route) => route.abort());
  await choose("Post 1", "Dismiss");
  await hasToast("Something bad happened; please try again later.");
  await shows(1, 2, 3);
  page.consoleErrors.length = 0;
});

test("turns the keyboard shortcuts off, and pages through the feed with its filters", async () => {
  const { page, focused, shows } = await visit("many", "?filter=all");
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await dialog.getByText("Next row").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.keyboard.press("j");
  await dialog.getByLabel("Enable in this browser").uncheck();
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Keyboard shortcuts" }).waitFor();
  await page.keyboard.press("j");
  await page.keyboard.press("?");
  await page.reload();
  await page.getByText("23 mentions").waitFor();
  await expect.poll(() => page.locator("button:disabled").count()).toBe(0);
  await page.keyboard.press("?");
  await expect.poll(() => dialog.count()).toBe(0);
  await expect.poll(focused).not.toBe("Post 1");

  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "2" }).click();
  await page.waitForURL(/filter=all&page=2/);
  await shows(21, 22, 23);
  await page.goto(`${link("mentions")}?project=${projects.many}&filter=all&page=9`);
  await page.getByText("This page is empty").waitFor();
  await page.getByRole("link", { name: "Go to the first page" }).click();
  await expect.poll(() => page.getByRole("rowheader").count()).toBe(20);
});

test("judges mentions with buttons and keys, lists the rules learned, and opens a top mention's page", async () => {
  const { page, row, panel } = await visit("judge");
  const button = panel.getByRole("button", { name: /^Not relevant/ });
  /** Waits for the answer, since the verdict shows before. */
  const judge = (act: () => Promise<unknown>) => Promise.all([page.waitForResponse("**/relevance"), act()]);
  const isPressed = (value: string) => expect.poll(() => button.getAttribute("aria-pressed")).toBe(value);
  await row("Post 1").click();
  await panel.getByRole("link", { name: /^Lobsters/ }).waitFor();
  await button.click();
  await isPressed("true");
  await page.getByText("Marked as not relevant.").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await isPressed("false");
  await page.getByText("Verdict removed.").waitFor();
  await judge(() => button.click());
  await isPressed("true");
  // The keys of the list work beside the panel, which goes along.
  await row("Post 1").focus();
  await page.keyboard.press("j");
  await panel.getByRole("link", { name: /^Post 2/ }).waitFor();
  await judge(() => page.keyboard.press("-"));
  await isPressed("true");
  await page.reload();
  await panel.getByRole("link", { name: /^Post 2/ }).waitFor();
  await page.goBack();
  await expect.poll(() => panel.count()).toBe(0);
  await row("Post 1").getByText("60").waitFor({ state: "detached" });
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.goto(new URL(link("keywords") + new URL(page.url()).search, page.url()).href);
  const rules = page.getByRole("region", { name: "Relevance rules" }).first();
  await rules.getByRole("button", { name: "Turn off: Author spam" }).click();
  await rules.getByRole("button", { name: "Turn on: Author spam" }).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await rules.getByRole("button", { name: "Reset relevance rules" }).click();
  await page.getByRole("button", { name: "Reset", exact: true }).click();
  await page.getByText("No verdicts yet.").waitFor();

  const { page: busy, focused } = await visit("busy");
  await busy.getByRole("link", { name: "Overview" }).click();
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await busy.route("**/api/posts/**", async (route) => {
    await isReleased;
    await route.continue();
  });
  await busy.getByRole("link", { name: "Post 22" }).click();
  await busy.getByRole("status").getByText("Loading").waitFor();
  release();
  await busy.waitForURL(/[?&]page=2#/);
  await expect.poll(focused).toBe("Post 22");
});
