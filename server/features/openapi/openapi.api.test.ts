import { Validator } from "@seriousme/openapi-schema-validator";
import type { ExtractSchema } from "hono/types";
import { afterAll, expect, expectTypeOf, test } from "vitest";
import type { Operation } from "#shared/openapi.ts";
import { type Api, api } from "../../api.ts";
import type { documentedOutput } from "../../http/describe.ts";
import { createSafeFetch } from "../../integrations/safe-fetch.ts";
import { pngOf } from "../../testing/image-files.ts";
import { expectDocumented } from "../../testing/openapi-conformance.ts";
import { htmlPage, website } from "../../testing/stand-ins/website.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { document } from "./document.ts";

const site = website({
  "/": () => htmlPage("<title>Parcelo, the parcel tracker</title><p>Parcel tracker for shops: a parcel tracker.</p>"),
  "/feed": () => htmlPage("<rss version='2.0'><channel><title>News</title></channel></rss>", "application/rss+xml"),
});
afterAll(() => void site.stop());
const { get, create, tokenOf, dependencies } = await createTestApp({
  safeFetch: createSafeFetch({ allow: [site.host] }),
});

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  (Object.entries(methods) as [string, Operation][]).map(([method, operation]) => ({ path, method, operation })),
);

test("documents every endpoint, and nothing else", () => {
  const routes = api.routes.filter(({ method }) => method !== "ALL").map(({ method, path }) => `${method} ${path}`);
  const described = operations.map(
    ({ method, path }) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`,
  );
  expect(described.sort()).toEqual([...new Set(routes)].sort());
});

test("serves a valid OpenAPI 3.1 document to anyone", async () => {
  const answer = await get("/api/openapi.json");
  const served = await answer.json();
  expect(served).toEqual(JSON.parse(JSON.stringify(document)));
  const validator = new Validator();
  expect(await validator.validate(served)).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
});

type ApiSchema = ExtractSchema<Api>;
type JsonOutput<Endpoint> = Endpoint extends { output: infer Output; outputFormat: "json" } ? Output : never;
type DocumentedOutput<Endpoint> = Endpoint extends { input: { [documentedOutput]?: infer Output } }
  ? NonNullable<Output>
  : never;
/** The endpoints whose handler returns JSON that their documented responses don't allow. */
type WronglyDocumented = {
  [Path in keyof ApiSchema & string]: {
    [Method in keyof ApiSchema[Path] & string]: [JsonOutput<ApiSchema[Path][Method]>] extends [
      DocumentedOutput<ApiSchema[Path][Method]>,
    ]
      ? never
      : `${Method} ${Path}`;
  }[keyof ApiSchema[Path] & string];
}[keyof ApiSchema & string];

test("documents the response types of the handlers", () => {
  expectTypeOf<WronglyDocumented>().toBeNever();
});

test("gives each operation a unique id, a summary and a tag", () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  const tags = document.tags.map(({ name }) => name);
  for (const { operation } of operations) {
    expect(operation.summary).toMatch(/^[A-Z].*[^.]$/);
    expect(tags).toContain(operation.tags[0]);
    expect(operation.description ?? "Text.").toMatch(/^[A-Z`].*\.$/);
  }
});

test("reads access and input from the middleware of a route", () => {
  const keyword = document.paths["/projects/{id}/keyword"]?.post;
  expect(keyword).toMatchObject({
    "x-who": "member",
    security: [{ bearer: [] }],
    parameters: [{ name: "id", in: "path", required: true, schema: { format: "uuid" } }],
    requestBody: { content: { "application/json": { schema: { required: ["text"] }, example: { text: /./ } } } },
  } satisfies Record<string, unknown> as never);
  expect(Object.keys(keyword?.responses ?? {})).toEqual(["201", "400", "401", "403", "404", "409", "413", "default"]);
  const list = document.paths["/posts/{projectId}/mentions"]?.get?.parameters;
  expect(list).toContainEqual(
    expect.objectContaining({
      name: "limit",
      in: "query",
      required: false,
      schema: { type: "integer", default: 10, minimum: 1, maximum: 100 },
    }),
  );
});

const owner = await create.user({ planId: null, isAdmin: true, password: "correct horse battery" });
const ownerId = owner.id;
const project = await create.project({ ownerId });
const within = { projectId: project.id };
const [keyword, mention, lead, offer, suggestion, post, picture] = await Promise.all([
  create.keyword(within),
  create.mention({ ...within, reply: "Have a look.", repliedAt: dependencies.clock() }),
  create.lead(within),
  create.offer(within),
  create.suggestion(within),
  create.post(),
  create.picture(),
]);
const token = await tokenOf(owner);

const ask = (method: string, path: string, body?: unknown) =>
  get(`/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && !(body instanceof FormData) && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });

const said = { projectId: project.id, reason: "Too expensive", rating: 2 };
const feedback = await (await ask("POST", "/feedback/save", said)).json();
const plan = { label: "Growth", price: 39, type: "monthly" };
const { id: planId } = await (await ask("POST", "/plans", plan)).json();
const upload = new FormData();
upload.set("file", new File([pngOf(32, 32)], "picture.png"));

/** The row for a path parameter, by the segment before it. */
const rows: Record<string, string | number> = {
  projects: project.id,
  keyword: keyword.id,
  leads: lead.id,
  posts: project.id,
  offers: offer.id,
  blogposts: post.id,
  "file-uploads": picture.id,
  plans: planId,
  feedbacks: feedback.id,
  feedback: feedback.id,
  suggestions: suggestion.id,
  dialog: project.id,
  sessions: crypto.randomUUID(),
  subscriptions: "sub_1",
  users: owner.id,
};
const named: Record<string, string | number> = {
  projectId: project.id,
  mentionId: mention.id,
  slug: post.slug,
  n: 3,
  code: "ac_1",
  mode: "live",
};
const addressOf = (path: string) =>
  path.replace(/(\w[\w-]*)\/\{(\w+)\}/g, (_, word: string, name: string) => `${word}/${named[name] ?? rows[word]}`);

const queries: Record<string, string> = {
  "/auth/magic-link": "?email=ada@people.example",
  "/auth/magic-link/callback": "?token=unknown",
  "/projects/website-infos": `?url=${site.url}`,
  "/projects/keyword-proposals": `?url=${site.url}`,
  "/projects/website-icon": `?url=${site.url}`,
  "/projects/{id}/keyword-preview": "?text=parcel",
  "/digest/off": "?token=unknown",
  "/payments/confirms": "?session_id=cs_1",
  "/feedback/{id}/offer": `?token=${feedback.token}`,
};
/** Expected failures: endpoints that need an external service, an email or a payment. */
const refused: Record<string, number> = {
  "/auth/magic-link/callback": 400,
  "/projects/website-icon": 502,
  "/projects/{id}/keyword-preview": 503,
  "/file-uploads/{id}/image": 404,
  "/subscriptions/{id}": 404,
  "/payments/confirms": 503,
  "/payments/connect": 503,
  "/payments/account-id/{code}/{mode}": 400,
  "/users/complete-payment": 503,
  "/users/update-payment": 503,
};

const gets = operations.filter(({ method }) => method === "get").map(({ path }) => path);

test.each(gets)("GET %s answers as described", async (path) => {
  const answer = await ask("GET", addressOf(path) + (queries[path] ?? ""));
  expect([refused[path] ?? 200, 202, 303]).toContain(answer.status);
  await answer.arrayBuffer();
});

const newEmail = () => `${crypto.randomUUID().slice(0, 8)}@people.example`;
const creates: [path: string, body: unknown, status: number][] = [
  ["/auth/signup", { email: newEmail(), password: "correct horse battery" }, 201],
  ["/auth/signIn", { email: owner.email, password: "correct horse battery" }, 200],
  ["/auth/exist", { email: owner.email }, 200],
  ["/auth/password-reset", { email: owner.email }, 202],
  ["/auth/google", { credential: "none" }, 503],
  ["/blogposts", { title: "A post", content: "<p>Text.</p>", status: "draft" }, 201],
  ["/file-uploads/image", upload, 201],
  ["/plans", plan, 201],
  ["/projects", { name: "Another", url: "https://another.example", keywords: ["parcels"] }, 201],
  ["/projects/{id}/keyword", { text: "another tracker" }, 201],
  ["/projects/{id}/feeds", { url: `${site.url}/feed` }, 201],
  ["/offers/add-update", { ...within, type: "pause", title: "Take a break" }, 201],
  ["/offers/add-update", { ...within, id: offer.id, type: "pause", title: "Take a break" }, 200],
  ["/feedback/save", said, 201],
  ["/feedback/save", { id: feedback.id, token: feedback.token, outcome: "left" }, 200],
  ["/feedback/save", { id: feedback.id, status: "read" }, 200],
  ["/suggestions/{projectId}/audit", undefined, 202],
  ["/waitlist", { email: newEmail() }, 201],
  ["/plans/change", { planId }, 503],
  ["/users/new-subscription", { subscriptionId: "sub_1" }, 503],
  ["/users/me/confirm-email", { token: "unknown" }, 400],
  ["/digest/off?token=unknown", undefined, 400],
  ["/payments/webhook", { id: "evt_1" }, 503],
];

test.each(creates)("POST %s with %j answers %d, as described", async (path, body, status) => {
  const answer = await ask("POST", addressOf(path), body);
  expect([answer.status, await answer.json()]).toEqual([status, expect.anything()]);
});

const changes: [path: string, body: unknown][] = [
  ["/users/me", { name: "Ada" }],
  ["/users/me/mails", { digest: false }],
  ["/projects/{id}", { name: "Parcelo 2" }],
  ["/projects/{id}/dm", { dm: "Hello {{handle}}" }],
  ["/projects/{id}/leads/{leadId}", { status: "contacted" }],
  ["/projects/{id}/leaving-dialog", { reasons: ["Too expensive"], isShuffled: true }],
  ["/posts/{mentionId}/reply", { reply: "Have a look at Parcelo.", sent: true }],
  ["/posts/{mentionId}/mention", { status: "new" }],
  ["/blogposts/{id}", { title: "Another post", content: "<p>Text.</p>", status: "published" }],
  ["/plans/{id}", plan],
  ["/suggestions/{id}", { state: "open" }],
];

test.each(changes)("PUT %s with %j answers as described", async (path, body) => {
  const answer = await ask("PUT", addressOf(path).replace("{leadId}", lead.id), body);
  expect([answer.status, await answer.json()]).toEqual([200, expect.anything()]);
});

test.each<[string, string, RequestInit, number]>([
  ["without a token", "/projects/my", {}, 401],
  [
    "with a wrong body",
    "/waitlist",
    { method: "POST", body: "{}", headers: { "content-type": "application/json" } },
    400,
  ],
  ["for what is not there", `/plans/2000000000`, {}, 404],
])("a call %s answers with problem details, as described", async (_, path, init, status) => {
  const answer = await get(`/api${path}`, init);
  expect(answer.status).toBe(status);
  expect(answer.headers.get("content-type")).toMatch(/^application\/problem\+json/);
});

const plans = new Request("https://linkstead.test/api/plans/all");
test.each<[string, Response, RegExp]>([
  ["a field too many", Response.json([{ secret: 1 }]), /must NOT have additional properties|required/],
  ["another shape", Response.json({ plans: [] }), /must be array/],
  ["a status that is not named", Response.json({}, { status: 409 }), /not named/],
  ["another kind of file", new Response("plans", { headers: { "content-type": "text/plain" } }), /is text\/plain/],
  [
    "a failure without its code",
    Response.json({}, { status: 500, headers: { "content-type": "application/problem+json" } }),
    /required/,
  ],
])("an answer with %s is found out", async (_, answer, what) => {
  await expect(expectDocumented(plans, answer)).rejects.toThrow(what);
});
