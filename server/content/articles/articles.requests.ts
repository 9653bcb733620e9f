import { destinations } from "#db/schema/index.ts";
import { addCredits } from "../../billing/credits/credits.ts";
import { defineRequests, owner, type Person, withPlan } from "../../testing/define-requests.ts";

export const requests = defineRequests(({ create, dependencies, forProject, forRow }) => {
  const { db } = dependencies;
  const forArticle = (values: Partial<Parameters<typeof create.article>[0]> = {}, body?: unknown) =>
    forRow("id", ({ projectId }) => create.article({ ...values, projectId }), body === undefined ? {} : { body });
  const approved = { state: "approved", approvedVersion: 1, html: "<p>Text.</p>" } as const;
  /** An approved text, with a destination for it. */
  const toDestination =
    (body: object = {}) =>
    async ({ id: ownerId }: Person) => {
      const project = await create.project({ ownerId });
      const { id } = await create.article({ ...approved, projectId: project.id });
      const [destination] = await db
        .insert(destinations)
        .values({ projectId: project.id, kind: "download", name: "Files", settings: { publishAs: "draft" } })
        .returning();
      return { path: { id }, body: { destinationId: destination?.id, ...body } };
    };
  return {
    "GET /projects/:id/articles": owner(
      200,
      forProject({ query: { state: "idea,approved", from: "2026-11-01", to: "2026-12-01", limit: "5" } }),
    ),
    "POST /projects/:id/articles": withPlan(owner(201, forProject({ body: { title: "How to track a parcel" } }))),
    "GET /articles/:id": owner(200, forArticle()),
    "PUT /articles/:id": owner(200, forArticle({}, { version: 1, html: "<p>Text.</p>" })),
    "DELETE /articles/:id": owner(204, forArticle()),
    "POST /articles/:id/draft": withPlan(owner(503, forArticle({ state: "approved" }))),
    "POST /articles/:id/approve": withPlan(
      owner(200, async ({ id: ownerId }) => {
        const source = `test ${crypto.randomUUID()}`;
        await addCredits(db, { userId: ownerId, kind: "article", delta: 1, reason: "purchase", source });
        const project = await create.project({ ownerId });
        return { path: { id: (await create.article({ projectId: project.id })).id }, body: {} };
      }),
    ),
    "POST /articles/:id/request-changes": owner(200, forArticle({ state: "in_review" }, { note: "Shorter, please." })),
    "POST /articles/:id/schedule": withPlan(owner(200, toDestination({ at: "2026-12-01T09:00:00Z" }))),
    "POST /articles/:id/publish": withPlan(owner(200, toDestination())),
    "POST /articles/:id/unpublish": owner(200, forArticle({ ...approved, state: "scheduled" })),
    "GET /articles/:id/comments": owner(200, forArticle()),
    "POST /articles/:id/comments": owner(201, forArticle({}, { text: "Looks good." })),
  };
});
