import { eq, sql } from "drizzle-orm";
import { unzipSync } from "fflate";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { destinations } from "#db/schema/index.ts";
import {
  createdDestination,
  destinationList,
  type PublishedDocument,
  publicationList,
  wordpressAuthorization,
} from "#shared/content/destinations.ts";
import { readEnv } from "../../env.ts";
import { createSafeFetch } from "../../integrations/safe-fetch.ts";
import { rotateSecrets } from "../../security/rotate-secrets.ts";
import { createSecretBox } from "../../security/secret-box.ts";
import { callWith } from "../../testing/api-caller.ts";
import { createGhostSite, ghostSecret } from "../../testing/stand-ins/ghost.ts";
import { createWebflowApi, webflowCollectionId, webflowFields, webflowToken } from "../../testing/stand-ins/webflow.ts";
import { createWebhookReceiver } from "../../testing/stand-ins/webhook-receiver.ts";
import { createWordpressSite, wordpressUser } from "../../testing/stand-ins/wordpress.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { queuePublication } from "./publications.ts";
import { attemptPublication } from "./publish.ts";

let now = new Date("2026-11-21T09:00:00Z");
const wordpress = createWordpressSite({ hasPrettyLinks: false });
const ghost = createGhostSite(() => now);
const webflow = createWebflowApi();
const receiver = createWebhookReceiver();
const hosts = [wordpress, ghost, webflow, receiver].map(({ host }) => host);
afterAll(() => {
  for (const { stop } of [wordpress, ghost, webflow, receiver]) stop();
});

const logged: string[] = [];
const log = pino({ level: "trace" }, { write: (line) => void logged.push(line) });
const env = {
  ...readEnv({ NODE_ENV: "test", LOG_LEVEL: "silent", CHECKS: "off", SITE_URL: "https://linkstead.test" }),
  FETCH_ALLOW: hosts.join(),
  WEBFLOW_URL: webflow.url,
};
const safeFetch = createSafeFetch({ allow: hosts });
const { dependencies, create, get, tokenOf } = await createTestApp({ safeFetch, log, env, clock: () => now });
const { db } = dependencies;
const call = callWith(get);
const answers: string[] = [];

const user = await create.user({ trialEndsAt: new Date("2027-01-01T00:00:00Z") });
const token = await tokenOf(user);
const { id: projectId } = await create.project({ ownerId: user.id });
const list = `projects/${projectId}/destinations`;

/** Sends a request as the owner and returns status and body. */
const send = async (method: string, path: string, body?: unknown) => {
  const response = await call(method, path, token, body);
  const text = await response.text();
  answers.push(text);
  return { status: response.status, body: text && JSON.parse(text) };
};

const inputs = {
  wordpress: { kind: "wordpress", name: "Blog", url: wordpress.url, secret: wordpressUser },
  ghost: { kind: "ghost", name: "Ghost", url: ghost.url, secret: ghostSecret, settings: { publishAs: "live" } },
  webflow: {
    kind: "webflow",
    name: "Webflow",
    secret: { token: webflowToken },
    settings: { collectionId: webflowCollectionId, fields: webflowFields },
  },
};

const createOne = async (input: object) => createdDestination.parse((await send("POST", list, input)).body);

test("allows 20 destinations per project", async () => {
  const { id } = await create.project({ ownerId: user.id });
  const row = { projectId: id, kind: "wordpress", name: "Blog", settings: { publishAs: "draft" } } as const;
  await db.insert(destinations).values(Array.from({ length: 19 }, () => row));
  const statuses = [];
  for (let at = 0; at < 2; at++)
    statuses.push((await send("POST", `projects/${id}/destinations`, inputs.wordpress)).status);
  expect(statuses).toEqual([201, 403]);
});

test("creates destinations that publish drafts by default, and lists them without secrets", async () => {
  const { id } = await createOne(inputs.wordpress);
  await createOne(inputs.ghost);
  const found = destinationList.parse((await send("GET", list)).body);
  expect(found).toMatchObject({
    total: 2,
    destinations: [
      { id, kind: "wordpress", url: wordpress.url, settings: { publishAs: "draft" }, state: "ok", reason: null },
      { kind: "ghost", settings: { publishAs: "live" } },
    ],
  });
});

const refused: [string, object, string][] = [
  ["plain HTTP", { ...inputs.wordpress, url: "http://shop.example/" }, "https://"],
  ["a private address", { ...inputs.wordpress, url: "https://192.168.0.1/" }, "public website"],
  ["another kind's secret", { ...inputs.ghost, secret: wordpressUser }, "request body"],
  ["another kind's settings", { ...inputs.ghost, settings: { publishAs: "live", blogId: "1" } }, "request body"],
  ["a Ghost key that isn't one", { ...inputs.ghost, secret: { adminKey: "1234" } }, "request body"],
  [
    "a shop that isn't at myshopify.com",
    { kind: "shopify", name: "Shop", url: "https://shop.example", secret: { clientId: "a", clientSecret: "b" } },
    "myshopify.com",
  ],
  ["an unknown kind", { kind: "medium", name: "Medium" }, "request body"],
];
test.each(refused)("refuses %s", async (_, input, detail) => {
  expect(await send("POST", list, input)).toMatchObject({
    status: 400,
    body: { detail: expect.stringContaining(detail) },
  });
});

test("a webhook gets a signing secret, which is answered once and signs the test", async () => {
  const made = await createOne({ kind: "webhook", name: "Site", url: receiver.url });
  expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect((await send("PUT", `destinations/${made.id}`, { name: "Our site" })).body).not.toHaveProperty("secret");
  const report = await send("POST", `destinations/${made.id}/test`);
  expect(report.body).toEqual({
    ok: false,
    as: null,
    can: [],
    warnings: [],
    reason: "Your webhook didn't accept our signature. Check that it uses the current secret.",
  });
  expect(receiver.requests.at(-1)?.headers.get("webhook-id")).toMatch(/^test-/);
});

test("a new address needs the credentials again, and settings must fit the kind", async () => {
  const { id } = await createOne(inputs.ghost);
  const url = "https://evil.example/";
  expect(await send("PUT", `destinations/${id}`, { url })).toMatchObject({
    status: 400,
    body: { issues: [{ path: "secret" }] },
  });
  expect(await send("PUT", `destinations/${id}`, { url, secret: wordpressUser })).toMatchObject({ status: 400 });
  expect(await send("PUT", `destinations/${id}`, { settings: { publishAs: "never" } })).toMatchObject({ status: 400 });
  expect(await send("PUT", `destinations/${id}`, { url, secret: ghostSecret })).toMatchObject({
    status: 200,
    body: { url },
  });
});

test("another path of the same host needs the credentials again, too", async () => {
  const { id, url } = await createOne(inputs.wordpress);
  expect(await send("PUT", `destinations/${id}`, { url: `${wordpress.url}/~eve/` })).toMatchObject({
    status: 400,
    body: { issues: [{ path: "secret" }] },
  });
  expect(await send("PUT", `destinations/${id}`, { url, name: "Our site" })).toMatchObject({ status: 200 });
});

test("tests a connection: what the account may do, or what is wrong and how to fix it", async () => {
  const { id } = await createOne(inputs.wordpress);
  expect((await send("POST", `destinations/${id}/test`)).body).toEqual({
    ok: true,
    as: "Ada on Parcelo",
    can: ["create drafts", "publish", "upload images"],
    warnings: [],
    reason: null,
  });
  const secret = { ...wordpressUser, applicationPassword: "wrong" };
  await send("PUT", `destinations/${id}`, { secret });
  const reason =
    "WordPress didn't accept the user name or the application password. Use the login, not the password's label.";
  expect((await send("POST", `destinations/${id}/test`)).body).toMatchObject({ ok: false, reason });
  expect((await send("GET", list)).body.destinations).toContainEqual(
    expect.objectContaining({ id, state: "paused", reason }),
  );
  expect((await send("PUT", `destinations/${id}`, { secret: wordpressUser })).body).toMatchObject({
    state: "ok",
    reason: null,
  });
});

test("lists categories, and collections with the fields to choose from", async () => {
  const [site, cms] = [await createOne(inputs.wordpress), await createOne(inputs.webflow)];
  expect((await send("GET", `destinations/${site.id}/targets`)).body).toMatchObject({
    total: 2,
    targets: [{ id: "1", name: "Guides", kind: "category", fields: [] }, { name: "News" }],
  });
  expect((await send("GET", `destinations/${cms.id}/targets`)).body).toMatchObject({
    targets: [
      {
        id: webflowCollectionId,
        name: "Parcelo: Blog posts",
        fields: [{ slug: "post-body", type: "RichText", isRequired: false }, {}, { slug: "main-image" }],
      },
    ],
  });
});

test("connects WordPress with one click, and only who started it", async () => {
  const { id: ownId } = await create.project({ ownerId: user.id });
  const own = `projects/${ownId}/destinations`;
  const started = await send("GET", `${own}/wordpress/authorize?url=${encodeURIComponent(wordpress.url)}`);
  const { url, state } = wordpressAuthorization.parse(started.body);
  const page = new URL(url);
  expect(page.origin + page.pathname).toBe(`${wordpress.url}/wp-admin/authorize-application.php`);
  expect(Object.fromEntries(page.searchParams)).toEqual({
    app_name: "Linkstead",
    app_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    success_url: `https://linkstead.test/dashboard/destinations/wordpress?project=${ownId}&state=${state}`,
    reject_url: `https://linkstead.test/dashboard/destinations/wordpress?project=${ownId}&state=${state}&rejected=true`,
  });
  const answer = { state, ...wordpressUser };
  const stranger = await create.user({ trialEndsAt: new Date("2027-01-01T00:00:00Z") });
  const { id: strangersId } = await create.project({ ownerId: stranger.id });
  const strangers = `projects/${strangersId}/destinations/wordpress`;
  expect((await call("POST", strangers, await tokenOf(stranger), answer)).status).toBe(400);
  expect(await send("POST", `${list}/wordpress`, answer)).toMatchObject({ status: 400 });
  expect(await send("POST", `${own}/wordpress`, { ...answer, state: `${state}x` })).toMatchObject({ status: 400 });
  const created = await send("POST", `${own}/wordpress`, answer);
  expect(created).toMatchObject({ status: 201, body: { kind: "wordpress", url: wordpress.url, state: "ok" } });
  // A second connection of the same site replaces its password.
  expect((await send("POST", `${own}/wordpress`, answer)).body.id).toBe(created.body.id);
  now = new Date(now.getTime() + 11 * 60_000);
  expect(await send("POST", `${own}/wordpress`, answer)).toMatchObject({ status: 400 });
});

test("says why a site can't be connected with one click", async () => {
  wordpress.settings.hasApplicationPasswords = false;
  const path = `${list}/wordpress/authorize?url=${encodeURIComponent(wordpress.url)}`;
  expect((await send("GET", path)).body.detail).toContain("has no application passwords");
  wordpress.settings.hasApplicationPasswords = true;
  const other = `${list}/wordpress/authorize?url=${encodeURIComponent(receiver.url)}`;
  expect((await send("GET", other)).body.detail).toContain("has no WordPress API");
});

test("lists what is at a destination, what is damaged first, and counts it", async () => {
  const { id: ownId } = await create.project({ ownerId: user.id });
  const { id } = await create.destination({ projectId: ownId });
  const at = (day: number) => new Date(Date.UTC(2026, 10, day, 9));
  const add = (slug: string, values: Partial<Parameters<typeof create.publication>[0]>) =>
    create.publication({ projectId: ownId, destinationId: id, document: { slug }, ...values });
  await add("old", { publishedAt: at(1), problem: "gone", problemConfirmedAt: at(5) });
  await add("new", { publishedAt: at(3) });
  await add("retried", {
    state: "queued",
    errorClass: "temporary",
    reason: "Busy.",
    nextAttemptAt: at(22),
    createdAt: at(2),
  });
  const found = publicationList.parse((await send("GET", `destinations/${id}/publications`)).body);
  expect(found).toMatchObject({
    total: 3,
    publications: [
      { slug: "old", problem: "gone" },
      { slug: "new", problem: null, nextAttemptAt: null },
      { slug: "retried", reason: "Busy.", nextAttemptAt: at(22).toISOString() },
    ],
  });
  expect((await send("GET", `projects/${ownId}/destinations`)).body.destinations).toMatchObject([
    {
      published: 2,
      waiting: 1,
      failed: 0,
      damaged: 1,
      lastPublishedAt: at(3).toISOString(),
      nextAttemptAt: at(22).toISOString(),
    },
  ]);
});

test("deletes a destination, but not while it publishes", async () => {
  const { id } = await createOne(inputs.ghost);
  const input = { projectId, destinationId: id, articleId: crypto.randomUUID(), version: 1, mode: "live" as const };
  await queuePublication(db, { ...input, document: {} as PublishedDocument });
  await db.execute(sql`update publications set state = 'publishing'`);
  expect(await send("DELETE", `destinations/${id}`)).toMatchObject({ status: 409 });
  await db.execute(sql`update publications set state = 'failed'`);
  expect(await send("DELETE", `destinations/${id}`)).toMatchObject({ status: 204 });
  expect(await send("DELETE", `destinations/${id}`)).toMatchObject({ status: 404 });
});

test("downloads a zip with a Markdown and an HTML file per article", async () => {
  const { id: destinationId } = await createOne({ kind: "download", name: "Files" });
  const document = {
    title: 'Say "hi"',
    slug: "say-hi",
    html: '<h2>Why</h2><p><a href="/page">Because</a></p>',
    excerpt: "Short.",
    metaTitle: "Hi & bye",
    metaDescription: "",
    canonicalUrl: "https://parcelo.example/say-hi",
    image: null,
    tags: ["a"],
    language: "en",
  };
  for (const version of [1, 2]) {
    const input = {
      projectId,
      destinationId,
      articleId: crypto.randomUUID(),
      version,
      mode: "live" as const,
      document,
    };
    const { id } = await queuePublication(db, input);
    expect(await attemptPublication(dependencies, id)).toMatchObject({ state: "published", remoteId: "say-hi" });
  }
  const response = await call("GET", `destinations/${destinationId}/download`, token);
  expect(response.headers.get("content-type")).toBe("application/zip");
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(Object.keys(files)).toEqual([
    "say-hi.md",
    "say-hi.html",
    expect.stringMatching(/^say-hi-\w{6}\.md$/),
    expect.any(String),
  ]);
  const text = (name: string) => new TextDecoder().decode(files[name]);
  expect(text("say-hi.md")).toBe(
    [
      "---",
      'title: "Say \\"hi\\""',
      'slug: "say-hi"',
      'description: "Short."',
      'canonical: "https://parcelo.example/say-hi"',
      "image: null",
      'tags: ["a"]',
      'language: "en"',
      "---",
      "",
      "## Why\n\n[Because](https://linkstead.test/page)",
      "",
    ].join("\n"),
  );
  expect(text("say-hi.html")).toContain("<title>Hi &amp; bye</title>");
});

test("secrets are in no answer, export, log line or dump, and can be rotated", async () => {
  const secrets = [wordpressUser.applicationPassword, ghostSecret.adminKey, webflowToken].flatMap((secret) => [
    secret,
    Buffer.from(`ada:${secret}`).toString("base64"),
  ]);
  const exported = await (await call("GET", "users/me/export", token)).text();
  expect(exported).toContain(wordpress.url);
  const dump = JSON.stringify(await db.select().from(destinations));
  for (const text of [...answers, ...logged, exported, dump])
    for (const secret of secrets) expect(text).not.toContain(secret);

  const former = "a key of the tests, long enough too";
  const rotated = createSecretBox({ current: "a new key of the tests, long enough", previous: [former] });
  const count = await db.$count(destinations, sql`secret is not null`);
  expect(await rotateSecrets(db, rotated)).toEqual({ rotated: count, current: 0, failed: 0 });
  expect(await rotateSecrets(db, rotated)).toEqual({ rotated: 0, current: count, failed: 0 });
  const { id } = (await db.select().from(destinations).where(eq(destinations.kind, "ghost")))[0] ?? { id: "" };
  await db.update(destinations).set({ secret: "v1.00000000.AAAA.AAAA" }).where(eq(destinations.id, id));
  expect(await rotateSecrets(db, rotated)).toEqual({ rotated: 0, current: count - 1, failed: 1 });
});
