// What to write, when it is published, and pages made of a file.
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { sitePages } from "#db/schema/index.ts";
import { addCredits } from "#server/billing/credits/credits.ts";
import { createFactories } from "#server/testing/factories.ts";
import { createWordpressSite, wordpressUser } from "#server/testing/stand-ins/wordpress.ts";
import { databaseWith } from "#server/testing/test-database.ts";
import { utcDay } from "#shared/time.ts";
import { createClient, read } from "../../app/api-client.ts";
import { accessibilityIssues } from "../../testing/accessibility.ts";
import { browser } from "../../testing/browser.ts";
import { isHydrated } from "../../testing/hydration.ts";
import { selectOption } from "../../testing/select-option.ts";
import { clientOf, password } from "../../testing/users.ts";
import { addDays, addMonths, monthOf } from "../../ui/dates/days.ts";
import { formatDate } from "../../ui/format.ts";
import { projectLink } from "../current-project.ts";
import { calendarLink } from "./calendar/calendar-days.ts";

const site = createWordpressSite();
afterAll(() => site.stop());

// A month after the current one, so that all of its days are in the future.
const month = monthOf(addMonths(utcDay(Date.now()), 1));
const dayIn = (number: number) => `${month}-${String(number).padStart(2, "0")}`;

const ownerOf = (name: string) => ({ email: `${name}@people.example`, password });
const projects = { calendar: "", topics: "", plumber: "" };
const database = await databaseWith(async (db) => {
  const create = createFactories(db);
  for (const name of ["calendar", "topics", "plumber"] as const) {
    const user = await create.user({ ...ownerOf(name), trialEndsAt: new Date("2036-01-01T09:00:00Z") });
    projects[name] = (await create.project({ ownerId: user.id })).id;
    if (name === "plumber")
      await addCredits(db, { userId: user.id, kind: "page", delta: 2, reason: "trial", source: user.id });
  }
  const { id: destinationId } = await create.destination({ projectId: projects.calendar, name: "Our blog" });
  const approved = { projectId: projects.calendar, state: "approved", approvedVersion: 1 } as const;
  await create.article({
    ...approved,
    state: "scheduled",
    title: "Tracking numbers",
    destinationId,
    scheduledAt: new Date(`${dayIn(12)}T14:30:00Z`),
  });
  await create.article({ ...approved, title: "Returns by post" });

  const projectId = projects.topics;
  const publishedAt = new Date();
  const title = "How do I track a parcel from China?";
  await create.mention({ projectId, title, url: "https://news.example/1", publishedAt });
  await create.mention({ projectId, title: "How can you track parcels from China?", publishedAt });
  const page = { projectId, heading: "", readAt: new Date() };
  await db.insert(sitePages).values({ ...page, url: "https://parcelo.example/returns", title: "Returns by post" });
});
const { url, openAs } = await browser({ database, env: { NODE_ENV: "test", FETCH_ALLOW: site.host } });

const openCalendar = async () => {
  const path = calendarLink(projects.calendar, month);
  const page = await openAs(ownerOf("calendar"), path, {
    viewport: { width: 1280, height: 1000 },
  });
  await page.getByRole("button", { name: "Move Tracking numbers" }).and(page.locator(":enabled")).waitFor();
  return page;
};
const cell = (page: Page, day: string) => page.getByRole("gridcell", { name: formatDate(day) });
const inCell = (page: Page, day: string, title: string) => cell(page, day).getByRole("link", { name: title });
const focusedDay = (page: Page) => page.evaluate(() => document.activeElement?.querySelector("time")?.dateTime);

test("articles are dragged to another day or moved by keyboard, and the dialog asks for what is missing", async () => {
  const page = await openCalendar();
  expect(await accessibilityIssues(page)).toEqual([]);
  await inCell(page, dayIn(12), "Tracking numbers").dragTo(cell(page, dayIn(19)));
  await page
    .getByText(/“Tracking numbers” is scheduled for .* 2:30 PM UTC/)
    .last()
    .waitFor();
  await inCell(page, dayIn(19), "Tracking numbers").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await inCell(page, dayIn(12), "Tracking numbers").waitFor();

  await page.getByRole("link", { name: "Returns by post" }).dragTo(cell(page, dayIn(20)));
  const dialog = page.getByRole("dialog");
  await expect.poll(() => dialog.getByLabel("Day").inputValue()).toBe(dayIn(20));
  expect(await accessibilityIssues(page)).toEqual([]);
  await dialog.getByLabel("Time (UTC)").fill("08:15");
  await dialog.getByRole("button", { name: "Schedule" }).click();
  await cell(page, dayIn(20)).getByText("8:15 AM").waitFor();
  await expect.poll(() => page.getByRole("heading", { name: "Ready to publish" }).count()).toBe(0);

  const { keyboard } = page;
  await inCell(page, dayIn(12), "Tracking numbers").focus();
  await keyboard.press("m");
  await page.getByRole("status").getByText("Moving “Tracking numbers”.").waitFor();
  await keyboard.press("Escape");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Tracking numbers");

  await keyboard.press("m");
  const steps: [string, string][] = [
    ["ArrowDown", dayIn(19)],
    ["ArrowRight", dayIn(20)],
    ["ArrowLeft", dayIn(19)],
    ["ArrowUp", dayIn(12)],
    ["PageDown", addMonths(dayIn(12), 1)],
  ];
  for (const [key, day] of steps) {
    await keyboard.press(key);
    await expect.poll(() => focusedDay(page)).toBe(day);
  }
  await keyboard.press("Enter");
  const moved = addMonths(dayIn(12), 1);
  await inCell(page, moved, "Tracking numbers").waitFor();
  await page
    .getByText(/“Tracking numbers” is scheduled for .* 2:30 PM UTC/)
    .last()
    .waitFor();
  expect(new URL(page.url()).searchParams.get("month")).toBe(monthOf(moved));

  // Enter goes into a day, and three months up are over.
  await keyboard.press("Enter");
  await keyboard.press("m");
  for (const back of [1, 2, 3]) {
    await keyboard.press("PageUp");
    await expect.poll(() => focusedDay(page)).toBe(addMonths(moved, -back));
  }
  await keyboard.press("Enter");
  await page.getByText("That day is over.").waitFor();

  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(calendarLink(projects.calendar, monthOf(moved)));
  await expect.poll(() => cell(page, moved).isVisible()).toBe(true);
  await expect.poll(() => cell(page, addDays(moved, 1)).isVisible()).toBe(false);
});

test("topics are found, imported and added, and an article is started from one", async () => {
  const { topics: projectId } = projects;
  const page = await openAs(ownerOf("topics"), projectLink("topics", projectId));
  const row = (title: string) => page.getByRole("row").filter({ hasText: title });
  const open = async (title: string) => {
    await row(title).click();
    return page.getByRole("dialog", { name: title });
  };
  const choose = async (title: string, action: string) => {
    await page.getByRole("button", { name: `Actions for ${title}` }).click();
    await page.getByRole("menuitem", { name: action }).click();
  };
  await page.getByText("No topics yet").waitFor();
  await page.getByRole("button", { name: "Find topics" }).click();
  await page.getByText("1 new topic.").waitFor();
  await row("How do I track a parcel from China?").getByText("Asked in 2 mentions").waitFor();
  const question = await open("How do I track a parcel from China?");
  const post = question.getByRole("link", { name: "How do I track a parcel from China?" });
  await expect.poll(() => post.getAttribute("href")).toBe("https://news.example/1");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Import queries" }).click();
  await page.getByLabel("CSV file").setInputFiles({
    name: "Queries.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("Top queries,Impressions,Position\nparcel api,1200,12.4\nparcelo,99,1\n,5,9"),
  });
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByText("1 topic added, 0 updated. 1 query at other positions skipped.").waitFor();
  await page.getByText("Line 4: The query is missing.").waitFor();
  await page.getByText("Read as comma-separated, UTF-8.").waitFor();
  await page.getByRole("button", { name: "Done" }).click();
  await row("parcel api").getByText("1,200 impressions in Search Console").waitFor();

  await page.getByRole("button", { name: "Add topic" }).click();
  await page.getByLabel("Topic", { exact: true }).fill("Return by post");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add topic" }).click();
  await expect.poll(() => page.getByLabel("Topic", { exact: true }).inputValue()).toBe("Return by post");
  await page.getByLabel("Where it comes from").fill("Our support gets this twice a week.");
  await page.getByRole("dialog").getByRole("button", { name: "Add topic" }).click();
  const returns = await open("Return by post");
  await returns.getByText("Our support gets this twice a week.").waitFor();
  await expect.poll(() => returns.getByRole("link", { name: "/returns" }).getAttribute("href")).toContain("/returns");
  expect(await accessibilityIssues(page)).toEqual([]);

  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Search Console", exact: true }).click();
  await page.getByText("1 topic, most evidence first").waitFor();
  await choose("parcel api", "Dismiss");
  await page.getByText("No topics match these filters").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await row("parcel api").getByText("1,200 impressions in Search Console").waitFor();

  await choose("parcel api", "Write article");
  await page.waitForURL(/\/dashboard\/articles\/[\da-f-]{36}\?project=/);
  await page.goto(projectLink("topics", projectId));
  await isHydrated(page);
  await (await open("parcel api")).getByRole("link", { name: "Open article" }).waitFor();
  await page.goto(projectLink("articles", projectId));
  await page.getByRole("link", { name: "parcel api" }).waitFor();
  await page.getByRole("link", { name: "Waiting for you 1" }).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
});

const rows = {
  Bremen: "The harbour quarter has lead pipes from the fifties, so most calls concern brown water after the winter.",
  Kiel: "Salt in the air eats copper joints near the fjord, and twice a year the marina asks us to check its berths.",
  Ulm: "Half of the old town is listed, which means that no wall may be opened without a permit from the council.",
  Celle: "",
};
const csvOf = (texts: Record<string, string>) =>
  ["city,text", ...Object.entries(texts).map(([city, text]) => `${city},"${text}"`)].join("\n");
const csvFile = (csv: string) => ({ name: "cities.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });

/** Connects the WordPress site, as the destinations page does. */
const connect = async () => {
  const session = await read(createClient(`${url}/api`, fetch).auth.signIn.$post({ json: ownerOf("plumber") }));
  const { destinations } = clientOf(url, session).projects[":id"];
  const json = { kind: "wordpress", name: "Our site", url: site.url, secret: wordpressUser } as const;
  await read(destinations.$post({ param: { id: projects.plumber }, json }));
};

test("makes pages of a file, holds some back, publishes them, and shows them in the report", async () => {
  await connect();
  const page = await openAs(ownerOf("plumber"), projectLink("pageSets", projects.plumber));
  await page.getByText("No page sets yet").waitFor();
  await page.getByRole("link", { name: "New page set" }).click();
  await page.getByRole("button", { name: "Create page set" }).click();
  await page.getByText("Choose a CSV file, or paste rows.").waitFor();
  await page.getByLabel("Name").fill("Plumbers by city");
  await page.getByLabel("CSV file").setInputFiles(csvFile(`${csvOf(rows)}\nJena,too,many`));
  await page.getByText("2 columns, 5 rows. Read as comma-separated, UTF-8.").waitFor();

  await page.getByLabel("Title", { exact: true }).fill("Plumbers in ");
  await page.getByRole("button", { name: "{{city}}" }).click();
  await page.getByLabel("Last part of the address").fill("plumbers-{{city}}");
  const html = page.getByLabel("Page", { exact: true });
  await html.fill("<h2>Why us</h2>\n<p>{{town}}: {{text}}</p>");
  await page.getByText("Line 2: The file has no column “town”.").waitFor();
  await page.getByRole("button", { name: "Select it" }).click();
  await page.keyboard.type("{{city}}");
  const preview = page.getByRole("region", { name: "Preview" });
  await preview.getByText("Bremen: The harbour quarter").waitFor();
  await preview.getByRole("heading", { name: "Preview" }).click();
  await page.keyboard.press("n");
  await preview.getByText("Plumbers in Kiel").first().waitFor();
  await expect.poll(() => preview.getByLabel("Row of 5").inputValue()).toBe("2");
  expect(await accessibilityIssues(page)).toEqual([]);

  const wrong = page.waitForResponse(/page-sets$/);
  await page.getByRole("button", { name: "Create page set" }).click();
  expect((await wrong).status()).toBe(400);
  await page.getByText("Line 6: It has 3 cells, but the file has 2 columns.").waitFor();
  // The browser logs the rejected file.
  page.consoleErrors.length = 0;
  const european = csvOf(rows)
    .replace("city,text", "city,text,,")
    .replaceAll(/,(?=text|"|,|\n)/g, ";");
  const utf16 = Buffer.from(`\uFEFFsep=;\r\n${european}`, "utf16le");
  await page.getByLabel("CSV file").setInputFiles({ ...csvFile(""), buffer: utf16 });
  await page.getByText("2 columns, 4 rows. Read as semicolon-separated, UTF-16.").waitFor();
  await page.getByRole("button", { name: "Create page set" }).click();

  await page.getByText("3 of 4 pages pass the checks.").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole("link", { name: "Held back 1" }).click();
  await page.getByRole("link", { name: "Plumbers in Celle" }).click();
  const drawer = page.getByRole("dialog", { name: "Plumbers in Celle" });
  await drawer.getByText("“text” is empty.").waitFor();
  await drawer.getByText("It isn't published and uses no credit.", { exact: false }).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await drawer.getByRole("link", { name: "Previous row" }).click();
  await page.getByRole("dialog", { name: "Plumbers in Ulm" }).getByText("Ulm: Half of the old town").waitFor();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Publish" }).click();
  const dialog = page.getByRole("dialog", { name: "Publish pages" });
  await dialog.getByText("3 pages pass, and you have 2 page credits").waitFor();
  await selectOption(dialog, "Publish", "Live");
  expect(await accessibilityIssues(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Publish" }).click();
  await page.getByText("2 pages are being published. 1 page has no credit and stays ready.").waitFor();
  await page.getByRole("link", { name: "Published 2", exact: true }).waitFor();
  expect([...site.posts.values()].map(({ slug, isLive }) => [slug, isLive])).toEqual([
    ["plumbers-bremen", true],
    ["plumbers-kiel", true],
  ]);

  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await page
    .getByLabel("New CSV file")
    .setInputFiles(csvFile(csvOf({ Bremen: `${rows.Bremen} Or snow.`, Ulm: rows.Ulm })));
  await page.getByRole("button", { name: "Save changes" }).click();
  const changes = page.getByRole("dialog", { name: "Save these changes?" });
  await changes.getByText("0 new pages, 1 changed, 2 removed, 1 unchanged.").waitFor();
  await changes.getByText("1 published page will be taken offline.").waitFor();
  await changes.getByRole("button", { name: "Save" }).click();
  await page.getByText("2 of 2 pages pass the checks.").waitFor();
  await page.getByRole("link", { name: "Removed 2" }).waitFor();

  await page.goto(projectLink("reports", projects.plumber));
  await page.getByRole("button", { name: "Create report" }).click();
  await page
    .getByRole("table", { name: /published this month/ })
    .getByRole("link", { name: "Plumbers in Kiel" })
    .waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.goto(projectLink("timeline", projects.plumber));
  await page.getByRole("link", { name: "2 pages of “Plumbers by city” published" }).waitFor();
});
