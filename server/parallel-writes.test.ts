// Five equal requests at once: unique columns must answer with a conflict or another value, never with an error.
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callWith } from "./testing/api-caller.ts";
import type { Person } from "./testing/define-requests.ts";
import { createRequestsApp, requestOf } from "./testing/valid-requests.ts";

const { dependencies, get, create, tokenOf, requests } = await createRequestsApp();
const call = callWith((path, init) => get(path, init));
const admin = await create.user({ isAdmin: true });
const adminToken = await tokenOf(admin);
const times = 5;
const unique = () => crypto.randomUUID().slice(0, 8);

type Send = (at: number) => Promise<Response> | Response;
const atOnce = (send: Send) => Promise.all(Array.from({ length: times }, async (_, at) => send(at)));

const directory = (name: string, host: string) => ({
  name,
  url: `https://${host}.example/`,
  category: "ai",
  pricing: "free",
});
const post = (title: string) => ({ title, content: "<p>Text</p>", status: "draft" });
const importRow = (name: string, host: string) =>
  get("/api/directories/import", {
    method: "POST",
    headers: { "content-type": "text/csv", authorization: `Bearer ${adminToken}` },
    body: `name,url,category,pricing,source\n${name},https://${host}.example/,ai,free,list A`,
  });

const newOwner = () => create.user({ trialEndsAt: new Date("2026-11-23T00:00:00Z") });

const newProject = async () => {
  const owner = await newOwner();
  const [{ id }, token] = [await create.project({ ownerId: owner.id }), await tokenOf(owner)];
  return { id, send: (method: string, path: string, body?: unknown) => call(method, path, token, body) };
};

/** `status`: of the first request; `others`: of the other four, where it is another one. */
type Case = { constraints: string[]; prepare: () => Promise<Send>; status: number; others?: number };

const cases: Record<string, Case> = {
  "directories with the same name and host": {
    constraints: ["directories_slug_unique", "directories_host_unique"],
    prepare: async () => {
      const body = directory(`Same ${unique()}`, unique());
      return () => call("POST", "directories", adminToken, body);
    },
    status: 201,
    others: 409,
  },
  "directories with the same name": {
    constraints: ["directories_slug_unique"],
    prepare: async () => {
      const name = `Same ${unique()}`;
      return () => call("POST", "directories", adminToken, directory(name, unique()));
    },
    status: 201,
  },
  "imports of the same row": {
    constraints: ["directories_slug_unique", "directories_host_unique"],
    prepare: async () => {
      const [name, host] = [`Same ${unique()}`, unique()];
      return () => importRow(name, host);
    },
    status: 200,
  },
  "imports of rows with the same name": {
    constraints: ["directories_slug_unique"],
    prepare: async () => {
      const name = `Same ${unique()}`;
      return () => importRow(name, unique());
    },
    status: 200,
  },
  "moves of directories to the same host": {
    constraints: ["directories_host_unique"],
    prepare: async () => {
      const ids: string[] = [];
      for (let at = 0; at < times; at++) ids.push((await create.directory()).id);
      const body = directory("Moved", unique());
      return (at) => call("PUT", `directories/${ids[at]}`, adminToken, body);
    },
    status: 200,
    others: 409,
  },
  "merges of the same directories": {
    constraints: ["directory_aliases_slug_unique"],
    prepare: async () => {
      const [one, into] = [await create.directory(), await create.directory()];
      return () => call("POST", `directories/${one.id}/merge`, adminToken, { intoId: into.id });
    },
    status: 200,
    others: 404,
  },
  "posts with the same title": {
    constraints: ["posts_slug_unique"],
    prepare: async () => {
      const body = post(`Same ${unique()}`);
      return () => call("POST", "blogposts", adminToken, body);
    },
    status: 201,
    others: 409,
  },
  "posts with a title without letters": {
    constraints: ["posts_slug_unique"],
    prepare: async () => () => call("POST", "blogposts", adminToken, post("🚀")),
    status: 201,
  },
  "saves of posts with the same slug": {
    constraints: ["posts_slug_unique"],
    prepare: async () => {
      const ids: string[] = [];
      for (let at = 0; at < times; at++) ids.push((await create.post()).id);
      const body = { ...post("Saved"), slug: `same-${unique()}` };
      return (at) => call("PUT", `blogposts/${ids[at]}`, adminToken, body);
    },
    status: 200,
    others: 409,
  },
  "articles with the same title": {
    constraints: [],
    prepare: async () => {
      const { id, send } = await newProject();
      return () => send("POST", `projects/${id}/articles`, { title: "How to track a parcel" });
    },
    status: 201,
  },
  "saves of articles with the same slug": {
    constraints: [],
    prepare: async () => {
      const { id, send } = await newProject();
      const ids: string[] = [];
      for (let at = 0; at < times; at++)
        ids.push((await (await send("POST", `projects/${id}/articles`, { title: `Article ${at}` })).json()).id);
      return (at) => send("PUT", `articles/${ids[at]}`, { version: 1, slug: "same" });
    },
    status: 200,
    others: 409,
  },
  "the same keyword": {
    constraints: ["keywords_once"],
    prepare: async () => {
      const { id, send } = await newProject();
      return () => send("POST", `projects/${id}/keyword`, { text: "parcel tracking" });
    },
    status: 201,
    others: 409,
  },
  "the same topic": {
    constraints: ["topics_once"],
    prepare: async () => {
      const { id, send } = await newProject();
      return () => send("POST", `projects/${id}/topics`, { title: "How to track a parcel" });
    },
    status: 201,
    others: 409,
  },
  "submissions to the same directory": {
    constraints: ["submissions_once", "tasks_once"],
    prepare: async () => {
      const owner = await newOwner();
      const name = "POST /projects/:id/submissions";
      const values = await requests.find((request) => request.name === name)?.createValues(owner);
      const token = await tokenOf(owner);
      return () => get(...requestOf(name, values ?? {}, token));
    },
    status: 201,
    others: 409,
  },
  "sign-ups with the same address": {
    constraints: ["users_email_unique"],
    prepare: async () => {
      const body = { email: `${unique()}@people.example`, password: "correct horse battery" };
      return () => call("POST", "auth/signup", undefined, body);
    },
    status: 201,
    others: 409,
  },
  "waitlist contacts with the same address": {
    constraints: ["contacts_email_unique"],
    prepare: async () => {
      const body = { email: `${unique()}@people.example` };
      return () => call("POST", "waitlist", undefined, body);
    },
    status: 201,
  },
};

const slugsOf = async (responses: readonly Response[]) => {
  const bodies = await Promise.all(responses.map((response) => response.json()));
  return bodies.flatMap(({ slug }) => slug ?? []);
};

test.each(Object.entries(cases))("five %s", async (_, { prepare, status, others = status }) => {
  const responses = await atOnce(await prepare());
  const statuses = responses.map((response) => response.status);
  expect(statuses.toSorted()).toEqual([status, ...Array(times - 1).fill(others)].toSorted());
  const slugs = await slugsOf(responses.filter((response) => response.status === status));
  expect(new Set(slugs).size).toBe(slugs.length);
});

test("of five imports of one row, one creates the directory and the others change nothing", async () => {
  const [name, host] = [`Same ${unique()}`, unique()];
  const results = await Promise.all((await atOnce(() => importRow(name, host))).map((response) => response.json()));
  const sumOf = (key: string) => results.reduce((sum, result) => sum + result[key], 0);
  expect(["created", "updated", "unchanged"].map(sumOf)).toEqual([1, 0, times - 1]);
});

const writes = requests.filter(({ call: name }) => !name.startsWith("GET "));

test.each(writes.map((request) => [request.name, request] as const))("five times %s", async (_, request) => {
  const person: Person = /operator|admin|reader/.test(request.access)
    ? await create.user({ isAdmin: true })
    : await newOwner();
  const token = request.access === "anyone" ? undefined : await tokenOf(person);
  const values = await request.createValues(person);
  const responses = await atOnce(() => get(...requestOf(request.call, values, token)));
  const statuses = responses.map(({ status }) => status);
  expect(statuses).toContain(request.status);
  expect(statuses.filter((status) => status >= 500 && status !== request.status)).toEqual([]);
});

/** Hashes of random tokens, ids and ids of Stripe, whose tests are in `server/billing/payments`. */
const random = [
  "api_keys_hash_unique",
  "mention_feeds_token_hash_unique",
  "passkeys_credential_id_unique",
  "project_invitations_token_hash_unique",
  "report_links_token_hash_unique",
  "sign_in_challenges_challenge_hash_unique",
  "verification_tokens_token_hash_unique",
  "invoices_stripe_id_unique",
  "purchases_checkout_id_unique",
  "subscriptions_stripe_id_unique",
  "users_stripe_customer_id_unique",
];
/** Written by jobs, or with `on conflict` by the requests above. */
const upserted = [
  "connected_accounts_once",
  "credits_once",
  "directory_logins_submission_id_unique",
  "indexnow_sites_origin",
  "indexnow_urls_url",
  "leads_once",
  "mention_alerts_project_id_unique",
  "mention_feeds_project_id_unique",
  "mentions_once",
  "pages_once",
  "plans_page_unique",
  "project_feeds_once",
  "project_invitations_once",
  "publications_article",
  "publications_page",
  "reports_once",
  "search_connections_project_id_unique",
  "second_factors_user_id_unique",
  "site_pages_once",
  "slack_connections_project_id_unique",
  "stored_posts_once",
  "submissions_replaces_id_unique",
  "suggestions_once",
  "tasks_article_once",
  "users_google_id_unique",
];

test("every unique column has its case here, or a reason to need none", async () => {
  const rows = await dependencies.db
    .select({ name: sql<string>`indexrelid::regclass::text` })
    .from(sql`pg_index join pg_class on pg_class.oid = indexrelid`)
    .where(sql`relnamespace = 'public'::regnamespace and indisunique and not indisprimary`);
  const named = [...Object.values(cases).flatMap(({ constraints }) => constraints), ...random, ...upserted];
  expect([...new Set(named)].sort()).toEqual(rows.map(({ name }) => name).sort());
});
