import { admin, anyone, defineRequests } from "../../testing/define-requests.ts";

export const requests = defineRequests(() => ({
  "GET /setup": admin(200),
  "GET /setup/summary": admin(200),
  "GET /setup/installation": anyone(200),
  "POST /setup/test-email": admin(503),
  "PUT /setup/:check": admin(204, () => ({ path: { check: "founder" }, body: { isDismissed: true } })),
}));
