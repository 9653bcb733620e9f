import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { webhooks } from "#db/schema/index.ts";
import {
  deliveryList,
  type WebhookDelivery,
  webhookDelivery,
  webhookList,
  webhookWithSecret,
} from "#shared/developers/webhooks.ts";
import { maxWebhooks } from "#shared/webhook-events.ts";
import { saveMentions } from "../../conversations/mentions/save-mentions.ts";
import { transition } from "../../links/submissions/transition.ts";
import { saveFeedback } from "../../retention/feedback/feedback.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createReceiver, isSigned } from "./testing/receiver.ts";
import { createWebhooksApp } from "./testing/webhooks-app.ts";

const receiver = createReceiver();
afterAll(() => receiver.stop());
const { dependencies, create, get, tokenOf, createHook, emit, deliver, deliverAfter, deliveries } =
  await createWebhooksApp({ allow: [receiver.host] });
const { db } = dependencies;
const call = callWith(get);
const url = "https://parcelo.example/hooks";

const customer = async () => {
  const user = await create.user({ trialEndsAt: new Date(dependencies.clock().getTime() + 30 * 24 * 3600_000) });
  const { id: projectId } = await create.project({ ownerId: user.id });
  const token = await tokenOf(user);
  const add = (body: object) => call("POST", `projects/${projectId}/webhooks`, token, body);
  return { user, projectId, token, add };
};

test("creates a webhook, whose secret is returned once and stored encrypted", async () => {
  const { add, projectId, token } = await customer();
  const response = await add({ url, events: ["lead.created", "submission.live"] });
  const { secret, ...created } = webhookWithSecret.parse(await response.json());
  expect(Buffer.from(secret.replace("whsec_", ""), "base64")).toHaveLength(32);
  expect(created).toMatchObject({ url, events: ["submission.live", "lead.created"], active: true, failingSince: null });
  const list = await (await call("GET", `projects/${projectId}/webhooks`, token)).text();
  expect(webhookList.parse(JSON.parse(list))).toEqual({ webhooks: [created], total: 1 });
  const [row] = await db.select().from(webhooks).where(eq(webhooks.id, created.id));
  expect(JSON.stringify(row)).not.toContain(secret.slice(6));
});

test.each([
  ["an address without HTTPS", { url: "http://parcelo.example/hooks" }, "url"],
  ["a private address", { url: "https://192.168.0.1/hooks" }, "url"],
  ["our own machine", { url: "https://localhost/hooks" }, "url"],
  ["no events", { events: [] }, "events"],
  ["an unknown event", { events: ["submission.deleted"] }, "events.0"],
])("rejects %s", async (_, values, path) => {
  const { add } = await customer();
  const response = await add({ url, events: ["lead.created"], ...values });
  expect([response.status, (await response.json()).issues[0].path]).toEqual([400, path]);
});

test("limits the webhooks of a project", async () => {
  const { add } = await customer();
  const responses = await Promise.all(
    Array.from({ length: maxWebhooks + 2 }, () => add({ url, events: ["lead.created"] })),
  );
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(maxWebhooks);
});

test("rotates the secret and signs with both for a day", async () => {
  const { id, projectId } = await createHook(receiver.url);
  await db
    .update(webhooks)
    .set({ events: ["report.ready"] })
    .where(eq(webhooks.id, id));
  const admin = await tokenOf(await create.user({ isAdmin: true }));
  const rotated = await call("POST", `webhooks/${id}/rotate`, admin);
  const { secret, previousSecretUntil } = webhookWithSecret.parse(await rotated.json());
  expect(previousSecretUntil).toBe(new Date(dependencies.clock().getTime() + 24 * 3600_000).toISOString());
  await emit(projectId, crypto.randomUUID());
  await deliver();
  const event = receiver.received.at(-1);
  expect(event?.headers["webhook-signature"]?.split(" ")).toHaveLength(2);
  expect(event && isSigned(secret, event.body, event.headers)).toBe(true);
});

test("sends a test event, and shows it in the log", async () => {
  const { id } = await createHook(receiver.url);
  const token = await tokenOf(await create.user({ isAdmin: true }));
  const sendTest = async () => webhookDelivery.parse(await (await call("POST", `webhooks/${id}/test`, token)).json());
  const delivered = await sendTest();
  expect(receiver.received.at(-1)).toMatchObject({ id: delivered.id, type: "test" });
  expect(delivered).toMatchObject({ event: "test", state: "delivered", attempts: [{ status: 204, error: null }] });
  receiver.behavior.reply = () => new Response(null, { status: 500 });
  const failed = await sendTest();
  receiver.behavior.reply = undefined;
  expect(failed).toMatchObject({ state: "failed", attempts: [{ status: 500 }] });
  const log = await call("GET", `webhooks/${id}/deliveries`, token);
  expect(deliveryList.parse(await log.json())).toEqual({ deliveries: [failed, delivered], total: 2 });
});

test("replays a delivery under its id, without holding up later events of its object", async () => {
  const { id, projectId } = await createHook(receiver.url);
  const token = await tokenOf(await create.user({ isAdmin: true }));
  const objectId = crypto.randomUUID();
  await emit(projectId, objectId, "2026-01");
  await deliver();
  const [first] = await deliveries(id);
  receiver.behavior.reply = ({ body }) => new Response(null, { status: body.includes("2026-01") ? 400 : 200 });
  const replayed: WebhookDelivery = webhookDelivery.parse(
    await (await call("POST", `deliveries/${first?.id}/replay`, token)).json(),
  );
  expect(replayed).toMatchObject({ id: first?.id, state: "pending", attempts: [{ status: 204 }] });
  await emit(projectId, objectId, "2026-02");
  await deliver();
  expect((await deliveries(id)).map(({ state }) => state)).toEqual(["pending", "delivered"]);
  receiver.behavior.reply = undefined;
  await deliverAfter(6);
  expect(receiver.received.filter((event) => event.id === first?.id)).toHaveLength(3);
  await call("PUT", `webhooks/${id}`, token, { active: false });
  expect((await call("POST", `deliveries/${first?.id}/replay`, token)).status).toBe(409);
});

test("announces submissions; what an operator takes back in time is not sent", async () => {
  const { id, projectId } = await createHook(receiver.url);
  const directory = await create.directory({ name: "Hub" });
  const submission = (state: "in_progress" | "submitted" | "live" | "suspect") =>
    create.submission({ projectId, directoryId: directory.id, state, creditState: "consumed" });
  const move = (submissionId: string, change: Omit<Parameters<typeof transition>[3], "actorId">) =>
    db.transaction((tx) => transition(tx, dependencies.clock(), submissionId, change));
  const live = await submission("submitted");
  await move(live.id, { to: "live", actor: "verifier" });
  // A link that was only suspected to be lost is no news.
  await move(live.id, { to: "suspect", actor: "verifier" });
  await move(live.id, { to: "live", actor: "verifier" });
  await deliver();
  expect(await deliveries(id)).toMatchObject([
    { event: "submission.live", objectId: live.id, data: { state: "live", directory: { name: "Hub" }, projectId } },
  ]);
  await db.delete(webhooks).where(eq(webhooks.id, id));
  const other = await createHook(receiver.url);
  const project = other.projectId;
  const rejected = await create.submission({ projectId: project, state: "in_progress", creditState: "reserved" });
  const reject = () => move(rejected.id, { to: "rejected", actor: "operator" });
  await reject();
  await deliverAfter(5);
  await move(rejected.id, { to: "in_progress", actor: "operator" });
  expect(await deliveries(other.id)).toEqual([]);
  await reject();
  await deliverAfter(11);
  expect(await deliveries(other.id)).toMatchObject([{ event: "submission.rejected", state: "delivered" }]);
});

test("announces mentions, leads and feedback with what they say", async () => {
  const { id, projectId } = await createHook(receiver.url);
  const hit = (externalId: string) => ({
    post: {
      externalId,
      url: `https://news.example/${externalId}`,
      author: "ada",
      authorUrl: "https://news.example/ada",
      title: "Which tracker?",
      text: "",
      comments: null,
      points: null,
      publishedAt: dependencies.clock(),
    },
    keyword: "tracker",
    alsoKeywords: [],
    excerpt: "Which?",
    intent: "asking" as const,
    score: 70,
    reasons: ["Asks a question"],
  });
  const save = (...ids: string[]) =>
    db.transaction((tx) => saveMentions(tx, projectId, "reddit", ids.map(hit), dependencies.clock()));
  await save("1");
  await save("1", "2");
  await saveFeedback(
    dependencies,
    { origin: "https://parcelo.example", network: "203.0.113.0/24" },
    {
      projectId,
      mode: "live",
      rating: 2,
      reason: "Too expensive",
      message: null,
      email: null,
      customerRef: null,
      page: null,
    },
  );
  const events = await deliveries(id);
  expect(events.map(({ event }) => event)).toEqual([
    "mention.created",
    "lead.created",
    "mention.created",
    "feedback.created",
  ]);
  expect(events[0]?.data).toMatchObject({ source: "reddit", title: "Which tracker?", score: 70, projectId });
  expect(events[1]?.data).toMatchObject({ handle: "ada", profileUrl: "https://news.example/ada" });
  expect(events[3]?.data).toMatchObject({ rating: 2, reason: "Too expensive", verified: false });
});
