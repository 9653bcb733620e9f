import { defineRequests, owner, withPlan } from "../../testing/define-requests.ts";

export const requests = defineRequests(({ create, forProject, forRow }) => ({
  "GET /projects/:id/leads": owner(
    200,
    forProject({ query: { from: "2026-11-01", q: "ada", status: "new", sort: "score", page: "1", limit: "5" } }),
  ),
  "GET /projects/:id/leads/:leadId": owner(200, forRow("leadId", create.lead)),
  "PUT /projects/:id/leads/:leadId": withPlan(owner(200, forRow("leadId", create.lead, { body: { status: "won" } }))),
  "PUT /projects/:id/dm": withPlan(owner(200, forProject({ body: { dm: "Hi {{handle}}" } }))),
  "GET /projects/:id/generate-dm": withPlan(owner(200, forProject())),
  "GET /projects/:id/exports": withPlan(owner(200, forProject({ query: { from: "2026-11-01" } }))),
}));
