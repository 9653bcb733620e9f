import { defineRequests, owner, withPlan } from "../../testing/define-requests.ts";

export const requests = defineRequests(({ create, forProject, forRow }) => ({
  "GET /projects/:id/keywords": owner(200, forProject()),
  "POST /projects/:id/keywords/preview": withPlan(
    owner(200, forProject({ body: { text: '"parcel tracker" -job', match: "query", exclude: ["hiring"] } })),
  ),
  "POST /projects/:id/keyword": withPlan(
    owner(201, forProject({ body: { text: "parcel tracker", match: "exact", exclude: ["job"] } })),
  ),
  "DELETE /projects/:id/keyword/:keywordId": owner(204, forRow("keywordId", create.keyword)),
}));
