import { defineRequests, owner, withPlan } from "../../testing/define-requests.ts";

export const requests = defineRequests(({ create, forProject, forRow }) => ({
  "GET /projects/:id/topics": owner(200, forProject({ query: { source: "mentions", page: "1", limit: "5" } })),
  "POST /projects/:id/topics": owner(201, forProject({ body: { title: "How to track a parcel abroad" } })),
  "POST /projects/:id/topics/find": withPlan(owner(200, forProject())),
  "POST /projects/:id/topics/import": owner(
    200,
    forProject({ body: new Blob(["Top queries,Impressions,Position\ntrack a parcel,40,12.5"], { type: "text/csv" }) }),
  ),
  "POST /topics/:id/restore": owner(200, forRow("id", create.topic)),
  "DELETE /topics/:id": owner(204, forRow("id", create.topic)),
}));
