// The whole way of articles: from a question in a mention to the page on each platform, its check and the report.
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { addCredits } from "#server/billing/credits/credits.ts";
import { publishScheduledArticles } from "#server/content/articles/publish-articles.job.ts";
import { goodHtml, goodMarkdown } from "#server/content/articles/testing/article-texts.ts";
import { customerWebsite } from "#server/content/articles/testing/customer-website.ts";
import { connections, type PlatformName, platformNames } from "#server/content/destinations/testing/publishing-app.ts";
import { checkPublished } from "#server/content/publishing/check-published.job.ts";
import { publishDue } from "#server/content/publishing/publish-due.job.ts";
import { createAiWriter } from "#server/integrations/ai.ts";
import { writerStandIn } from "#server/testing/stand-ins/ai.ts";
import { createGhostSite } from "#server/testing/stand-ins/ghost.ts";
import { createShopifyShop } from "#server/testing/stand-ins/shopify.ts";
import { createWebflowApi } from "#server/testing/stand-ins/webflow.ts";
import { createWebhookReceiver } from "#server/testing/stand-ins/webhook-receiver.ts";
import { createWordpressSite } from "#server/testing/stand-ins/wordpress.ts";
import type { DestinationInput } from "#shared/content/destinations.ts";
import { link } from "#shared/routes.ts";
import { read } from "../../../app/api-client.ts";
import { selectOption } from "../../../testing/select-option.ts";
import { createServedApp } from "../../../testing/served-app.ts";
import { projectLink } from "../../current-project.ts";
import { articleLink } from "./article-filters.ts";

const site = customerWebsite();
const model = writerStandIn();
const platforms = {
  wordpress: createWordpressSite(),
  ghost: createGhostSite(() => app.clock()),
  webflow: createWebflowApi(),
  shopify: createShopifyShop(),
  webhook: createWebhookReceiver(),
};
const servers = [site, model, ...Object.values(platforms)];
afterAll(() => Promise.all(servers.map(({ stop }) => stop())));

const app = await createServedApp({
  hosts: [site.host, ...Object.values(platforms).map(({ host }) => host)],
  env: { WEBFLOW_URL: platforms.webflow.url, SHOPIFY_URL: platforms.shopify.url },
  swap: { writer: createAiWriter(model.baseUrl, { AI_API_KEY: undefined, AI_MODEL: "model-1" }) },
});
const { dependencies, create, as, clock, forward, openAs } = app;
const { db } = dependencies;

const owner = await create.user({
  emailVerifiedAt: clock(),
  trialEndsAt: new Date(clock().getTime() + 9 * 24 * 3600_000),
});
const operator = await create.user({ role: "operator", emailVerifiedAt: clock() });
const { id: projectId } = await create.project({ ownerId: owner.id, url: site.url });
await addCredits(db, { userId: owner.id, kind: "article", delta: 5, reason: "purchase", source: "test" });

const questions: Record<PlatformName, string> = {
  wordpress: "How do I track a parcel from China?",
  ghost: "Why does my courier never ring the doorbell?",
  webflow: "Which label printer works with a small shop?",
  shopify: "Who pays customs when a return goes back?",
  webhook: "How long do lockers keep an unclaimed parcel?",
};
for (const title of Object.values(questions))
  await create.mention({ projectId, title, url: `https://news.example/${title.length}`, publishedAt: clock() });

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();
const confirm = (page: Page, name: string) => page.getByRole("dialog").getByRole("button", { name }).click();
const status = (page: Page, text: string | RegExp) =>
  page.getByRole("region", { name: "Status" }).getByText(text).first().waitFor();

const connect = async () => {
  const client = await as(owner);
  const ids: Partial<Record<PlatformName, string>> = {};
  for (const kind of platformNames) {
    const { secret, settings } = connections[kind];
    const json = { kind, name: `Our ${kind}`, url: platforms[kind].url, settings, secret } as DestinationInput;
    const { id } = await read(client.projects[":id"].destinations.$post({ param: { id: projectId }, json }));
    expect(await read(client.destinations[":id"].test.$post({ param: { id } }))).toMatchObject({ ok: true });
    ids[kind] = id;
  }
  return ids as Record<PlatformName, string>;
};

/** Starts an article about a question that people asked, and opens it. */
const startArticle = async (question: string) => {
  const page = await openAs(owner, projectLink("topics", projectId));
  page.on("dialog", (dialog) => void dialog.accept());
  await press(page, `Write article about ${question}`);
  await page.waitForURL(/\/dashboard\/articles\/[\da-f-]{36}/);
  await page.getByRole("link", { name: question }).first().waitFor();
  await press(page, /^Approve/);
  return page;
};

const scheduleAt = async (page: Page, destination: string) => {
  await press(page, /^Schedule/);
  await selectOption(page, "Destination", destination);
  await confirm(page, "Schedule");
  await status(page, new RegExp(`^It goes to ${destination} on`));
};

/** The model drafts, the customer asks for changes, and it drafts again. */
const writeByModel = async () => {
  Object.assign(model.behavior, { chunks: [goodMarkdown({ links: site.pages })] });
  const page = await startArticle(questions.wordpress);
  await confirm(page, "Approve");
  await status(page, "To review");
  Object.assign(model.behavior, { chunks: [goodMarkdown({ seed: 2, links: site.pages })] });
  await press(page, /^Request changes/);
  await page.getByLabel("What should change").fill("Name the couriers.");
  await confirm(page, "Request changes");
  await press(page, /^Draft it again/);
  await status(page, "To review");
  expect(
    model
      .chats()
      .at(-1)
      ?.messages.some(({ content }) => content.includes("Name the couriers.")),
  ).toBe(true);
  await press(page, /^Approve text/);
  await status(page, "Ready to publish");
  await scheduleAt(page, "Our wordpress");
};

/** An operator takes the article from the queue and writes it. */
const writeByOperator = async () => {
  const page = await startArticle(questions.ghost);
  await page.getByRole("radio", { name: /^One of our/ }).check();
  await confirm(page, "Approve");
  await status(page, /^One of our operators writes it by/);

  const work = await openAs(operator, link("work"));
  await work.locator("h2#task:focus", { hasText: questions.ghost }).waitFor();
  await work.getByRole("textbox", { name: "Article text" }).waitFor();
  await work.keyboard.press("e");
  await work.evaluate(
    (html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", html);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    goodHtml({ seed: 3, links: site.pages }),
  );
  await work
    .getByRole("status")
    .getByText(/^Saved at/)
    .waitFor();
  await work.keyboard.press("Escape");
  await work.keyboard.press("s");
  await work.getByLabel("Note for the customer").waitFor();
  await work.keyboard.press("Control+Enter");
  await work.getByRole("status").getByText("Sent to the customer for review.").waitFor();

  await page.reload();
  await press(page, /^Approve text/);
  await status(page, "Ready to publish");
  await scheduleAt(page, "Our ghost");
};

/** The same by the API, as a customer's own script does it. */
const writeByApi = async (kind: PlatformName, seed: number, destinationId: string) => {
  const client = await as(owner);
  const ofProject = { param: { id: projectId } };
  const { topics } = await read(client.projects[":id"].topics.$get({ ...ofProject, query: { limit: "100" } }));
  const topicId = topics.find(({ title }) => title === questions[kind])?.id ?? "";
  const { id } = await read(client.projects[":id"].articles.$post({ ...ofProject, json: { topicId } }));
  const call = client.articles[":id"];
  const param = { id };
  await read(call.approve.$post({ param, json: { writer: "person" } }));
  await read(call.$put({ param, json: { version: 1, html: goodHtml({ seed, links: site.pages }) } }));
  await read(call.approve.$post({ param, json: {} }));
  const at = new Date(clock().getTime() + 3600_000).toISOString();
  await read(call.schedule.$post({ param, json: { at, destinationId } }));
};

test("articles go from a question to five platforms, the check of each page and the report", async () => {
  const ids = await connect();
  const page = await openAs(owner, projectLink("topics", projectId));
  await press(page, "Find topics");
  await page.getByText("5 new topics.").waitFor();
  await writeByModel();
  await writeByOperator();
  for (const [at, kind] of (["webflow", "shopify", "webhook"] as const).entries())
    await writeByApi(kind, at + 4, ids[kind]);

  forward(2 * 24 * 3600_000);
  await publishScheduledArticles(dependencies);
  await publishDue(dependencies);
  for (const kind of platformNames)
    expect([...platforms[kind].posts.values()].filter(({ isLive }) => isLive)).toMatchObject([
      { title: questions[kind] },
    ]);
  for (let request = 0; request < 4; request++) {
    await checkPublished(dependencies);
    forward(11_000);
  }

  const client = await as(owner);
  const ofProject = { param: { id: projectId } };
  const { articles } = await read(
    client.projects[":id"].articles.$get({ ...ofProject, query: { state: "published" } }),
  );
  expect(articles.map(({ title }) => title).sort()).toEqual(Object.values(questions).sort());
  for (const { id, title } of articles) {
    const published = await openAs(owner, articleLink(id, projectId));
    const publication = published.getByRole("region", { name: "Publication" });
    await publication.getByText("The page is public.").waitFor();
    await publication.getByText("All 5").waitFor();
    expect(await publication.getByRole("link").getAttribute("href"), title).toMatch(/^http:\/\/127\.0\.0\.1:\d+\//);
  }

  const month = clock().toISOString().slice(0, 7);
  const report = await read(client.projects[":id"].reports.$post({ ...ofProject, json: { month } }));
  expect(report.figures.articlesPublished).toBe(5);
}, 90_000);
