import { anyone, defineRequests } from "../../testing/define-requests.ts";

export const requests = defineRequests(() => ({
  "GET /health": anyone(200),
  "GET /ready": anyone(200),
}));
