import { defineRequests, owner, withPlan } from "../../testing/define-requests.ts";

export const requests = defineRequests(({ create, forProject, websiteUrl }) => ({
  "GET /projects/:id/badges": owner(200, forProject()),
  "POST /projects/:id/badges/check": withPlan(
    owner(200, async (person) => {
      const { id } = await create.project({ ownerId: person.id, url: websiteUrl });
      return { path: { id }, body: {} };
    }),
  ),
}));
