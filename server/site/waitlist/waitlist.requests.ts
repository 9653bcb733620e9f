import { admin, anyone, defineRequests, newEmail } from "../../testing/define-requests.ts";

export const requests = defineRequests(({ create }) => ({
  "POST /waitlist": anyone(201, () => ({ body: { email: newEmail(), source: "hero" } })),
  "GET /waitlist": admin(200, () => ({ query: { page: "1", limit: "2" } })),
  "GET /waitlist/export": admin(200),
  "POST /waitlist/:id/retry": admin(204, async () => ({ path: { id: (await create.contact()).id } })),
  "DELETE /waitlist/:id": admin(204, async () => ({ path: { id: (await create.contact()).id } })),
}));
