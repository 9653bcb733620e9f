import { anyone, defineRequests } from "../../testing/define-requests.ts";

export const requests = defineRequests(() => ({
  "GET /openapi.json": anyone(200),
}));
