import { admin, defineRequests, owner } from "../../testing/define-requests.ts";

export const requests = defineRequests(({ create, forProject }) => ({
  "GET /projects/:id/credits": owner(200, forProject({ query: { kind: "submission", page: "1", limit: "5" } })),
  "POST /credits": admin(201, async () => ({
    body: { userId: (await create.user()).id, kind: "submission", delta: 5, note: "A gift" },
  })),
}));
