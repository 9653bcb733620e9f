import { defineRequests, owner, withPlan } from "../../testing/define-requests.ts";

export const requests = defineRequests(({ create, forProject, forRow }) => ({
  "GET /posts/:projectId/mentions": owner(
    200,
    forProject({ query: { filter: "new", from: "2026-11-01", source: "feeds" } }),
  ),
  "GET /posts/:mentionId/generate": withPlan(owner(200, forRow("mentionId", create.mention))),
  "GET /posts/:mentionId/reply": owner(
    200,
    forRow("mentionId", (values) => create.mention({ ...values, reply: "Ours." })),
  ),
  "PUT /posts/:mentionId/reply": withPlan(
    owner(200, forRow("mentionId", create.mention, { body: { reply: "Try ours.", sent: true } })),
  ),
  "PUT /posts/:mentionId/relevance": withPlan(
    owner(200, forRow("mentionId", create.mention, { body: { verdict: "relevant" } })),
  ),
  "GET /posts/:projectId/relevance-rules": owner(200, forProject()),
  "PUT /posts/:projectId/relevance-rules": owner(200, async (person) => {
    const values = await forProject({ body: { id: "author:hacker-news:ada", isEnabled: false } })(person);
    const projectId = values.path?.projectId ?? "";
    for (const verdict of ["relevant", "not_relevant", "not_relevant"] as const)
      await create.mention({ projectId, verdict });
    return values;
  }),
  "DELETE /posts/:projectId/relevance-rules": owner(204, forProject()),
  "GET /posts/:projectId/relevance-export": owner(200, forProject()),
  "PUT /posts/:mentionId/mention": owner(
    200,
    forRow("mentionId", (values) => create.mention({ ...values, status: "dismissed" }), { body: { status: "new" } }),
  ),
  "DELETE /posts/:mentionId/mention": owner(204, forRow("mentionId", create.mention)),
}));
