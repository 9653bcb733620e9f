// The demo's topics, articles, pages, destinations and, from its own file, activity. What customers, operators and jobs do is done by the same rules as in
// the app, at earlier times; only what other servers would answer is made up.
import { and, eq } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import {
  type DemoArticle,
  demoArticles,
  demoBlog,
  demoNewsletter,
  demoPageRows,
  demoPageSetName,
  demoQueries,
  demoSitePages,
  demoTemplate,
  demoTopic,
  demoWebhook,
} from "#db/demo/data.ts";
import { articles, destinations, projects, publications, sitePages, tasks, topics, users } from "#db/schema/index.ts";
import { demoOperator } from "#db/seed.ts";
import { adjustCredits } from "#server/billing/credits/credits.ts";
import { saveComment } from "#server/content/articles/article-detail.ts";
import type { Viewer } from "#server/content/articles/articles.ts";
import { checkArticle } from "#server/content/articles/check-article.ts";
import { linksIn } from "#server/content/articles/checks/text.ts";
import { archiveArticle, publishArticle, requestChanges, scheduleArticle } from "#server/content/articles/decisions.ts";
import { settleArticles } from "#server/content/articles/publication.ts";
import { createArticle } from "#server/content/articles/save-article.ts";
import { transition } from "#server/content/articles/transition.ts";
import { descriptionsOf, toArticleHtml } from "#server/content/articles/write-article.ts";
import { createDestination } from "#server/content/destinations/destinations.ts";
import { slugTaken } from "#server/content/destinations/publish.ts";
import { checkPageSets } from "#server/content/page-sets/check-page-sets.job.ts";
import { createPageSet } from "#server/content/page-sets/page-sets.ts";
import { handOverPages, publishPages, settlePages } from "#server/content/page-sets/publish-pages.ts";
import { expectedLinks } from "#server/content/publishing/evidence.ts";
import { findTopics, importQueries } from "#server/content/topics/find-topics.ts";
import { addTopic } from "#server/content/topics/topics.ts";
import type { Dependencies } from "#server/dependencies.ts";
import { nextCheckAt } from "#server/links/submissions/pacing.ts";
import { taskLeaseMinutes } from "#shared/operations/tasks.ts";
import type { PublishedEvidence } from "#shared/published-page.ts";
import { csvLines } from "#shared/text/csv.ts";
import { dayMs } from "#shared/time.ts";
import { seedActivity } from "./seed-activity.ts";
import { seedSearch } from "./seed-search.ts";

type Project = typeof projects.$inferSelect;
type Demo = {
  /** The dependencies so many days ago. */
  ago: (days: number) => Dependencies;
  project: Project;
  customer: Viewer;
  operatorId: string;
  blogId: string;
  newsletterId: string;
};

/** Adds them in one transaction to a project without articles. */
export const seedContent = (dependencies: Dependencies, projectId: string) =>
  dependencies.db.transaction(async (db) => {
    const [project] = await db.select().from(projects).where(eq(projects.id, projectId));
    const [operator] = await db.select({ id: users.id }).from(users).where(eq(users.email, demoOperator.email));
    if (!project || !operator || (await db.$count(articles, eq(articles.projectId, projectId)))) return;
    const now = dependencies.clock();
    const ago = (days: number): Dependencies => ({
      ...dependencies,
      db,
      clock: () => new Date(now.getTime() - days * dayMs),
      // The outlines must not depend on who runs the demo, and the jobs run once the server has started.
      writer: undefined,
      jobs: { enqueue: () => {}, enqueueFor: async () => {} },
    });
    await seedTopics(ago, projectId);
    const demo = {
      ago,
      project,
      operatorId: operator.id,
      customer: { id: project.userId, isAdmin: false, role: "customer" as const },
    };
    const destinationIds = await seedDestinations(ago(28), projectId);
    for (const article of demoArticles) await seedArticle({ ...demo, ...destinationIds }, article);
    await seedPages({ ...demo, ...destinationIds });
    await pauseNewsletter(ago(1.1), destinationIds.newsletterId);
    for (const row of await db.select().from(articles).where(eq(articles.projectId, projectId)))
      await checkArticle({ db }, row);
    await seedSearch(ago(0), project);
    await seedActivity(ago, project);
  });

const seedTopics = async (ago: Demo["ago"], projectId: string) => {
  const { db, clock } = ago(0.5);
  const pages = demoSitePages.map(({ path, ...page }) => ({
    ...page,
    projectId,
    url: `https://brightdesk.example${path}`,
    language: "en",
    readAt: clock(),
  }));
  await db.insert(sitePages).values(pages);
  await importQueries(db, ago(7).clock(), projectId, demoQueries);
  await addTopic(db, ago(1.1).clock(), projectId, demoTopic);
  await findTopics(db, clock(), projectId);
};

const seedDestinations = async (then: Dependencies, projectId: string) => {
  const settings = { publishAs: "draft" } as const;
  const blog = await createDestination(then, projectId, {
    kind: "wordpress",
    name: demoBlog.name,
    url: demoBlog.url,
    settings,
    secret: { username: "ada", applicationPassword: "demo demo demo demo demo demo" },
  });
  const newsletter = await createDestination(then, projectId, {
    kind: "ghost",
    name: demoNewsletter.name,
    url: demoNewsletter.url,
    settings,
    secret: { adminKey: `${"0".repeat(24)}:${"0".repeat(64)}` },
  });
  await createDestination(then, projectId, {
    kind: "webhook",
    name: demoWebhook.name,
    url: demoWebhook.url,
    settings,
  });
  await createDestination(then, projectId, { kind: "download", name: "Download", settings });
  return { blogId: blog.id, newsletterId: newsletter.id };
};

const pauseNewsletter = ({ db, clock }: Dependencies, id: string) =>
  db
    .update(destinations)
    .set({ state: "paused", reason: demoNewsletter.reason, updatedAt: clock() })
    .where(eq(destinations.id, id));

const seedArticle = async (demo: Demo, article: DemoArticle) => {
  const { ago, project, customer } = demo;
  const { title, topic, keyword, daysAgo, outcome } = article;
  const { db } = ago(0);
  const [found] = topic
    ? await db
        .select({ id: topics.id })
        .from(topics)
        .where(and(eq(topics.projectId, project.id), eq(topics.title, topic)))
    : [];
  if (topic && !found) throw new Error(`The demo's mentions make no topic “${topic}”.`);
  const { id } = await createArticle(ago(daysAgo), project, customer.id, {
    title,
    ...(found && { topicId: found.id }),
    ...(keyword && { targetKeyword: keyword }),
  });
  if (outcome.to === "archived") await archiveArticle(ago(daysAgo - 1), customer, id);
  if (outcome.to === "idea" || outcome.to === "archived") return;
  const by = { actor: "customer", actorId: customer.id } as const;
  const { writer } = article;
  await transition(db, ago(daysAgo - 0.1).clock(), id, { ...by, to: "approved", values: { writer } });
  if (outcome.to === "ordered") return;
  await writeText(demo, id, article);
  if (outcome.to === "drafting" || outcome.to === "in_review") return;
  if (outcome.to === "changes_requested") {
    await requestChanges(ago(daysAgo / 2), customer, id, outcome.note);
    return;
  }
  const { version } = await getArticle(db, id);
  const approvedDaysAgo = "daysAgo" in outcome ? (daysAgo * 0.8 + outcome.daysAgo) / 2 : daysAgo * 0.7;
  const approval = { ...by, to: "approved", values: { approvedVersion: version } } as const;
  await transition(db, ago(approvedDaysAgo).clock(), id, approval);
  if (outcome.to === "scheduled") {
    const at = ago(-outcome.inDays).clock().toISOString();
    await scheduleArticle(ago(daysAgo * 0.6), customer, id, { at, destinationId: demo.blogId, as: "live" });
  }
  if (!("daysAgo" in outcome)) return;
  const destinationId = outcome.to === "publishing" ? demo.newsletterId : demo.blogId;
  await publishArticle(ago(outcome.daysAgo), customer, id, { destinationId, as: "live" });
  const answered = ago(outcome.daysAgo - 0.001);
  if (outcome.to === "failed") {
    const { slug } = await getArticle(db, id);
    const failure = { state: "failed", errorClass: "conflict", reason: slugTaken(slug).message, attempts: 1 } as const;
    await db.update(publications).set(failure).where(eq(publications.articleId, id));
  }
  if (outcome.to === "published") await answerAsBlog(answered, demo);
  await settleArticles(db, answered.clock(), 1);
};

const getArticle = async (db: Db, id: string) => {
  const [row] = await db.select().from(articles).where(eq(articles.id, id));
  if (!row) throw new Error("The demo's article is gone.");
  return row;
};

/** An operator writes for a day after the order, the language model for a minute. */
const writeText = async (
  { ago, project, customer, operatorId }: Demo,
  id: string,
  { writer, daysAgo, markdown = [], comments = [], outcome }: DemoArticle,
) => {
  const { db } = ago(0);
  const isWriting = outcome.to === "drafting";
  const startedAt = isWriting ? ago(0.01).clock() : ago(daysAgo * 0.9).clock();
  const operator = { actor: "operator", actorId: operatorId } as const;
  const by = writer === "person" ? operator : ({ actor: "customer", actorId: customer.id } as const);
  await transition(db, startedAt, id, { ...by, to: "drafting" });
  const leaseUntil = new Date(ago(0).clock().getTime() + taskLeaseMinutes * 60_000);
  await db
    .update(tasks)
    .set({ state: "claimed", claimedBy: operatorId, claimedAt: startedAt, leaseUntil, createdAt: ago(daysAgo).clock() })
    .where(eq(tasks.articleId, id));
  const article = await getArticle(db, id);
  const html = toArticleHtml(markdown.join("\n").replaceAll("](/", `](${project.url}/`), article.title, project);
  const checkedAt = startedAt.toISOString();
  const values = {
    html,
    version: article.version + 1,
    linkAnswers: linksIn(html).map((url) => ({ url, status: 200, checkedAt })),
  };
  if (isWriting) {
    await db.update(articles).set(values).where(eq(articles.id, id));
    return;
  }
  const written = ago(daysAgo * (writer === "person" ? 0.85 : 0.899));
  await transition(db, written.clock(), id, {
    ...(writer === "person" ? operator : ({ actor: "system", note: "Drafted by the language model." } as const)),
    to: "in_review",
    values: { ...values, ...descriptionsOf(article, html) },
  });
  for (const [index, { author, text }] of comments.entries()) {
    const authorId = author === "customer" ? customer.id : operatorId;
    await saveComment(db, ago(daysAgo * (0.84 - index * 0.04)).clock(), { articleId: id, author, authorId, text });
  }
};

const seedPages = async (demo: Demo) => {
  const { ago, project, customer } = demo;
  const credit = (days: number, delta: number, note: string) => {
    const { db, clock } = ago(days);
    return adjustCredits(db, clock(), { userId: project.userId, kind: "page", delta, note });
  };
  await credit(21.5, 5, "Five pages to try page sets.");
  const input = {
    name: demoPageSetName,
    template: demoTemplate,
    csv: csvLines([Object.keys(demoPageRows[0] ?? {}), ...demoPageRows.map(Object.values)]),
  };
  const { id } = await createPageSet(ago(21), project, input);
  await checkPageSets(ago(21));
  const published = ago(20);
  await publishPages(published, customer, id, { destinationId: demo.blogId, as: "live" });
  await handOverPages(published.db, published.clock(), 100);
  await answerAsBlog(published, demo);
  await settlePages(published.db, published.clock(), 100);
  await credit(5, 25, "Twenty-five more pages, as agreed by email.");
};

/** What the blog answers to everything that waits for it, and what its public pages show a day later. */
const answerAsBlog = async ({ db, clock }: Dependencies, { ago, blogId }: Demo) => {
  const publishedAt = clock();
  const isWaiting = and(eq(publications.destinationId, blogId), eq(publications.state, "queued"));
  const now = ago(0).clock();
  const before = await db.$count(publications, eq(publications.state, "published"));
  for (const [index, { id, document }] of (await db.select().from(publications).where(isWaiting)).entries()) {
    const finalUrl = `${demoBlog.url}/${document.slug}/`;
    const evidence: PublishedEvidence = {
      reachable: "yes",
      reason: "The page is public.",
      status: 200,
      finalUrl,
      indexable: true,
      canonical: "own",
      inSitemap: true,
      links: { expected: expectedLinks(document.html, finalUrl).length, missing: [] },
    };
    await db
      .update(publications)
      .set({
        state: "published",
        remoteId: String(201 + before + index),
        url: finalUrl,
        publishedAt,
        checkedAt: new Date(Math.min(now.getTime(), publishedAt.getTime() + dayMs)),
        nextCheckAt: nextCheckAt("live", publishedAt, now, id) ?? now,
        evidence,
      })
      .where(eq(publications.id, id));
  }
};
