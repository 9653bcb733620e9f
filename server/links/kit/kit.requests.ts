import { defineRequests, owner, withPlan } from "../../testing/define-requests.ts";

export const requests = defineRequests(({ create, forProject, websiteUrl }) => ({
  "GET /projects/:id/kit": owner(200, forProject()),
  "PUT /projects/:id/kit": withPlan(owner(200, forProject({ body: { version: 0, fields: { name: "Parcelo" } } }))),
  "POST /projects/:id/kit/prefill": withPlan(
    owner(200, async ({ id: ownerId }) => {
      const { id } = await create.project({ ownerId, url: `${websiteUrl}/` });
      return { path: { id } };
    }),
  ),
  "POST /projects/:id/kit/draft": withPlan(owner(200, forProject({ body: { field: "tagline" } }))),
  "GET /projects/:id/preflight": owner(200, async ({ id: ownerId }) => {
    const { id } = await create.project({ ownerId });
    const directory = await create.directory();
    return { path: { id }, query: { directoryId: directory.id } };
  }),
}));
