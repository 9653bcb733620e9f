import { anyone, defineRequests, owner } from "../../testing/define-requests.ts";

export const requests = defineRequests(({ create, forProject }) => ({
  "POST /visits": anyone(202, async (person) => ({
    body: {
      projectId: (await create.project({ ownerId: person.id })).id,
      referrer: `https://${(await create.directory()).host}/`,
    },
  })),
  "GET /projects/:id/visits": owner(200, forProject({ query: { from: "2026-11-01", to: "2026-11-20" } })),
}));
