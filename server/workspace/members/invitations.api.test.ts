import { expect, test } from "vitest";
import { callWith } from "../../testing/api-caller.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { findInvitationEmail } from "./invitation-email.ts";

const { dependencies, create, get, tokenOf } = await createTestApp();
const call = callWith(get);

test("only the account with the invited address can accept, which its mailed link confirms", async () => {
  const trialEndsAt = new Date(dependencies.clock().getTime() + 24 * 3600_000);
  const owner = await create.user({ trialEndsAt, emailVerifiedAt: dependencies.clock() });
  const project = await create.project({ ownerId: owner.id });
  const invitee = await create.user({ emailVerifiedAt: null });
  const { email } = invitee;
  const sent = await call("POST", `projects/${project.id}/members`, await tokenOf(owner), { email, role: "editor" });
  const { id: invitationId } = await sent.json();
  const props = await findInvitationEmail(dependencies, email, { invitationId });
  const link = `invitations/${props?.token}`;
  expect(await (await call("GET", link)).json()).toMatchObject({ project: project.name, email });

  const byOther = await call("POST", `${link}/accept`, await tokenOf(await create.user()));
  expect([byOther.status, await byOther.json()]).toMatchObject([
    403,
    { detail: expect.stringContaining("another email address") },
  ]);
  const token = await tokenOf(invitee);
  expect((await call("POST", `${link}/accept`, token)).status).toBe(200);
  expect(await (await call("GET", "users/me", token)).json()).toMatchObject({
    emailVerifiedAt: dependencies.clock().toISOString(),
  });
});
