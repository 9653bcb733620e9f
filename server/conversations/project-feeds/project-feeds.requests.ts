import { defineRequests, owner, withPlan } from "../../testing/define-requests.ts";

export const requests = defineRequests(({ create, forProject, forRow, websiteUrl }) => ({
  "GET /projects/:id/feeds": owner(200, forProject()),
  "POST /projects/:id/feeds": withPlan(owner(201, forProject({ body: { url: `${websiteUrl}/feed` } }))),
  "DELETE /projects/:id/feeds/:feedId": owner(204, forRow("feedId", create.feed)),
}));
