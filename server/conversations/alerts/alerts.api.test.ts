import { eq } from "drizzle-orm";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { afterAll, beforeEach, expect, test } from "vitest";
import { mentionAlerts, type mentions, projects, slackConnections, users } from "#db/schema/index.ts";
import { alerts, createdFeed, defaultMailAlerts, slackTest } from "#shared/conversations/alerts.ts";
import { callWith } from "../../testing/api-caller.ts";
import { slack, slackUrl } from "../../testing/stand-ins/slack.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { isQuiet, localTime } from "./quiet-hours.ts";
import { sendAlerts } from "./send-alerts.job.ts";

const channel = slack();
afterAll(() => channel.stop());
const app = await createTestApp();
const { create, get, tokenOf, runJobs, outbox, clock } = app;
const dependencies = { ...app.dependencies, env: { ...app.dependencies.env, SLACK_URL: channel.url } };
app.dependencies.env.SLACK_URL = channel.url;
const { db } = dependencies;
const call = callWith(get);
const now = () => dependencies.clock();

beforeEach(async () => {
  await db.delete(users);
  outbox.length = 0;
  channel.requests.length = 0;
  channel.behavior.reply = undefined;
});

const customer = async () => {
  const trialEndsAt = new Date(now().getTime() + 90 * 24 * 3600_000);
  const user = await create.user({ emailVerifiedAt: now(), trialEndsAt });
  const { id: projectId } = await create.project({ ownerId: user.id });
  const token = await tokenOf(user);
  const request = (method: string, path: string, body?: unknown) =>
    call(method, `projects/${projectId}/alerts${path}`, token, body);
  /** A scan that ends a minute after it has found these. */
  const scan = async (...found: Partial<typeof mentions.$inferInsert>[]) => {
    clock.forward(60);
    for (const values of found) await create.mention({ projectId, foundAt: now(), ...values });
    clock.forward(60);
    await db.update(projects).set({ scannedAt: now() }).where(eq(projects.id, projectId));
    await sendAlerts(dependencies);
    await runJobs("send-email");
  };
  return { user, projectId, request, scan };
};

const connectSlack = async (values: object = {}) => {
  const person = await customer();
  const response = await person.request("PUT", "/slack", { url: slackUrl, ...values });
  expect(response.status).toBe(200);
  return person;
};

test("posts one Slack message per scan with its best mentions, escaped", async () => {
  const { scan, projectId } = await connectSlack();
  await scan({ title: "<b>A & B</b>", score: 90, url: "https://news.example/a|b" }, { score: 20 }, { score: 50 });
  expect(channel.requests.map(({ path }) => path)).toEqual([new URL(slackUrl).pathname]);
  const [message] = channel.messages();
  expect(message?.text).toBe("2 new mentions for Parcelo");
  const [header, best, , context] = message?.blocks ?? [];
  expect(header).toMatchObject({ type: "header", text: { type: "plain_text" } });
  expect(best?.text?.text).toContain("<https://news.example/a%7Cb|*&lt;b&gt;A &amp; B&lt;/b&gt;*>");
  expect(context?.elements?.[0]?.text).toContain(`/dashboard/mentions?project=${projectId}`);
});

test("stays within Slack's limits, however much a scan finds", async () => {
  const { scan } = await connectSlack();
  const long = {
    title: "t".repeat(5_000),
    excerpt: "&".repeat(5_000),
    url: `https://news.example/${"u".repeat(5_000)}`,
  };
  await scan(...Array.from({ length: 60 }, (_, at) => ({ ...long, score: 40 + at })));
  const [message] = channel.messages();
  expect(message?.blocks.length).toBeLessThanOrEqual(50);
  for (const { text } of message?.blocks ?? []) expect((text?.text ?? "").length).toBeLessThanOrEqual(3_000);
  expect(JSON.stringify(message?.blocks).length).toBeLessThan(13_000);
  expect(JSON.stringify(message)).toMatch(/See 5\d more/);
});

test("posts nothing in the middle of a scan, nothing twice, and at most once in ten minutes", async () => {
  const { scan, projectId } = await connectSlack();
  await create.mention({ projectId, foundAt: now() });
  await sendAlerts(dependencies);
  expect(channel.requests).toEqual([]);
  await scan({ title: "First" });
  await scan({ title: "Second" });
  expect(channel.requests).toHaveLength(1);
  clock.forward(600);
  await scan();
  expect(channel.messages()[1]?.blocks[1]?.text?.text).toContain("Second");
  clock.forward(600);
  await scan();
  expect(channel.requests).toHaveLength(2);
});

test.each([
  ["an archived channel", 410, "channel_is_archived"],
  ["a removed webhook", 404, "no_service"],
])("%s turns Slack off and tells the owner once", async (_, status, text) => {
  const { scan, request, user } = await connectSlack();
  channel.behavior.reply = () => new Response(text, { status });
  await scan({});
  await scan({});
  expect(channel.requests).toHaveLength(1);
  const { slack: saved } = alerts.parse(await (await request("GET", "")).json());
  expect(saved).toMatchObject({ active: false, reason: expect.stringContaining("Slack") });
  expect(outbox.map(({ to, subject }) => [to, subject])).toEqual([[user.email, "Slack messages for Parcelo are off"]]);
});

test.each([
  ["asks us to slow down", () => new Response(null, { status: 429, headers: { "retry-after": "300" } }), 290],
  ["has a problem", () => new Response("error", { status: 503 }), 50],
])("posts later if Slack %s", async (_, reply, seconds) => {
  const { scan } = await connectSlack();
  channel.behavior.reply = reply;
  await scan({});
  channel.behavior.reply = undefined;
  clock.forward(seconds - 5);
  await sendAlerts(dependencies);
  expect(channel.requests).toHaveLength(1);
  clock.forward(20);
  await sendAlerts(dependencies);
  expect(channel.requests).toHaveLength(2);
});

test("a message that Slack refuses is not repeated", async () => {
  const { scan } = await connectSlack();
  channel.behavior.reply = () => new Response("invalid_payload", { status: 400 });
  await scan({});
  clock.forward(3600);
  await scan();
  expect(channel.requests).toHaveLength(1);
});

test.each([
  "https://hooks.slack.com.evil.example/services/T0/B0/abc",
  "http://hooks.slack.com/services/T0/B0/abc",
  "https://user@hooks.slack.com/services/T0/B0/abc",
  "https://hooks.slack.com:8443/services/T0/B0/abc",
  "https://hooks.slack.com/services/../../x",
  "https://127.0.0.1/services/T0/B0/abc",
  "",
])("rejects the Slack address %s", async (url) => {
  const { request } = await customer();
  const response = await request("PUT", "/slack", { url });
  expect([response.status, (await response.json()).issues[0].path]).toEqual([400, "url"]);
});

test("the Slack address is stored encrypted, tested, changed without it, and deleted", async () => {
  const { request, projectId } = await connectSlack();
  const [row] = await db.select().from(slackConnections).where(eq(slackConnections.projectId, projectId));
  expect(JSON.stringify(row)).not.toContain("aBcDeF");
  expect(slackTest.parse(await (await request("POST", "/slack/test")).json())).toEqual({ ok: true, reason: null });
  expect(await (await request("PUT", "/slack", { minScore: 80 })).json()).toMatchObject({ minScore: 80 });
  channel.behavior.reply = () => new Response("no_service", { status: 404 });
  expect(await (await request("POST", "/slack/test")).json()).toMatchObject({ ok: false });
  expect((await request("DELETE", "/slack")).status).toBe(204);
  expect((await request("POST", "/slack/test")).status).toBe(404);
});

test("emails what a scan has found, collected in quiet hours of the time zone, with a limit a day", async () => {
  const { request, scan, user } = await customer();
  const mail = {
    ...defaultMailAlerts,
    on: true,
    timeZone: "America/New_York",
    quietFrom: 22,
    quietUntil: 7,
    maxPerDay: 2,
  };
  expect((await request("PUT", "/mail", mail)).status).toBe(200);
  /** Moves to this hour in New York, which is five hours behind. */
  const at = (hour: number) =>
    clock.forward(((hour + 5 - now().getUTCHours() + 24) % 24) * 3600 - now().getUTCMinutes() * 60);
  at(23);
  await scan({ title: "At night" });
  expect(outbox).toEqual([]);
  at(7);
  await scan({ title: "In the morning", url: "https://news.example/morning" });
  expect(outbox).toHaveLength(1);
  expect(outbox[0]).toMatchObject({ to: user.email, subject: "2 new mentions for Parcelo" });
  expect(outbox[0]?.text).toContain("At night");
  await scan({ title: "Minutes later" });
  expect(outbox).toHaveLength(1);
  clock.forward(600);
  await scan({ title: "Second of the day" });
  expect(outbox).toHaveLength(2);
  clock.forward(600);
  await scan({ title: "Third of the day" });
  expect(outbox).toHaveLength(2);
  clock.forward(24 * 3600);
  await scan();
  expect(outbox).toHaveLength(3);
  expect(outbox[2]?.text).toContain("Third of the day");
});

test("emails nothing below the score, when off, or from before it was turned on", async () => {
  const { request, scan } = await customer();
  await scan({ title: "Before" });
  await request("PUT", "/mail", { ...defaultMailAlerts, on: true, minScore: 60, quietFrom: 0, quietUntil: 0 });
  clock.forward(600);
  await scan({ score: 59 });
  expect(outbox).toEqual([]);
  await scan({ score: 60 });
  expect(outbox).toHaveLength(1);
  await request("PUT", "/mail", { ...defaultMailAlerts, on: false });
  await scan({ title: "While off", score: 90 });
  expect(outbox).toHaveLength(1);
  await request("PUT", "/mail", { ...defaultMailAlerts, on: true, quietFrom: 0, quietUntil: 0 });
  clock.forward(600);
  await scan({ title: "On again" });
  expect(outbox).toHaveLength(2);
  expect(outbox[1]?.text).not.toContain("While off");
});

test("a change of the settings loses no mention that waits for the next email", async () => {
  const { request, scan } = await customer();
  const mail = { ...defaultMailAlerts, on: true, quietFrom: 0, quietUntil: 0 };
  await request("PUT", "/mail", mail);
  await scan({ title: "Waiting" });
  await request("PUT", "/mail", { ...mail, maxPerDay: 1 });
  clock.forward(600);
  await scan();
  expect(outbox.map(({ subject }) => subject)).toEqual(["1 new mention for Parcelo"]);
});

test("the one-click unsubscribe turns alerts off", async () => {
  const { request, scan, projectId } = await customer();
  await request("PUT", "/mail", { ...defaultMailAlerts, on: true, quietFrom: 0, quietUntil: 0 });
  clock.forward(600);
  await scan({});
  const [, url = ""] = outbox[0]?.headers?.["List-Unsubscribe"]?.match(/^<https:\/\/linkstead\.test([^>]+)>$/) ?? [];
  expect(await (await get(url, { method: "POST" })).json()).toEqual({ alerts: false });
  const [row] = await db.select().from(mentionAlerts).where(eq(mentionAlerts.projectId, projectId));
  expect(row?.isOn).toBe(false);
});

test.each([
  ["a time zone that doesn't exist", { timeZone: "Europe/Atlantis" }],
  ["an hour that doesn't exist", { quietFrom: 24 }],
  ["no email a day", { maxPerDay: 0 }],
])("rejects %s", async (_, values) => {
  const { request } = await customer();
  expect((await request("PUT", "/mail", { ...defaultMailAlerts, ...values })).status).toBe(400);
});

test.each([
  [23, 22, 7, true],
  [6, 22, 7, true],
  [7, 22, 7, false],
  [12, 22, 7, false],
  [13, 12, 14, true],
  [14, 12, 14, false],
  [3, 5, 5, false],
])("%i:00 between %i:00 and %i:00 is quiet: %s", (hour, quietFrom, quietUntil, expected) => {
  expect(isQuiet(hour, { quietFrom, quietUntil })).toBe(expected);
});

test("knows the day and hour of a time zone, also when clocks change", () => {
  expect(localTime(new Date("2026-11-21T04:30:00Z"), "America/New_York")).toEqual({ day: "2026-11-20", hour: 23 });
  expect(localTime(new Date("2026-10-25T00:30:00Z"), "Europe/Berlin")).toEqual({ day: "2026-10-25", hour: 2 });
  expect(localTime(new Date("2026-10-25T01:30:00Z"), "Europe/Berlin")).toEqual({ day: "2026-10-25", hour: 2 });
});

test("the feed lists mentions with stable ids, answers 304 while nothing is new, and can be revoked", async () => {
  const { request, projectId } = await customer();
  const mention = await create.mention({
    projectId,
    title: "A <b>bold</b> post\u0007",
    excerpt: "<img src=x onerror=alert(1)>",
  });
  await create.mention({ projectId, status: "dismissed", title: "Dismissed" });
  const created = await request("POST", "/feed");
  const { url } = createdFeed.parse(await created.json());
  const { pathname } = new URL(url);
  const response = await get(pathname);
  expect(response.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  expect(response.headers.get("referrer-policy")).toBe("no-referrer");
  const xml = await response.text();
  expect(XMLValidator.validate(xml)).toBe(true);
  const { item } = new XMLParser({ ignoreAttributes: false }).parse(xml).rss.channel;
  expect(item).toMatchObject({ title: "A bold post", link: mention.url, guid: { "#text": `urn:uuid:${mention.id}` } });
  expect(xml).not.toContain("<img");
  const etag = response.headers.get("etag") ?? "";
  const conditional = () => get(pathname, { headers: { "if-none-match": etag } });
  clock.forward(3600);
  expect([(await conditional()).status, await (await conditional()).text()]).toEqual([304, ""]);
  await create.mention({ projectId, foundAt: now() });
  expect((await conditional()).status).toBe(200);
  const { url: replacement } = createdFeed.parse(await (await request("POST", "/feed")).json());
  expect((await get(pathname)).status).toBe(404);
  expect((await request("DELETE", "/feed")).status).toBe(204);
  expect((await get(new URL(replacement).pathname)).status).toBe(404);
});
