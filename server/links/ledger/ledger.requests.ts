import { anyone, defineRequests } from "../../testing/define-requests.ts";

export const requests = defineRequests(() => ({
  "GET /ledger": anyone(200),
}));
