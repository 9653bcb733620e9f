import { defineRequests, owner } from "../../testing/define-requests.ts";

export const requests = defineRequests(({ forProject }) => ({
  "GET /projects/:id/overview": owner(200, forProject({ query: { days: "90" } })),
}));
