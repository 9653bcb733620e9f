import { admin, defineRequests } from "../../testing/define-requests.ts";

export const requests = defineRequests(() => ({
  "GET /deliveries": admin(200, () => ({ query: { page: "1", limit: "2" } })),
}));
