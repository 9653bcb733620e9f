import { customerNotes, planGrants } from "#db/schema/index.ts";
import { listPlans } from "../../billing/plans/plans.ts";
import { admin, defineRequests, newEmail } from "../../testing/define-requests.ts";
import { enableSecondFactor } from "../../testing/second-factors.ts";

export const requests = defineRequests(({ create, dependencies }) => {
  const forUser = async () => ({ path: { id: (await create.user()).id } });
  const forNote = async () => {
    const { path } = await forUser();
    const noteId = crypto.randomUUID();
    await dependencies.db.insert(customerNotes).values({ id: noteId, userId: path.id, text: "Prefers calls." });
    return { path: { ...path, noteId } };
  };
  return {
    "GET /users": admin(200, () => ({ query: { q: "people", page: "1" } })),
    "POST /users/invitations": admin(202, () => ({ body: { email: newEmail(), role: "operator" } })),
    "PUT /users/:id/role": admin(204, async () => ({ ...(await forUser()), body: { isAdmin: false } })),
    "DELETE /users/:id/sessions": admin(204, forUser),
    "DELETE /users/:id/second-factor": admin(204, async () => {
      const { id } = await create.user();
      await enableSecondFactor(dependencies, id);
      return { path: { id } };
    }),
    "GET /users/:id": admin(200, forUser),
    "PUT /users/:id/trial": admin(204, async () => ({
      ...(await forUser()),
      body: { endsAt: "2027-01-31T00:00:00Z", note: "Asked for more time." },
    })),
    "POST /users/:id/plan-grants": admin(204, async () => ({
      ...(await forUser()),
      body: { planId: (await listPlans(dependencies.db))[0]?.id, endsAt: null, note: "A partner." },
    })),
    "DELETE /users/:id/plan-grants": admin(204, async () => {
      const request = await forUser();
      const planId = (await listPlans(dependencies.db))[0]?.id ?? 0;
      await dependencies.db.insert(planGrants).values({ userId: request.path.id, planId, note: "A partner." });
      return request;
    }),
    "GET /users/:id/notes": admin(200, forUser),
    "POST /users/:id/notes": admin(201, async () => ({ ...(await forUser()), body: { text: "Prefers calls." } })),
    "PUT /users/:id/notes/:noteId": admin(200, async () => ({ ...(await forNote()), body: { text: "Prefers mail." } })),
    "DELETE /users/:id/notes/:noteId": admin(204, () => forNote()),
    "POST /users/:id/impersonate": admin(201, forUser),
    "GET /users/:id/export": admin(200, forUser),
    "DELETE /users/:id": admin(204, forUser),
  };
});
