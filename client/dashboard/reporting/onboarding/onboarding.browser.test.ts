import { readFileSync } from "node:fs";
import type { Locator } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { hackerNewsStandIn } from "#server/testing/stand-ins/hacker-news.ts";
import { stackExchangeStandIn } from "#server/testing/stand-ins/stack-exchange.ts";
import { htmlPage, website } from "#server/testing/stand-ins/website.ts";
import { link } from "#shared/routes.ts";
import { accessibilityIssues } from "../../../testing/accessibility.ts";
import { browser } from "../../../testing/browser.ts";
import { photo } from "../../../testing/images.ts";
import { clientOf, password, signUpUser } from "../../../testing/users.ts";

const shop = `<head><title>Parcelo – Parcel tracking for online shops</title>
  <meta name="description" content="Parcelo is a parcel tracking app for shops.">
  <link rel="icon" href="/icon.jpg"></head><h1>Parcel tracking your customers will love</h1>`;
const icon = await photo(64, 64);
const site = website({
  "/": () => htmlPage(shop),
  "/feed.xml": () => new Response(rss, { headers: { "content-type": "application/rss+xml" } }),
  "/icon.jpg": () => new Response(icon.slice(), { headers: { "content-type": "image/jpeg" } }),
});
const rss = `<rss version="2.0"><channel><title>Shop news</title><item><title>A post</title><guid>1</guid>
  <link>https://news.example/1</link><pubDate>${new Date().toUTCString()}</pubDate></item></channel></rss>`;
const hackerNews = hackerNewsStandIn();
const stackExchange = stackExchangeStandIn();
afterAll(() => {
  stackExchange.stop();
  site.stop();
  hackerNews.stop();
});
const hit = (id: string, title: string) => ({
  objectID: id,
  title,
  author: `author${id}`,
  points: 5,
  num_comments: 2,
  created_at_i: Math.floor(Date.now() / 1000) - 3600,
});
hackerNews.hits.push(
  hit("1", "Which parcel tracking do you use for a small shop?"),
  hit("2", "Parcel tracking compared"),
);
stackExchange.questions.push({
  question_id: 3,
  title: "Is there an order tracking library?",
  creation_date: Math.floor(Date.now() / 1000) - 7200,
  link: "https://stackoverflow.com/q/3",
  owner: { display_name: "Ben", link: "https://stackoverflow.com/users/3" },
});

// Private addresses are allowed only outside production. Sources without a stand-in get a 404 and fail.
const { url, open, openAs } = await browser({
  env: {
    NODE_ENV: "test",
    FETCH_ALLOW: site.host,
    LOG_LEVEL: "error",
    HN_URL: hackerNews.url,
    STACKEXCHANGE_URL: stackExchange.url,
    REDDIT_URL: site.url,
    GITHUB_URL: site.url,
    LOBSTERS_URL: site.url,
  },
});

// Colours in transition would be reported as violations.
const withoutMotion = { reducedMotion: "reduce" } as const;

const visit = async (path: string, values = {}) => {
  const user = await signUpUser(url, { name: "Ada", ...values });
  const page = await openAs(user, path, withoutMotion);
  await page.waitForURL(`**${path}*`);
  return { user, page, api: clientOf(url, user) };
};
const projectsOf = async (api: ReturnType<typeof clientOf>) => (await (await api.projects.my.$get()).json()).projects;

test("covers onboarding: within twelve inputs from the home page to kit, proposals and mentions; then reply, lead, export", async () => {
  let inputs = 0;
  const click = (target: Locator) => {
    inputs++;
    return target.click();
  };
  const fill = (target: Locator, value: string) => {
    inputs++;
    return target.fill(value);
  };
  const page = await open(link("home"), { ...withoutMotion, permissions: ["clipboard-read", "clipboard-write"] });
  await click(page.getByRole("main").getByRole("link", { name: "Start free" }).first());
  await page.waitForURL(`**${link("signUp")}`);
  await fill(page.getByLabel("Email"), "ada@parcelo.example");
  await fill(page.getByLabel("Password"), password);
  await fill(page.getByLabel("Website"), site.host);
  await click(page.getByRole("button", { name: "Create account" }));
  await page.waitForURL(`**${link("newProject")}`);

  await page.getByRole("heading", { name: "Check the details" }).waitFor();
  await expect.poll(() => page.getByLabel("Name", { exact: true }).inputValue()).toContain("Parcelo");
  await expect
    .poll(() => page.getByLabel("Description").inputValue())
    .toBe("Parcelo is a parcel tracking app for shops.");
  await expect.poll(() => page.locator("form img").getAttribute("src")).toMatch(/^data:image\/webp/);
  await fill(page.getByLabel("Name", { exact: true }), "Parcelo");
  await expect.poll(() => page.getByLabel("Kind of business").inputValue()).toBe("parcel tracking app");
  const proposal = page.getByRole("checkbox", { name: "parcel tracking", exact: true });
  await expect.poll(() => proposal.isChecked()).toBe(true);
  await fill(page.getByLabel("Custom keyword"), "order tracking");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.getByRole("checkbox", { name: "order tracking" }).isChecked()).toBe(true);
  expect(await accessibilityIssues(page)).toEqual([]);
  await click(page.getByRole("button", { name: "Add project" }));

  await page.getByRole("heading", { name: "Setting up your project" }).waitFor();
  const isDone = (name: string) => page.getByRole("region", { name }).getByRole("img", { name: "Done" });
  await isDone("Listing kit").waitFor();
  await page.getByText(/% complete, drafted from your website/).waitFor();
  await isDone("Directories that fit").waitFor();
  await page.getByText("We propose these 10 to start with.").waitFor();
  await page.getByRole("heading", { name: "3 mentions found" }).waitFor();
  await page.getByText(/^(\d) of \1 keywords searched$/).waitFor();
  expect(inputs + 1).toBeLessThanOrEqual(12);
  await page.locator("summary").filter({ hasText: "Sources" }).click();
  await page.getByRole("listitem").filter({ hasText: "Reddit" }).getByText("Failing since").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole("link", { name: "Go to overview" }).click();

  const firstSteps = page.getByRole("region", { name: "First steps" });
  await firstSteps.getByText("1 of 6 done").waitFor();
  await firstSteps.getByRole("button", { name: "Hide first steps" }).click();
  await firstSteps.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Undo" }).click();
  await firstSteps.getByRole("link", { name: "Confirm your email" }).waitFor();
  await page.getByRole("heading", { name: "Parcelo", exact: true }).waitFor();
  await page.getByRole("link", { name: "Which parcel tracking do you use for a small shop?" }).waitFor();
  await page.getByRole("listitem").filter({ hasText: "Mentions found" }).getByText("3", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Project: Parcelo" }).waitFor();
  await expect.poll(() => page.getByRole("main").locator("img").getAttribute("src")).toMatch(/^data:image\/webp/);
  await page.getByRole("button", { name: "Show as table: Links over time" }).click();
  expect(await accessibilityIssues(page)).toEqual([]);

  await page.getByRole("link", { name: "Mentions", exact: true }).click();
  const rows = page.getByRole("rowheader");
  await rows.filter({ hasText: "Is there an order tracking library?" }).waitFor();
  await rows.filter({ hasText: "Which parcel tracking do you use for a small shop?" }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("button", { name: "Write a draft" }).click();
  await drawer.getByText("Written from our template. Fill in the [brackets]").waitFor();
  await drawer.getByLabel("Your reply").fill("I work on Parcelo, which does that.");
  await drawer.getByRole("button", { name: "Mark as sent" }).click();
  await page.getByRole("status").getByText("Marked as sent.").waitFor();
  await expect.poll(() => rows.count()).toBe(2);

  await page.getByRole("link", { name: "Leads", exact: true }).click();
  await expect.poll(() => page.getByRole("rowheader").getByRole("link").count()).toBe(3);
  await page.getByRole("button", { name: "Status of author1" }).click();
  await page.getByRole("menuitemradio", { name: "Won", exact: true }).click();
  await page.getByText("author1 marked as won.").waitFor();
  await page.getByRole("button", { name: "Export" }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("dialog").getByRole("button", { name: "Download" }).click();
  const [, ...lines] = readFileSync(await (await downloading).path(), "utf8")
    .trimEnd()
    .split("\r\n");
  expect(lines.map((line) => line.split(",").slice(0, 2).join(" ")).sort()).toEqual([
    "Ben stack-exchange",
    "author1 hacker-news",
    "author2 hacker-news",
  ]);
  expect(lines.find((line) => line.startsWith("author1"))).toContain(",won,");

  await page.getByRole("button", { name: "Project: Parcelo" }).click();
  await page.getByRole("option", { name: "Add a project" }).click();
  await page.getByText("Your plan includes 1 project").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
});

test("accepts manual details for an unreadable website, limits the keywords, and repeats a failed step", async () => {
  const { page, api } = await visit(link("newProject"));
  await page.getByLabel("Website URL").fill("http://127.0.0.1:1/");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("alert").filter({ hasText: "Enter the URL of a public website." }).waitFor();
  page.consoleErrors.length = 0;
  await page.getByRole("button", { name: "Enter details manually" }).click();
  const own = page.getByLabel("Custom keyword");
  for (const text of ["one thing", "two things", "three things", "four things", "five things"]) {
    await own.fill(text);
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByRole("checkbox", { name: text }).waitFor();
  }
  await page.getByText("5 of 5 selected.").waitFor();
  await own.fill("six things");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").filter({ hasText: "You've reached your plan's limit." }).waitFor();
  await page.getByRole("checkbox", { name: "one thing" }).uncheck();
  await own.fill("Two  Things");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").filter({ hasText: "This keyword is already selected." }).waitFor();
  await page.getByLabel("Name", { exact: true }).fill("x");
  await page.getByLabel("Website URL", { exact: true }).fill("not a site");
  await page.getByRole("button", { name: "Add project" }).click();
  await page.getByRole("alert").filter({ hasText: "Enter an address like" }).waitFor();
  page.consoleErrors.length = 0;
  for (const text of ["two things", "three things", "four things", "five things"])
    await page.getByRole("checkbox", { name: text }).uncheck();
  await page.getByLabel("Name", { exact: true }).fill("Soon");
  await page.getByLabel("Website URL", { exact: true }).fill("soon.example");
  await page.getByRole("button", { name: "Add project" }).click();
  await page.getByRole("heading", { name: "No keywords yet" }).waitFor();
  const kit = page.getByRole("region", { name: "Listing kit" });
  await kit.getByRole("alert").waitFor();
  await kit.getByRole("button", { name: "Try again: Listing kit" }).click();
  await page.getByRole("region", { name: "Directories that fit" }).getByRole("img", { name: "Done" }).waitFor();
  await kit.getByRole("alert").waitFor();
  page.consoleErrors.length = 0;
  await page.getByRole("link", { name: "Add keywords" }).waitFor();
  await expect
    .poll(() => projectsOf(api))
    .toMatchObject([{ name: "Soon", url: "https://soon.example", iconUrl: null }]);
});

test("keeps settings changed elsewhere, asks before overwriting, restores a removed feed, and deletes the project", async () => {
  const { page, api } = await visit(link("newProject"));
  const response = await api.projects.$post({ json: { name: "Parcelo", url: site.url } });
  const { id } = await response.json();
  const param = { id };
  await page.goto(`${link("project")}?from=mail`);
  await page.waitForURL(`**${link("project")}?from=mail&project=${id}`);
  const form = page.getByRole("region", { name: "General" });
  await expect.poll(() => form.getByLabel("Name").isEnabled()).toBe(true);
  await api.projects[":id"].$put({ param, json: { name: "Elsewhere", description: "From elsewhere." } });

  await form.getByLabel("Allowed websites").fill(`${site.url}/shop\nlocal.example`);
  await form.getByRole("button", { name: "Save" }).click();
  await page.getByRole("status").getByText("Settings saved.").waitFor();
  await expect.poll(() => form.getByLabel("Name").inputValue()).toBe("Elsewhere");
  const stored = { name: "Elsewhere", description: "From elsewhere.", origins: [site.url, "https://local.example"] };
  await expect.poll(() => projectsOf(api)).toMatchObject([stored]);

  await form.getByLabel("Name").fill("Mine");
  await page.getByRole("link", { name: "Mentions", exact: true }).click();
  const unsavedDialog = page.getByRole("dialog", { name: "Leave without saving?" });
  await unsavedDialog.getByRole("button", { name: "Cancel" }).click();
  await unsavedDialog.waitFor({ state: "hidden" });
  await api.projects[":id"].$put({ param, json: { name: "Theirs" } });
  await form.getByRole("button", { name: "Save" }).click();
  await form.getByRole("alert").filter({ hasText: "changed elsewhere to “Theirs”" }).waitFor();
  await expect.poll(() => projectsOf(api)).toMatchObject([{ name: "Theirs" }]);
  await form.getByRole("button", { name: "Save" }).click();
  await expect.poll(async () => (await projectsOf(api))[0]?.name).toBe("Mine");

  const iconSection = page.getByRole("region", { name: "Icon" });
  await iconSection.getByRole("button", { name: "Update from website" }).click();
  await expect.poll(() => iconSection.locator("img").getAttribute("src")).toMatch(/^data:image\/webp/);
  await iconSection.getByRole("button", { name: "Remove icon" }).click();
  await expect.poll(() => iconSection.locator("img").count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("icon");

  const submissions = page.getByRole("region", { name: "Submissions" });
  await submissions.getByLabel("Submissions a week").fill("20");
  await submissions.getByLabel("Propose new directories every week").uncheck();
  await submissions.getByRole("button", { name: "Save" }).click();
  const settings = async () => (await api.projects[":id"]["submission-settings"].$get({ param })).json();
  await expect.poll(settings).toEqual({ weeklyPace: 20, proposesWeekly: false });
  expect(await accessibilityIssues(page)).toEqual([]);

  const section = page.getByRole("region", { name: "Feeds" });
  const feeds = async () =>
    (await (await api.projects[":id"].feeds.$get({ param })).json()).feeds.map(({ url }) => url);
  const add = async (url: string) => {
    await section.getByLabel("Feed URL").fill(url);
    await section.getByRole("button", { name: "Add feed" }).click();
  };
  await add(site.url);
  await section.getByRole("alert").waitFor();
  expect(await feeds()).toEqual([]);
  page.consoleErrors.length = 0;
  await add(`${site.url}/feed.xml`);
  await section.getByRole("listitem").filter({ hasText: "/feed.xml" }).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await section.getByRole("button", { name: /^Remove/ }).click();
  await expect.poll(feeds).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Feed restored.").waitFor();
  await section.getByRole("listitem").filter({ hasText: "/feed.xml" }).waitFor();
  expect(await feeds()).toEqual([`${site.url}/feed.xml`]);

  await page.getByRole("button", { name: "Delete project" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("to confirm").fill("Parcelo");
  await dialog.getByRole("button", { name: "Delete project" }).click();
  await dialog.getByRole("alert").filter({ hasText: "Enter the project's name: Mine." }).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await dialog.getByLabel("to confirm").fill("mine");
  await dialog.getByRole("button", { name: "Delete project" }).click();
  await page.getByRole("status").getByText("Deleted Mine.").waitFor();
  await page.getByRole("main").getByRole("link", { name: "Add your website" }).waitFor();
  await expect.poll(() => projectsOf(api)).toEqual([]);
});
