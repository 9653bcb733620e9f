import { expect, test } from "vitest";
import { sitePages } from "#db/schema/index.ts";
import { createFactories } from "#server/testing/factories.ts";
import { databaseWith } from "#server/testing/test-database.ts";
import { accessibilityIssues } from "../../../testing/accessibility.ts";
import { browser } from "../../../testing/browser.ts";
import { password } from "../../../testing/users.ts";
import { projectLink } from "../../current-project.ts";

const email = "writer@people.example";
let projectId = "";
const database = await databaseWith(async (db) => {
  const create = createFactories(db);
  const { id: ownerId } = await create.user({ email, password, trialEndsAt: new Date("2036-01-01T09:00:00Z") });
  projectId = (await create.project({ ownerId })).id;
  const publishedAt = new Date();
  const title = "How do I track a parcel from China?";
  await create.mention({ projectId, title, url: "https://news.example/1", publishedAt });
  await create.mention({ projectId, title: "How can you track parcels from China?", publishedAt });
  const page = { projectId, heading: "", readAt: new Date() };
  await db.insert(sitePages).values({ ...page, url: "https://parcelo.example/returns", title: "Returns by post" });
});
const { openAs } = await browser({ database, env: { JOBS: "off" } });

test("topics are found, imported and added, and an article is started from one", async () => {
  const page = await openAs({ email, password }, projectLink("topics", projectId));
  const row = (title: string) => page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
  await page.getByText("No topics yet").waitFor();
  await page.getByRole("button", { name: "Find topics" }).click();
  await page.getByText("1 new topic.").waitFor();
  const question = row("How do I track a parcel from China?");
  await question.getByText("Asked in 2 posts").click();
  const post = question.getByRole("link", { name: "How do I track a parcel from China?" });
  expect(await post.getAttribute("href")).toBe("https://news.example/1");

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
  expect(await page.getByLabel("Topic", { exact: true }).inputValue()).toBe("Return by post");
  await page.getByLabel("Where it comes from").fill("Our support gets this twice a week.");
  await page.getByRole("dialog").getByRole("button", { name: "Add topic" }).click();
  const returns = row("Return by post");
  await returns.getByText("Our support gets this twice a week.").waitFor();
  expect(await returns.getByRole("link", { name: "/returns" }).getAttribute("href")).toContain("/returns");
  expect(await accessibilityIssues(page)).toEqual([]);

  await page.getByRole("link", { name: "Search Console", exact: true }).click();
  await page.getByText("1 topic", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Dismiss parcel api" }).click();
  await page.getByText("No topics match these filters").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await row("parcel api").getByText("1,200 impressions in Search Console").waitFor();

  await page.getByRole("button", { name: "Write article about parcel api" }).click();
  await page.waitForURL(/\/dashboard\/articles\/[\da-f-]{36}\?project=/);
  await page.goto(projectLink("topics", projectId));
  await page.getByRole("link", { name: "Open article about parcel api" }).waitFor();
  await page.goto(projectLink("articles", projectId));
  await page.getByRole("link", { name: "parcel api" }).waitFor();
  await page.getByRole("link", { name: "Needs you 1" }).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
});
