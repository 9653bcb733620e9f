import { defineRequests, owner, withPlan } from "../../testing/define-requests.ts";

export const requests = defineRequests(({ create, forProject, forRow }) => ({
  "GET /offers/:id": owner(200, forRow("id", create.offer)),
  "GET /offers/:projectId/project": owner(200, forProject({ query: { mode: "live" } })),
  "POST /offers/add-update": withPlan(
    owner(201, async (person) => ({
      body: {
        projectId: (await create.project({ ownerId: person.id })).id,
        type: "pause",
        title: "A break",
        reasons: ["Too expensive"],
      },
    })),
  ),
  "POST /offers/add-update (existing)": withPlan(
    owner(200, async (person) => {
      const { id: projectId } = await create.project({ ownerId: person.id });
      const { id } = await create.offer({ projectId });
      return { body: { id, projectId, type: "pause", title: "A break" } };
    }),
  ),
}));
