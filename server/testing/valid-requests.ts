// One valid request per API route with the rows it needs: the basis of the access and fuzz tests.
import {
  contacts,
  feedbacks,
  plans as planTable,
  projectFeeds,
  sessions,
  subscriptions,
  type users,
} from "#db/schema/index.ts";
import type { Dependencies } from "../dependencies.ts";
import { sessionDays } from "../features/auth/session-tokens.ts";
import { createUnsubscribeToken } from "../features/digest/unsubscribe-token.ts";
import { hashToken } from "../security/random-token.ts";
import type { createFactories } from "./factories.ts";
import { pngOf } from "./image-files.ts";

type Person = Pick<typeof users.$inferSelect, "id" | "isAdmin">;

/** `path` holds values for parameters like `:id`. A body is sent as JSON unless it is FormData. */
export type RequestValues = { path?: Record<string, string>; query?: Record<string, string>; body?: unknown };

/**
 * `who`: `anyone`; `self`: any signed-in user, on their account; `owner`: the row's owner or an admin; `admin`.
 * `answers`: expected status (503 for unconfigured features, 400 for invalid tokens). `paid`: rejected after the trial.
 * `requestValues` creates new rows of the owner for each request.
 */
export type ValidRequest = {
  who: "anyone" | "self" | "owner" | "admin";
  answers: number;
  paid?: true;
  requestValues?: (owner: Person) => Promise<RequestValues> | RequestValues;
};

type ValuesFor = NonNullable<ValidRequest["requestValues"]>;
const call =
  (who: ValidRequest["who"]) =>
  (answers: number, requestValues?: ValuesFor): ValidRequest => ({
    who,
    answers,
    ...(requestValues && { requestValues }),
  });
const [anyone, self, owner, admin] = [call("anyone"), call("self"), call("owner"), call("admin")];
const paid = (good: ValidRequest): ValidRequest => ({ ...good, paid: true });

const plan = { label: "Basic", price: 10, type: "monthly" };
const unknownId = "0199a000-0000-7000-8000-000000000000";
const newEmail = () => `${crypto.randomUUID()}@people.example`;
const password = "correct horse battery";
const picture = new File([pngOf(8, 8)], "picture.png", { type: "image/png" });

export const validRequests = (
  { db, tokens, clock }: Pick<Dependencies, "db" | "tokens" | "clock">,
  create: ReturnType<typeof createFactories>,
): Record<string, ValidRequest> => {
  const added = async <Row>(rows: Promise<Row[]>) => {
    const [row] = await rows;
    if (!row) throw new Error("The row was not made.");
    return row;
  };
  const project = (person: Person) => create.project({ ownerId: person.id });
  const ofProject = (name: string, query?: Record<string, string>, body?: unknown) => async (person: Person) => ({
    path: { [name]: (await project(person)).id },
    ...(query && { query }),
    ...(body !== undefined && { body }),
  });
  /** Creates a row of a project and returns the path parameters for both. */
  const thing =
    (
      name: string,
      add: (values: { projectId: string }) => Promise<{ id: string }>,
      { projectName, body }: { projectName?: string; body?: unknown } = {},
    ) =>
    async (person: Person) => {
      const { id: projectId } = await project(person);
      const { id } = await add({ projectId });
      return {
        path: { [name]: id, ...(projectName && { [projectName]: projectId }) },
        ...(body !== undefined && { body }),
      };
    };
  const feed = ({ projectId }: { projectId: string }) =>
    added(db.insert(projectFeeds).values({ projectId, url: "https://parcelo.example/feed.xml" }).returning());
  const feedback = (given: { projectId: string; offerId?: string; tokenHash?: string }) => {
    const values = { mode: "live" as const, verified: false, tokenHash: "none", createdAt: clock(), ...given };
    return added(db.insert(feedbacks).values(values).returning());
  };
  const post = async (body?: unknown) => ({
    path: { id: (await create.post()).id },
    ...(body !== undefined && { body }),
  });
  const contact = async () => {
    const values = { email: newEmail(), state: "failed" as const };
    return { path: { id: (await added(db.insert(contacts).values(values).returning())).id } };
  };
  const anyPlan = async () => String((await added(db.select().from(planTable).limit(1))).id);
  const ownPlan = async () => {
    const values = { ...plan, type: "monthly" as const, devise: "$", headline: "", active: false, position: 0 };
    const rest = { description: "", features: [], nofeatures: [], popular: false };
    return String(
      (
        await added(
          db
            .insert(planTable)
            .values({ ...values, ...rest })
            .returning(),
        )
      ).id,
    );
  };

  return {
    "GET /health": anyone(200),
    "GET /ready": anyone(200),
    "GET /openapi.json": anyone(200),

    "GET /audit": admin(200, () => ({
      query: { actor: "people", action: "PUT", from: "2026-11-01", to: "2026-11-30" },
    })),

    "POST /auth/signup": anyone(201, () => ({ body: { email: newEmail(), password } })),
    "POST /auth/signIn": anyone(200, async () => ({
      body: { email: (await create.user({ password })).email, password },
    })),
    "POST /auth/exist": anyone(200, () => ({ body: { email: newEmail() } })),
    "POST /auth/google": anyone(503, () => ({ body: { credential: "a.b.c" } })),
    "POST /auth/password-reset": anyone(202, () => ({ body: { email: newEmail() } })),
    "PUT /auth/password": anyone(400, () => ({ body: { password, resetPasswordToken: "made-up" } })),
    "GET /auth/magic-link": anyone(202, () => ({ query: { email: newEmail() } })),
    "GET /auth/magic-link/callback": anyone(400, () => ({ query: { token: "made-up" } })),
    "POST /auth/signOut": self(204, () => ({ body: {} })),

    "GET /blogposts": anyone(200, () => ({ query: { page: "1", q: "words" } })),
    "GET /blogposts/:id": anyone(200, () => post()),
    "GET /blogposts/:slug/slug": anyone(200, async () => ({ path: { slug: (await create.post()).slug } })),
    "GET /blogposts/:n/latests": anyone(200, () => ({ path: { n: "3" }, query: { slug: "x" } })),
    "POST /blogposts": admin(201, () => ({
      body: { title: crypto.randomUUID(), content: "<p>Text.</p>", status: "draft" },
    })),
    "PUT /blogposts/:id": admin(200, () => post({ title: "Title", content: "<p>Text.</p>", status: "draft" })),
    "DELETE /blogposts/:id": admin(204, () => post()),

    "GET /digest/off": anyone(303, () => ({ query: { token: "made-up" } })),
    "POST /digest/off": anyone(200, async () => ({
      query: { token: createUnsubscribeToken(tokens, (await create.user()).id) },
    })),

    "POST /feedback/save": anyone(201, async (person) => ({
      body: { projectId: (await project(person)).id, rating: 3, reason: "Too expensive", message: "Dear." },
    })),
    "GET /feedback/dialog/:projectId": anyone(200, ofProject("projectId", { mode: "test" })),
    "GET /feedback/:id/offer": anyone(200, async (person) => {
      const { id: projectId } = await project(person);
      const { id: offerId } = await create.offer({ projectId });
      const { id } = await feedback({ projectId, offerId, tokenHash: hashToken("a token") });
      return { path: { id }, query: { token: "a token" } };
    }),
    "GET /feedbacks/list": owner(200, inQuery(project, { status: "new", q: "dear" })),
    "GET /feedbacks/stats": owner(200, inQuery(project, { from: "2026-11-01" })),
    "GET /feedbacks/export": owner(200, inQuery(project, { to: "2026-11-20" })),
    "GET /feedbacks/:id": owner(200, thing("id", feedback)),
    "DELETE /feedbacks/:id": owner(204, thing("id", feedback)),

    "POST /file-uploads/image": admin(201, () => {
      const body = new FormData();
      body.set("file", picture);
      return { body };
    }),
    "GET /file-uploads/:id": anyone(200, async () => ({ path: { id: (await create.picture()).id } })),
    "GET /file-uploads/:id/image": anyone(404, () => ({ path: { id: unknownId }, query: { w: "320" } })),
    "DELETE /file-uploads/:id": admin(204, async () => ({ path: { id: (await create.picture()).id } })),

    "GET /offers/:id": owner(200, thing("id", create.offer)),
    "GET /offers/:projectId/project": owner(200, ofProject("projectId", { mode: "live" })),
    "POST /offers/add-update": paid(
      owner(201, async (person) => ({
        body: { projectId: (await project(person)).id, type: "pause", title: "A break", reasons: ["Too expensive"] },
      })),
    ),

    "GET /plans/all": anyone(200, () => ({ query: { active: "true" } })),
    "GET /plans/warnings": admin(200),
    "GET /plans/:id": anyone(200, async () => ({ path: { id: await anyPlan() } })),
    "POST /plans": admin(201, () => ({ body: { ...plan, features: ["One", { text: "Two", items: ["a"] }] } })),
    "PUT /plans/order": admin(200, async () => ({
      body: { ids: (await db.select().from(planTable)).map(({ id }) => id) },
    })),
    "PUT /plans/:id": admin(200, async () => ({ path: { id: await ownPlan() }, body: plan })),
    "DELETE /plans/:id": admin(204, async () => ({ path: { id: await ownPlan() } })),
    "POST /plans/change": self(200, async () => ({ body: { planId: Number(await anyPlan()) } })),

    "GET /posts/:projectId/mentions": owner(
      200,
      ofProject("projectId", { filter: "new", from: "2026-11-01", source: "feeds" }),
    ),
    "GET /posts/:mentionId/generate": paid(owner(200, thing("mentionId", create.mention))),
    "GET /posts/:mentionId/reply": owner(
      200,
      thing("mentionId", (values) => create.mention({ ...values, reply: "Ours." })),
    ),
    "PUT /posts/:mentionId/reply": paid(
      owner(200, thing("mentionId", create.mention, { body: { reply: "Try ours.", sent: true } })),
    ),
    "PUT /posts/:mentionId/mention": owner(
      200,
      thing("mentionId", (values) => create.mention({ ...values, status: "dismissed" }), { body: { status: "new" } }),
    ),
    "DELETE /posts/:mentionId/mention": owner(204, thing("mentionId", create.mention)),

    "GET /projects/my": self(200),
    "GET /projects/month-replies": self(200),
    "GET /projects/website-infos": self(400, () => ({ query: { url: "http://127.0.0.1/" } })),
    "GET /projects/keyword-proposals": self(400, () => ({ query: { url: "http://127.0.0.1/" } })),
    "GET /projects/website-icon": self(400, () => ({ query: { url: "http://127.0.0.1/x.png" } })),
    "POST /projects": paid(
      self(201, () => ({ body: { name: "Parcelo", url: "https://parcelo.example", keywords: ["parcel tracker"] } })),
    ),
    "GET /projects/:id": owner(200, ofProject("id")),
    "PUT /projects/:id": paid(
      owner(
        200,
        ofProject("id", undefined, { name: "Parcelo 2", description: "Tracks.", origins: ["https://a.example"] }),
      ),
    ),
    "DELETE /projects/:id": owner(204, ofProject("id")),
    "GET /projects/:id/overview": owner(200, ofProject("id")),
    "GET /projects/:id/scan": owner(200, ofProject("id")),
    "GET /projects/:id/sources": owner(200, ofProject("id")),
    "PUT /projects/:id/icon": paid(owner(200, ofProject("id", undefined, { url: null }))),
    "GET /projects/:id/keywords": owner(200, ofProject("id")),
    "GET /projects/:id/keyword-preview": paid(
      owner(503, ofProject("id", { text: "parcel tracker", match: "all", exclude: "job" })),
    ),
    "POST /projects/:id/keyword": paid(
      owner(201, ofProject("id", undefined, { text: "parcel tracker", match: "exact", exclude: ["job"] })),
    ),
    "DELETE /projects/:id/keyword/:keywordId": owner(204, thing("keywordId", create.keyword, { projectName: "id" })),
    "GET /projects/:id/feeds": owner(200, ofProject("id")),
    "POST /projects/:id/feeds": paid(owner(400, ofProject("id", undefined, { url: "http://127.0.0.1/feed.xml" }))),
    "DELETE /projects/:id/feeds/:feedId": owner(204, thing("feedId", feed, { projectName: "id" })),
    "GET /projects/:id/leads": owner(
      200,
      ofProject("id", { from: "2026-11-01", q: "ada", status: "new", sort: "score", page: "1", limit: "5" }),
    ),
    "GET /projects/:id/leads/:leadId": owner(200, thing("leadId", create.lead, { projectName: "id" })),
    "PUT /projects/:id/leads/:leadId": paid(
      owner(200, thing("leadId", create.lead, { projectName: "id", body: { status: "won" } })),
    ),
    "PUT /projects/:id/dm": paid(owner(200, ofProject("id", undefined, { dm: "Hi {{handle}}" }))),
    "GET /projects/:id/generate-dm": paid(owner(200, ofProject("id"))),
    "GET /projects/:id/exports": paid(owner(200, ofProject("id", { from: "2026-11-01" }))),
    "GET /projects/:id/leaving-dialog": owner(200, ofProject("id")),
    "PUT /projects/:id/leaving-dialog": paid(
      owner(200, ofProject("id", undefined, { reasons: ["Too expensive", "No longer needed"], isShuffled: true })),
    ),

    "GET /payments/confirms": self(503, () => ({ query: { session_id: "cs_test_1" } })),
    "GET /payments/connect": self(503, () => ({ query: { mode: "test" } })),
    "GET /payments/account-id/:code/:mode": self(503, () => ({
      path: { code: "ac_1", mode: "test" },
      query: { state: "made-up" },
    })),
    "GET /payments/stripe-coupons": self(404, () => ({ query: { stripeAcountId: "acct_1" } })),
    "POST /payments/webhook": anyone(503, () => ({ body: { id: "evt_1", type: "ping" } })),
    "GET /subscriptions/:id": owner(200, async (person) => {
      const stripeId = `sub_${crypto.randomUUID().replaceAll("-", "")}`;
      const values = { userId: person.id, stripeId, status: "canceled" as const, cancelAtPeriodEnd: false };
      return { path: { id: (await added(db.insert(subscriptions).values(values).returning())).id } };
    }),

    "GET /suggestions/:projectId/project": owner(200, ofProject("projectId", { page: "1" })),
    "GET /suggestions/:projectId/audit": owner(200, ofProject("projectId")),
    "POST /suggestions/:projectId/audit": paid(owner(202, ofProject("projectId"))),
    "GET /suggestions/:id": owner(200, thing("id", create.suggestion)),
    "PUT /suggestions/:id": paid(
      owner(
        200,
        thing("id", (values) => create.suggestion({ ...values, state: "dismissed" }), { body: { state: "open" } }),
      ),
    ),
    "DELETE /suggestions/:id": owner(204, thing("id", create.suggestion)),

    "GET /users": admin(200, () => ({ query: { q: "people", page: "1" } })),
    "PUT /users/:id/role": admin(204, async () => ({
      path: { id: (await create.user()).id },
      body: { isAdmin: false },
    })),
    "DELETE /users/:id/sessions": admin(204, async () => ({ path: { id: (await create.user()).id } })),
    "GET /users/:id/export": admin(200, async () => ({ path: { id: (await create.user()).id } })),
    "DELETE /users/:id": admin(204, async () => ({ path: { id: (await create.user()).id } })),
    "GET /users/me": self(200),
    "PUT /users/me": self(200, () => ({ body: { name: "Ada", website: "parcelo.example" } })),
    "DELETE /users/me": self(204, () => ({ body: {} })),
    "PUT /users/me/password": self(204, () => ({ body: { newPassword: password } })),
    "GET /users/me/export": self(200),
    "GET /users/me/mails": self(200),
    "PUT /users/me/mails": self(200, () => ({ body: { digest: false } })),
    "GET /users/me/sessions": self(200),
    "DELETE /users/me/sessions/:id": self(204, async (person) => {
      const expiresAt = new Date(clock().getTime() + sessionDays * 24 * 3600 * 1000);
      const values = { id: Bun.randomUUIDv7(), userId: person.id, expiresAt, lastSeenAt: clock() };
      return { path: { id: (await added(db.insert(sessions).values(values).returning())).id } };
    }),
    "POST /users/me/confirm-email": anyone(400, () => ({ body: { token: "made-up" } })),
    "POST /users/new-subscription": self(503, () => ({ body: { subscriptionId: "sub_1" } })),
    "GET /users/complete-payment": self(503),
    "GET /users/update-payment": self(503),

    "POST /waitlist": anyone(201, () => ({ body: { email: newEmail(), source: "hero" } })),
    "GET /waitlist": admin(200, () => ({ query: { page: "1", limit: "2" } })),
    "GET /waitlist/export": admin(200),
    "POST /waitlist/:id/retry": admin(204, contact),
    "DELETE /waitlist/:id": admin(204, contact),
  };
};

/** Creates a project and passes its id in the query. */
const inQuery =
  (project: (owner: Person) => Promise<{ id: string }>, query: Record<string, string>) => async (person: Person) => ({
    query: { projectId: (await project(person)).id, ...query },
  });

/** Returns the arguments for `fetch`. `token` authenticates the request. */
export const requestOf = (call: string, { path = {}, query, body }: RequestValues, token?: string) => {
  const [method = "", pattern = ""] = call.split(" ");
  const address = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(path[name] ?? unknownId));
  const search = query ? `?${new URLSearchParams(query)}` : "";
  const isForm = body instanceof FormData;
  return [
    `/api${address}${search}`,
    {
      method,
      headers: {
        ...(body !== undefined && !isForm && { "content-type": "application/json" }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    },
  ] satisfies [string, RequestInit];
};
