// The requests of features with up to three endpoints.
import { directoryChecks } from "#db/schema/index.ts";
import { admin, anyone, defineRequests, owner, self, withPlan } from "./define-requests.ts";

export const requests = defineRequests(({ create, dependencies, forProject, forRow, websiteUrl }) => ({
  "GET /projects/:id/activity": owner(
    200,
    forProject({ query: { kind: "keyword.added", from: "2026-11-01", to: "2026-11-30", limit: "5" } }),
  ),
  "GET /users/me/keys": self(200),
  "POST /users/me/keys": self(201, () => ({ body: { name: "Reports", scopes: ["read"], expiresInDays: 90 } })),
  "DELETE /users/me/keys/:id": self(204, async (person) => ({
    path: { id: (await create.apiKey({ userId: person.id })).id },
  })),
  "GET /audit": admin(200, () => ({
    query: { actor: "people", action: "PUT", from: "2026-11-01", to: "2026-11-30" },
  })),
  "GET /projects/:id/badges": owner(200, forProject()),
  "POST /projects/:id/badges/check": withPlan(
    owner(200, async (person) => {
      const { id } = await create.project({ ownerId: person.id, url: websiteUrl });
      return { path: { id }, body: {} };
    }),
  ),
  "GET /bot": anyone(200),
  "GET /projects/:id/checklist": owner(200, forProject()),
  "PUT /projects/:id/checklist": owner(200, forProject({ body: { isDismissed: true } })),
  "GET /clients": self(200, async ({ id }) => {
    await create.project({ ownerId: id, name: "Acme" });
    return { query: { q: "acme", sort: "waiting", order: "desc", limit: "5" } };
  }),
  "GET /projects/:id/credits": owner(200, forProject({ query: { kind: "submission", page: "1", limit: "5" } })),
  "POST /credits": admin(201, async () => ({
    body: { userId: (await create.user()).id, kind: "submission", delta: 5, note: "A gift" },
  })),
  "GET /deliveries": admin(200, () => ({ query: { page: "1", limit: "2" } })),
  "GET /directories/checks": admin(200, () => ({ query: { page: "1", limit: "2" } })),
  "POST /directories/:id/check-decision": admin(204, async () => {
    const { id } = await create.directory({ lastCheck: "parked" });
    await dependencies.db.insert(directoryChecks).values({ directoryId: id, needsDecision: true });
    return { path: { id }, body: { decision: "keep" } };
  }),
  "GET /directories/generated-pages": anyone(200),
  "GET /directories/page-table": anyone(200, () => ({ query: { path: "/g/directory-listing-law-firms" } })),
  "GET /health": anyone(200),
  "GET /ready": anyone(200),
  "GET /projects/:id/impact": owner(200, forProject({ query: { at: "2026-11-01" } })),
  "GET /projects/:id/indexnow": owner(200, forProject()),
  "POST /projects/:id/indexnow/check": withPlan(
    owner(200, async (person) => {
      const { id } = await create.project({ ownerId: person.id, url: websiteUrl });
      return { path: { id }, body: { origin: new URL(websiteUrl).origin } };
    }),
  ),
  "GET /ledger": anyone(200),
  "GET /openapi.json": anyone(200),
  "GET /projects/:id/overview": owner(200, forProject({ query: { days: "90" } })),
  "GET /projects/:id/feeds": owner(200, forProject()),
  "POST /projects/:id/feeds": withPlan(owner(201, forProject({ body: { url: `${websiteUrl}/feed` } }))),
  "DELETE /projects/:id/feeds/:feedId": owner(204, forRow("feedId", create.feed)),
  "GET /retention/old-data": admin(200, () => ({ query: { dismissedMentions: "12", visits: "24" } })),
  "GET /search": self(200, () => ({ query: { q: "parcel" } })),
  "GET /projects/:id/waiting": owner(200, forProject()),
  "GET /projects/:id/timeline": owner(200, forProject({ query: { page: "1", limit: "5" } })),
  "POST /submissions/:id/recheck": owner(
    202,
    forRow("id", (values) => create.submission({ ...values, state: "live" })),
  ),
  "POST /visits": anyone(202, async (person) => ({
    body: {
      projectId: (await create.project({ ownerId: person.id })).id,
      referrer: `https://${(await create.directory()).host}/`,
    },
  })),
  "GET /projects/:id/visits": owner(200, forProject({ query: { from: "2026-11-01", to: "2026-11-20" } })),
}));
