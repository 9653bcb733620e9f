import { addCredits } from "../../billing/credits/credits.ts";
import { defineRequests, owner, self, withPlan } from "../../testing/define-requests.ts";

export const requests = defineRequests(({ create, dependencies, forProject, forRow }) => {
  const ofPerson = async ({ id }: { id: string }, values = {}) => {
    const project = await create.project({ ownerId: id });
    return create.submission({ projectId: project.id, ...values });
  };
  const addCredit = (userId: string) =>
    addCredits(dependencies.db, {
      userId,
      kind: "submission",
      delta: 1,
      reason: "purchase",
      source: `test ${crypto.randomUUID()}`,
    });
  return {
    "GET /submissions": self(200, () => ({
      query: { state: "proposed,approved", q: "launch", sort: "authority", page: "1", limit: "5" },
    })),
    "GET /submissions (of a project)": owner(200, async (person) => ({
      query: { projectId: (await create.project({ ownerId: person.id })).id },
    })),
    "GET /submissions/export": owner(200, async (person) => ({
      query: { projectId: (await ofPerson(person)).projectId },
    })),
    "GET /submissions/:id": owner(200, forRow("id", create.submission)),
    "GET /submissions/:id/login": owner(200, forRow("id", create.submission)),
    "DELETE /submissions/:id/login": owner(204, forRow("id", create.submission)),
    "POST /submissions/approve": withPlan(
      self(200, async (person) => ({ body: { ids: [(await ofPerson(person)).id] } })),
    ),
    "POST /submissions/skip": self(200, async (person) => ({ body: { ids: [(await ofPerson(person)).id] } })),
    "PUT /submissions/:id/position": owner(200, forRow("id", create.submission, { body: { position: 1 } })),
    "PUT /submissions/:id/answer": owner(
      200,
      forRow("id", (values) => create.submission({ ...values, state: "needs_customer" }), {
        body: { answer: "I confirmed the email.", done: true },
      }),
    ),
    "POST /projects/:id/proposals": withPlan(owner(201, forProject({ body: { count: 2 } }))),
    "GET /projects/:id/submission-settings": owner(200, forProject()),
    "PUT /projects/:id/submission-settings": withPlan(
      owner(200, forProject({ body: { weeklyPace: 20, proposesWeekly: false } })),
    ),
    "POST /projects/:id/submissions": withPlan(
      owner(201, async (person) => {
        await addCredit(person.id);
        const { id } = await create.project({ ownerId: person.id });
        return { path: { id }, body: { directoryId: (await create.directory()).id } };
      }),
    ),
  };
});
