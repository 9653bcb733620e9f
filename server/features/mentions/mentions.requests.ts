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
  "PUT /posts/:mentionId/mention": owner(
    200,
    forRow("mentionId", (values) => create.mention({ ...values, status: "dismissed" }), { body: { status: "new" } }),
  ),
  "DELETE /posts/:mentionId/mention": owner(204, forRow("mentionId", create.mention)),
}));
