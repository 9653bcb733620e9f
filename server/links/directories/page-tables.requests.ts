import { anyone, defineRequests } from "../../testing/define-requests.ts";

export const requests = defineRequests(() => ({
  "GET /directories/generated-pages": anyone(200),
  "GET /directories/page-table": anyone(200, () => ({ query: { path: "/g/directory-listing-law-firms" } })),
}));
