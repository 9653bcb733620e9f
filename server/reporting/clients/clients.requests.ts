import { defineRequests, self } from "../../testing/define-requests.ts";

export const requests = defineRequests(({ create }) => ({
  "GET /clients": self(200, async ({ id }) => {
    await create.project({ ownerId: id, name: "Acme" });
    return { query: { q: "acme", sort: "waiting", order: "desc", limit: "5" } };
  }),
}));
