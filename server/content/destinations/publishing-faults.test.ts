// Every platform with every fault: no article twice, none lost, and a sentence for its owner.
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { publications } from "#db/schema/index.ts";
import { type Fault, newPost, type Operation } from "../../testing/stand-ins/platform.ts";
import { webflowFields } from "../../testing/stand-ins/webflow.ts";
import { attemptPublication } from "./publish.ts";
import { createPublishingApp, type PlatformName, platformNames, start } from "./testing/publishing-app.ts";

const app = await createPublishingApp();
const { dependencies, platforms, document, time, connect, queue, rowOf, destinationOf, articlesOn } = app;
const { db } = dependencies;

type Respond = (proceed: () => Response) => Response | Promise<Response>;

/** Makes one request of this kind fail; later ones succeed. */
const once = (operation: Operation, respond: Respond): Fault => {
  let isDone = false;
  return (current, proceed) => {
    if (isDone || current !== operation) return undefined;
    isDone = true;
    return respond(proceed);
  };
};

const after =
  (respond: () => Response | Promise<Response>): Respond =>
  (proceed) => {
    proceed();
    return respond();
  };
const json =
  (status: number, message: string, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ message, errors: [{ message }] }, { status, headers });
const page = (status: number) => () =>
  new Response("<!doctype html><title>Just a moment…</title>", { status, headers: { "content-type": "text/html" } });

type Outcome = {
  state: "published" | "queued" | "failed";
  errorClass?: string;
  reason?: RegExp;
  waitSeconds?: number;
};
const failed = (errorClass: string, reason: RegExp): Outcome => ({ state: "failed", errorClass, reason });
const queued = (errorClass: string, reason: RegExp, waitSeconds = 60): Outcome => ({
  state: "queued",
  errorClass,
  reason,
  waitSeconds,
});

/** The article exists although the answer was lost: it is found at once. A webhook's receiver takes its id only once. */
const adopted = (kind: PlatformName, reason: RegExp): Outcome =>
  kind === "webhook" ? queued("temporary", reason) : { state: "published" };

/** Faults that every platform can have. */
const common: [string, () => Fault, (kind: PlatformName) => Outcome][] = [
  [
    "no answer after the create",
    () => once("create", after(app.silence)),
    (kind) => adopted(kind, /didn't answer within 20 seconds/),
  ],
  [
    "no answer before the create",
    () => once("create", app.silence),
    () => queued("temporary", /didn't answer within 20 seconds/),
  ],
  [
    "500 after the create",
    () => once("create", after(json(500, "Oops"))),
    (kind) => adopted(kind, /has a problem \(status 500\)/),
  ],
  [
    "500 before the create",
    () => once("create", json(500, "Oops")),
    () => queued("temporary", /has a problem \(status 500\)/),
  ],
  [
    "503 with Retry-After",
    () => once("create", json(503, "Maintenance", { "retry-after": "7200" })),
    () => queued("temporary", /has a problem \(status 503\)/, 7200),
  ],
  [
    "429 with Retry-After",
    () => once("create", json(429, "Slow down", { "retry-after": "120" })),
    () => queued("rate", /asks us to slow down/, 120),
  ],
  [
    "429 without Retry-After",
    () => once("create", json(429, "Slow down")),
    () => queued("rate", /asks us to slow down/, 60),
  ],
  [
    "a redirect",
    () => once("create", () => Response.redirect("https://elsewhere.example/")),
    () => failed("refused", /redirects to another address/),
  ],
  [
    "413",
    () => once("create", json(413, "Too large")),
    () => failed("refused", /doesn't take files or texts of this size/),
  ],
  ["401", () => once("create", json(401, "No")), () => failed("auth", /didn't accept/)],
  ["409", () => once("create", json(409, "Conflict")), () => failed("conflict", /conflict|Publish your site/)],
  [
    "422",
    () => once("create", json(422, "Body is <b>required</b>")),
    () => failed("mapping", /didn't accept the .*It says: “Body is required”/),
  ],
];

/** Faults that a webhook can't have: its answer may be anything, and it has nothing to look up. */
const withLookup: typeof common = [
  [
    "a challenge page instead of an answer",
    () => once("create", page(200)),
    () => queued("temporary", /unexpected|without the/),
  ],
  [
    "an unreadable answer after the create",
    () =>
      once(
        "create",
        after(() => new Response('{"id": 1')),
      ),
    () => ({ state: "published" }),
  ],
  [
    "a firewall",
    () => once("create", page(403)),
    (kind) => (kind === "webflow" ? failed("auth", /lacks a permission/) : failed("refused", /firewall/)),
  ],
  ["500 on reading back", () => once("read", json(500, "Oops")), () => queued("temporary", /status 500/)],
  [
    "429 on the look-up",
    () => once("find", json(429, "Slow down", { "retry-after": "30" })),
    () => queued("rate", /asks us to slow down/, 30),
  ],
];

const cases = platformNames.flatMap((kind) =>
  [...common, ...(kind === "webhook" ? [] : withLookup)].map(
    ([name, fault, outcomeOf]) => [kind, name, fault, outcomeOf(kind)] as const,
  ),
);

const names: Record<PlatformName, string> = {
  wordpress: "WordPress",
  ghost: "Ghost",
  webflow: "Webflow",
  shopify: "Shopify",
  webhook: "Your webhook",
};

const expectOutcome = async (kind: PlatformName, id: string, outcome: Outcome) => {
  const row = await rowOf(id);
  expect({ state: row.state, errorClass: row.errorClass }).toEqual({
    state: outcome.state,
    errorClass: outcome.errorClass ?? null,
  });
  if (outcome.reason) {
    expect(row.reason).toMatch(outcome.reason);
    expect(row.reason).toContain(names[kind]);
  }
  if (outcome.waitSeconds !== undefined)
    expect((row.nextAttemptAt.getTime() - start.getTime()) / 1000).toBe(outcome.waitSeconds);
  expect(articlesOn(kind).length).toBeLessThanOrEqual(1);
};

/** In the end, exactly one article with all its text is live. */
const expectPublishedOnce = async (kind: PlatformName, id: string) => {
  expect(await rowOf(id)).toMatchObject({ state: "published", errorClass: null, leaseUntil: null, createSlug: null });
  expect(articlesOn(kind)).toMatchObject([{ slug: document.slug, html: document.html, isLive: true }]);
};

test.each(cases)("%s: %s", async (kind, _, fault, outcome) => {
  const { id } = await queue((await connect(kind)).id);
  platforms[kind].behavior.fault = fault();
  await attemptPublication(dependencies, id);
  await expectOutcome(kind, id, outcome);
  await app.publishAfterRepair(id);
  await expectPublishedOnce(kind, id);
});

test.each(platformNames)("%s: a process that is killed after the create", async (kind) => {
  const { id } = await queue((await connect(kind)).id);
  let isKilled = true;
  // The attempt hangs forever, and its row stays as the killed process left it.
  platforms[kind].behavior.fault = (operation, proceed) => {
    if (!isKilled || operation !== "create") return undefined;
    isKilled = false;
    proceed();
    return new Promise<Response>(() => {});
  };
  // Its request ends with the test, when the database is closed.
  attemptPublication(dependencies, id).catch(() => {});
  await expect.poll(() => articlesOn(kind).length).toBe(1);
  expect(await attemptPublication(dependencies, id)).toMatchObject({ state: "publishing" });
  await app.publishAfterRepair(id);
  await expectPublishedOnce(kind, id);
});

const lookingUp = platformNames.filter((kind) => kind !== "webhook");

test.each(lookingUp)("%s: leaves a page of the owner alone that has the same address", async (kind) => {
  const { id } = await queue((await connect(kind)).id);
  const own = newPost({
    id: kind === "shopify" ? "gid://shopify/Article/7" : "7",
    slug: document.slug,
    title: "Mine",
    html: "Mine",
  });
  platforms[kind].posts.set(own.id, own);
  expect(await attemptPublication(dependencies, id)).toMatchObject({
    state: "failed",
    errorClass: "conflict",
    reason:
      "Your site already has a page with the address “track-a-parcel”, and we didn't publish it. Choose another address, then publish again.",
  });
  expect([...platforms[kind].posts.values()]).toEqual([own]);
  expect(own).toMatchObject({ title: "Mine", html: "Mine", updates: 0 });
});

test.each(lookingUp)("%s: leaves a page alone that its owner created after a refused attempt", async (kind) => {
  const { id, destinationId, articleId } = await queue((await connect(kind)).id);
  platforms[kind].behavior.fault = once("create", json(422, "Invalid"));
  await attemptPublication(dependencies, id);
  const own = newPost({ id: kind === "shopify" ? "gid://shopify/Article/7" : "7", slug: document.slug, title: "Mine" });
  platforms[kind].posts.set(own.id, own);
  await queue(destinationId, { articleId: articleId ?? "" });
  expect(await attemptPublication(dependencies, id)).toMatchObject({ state: "failed", errorClass: "conflict" });
  expect(own).toMatchObject({ title: "Mine", updates: 0 });
});

test.each(lookingUp)("%s: creates an article again that its owner has deleted there", async (kind) => {
  const { id, destinationId, articleId } = await queue((await connect(kind)).id);
  await attemptPublication(dependencies, id);
  platforms[kind].posts.clear();
  await queue(destinationId, { articleId: articleId ?? "", version: 2 });
  await attemptPublication(dependencies, id);
  await expectPublishedOnce(kind, id);
});

const imageFaults: [PlatformName, () => Fault, RegExp][] = [
  [
    "wordpress",
    () =>
      once("image", () =>
        Response.json(
          { code: "rest_upload_unknown_error", message: "This file type is not allowed." },
          { status: 500 },
        ),
      ),
    /^Published without its image. Your WordPress site didn't accept the image. It says: “This file type is not allowed.”/,
  ],
  ["ghost", () => once("image", json(415, "The file type is not supported.")), /^Published without its image. Ghost/],
  [
    "webflow",
    () => once("create", json(400, "Validation Error: image could not be imported")),
    /^Published without its image. Webflow/,
  ],
  [
    "shopify",
    () =>
      once("create", () => {
        const error = { code: "INVALID", field: ["article", "image"], message: "Image is invalid" };
        return Response.json({ data: { articleCreate: { article: null, userErrors: [error] } } });
      }),
    /^Published without its image. Shopify didn't accept the image. It says: “Image is invalid”/,
  ],
];

test.each(imageFaults)("%s: an image that is refused", async (kind, fault, reason) => {
  const { id } = await queue((await connect(kind)).id);
  platforms[kind].behavior.fault = fault();
  await attemptPublication(dependencies, id);
  await expectPublishedOnce(kind, id);
  expect((await rowOf(id)).reason).toMatch(reason);
  expect(articlesOn(kind)[0]?.image).toBeUndefined();
});

test.each(platformNames)("%s: a site with an invalid certificate and one whose name doesn't exist", async (kind) => {
  const addresses: [string, string][] = [
    [app.selfSignedUrl, "has no valid certificate"],
    ["https://no-such-name.invalid", "can't be found"],
  ];
  for (const [url, sentence] of addresses) {
    const { id, destinationId } = await queue((await connect(kind, { url })).id);
    const env = { ...dependencies.env, WEBFLOW_URL: url, SHOPIFY_URL: url };
    expect(await attemptPublication({ ...dependencies, env }, id)).toMatchObject({
      state: "queued",
      errorClass: "temporary",
      reason: expect.stringContaining(sentence),
    });
    expect(await destinationOf(destinationId)).toMatchObject({ state: "failing" });
  }
});

const graphQlError = (code: string) => () => Response.json({ errors: [{ message: "Denied", extensions: { code } }] });

/** Faults of one platform. */
const special: [PlatformName, string, () => Fault, Outcome][] = [
  [
    "ghost",
    "someone saves between our two calls",
    () => once("update", json(409, "Someone else is editing this post.")),
    { state: "published" },
  ],
  [
    "ghost",
    "someone keeps editing",
    () => (operation, proceed) => {
      const [post] = articlesOn("ghost");
      if (operation === "update" && post) platforms.ghost.touch(post);
      return operation === "update" ? proceed() : undefined;
    },
    failed("conflict", /Someone is editing this post in Ghost/),
  ],
  [
    "webflow",
    "a publish call that answers 202 with errors",
    () => once("publish", () => Response.json({ errors: [{ message: "Site is locked" }] }, { status: 202 })),
    failed("mapping", /saved the item but didn't publish it. It says: “Site is locked”/),
  ],
  [
    "webflow",
    "a collection that was never published",
    () => once("publish", json(409, "Conflict")),
    failed("conflict", /Publish your site in Webflow once/),
  ],
  ["webflow", "429 on publishing", () => once("publish", json(429, "Slow down")), queued("rate", /slow down/)],
  ["shopify", "too many GraphQL points", () => once("create", graphQlError("THROTTLED")), queued("rate", /slow down/)],
  ["shopify", "a missing scope", () => once("create", graphQlError("ACCESS_DENIED")), failed("auth", /write_content/)],
  [
    "shopify",
    "an app of another organization",
    () => once("sign-in", () => Response.json({ error: "shop_not_permitted" }, { status: 400 })),
    failed("auth", /belongs to another organization/),
  ],
  [
    "wordpress",
    "a user who may not publish",
    () =>
      once("update", () =>
        Response.json({ code: "rest_cannot_publish", message: "You may not publish." }, { status: 403 }),
      ),
    failed("auth", /Give it the role Author or Editor/),
  ],
  [
    "wordpress",
    "a site that lets only plugins write meta fields",
    () => once("update", () => Response.json({ code: "rest_cannot_update", message: "meta" }, { status: 403 })),
    { state: "published" },
  ],
  ["wordpress", "500 on the image", () => once("image", json(500, "Oops")), queued("temporary", /status 500/)],
  ["wordpress", "500 on the tags", () => once("other", json(500, "Oops")), queued("temporary", /status 500/)],
  ["webhook", "410", () => once("create", json(410, "Gone")), failed("auth", /is gone/)],
  ["webhook", "404", () => once("create", json(404, "No")), failed("refused", /doesn't exist/)],
];

test.each(special)("%s: %s", async (kind, name, fault, outcome) => {
  const { id, destinationId, articleId } = await queue((await connect(kind)).id);
  if (kind === "ghost") {
    await attemptPublication(dependencies, id);
    await queue(destinationId, { articleId: articleId ?? "", version: 2 });
  }
  platforms[kind].behavior.fault = fault();
  await attemptPublication(dependencies, id);
  await expectOutcome(kind, id, outcome);
  if (name === "someone keeps editing") platforms.ghost.behavior.fault = undefined;
  await app.publishAfterRepair(id);
  await expectPublishedOnce(kind, id);
});

test("wordpress: a server that strips the Authorization header pauses the destination and tells how to fix it", async () => {
  const { id, destinationId } = await queue((await connect("wordpress")).id);
  platforms.wordpress.settings.stripsAuthorization = true;
  const reason =
    "Your server removes the Authorization header before WordPress sees it. Ask your host to pass it on, for example with “CGIPassAuth On”, then test the connection.";
  expect(await attemptPublication(dependencies, id)).toMatchObject({ state: "failed", errorClass: "auth", reason });
  expect(await destinationOf(destinationId)).toMatchObject({ state: "paused", reason });
  platforms.wordpress.settings.stripsAuthorization = false;
  await app.publishAfterRepair(id);
  await expectPublishedOnce("wordpress", id);
});

test("webflow: a required field that takes nothing is named", async () => {
  const { collection } = platforms.webflow;
  const summary = collection.fields.find(({ slug }) => slug === webflowFields.summary);
  const author = { id: "author", slug: "author", displayName: "Author", type: "PlainText", isRequired: true };
  collection.fields.push(author);
  const { id } = await queue((await connect("webflow")).id);
  expect(await attemptPublication(dependencies, id)).toMatchObject({
    errorClass: "mapping",
    reason: "Webflow requires the fields Author. Choose what they take, or make them optional.",
  });
  expect(platforms.webflow.posts.size).toBe(0);
  collection.fields.pop();
  expect(summary).toBeDefined();
});

test("temporary failures are retried after 1, 5, 15 and 60 minutes, then the publication has failed", async () => {
  const { id } = await queue((await connect("ghost")).id);
  platforms.ghost.behavior.fault = (operation) => (operation === "find" ? json(500, "Oops")() : undefined);
  const waits: number[] = [];
  for (;;) {
    await attemptPublication(dependencies, id);
    const { state, nextAttemptAt } = await rowOf(id);
    if (state !== "queued") break;
    waits.push((nextAttemptAt.getTime() - time.now.getTime()) / 60_000);
    time.now = nextAttemptAt;
  }
  expect(waits).toEqual([1, 5, 15, 60]);
  expect(await rowOf(id)).toMatchObject({ state: "failed", errorClass: "temporary", attempts: 5 });
  expect(await db.$count(publications, eq(publications.id, id))).toBe(1);
});
