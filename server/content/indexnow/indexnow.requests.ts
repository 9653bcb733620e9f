import { defineRequests, owner, withPlan } from "../../testing/define-requests.ts";

export const requests = defineRequests(({ create, forProject, websiteUrl }) => ({
  "GET /projects/:id/indexnow": owner(200, forProject()),
  "POST /projects/:id/indexnow/check": withPlan(
    owner(200, async (person) => {
      const { id } = await create.project({ ownerId: person.id, url: websiteUrl });
      return { path: { id }, body: { origin: new URL(websiteUrl).origin } };
    }),
  ),
}));
