import { defineRequests, owner } from "../../testing/define-requests.ts";

export const requests = defineRequests(({ forProject }) => ({
  "GET /projects/:id/timeline": owner(200, forProject({ query: { page: "1", limit: "5" } })),
}));
