import { admin, defineRequests } from "../../testing/define-requests.ts";

export const requests = defineRequests(() => ({
  "GET /audit": admin(200, () => ({
    query: { actor: "people", action: "PUT", from: "2026-11-01", to: "2026-11-30" },
  })),
}));
