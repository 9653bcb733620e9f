import { projectInvitations, projectMembers } from "#db/schema/index.ts";
import { hashToken } from "../../security/random-token.ts";
import { anyone, defineRequests, newEmail, owner, type Person, self, withPlan } from "../../testing/define-requests.ts";

export const requests = defineRequests(({ create, dependencies, forProject, forRow }) => {
  const { db } = dependencies;
  const expiresAt = () => new Date(dependencies.clock().getTime() + 3600_000);
  const withMember = async (person: Person) => {
    const { id } = await create.project({ ownerId: person.id });
    const { id: userId } = await create.user();
    await db.insert(projectMembers).values({ projectId: id, userId, role: "viewer" });
    return { path: { id, userId } };
  };
  const invitation = async ({
    projectId,
    invitedBy,
    email,
  }: {
    projectId: string;
    invitedBy: string;
    email: string;
  }) => {
    const token = crypto.randomUUID();
    const values = { projectId, email, invitedBy, role: "editor" as const, expiresAt: expiresAt() };
    const [row] = await db
      .insert(projectInvitations)
      .values({ ...values, tokenHash: hashToken(token) })
      .returning();
    if (!row) throw new Error("The invitation was not created.");
    return { ...row, token };
  };
  const tokenFor = async (email: string) => {
    const { id: invitedBy } = await create.user();
    const { id: projectId } = await create.project({ ownerId: invitedBy });
    const { token } = await invitation({ projectId, invitedBy, email });
    return { path: { token } };
  };
  return {
    "GET /projects/:id/members": owner(200, forProject()),
    "POST /projects/:id/members": withPlan(
      owner(201, async (person) => forProject({ body: { email: newEmail(), role: "viewer" } })(person)),
    ),
    "PUT /projects/:id/members/:userId": owner(200, async (person) => ({
      ...(await withMember(person)),
      body: { role: "editor" },
    })),
    "DELETE /projects/:id/members/:userId": owner(204, withMember),
    "DELETE /projects/:id/invitations/:invitationId": owner(
      204,
      forRow("invitationId", async ({ projectId }) =>
        invitation({ projectId, email: newEmail(), invitedBy: (await create.user()).id }),
      ),
    ),
    "GET /invitations/:token": anyone(200, () => tokenFor(newEmail())),
    // The accounts of this table have unconfirmed addresses.
    "POST /invitations/:token/accept": self(403, () => tokenFor(newEmail())),
  };
});
