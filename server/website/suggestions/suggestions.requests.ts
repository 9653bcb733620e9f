import { defineRequests, owner, withPlan } from "../../testing/define-requests.ts";

export const requests = defineRequests(({ create, forProject, forRow }) => ({
  "GET /suggestions/:projectId/project": owner(200, forProject({ query: { page: "1" } })),
  "GET /suggestions/:projectId/audit": owner(200, forProject()),
  "POST /suggestions/:projectId/audit": withPlan(owner(202, forProject())),
  "GET /suggestions/:id": owner(200, forRow("id", create.suggestion)),
  "PUT /suggestions/:id": withPlan(
    owner(
      200,
      forRow("id", (values) => create.suggestion({ ...values, state: "dismissed" }), { body: { state: "open" } }),
    ),
  ),
  "DELETE /suggestions/:id": owner(204, forRow("id", create.suggestion)),
}));
