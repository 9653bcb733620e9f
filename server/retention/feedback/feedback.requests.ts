import { hashToken } from "../../security/random-token.ts";
import { anyone, defineRequests, owner, withPlan } from "../../testing/define-requests.ts";

export const requests = defineRequests(({ create, forProject, forRow }) => {
  const forProjectQuery = (query: Record<string, string>) => async (person: { id: string }) => ({
    query: { ...query, projectId: (await create.project({ ownerId: person.id })).id },
  });
  /** A feedback with the token `a token`. */
  const createFeedback = async (person: { id: string }) => {
    const { id: projectId } = await create.project({ ownerId: person.id });
    const { id: offerId } = await create.offer({ projectId });
    return create.feedback({ projectId, offerId, tokenHash: hashToken("a token") });
  };
  return {
    "POST /feedback/save": anyone(201, async (person) => {
      const { id: projectId } = await create.project({ ownerId: person.id });
      return { body: { projectId, rating: 3, reason: "Too expensive", message: "Dear." } };
    }),
    "POST /feedback/save (outcome)": anyone(200, async (person) => ({
      body: { id: (await createFeedback(person)).id, token: "a token", outcome: "left" },
    })),
    "POST /feedback/save (status)": withPlan(
      owner(200, async (person) => ({
        body: { id: (await createFeedback(person)).id, status: "read" },
      })),
    ),
    "GET /feedback/dialog/:projectId": anyone(200, forProject({ query: { mode: "test" } })),
    "GET /feedback/:id/offer": anyone(200, async (person) => ({
      path: { id: (await createFeedback(person)).id },
      query: { token: "a token" },
    })),

    "GET /feedbacks/list": owner(200, forProjectQuery({ status: "new", q: "dear" })),
    "GET /feedbacks/stats": owner(200, forProjectQuery({ from: "2026-11-01" })),
    "GET /feedbacks/export": owner(200, forProjectQuery({ to: "2026-11-20" })),
    "GET /feedbacks/:id": owner(200, forRow("id", create.feedback)),
    "DELETE /feedbacks/:id": owner(204, forRow("id", create.feedback)),

    "GET /projects/:id/leaving-dialog": owner(200, forProject()),
    "PUT /projects/:id/leaving-dialog": withPlan(
      owner(200, forProject({ body: { reasons: ["Too expensive", "No longer needed"], isShuffled: true } })),
    ),
  };
});
