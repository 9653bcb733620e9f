import { admin, defineRequests } from "../../testing/define-requests.ts";

export const requests = defineRequests(() => ({
  "GET /retention/old-data": admin(200, () => ({ query: { dismissedMentions: "12", visits: "24" } })),
}));
