import { defineRequests, owner } from "../../testing/define-requests.ts";

export const requests = defineRequests(({ forProject }) => ({
  "GET /projects/:id/activity": owner(
    200,
    forProject({ query: { kind: "keyword.added", from: "2026-11-01", to: "2026-11-30", limit: "5" } }),
  ),
}));
