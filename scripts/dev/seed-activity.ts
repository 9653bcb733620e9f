// What the demo customer set up for mentions and other events: verdicts, alerts, a webhook with its log.
import { and, asc, desc, eq, isNotNull, like } from "drizzle-orm";
import { demoCrossPost, demoEvents, demoVerdicts } from "#db/demo/data.ts";
import { articles, mentions, webhookDeliveries, webhooks } from "#db/schema/index.ts";
import { createFeed, saveMailAlerts } from "#server/conversations/alerts/alerts.ts";
import { saveVerdict } from "#server/conversations/mentions/relevance.ts";
import { canonicalUrlOf, saveMentions, titleKeyOf } from "#server/conversations/mentions/save-mentions.ts";
import { savePosts } from "#server/conversations/mentions/stored-posts.ts";
import type { Dependencies } from "#server/dependencies.ts";
import { saveAttempt } from "#server/developers/webhooks/save-attempt.ts";
import { createWebhook, replayDelivery } from "#server/developers/webhooks/webhooks.ts";
import { emitEvents } from "#server/events/webhook-events.ts";

/** The dependencies so many days ago. */
type Ago = (days: number) => Dependencies;
type MentionRow = typeof mentions.$inferSelect;

/** Call it last: new events would wait for the webhook. */
export const seedActivity = async (ago: Ago, project: { id: string; userId: string }) => {
  await seedPosts(ago(0), project.id);
  await seedCrossPost(ago(3), project.id);
  await seedVerdicts(ago(0), project.id);
  const mail = { minScore: 70, timeZone: "Europe/Berlin", quietFrom: 20, quietUntil: 8, maxPerDay: 3 };
  await saveMailAlerts(ago(0), project.id, { ...mail, on: true });
  await createFeed(ago(9), project.id);
  await seedWebhook(ago, project);
};

const toPost = ({ externalId, url, author, authorUrl, title, excerpt, publishedAt }: MentionRow) => ({
  externalId,
  url,
  author,
  authorUrl,
  title,
  publishedAt,
  text: excerpt,
  comments: null,
  points: null,
});

/** Keywords are previewed on what scans have read. */
const seedPosts = async (now: Dependencies, projectId: string) => {
  const rows = await now.db.select().from(mentions).where(eq(mentions.projectId, projectId));
  for (const [source, found] of Map.groupBy(rows, (row) => row.source))
    await savePosts(now, source, found.map(toPost), now.clock());
};

const seedCrossPost = async ({ db, clock }: Dependencies, projectId: string) => {
  const [first] = await db
    .select()
    .from(mentions)
    .where(and(eq(mentions.projectId, projectId), eq(mentions.title, demoCrossPost)));
  if (!first) throw new Error("The demo's cross-post is gone.");
  const keys = { canonicalUrl: canonicalUrlOf(first.url), titleKey: titleKeyOf(first.title) };
  await db.update(mentions).set(keys).where(eq(mentions.id, first.id));
  const post = { ...toPost(first), externalId: "demo", url: "https://lobsters.example/s/demo" };
  await saveMentions(db, projectId, "lobsters", [{ ...first, post }], clock());
};

const seedVerdicts = async ({ db, clock }: Dependencies, projectId: string) => {
  for (const [title, verdict] of Object.entries(demoVerdicts)) {
    const [found] = await db
      .select()
      .from(mentions)
      .where(and(eq(mentions.projectId, projectId), like(mentions.title, `${title}%`)));
    if (!found) throw new Error(`The demo has no mention “${title}”.`);
    await saveVerdict(db, clock(), found, verdict);
  }
};

/** The waits between attempts, in days. */
const retriesAfter = [0, 0.0001, 0.004, 0.03, 0.11, 0.32, 0.74, 1.33, 2.17, 3.2];
const isDown = { status: 503, error: "The endpoint answered with status 503.", ms: 212 };

/** Three articles were announced: one at once, one never, and one when its delivery was replayed. */
const seedWebhook = async (ago: Ago, { id: projectId, userId }: { id: string; userId: string }) => {
  const { daysAgo, url } = demoEvents;
  const { id: webhookId } = await createWebhook(ago(daysAgo), projectId, {
    url,
    events: ["submission.live", "submission.lost", "article.published"],
  });
  const { db } = ago(0);
  const published = await db
    .select()
    .from(articles)
    .where(and(eq(articles.projectId, projectId), isNotNull(articles.publishedUrl)))
    .orderBy(desc(articles.publishedAt), asc(articles.id))
    .limit(3);
  const send = async (days: number, isAnswered: boolean) => {
    const then = ago(days);
    const [webhook] = await db.select().from(webhooks).where(eq(webhooks.id, webhookId));
    const [delivery] = await db
      .select()
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, "pending")));
    if (!webhook || !delivery) throw new Error("The demo's event is gone.");
    const at = then.clock().toISOString();
    await saveAttempt(then, webhook, delivery, {
      outcome: isAnswered ? "delivered" : "failed",
      attempt: isAnswered ? { at, status: 200, error: null, ms: 148 } : { at, ...isDown },
      isOutage: false,
      waitMs: 0,
    });
    return delivery.id;
  };
  for (const [index, { id, title, slug, publishedUrl, reason }] of published.entries()) {
    const days = daysAgo - 1 - index;
    const data = { id, state: "published" as const, title, slug, publishedUrl, reason };
    await emitEvents(db, ago(days).clock(), projectId, [{ type: "article.published", data }]);
    if (index === 0) await send(days, true);
    else for (const wait of retriesAfter) await send(days - wait, false);
  }
  const [replayed] = await db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, "failed")))
    .orderBy(desc(webhookDeliveries.position))
    .limit(1);
  if (!replayed) throw new Error("The demo has no failed delivery.");
  await replayDelivery(ago(4), { id: userId, isAdmin: false }, replayed.id);
  await send(3.99, true);
};
