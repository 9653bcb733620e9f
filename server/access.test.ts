// Access matrix: every endpoint has a valid request, which is sent as every role.
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { projectMembers, projects } from "#db/schema/index.ts";
import { type KeyScope, keyScopes as scopes } from "#shared/account/api-keys.ts";
import { hasRole, type MemberRole, memberRoles } from "#shared/roles.ts";
import { api } from "./api.ts";
import { publicRead } from "./http/public-limits.ts";
import { routeOptions } from "./http/route.ts";
import type { RequestValues } from "./testing/define-requests.ts";
import { createRequestsApp, requestOf } from "./testing/valid-requests.ts";

const { dependencies, get, create, tokenOf, keyOf, requests } = await createRequestsApp();
const { db } = dependencies;
const rows = requests.map((request) => [request.name, request] as const);

// Handlers are registered under their method, middleware under ALL.
const calls = [
  ...new Set(api.routes.filter(({ method }) => method !== "ALL").map(({ method, path }) => `${method} ${path}`)),
];
/** All public routes. Adding one here is a deliberate decision. */
const open = [
  "GET /health",
  "GET /ready",
  "GET /openapi.json",
  "POST /auth/signup",
  "POST /auth/signIn",
  // Authenticated by the challenge of a sign-in.
  "POST /auth/second-factor",
  "POST /auth/passkey/options",
  "POST /auth/passkey",
  "POST /auth/exist",
  "POST /auth/google",
  "POST /auth/password-reset",
  "PUT /auth/password",
  "GET /auth/magic-link",
  "GET /auth/magic-link/callback",
  "GET /blogposts",
  "GET /blogposts/:id",
  "GET /blogposts/:slug/slug",
  "GET /blogposts/:n/latests",
  "GET /bot",
  "GET /directories",
  "GET /directories/:slug",
  "GET /directories/generated-pages",
  "GET /directories/page-table",
  // Authenticated by the signed token of an email link.
  "GET /digest/off",
  "POST /digest/off",
  // Called from customers' websites. Fields that only the owner may send require a sign-in.
  "POST /feedback/save",
  "GET /feedback/dialog/:projectId",
  "GET /feedback/:id/offer",
  // Authenticated by a signature of the customer's server.
  "POST /feedback/:id/apply-offer",
  // Authenticated by the token in its URL.
  "GET /feeds/mentions/:token",
  "GET /file-uploads/:id",
  "GET /file-uploads/:id/image",
  // Authenticated by the token of an emailed link.
  "GET /invitations/:token",
  "GET /ledger",
  "GET /plans/all",
  "GET /plans/:id",
  // Authenticated by Stripe's signature.
  "POST /payments/webhook",
  // Authenticated by the token of a link.
  "GET /reports/shared/:token",
  "GET /settings/public",
  "GET /setup/installation",
  "POST /users/me/confirm-email",
  "POST /users/me/keep/link",
  // Called from customers' websites.
  "POST /visits",
  "POST /waitlist",
];

test("every endpoint has a row, and every row an endpoint", () => {
  expect([...new Set(requests.map(({ call }) => call))].sort()).toEqual([...calls].sort());
});

test("only the listed endpoints are public", () => {
  const isOpen = (call: string) => requests.some((request) => request.call === call && request.access === "anyone");
  expect(calls.filter(isOpen).sort()).toEqual([...open].sort());
});

/** Public reads that are nearly free, have their own limits, or must always be reachable by a proxy. */
const uncharged = [
  "GET /health",
  "GET /ready",
  "GET /auth/magic-link",
  "GET /auth/magic-link/callback",
  "GET /digest/off",
];

test("every other public read counts against the budget of its network", () => {
  const charged = api.routes
    .filter(({ handler }) => routeOptions.get(handler)?.limits?.includes(publicRead))
    .map(({ method, path }) => `${method} ${path}`);
  const reads = open.filter((call) => call.startsWith("GET "));
  expect([...charged, ...uncharged].sort()).toEqual(reads.sort());
});

const trialEndsAt = new Date("2026-11-23T00:00:00Z");
const trialIsOver = { trialEndsAt: new Date("2026-11-20T00:00:00Z") };

const isForTeam = (access: string) => access === "operator" || access === "admin";

/** HEAD is refused, since GET uses up the token. */
const hasHead = (call: string) => call.startsWith("GET ") && call !== "GET /auth/magic-link/callback";

/** The expected status per role for an otherwise valid request. */
const expectedOf = ({ call, access, status, needsPlan }: (typeof requests)[number]) => ({
  visitor: access === "anyone" ? status : 401,
  // This user's token falsely claims `isAdmin`.
  stranger: { anyone: status, self: status, owner: 404, reader: 404, operator: 403, admin: 403 }[access],
  owner: isForTeam(access) ? 403 : status,
  operator: access === "owner" ? 404 : access === "admin" ? 403 : status,
  ...(hasHead(call) && { head: status }),
  admin: status,
  ownerAfterTrial: isForTeam(access) || needsPlan ? 403 : status,
});

const newPeople = async () => {
  const made = {
    stranger: await create.user({ trialEndsAt }),
    owner: await create.user({ trialEndsAt }),
    operator: await create.user({ role: "operator", trialEndsAt }),
    admin: await create.user({ isAdmin: true }),
    ownerAfterTrial: await create.user(trialIsOver),
  };
  const claimsToBeAdmin = { id: made.stranger.id, isAdmin: true };
  const tokens = {
    stranger: await tokenOf(claimsToBeAdmin),
    owner: await tokenOf(made.owner),
    operator: await tokenOf(made.operator),
    admin: await tokenOf(made.admin),
    ownerAfterTrial: await tokenOf(made.ownerAfterTrial),
  };
  return { made, tokens };
};
const people = await newPeople();

test.each(rows)("%s responds to each role as documented", async (_, request) => {
  // Calls on one's account may end its sessions or delete it, so each gets new users.
  const { made, tokens } = request.access === "self" ? await newPeople() : people;
  const isOwn = request.access === "self" || request.access === "operator";
  let unused: { person: typeof made.owner; values: RequestValues } | undefined;
  /** Sends the valid request for data of `person` and returns the status. A refused one must leave the data for the next. */
  const statusFor = async (person: typeof made.owner, token?: string, method?: "HEAD") => {
    const values = unused?.person === person ? unused.values : await request.createValues(person);
    const [path, init] = requestOf(request.call, values, token);
    const response = await get(path, { ...init, method: method ?? init.method });
    const text = await response.text();
    unused = response.status >= 400 || method ? { person, values } : undefined;
    if (method) expect(text).toBe("");
    if (response.status === 401) {
      expect(response.headers.get("www-authenticate")).toBe("Bearer");
      expect(JSON.parse(text)).toMatchObject({ detail: "Invalid authentication credentials" });
    }
    return response.status;
  };
  const admins = isOwn ? made.admin : made.owner;
  expect({
    visitor: await statusFor(made.owner),
    stranger: await statusFor(isOwn ? made.stranger : made.owner, tokens.stranger),
    owner: await statusFor(made.owner, tokens.owner),
    operator: await statusFor(isOwn ? made.operator : made.owner, tokens.operator),
    // Without a body, but as a GET.
    ...(hasHead(request.call) && { head: await statusFor(admins, tokens.admin, "HEAD") }),
    admin: await statusFor(admins, tokens.admin),
    ownerAfterTrial: await statusFor(made.ownerAfterTrial, tokens.ownerAfterTrial),
  }).toEqual(expectedOf(request));
});

/** Calls that need the role `owner`. Reads that need a plan use it up, so they need `editor`. */
const ownerCalls = [
  "DELETE /projects/:id",
  "POST /projects/:id/members",
  "PUT /projects/:id/members/:userId",
  "DELETE /projects/:id/members/:userId",
  "DELETE /projects/:id/invitations/:invitationId",
  "POST /projects/:id/destinations",
  "GET /projects/:id/destinations/wordpress/authorize",
  "POST /projects/:id/destinations/wordpress",
  "PUT /destinations/:id",
  "DELETE /destinations/:id",
  "POST /projects/:id/search-console/connect",
  "POST /projects/:id/search-console",
  "GET /projects/:id/search-console/properties",
  "PUT /projects/:id/search-console",
  "DELETE /projects/:id/search-console",
  "POST /projects/:id/webhooks",
  "PUT /webhooks/:id",
  "DELETE /webhooks/:id",
  "POST /webhooks/:id/rotate",
  "PUT /projects/:id/alerts/slack",
  "DELETE /projects/:id/alerts/slack",
  "POST /projects/:id/alerts/feed",
  "DELETE /projects/:id/alerts/feed",
  "PUT /projects/:id/apply-offers",
];

const neededRole = ({ call, needsPlan }: (typeof requests)[number]): MemberRole => {
  if (ownerCalls.includes(call)) return "owner";
  const isSecret = call === "GET /submissions/:id/login";
  return call.startsWith("GET ") && !needsPlan && !isSecret ? "viewer" : "editor";
};

/** Calls on a project or its rows. Subscriptions belong to an account. */
const ofProjects = rows.filter(
  ([, { call, access }]) => (access === "owner" || access === "reader") && !call.includes(" /subscriptions/"),
);

test.each(ofProjects)("%s responds to each role of a member as documented", async (_, request) => {
  const payer = await create.user({ trialEndsAt });
  const statusFor = async (role: MemberRole) => {
    const member = await create.user(trialIsOver);
    const values = await request.createValues(payer);
    const own = await db.select({ id: projects.id }).from(projects).where(eq(projects.userId, payer.id));
    await db.insert(projectMembers).values(own.map(({ id }) => ({ projectId: id, userId: member.id, role })));
    const response = await get(...requestOf(request.call, values, await tokenOf(member)));
    await response.text();
    return [role, response.status];
  };
  const needed = neededRole(request);
  // The role that is enough, and the one below.
  for (const role of memberRoles.slice(0, memberRoles.indexOf(needed) + 1).slice(-2))
    expect(await statusFor(role)).toEqual([role, role === needed ? request.status : 403]);
});

/** What API keys may call, by the scope that they need. Adding a call here is a deliberate decision, too. */
const keyScopes: Record<KeyScope, string[]> = {
  read: [
    "GET /articles/:id",
    "GET /articles/:id/comments",
    "GET /clients",
    "GET /directories",
    "GET /feedbacks/:id",
    "GET /feedbacks/list",
    "GET /feedbacks/stats",
    "GET /page-sets/:id/pages",
    "GET /page-sets/:id/pages/:row",
    "GET /posts/:mentionId/reply",
    "GET /posts/:projectId/mentions",
    "GET /posts/:projectId/relevance-rules",
    "GET /projects/:id",
    "GET /projects/:id/activity",
    "GET /projects/:id/articles",
    "GET /projects/:id/credits",
    "GET /projects/:id/impact",
    "GET /projects/:id/keywords",
    "GET /projects/:id/kit",
    "GET /projects/:id/leads",
    "GET /projects/:id/leads/:leadId",
    "GET /projects/:id/overview",
    "GET /projects/:id/page-sets",
    "GET /projects/:id/preflight",
    "GET /projects/:id/search-console",
    "GET /projects/:id/sources",
    "GET /projects/:id/timeline",
    "GET /projects/:id/topics",
    "GET /projects/:id/visits",
    "GET /projects/month-replies",
    "GET /projects/my",
    "GET /search",
    "GET /submissions",
    "GET /submissions/:id",
    "GET /suggestions/:id",
    "GET /suggestions/:projectId/audit",
    "GET /suggestions/:projectId/project",
  ],
  write: [
    "DELETE /articles/:id",
    "DELETE /topics/:id",
    "GET /posts/:mentionId/generate",
    "POST /articles/:id/approve",
    "POST /articles/:id/draft",
    "POST /articles/:id/request-changes",
    "POST /projects/:id/articles",
    "POST /projects/:id/page-sets",
    "POST /projects/:id/proposals",
    "POST /projects/:id/submissions",
    "POST /projects/:id/topics",
    "POST /projects/:id/topics/import",
    "POST /submissions/approve",
    "POST /submissions/skip",
    "POST /topics/:id/restore",
    "PUT /articles/:id",
    "PUT /page-sets/:id",
    "PUT /posts/:mentionId/relevance",
    "PUT /posts/:mentionId/reply",
    "PUT /projects/:id/kit",
  ],
  publish: [
    "POST /articles/:id/publish",
    "POST /articles/:id/schedule",
    "POST /articles/:id/unpublish",
    "POST /page-sets/:id/publish",
  ],
};
const scopeOf = (call: string) => scopes.find((scope) => keyScopes[scope].includes(call));

test("every call of a scope exists", () => {
  expect(scopes.flatMap((scope) => keyScopes[scope]).filter((call) => !calls.includes(call))).toEqual([]);
});

/** Even an administrator's key reaches nothing but their own projects. */
const keyOwner = await create.user({ isAdmin: true, trialEndsAt });
const keys = {
  read: await keyOf(keyOwner, "read"),
  write: await keyOf(keyOwner, "write"),
  publish: await keyOf(keyOwner, "publish"),
};
/** Keys with all scopes but one. */
const keysWithout = {
  none: await keyOf(keyOwner, ...scopes),
  read: await keyOf(keyOwner, "write", "publish"),
  write: await keyOf(keyOwner, "read", "publish"),
  publish: await keyOf(keyOwner, "read", "write"),
};

test.each(rows)("%s accepts API keys of its scope only", async (_, { call, access, status, createValues }) => {
  const needed = scopeOf(call);
  const values = await createValues(keyOwner);
  const isIgnored = access === "anyone" && needed === undefined;
  const statusWith = async (key: string) => {
    const response = await get(...requestOf(call, values, key));
    await response.text();
    return response.status;
  };
  expect(await statusWith(keysWithout[needed ?? "none"])).toBe(isIgnored ? status : 403);
  // Last, since it may change the row.
  if (needed) expect(await statusWith(keys[needed])).toBe(status);
});

/** One call for each scope and role that a call can need. */
const callsOfKeys = ofProjects.filter(([, { call }]) =>
  [
    "GET /projects/:id/keywords",
    "GET /submissions/:id",
    "GET /articles/:id",
    "PUT /projects/:id/kit",
    "POST /projects/:id/topics",
    "DELETE /articles/:id",
    "POST /articles/:id/schedule",
    "POST /page-sets/:id/publish",
    "POST /projects/:id/members",
    "POST /webhooks/:id/rotate",
  ].includes(call),
);

test.each(callsOfKeys)("%s needs both the scope of the key and the role of its user", async (_, request) => {
  const payer = await create.user({ trialEndsAt });
  const [needed, scope] = [neededRole(request), scopeOf(request.call)];
  for (const role of memberRoles)
    for (const granted of scopes) {
      const member = await create.user(trialIsOver);
      const values = await request.createValues(payer);
      const own = await db.select({ id: projects.id }).from(projects).where(eq(projects.userId, payer.id));
      await db.insert(projectMembers).values(own.map(({ id }) => ({ projectId: id, userId: member.id, role })));
      const response = await get(...requestOf(request.call, values, await keyOf(member, granted)));
      await response.text();
      const isAllowed = granted === scope && hasRole(role, needed);
      expect([role, granted, response.status]).toEqual([role, granted, isAllowed ? request.status : 403]);
    }
});

/** Routes with a project id and a child id: a user's own project must not give access to children of another. */
const nested = rows.filter(([, { call, access }]) => call.split(":").length > 2 && access === "owner");

test.each(nested)("%s does not reach another project through an own one", async (_, { call, status, createValues }) => {
  const { owner, stranger } = people.made;
  const own = await create.project({ ownerId: stranger.id });
  const values = await createValues(owner);
  const stolen = { ...values, path: { ...values.path, id: own.id } };
  expect((await get(...requestOf(call, stolen, people.tokens.stranger))).status).toBe(404);
  expect((await get(...requestOf(call, values, people.tokens.owner))).status).toBe(status);
});

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"];
/** Routes that allow CORS preflight requests. */
const preflights = ["/feedback/save", "/feedback/dialog/:projectId", "/visits"];
const paths = [...new Set(calls.map((call) => call.split(" ")[1] ?? ""))];

test.each(paths)("%s has exactly the methods of the table", async (pattern) => {
  const [path] = requestOf(`GET ${pattern}`, { path: { n: "3" } });
  const isMeant = (call: string) => new RegExp(`^/api${call.split(" ")[1]?.replace(/:\w+/g, "[^/]+")}$`).test(path);
  const declared = calls.filter(isMeant).map((call) => call.split(" ")[0] ?? "");
  for (const method of methods.filter((method) => !declared.includes(method))) {
    if (method === "OPTIONS" && preflights.includes(pattern)) continue;
    const response = await get(path, {
      method,
      headers: { authorization: `Bearer ${people.tokens.admin}`, "x-secret": "hunter2" },
    });
    const allowed = response.headers.get("allow")?.split(", ") ?? [];
    expect([method, response.status]).toEqual([method, 405]);
    expect(allowed.sort()).toEqual([...new Set(declared), ...(declared.includes("GET") ? ["HEAD"] : [])].sort());
    expect(await response.text()).not.toContain("hunter2");
  }
});
