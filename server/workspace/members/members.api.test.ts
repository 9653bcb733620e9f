import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { projectInvitations, projectMembers, users } from "#db/schema/index.ts";
import { onetimeLimits } from "#shared/limits.ts";
import type { MemberRole } from "#shared/roles.ts";
import { memberList } from "#shared/workspace/members.ts";
import { eraseAccount } from "../../operations/account-data/deletion.ts";
import { callWith } from "../../testing/api-caller.ts";
import { stopDate } from "../../testing/stop-date.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { findInvitationEmail } from "./invitation-email.ts";
import { deleteExpiredInvitations } from "./members.ts";

const { dependencies, create, get, keyOf, tokenOf } = await createTestApp();
const { db, clock } = dependencies;
const call = callWith(get);

const days = (count: number) => new Date(clock().getTime() + count * 24 * 3600_000);
const newUser = (values: Partial<typeof users.$inferInsert> = {}) =>
  create.user({ trialEndsAt: days(2), emailVerifiedAt: clock(), ...values });

/** A project of a payer with a running trial, and a member without a plan. */
const projectWith = async (role: MemberRole, payerValues: Partial<typeof users.$inferInsert> = {}) => {
  const payer = await newUser(payerValues);
  const project = await create.project({ ownerId: payer.id });
  const member = await newUser({ trialEndsAt: null });
  await db.insert(projectMembers).values({ projectId: project.id, userId: member.id, role, createdAt: days(-1) });
  return { payer, project, member, payerToken: await tokenOf(payer), token: await tokenOf(member) };
};

const invite = async (projectId: string, token: string, email: string, role: MemberRole = "editor") =>
  call("POST", `projects/${projectId}/members`, token, { email, role });

/** Sends the invitation's email, as the mail job does, and returns the token of its link. */
const mailedToken = async (id: string, email: string) => {
  const props = await findInvitationEmail(dependencies, email, { invitationId: id });
  return props?.token as string;
};

const detailOf = async (response: Response) => ((await response.json()) as { detail: string }).detail;

test("an owner invites, the invited account accepts once and becomes a member", async () => {
  const { project, payer, payerToken } = await projectWith("viewer");
  const invitee = await newUser({ trialEndsAt: null });
  const token = await tokenOf(invitee);
  const response = await invite(project.id, payerToken, invitee.email.toUpperCase());
  expect(response.status).toBe(201);
  const invitation = await response.json();
  expect(invitation).toMatchObject({ email: invitee.email, role: "editor", expiresAt: days(7).toISOString() });
  expect((await call("GET", `projects/${project.id}`, token)).status).toBe(404);

  const link = await mailedToken(invitation.id, invitee.email);
  const shown = await call("GET", `invitations/${link}`);
  expect(await shown.json()).toEqual({
    project: project.name,
    others: 0,
    email: invitee.email,
    inviter: payer.email,
    role: "editor",
  });
  const accepted = await call("POST", `invitations/${link}/accept`, token);
  expect(await accepted.json()).toEqual({ projectId: project.id, role: "editor" });
  expect((await call("POST", `invitations/${link}/accept`, token)).status).toBe(404);
  expect((await call("GET", `invitations/${link}`)).status).toBe(404);

  const { members, invitations } = memberList.parse(
    await (await call("GET", `projects/${project.id}/members`, payerToken)).json(),
  );
  expect(members.map(({ role, isPayer }) => [role, isPayer])).toEqual([
    ["owner", true],
    ["viewer", false],
    ["editor", false],
  ]);
  expect(invitations).toEqual([]);
  const again = await invite(project.id, payerToken, invitee.email);
  expect([again.status, await detailOf(again)]).toEqual([409, "This person is already a member of the project."]);
});

test("invites to every project that the inviter pays for, with one email and one click", async () => {
  const { project, payer, member, payerToken } = await projectWith("viewer");
  const others = [await create.project({ ownerId: payer.id }), await create.project({ ownerId: payer.id })];
  await create.project({ ownerId: member.id });
  const invitee = await newUser({ trialEndsAt: null });
  const input = { email: invitee.email, role: "editor", everyProject: true };
  const { id } = await (await call("POST", `projects/${project.id}/members`, payerToken, input)).json();
  const link = await mailedToken(id, invitee.email);
  expect(await (await call("GET", `invitations/${link}`)).json()).toMatchObject({ project: project.name, others: 2 });
  const token = await tokenOf(invitee);
  expect((await call("POST", `invitations/${link}/accept`, token)).status).toBe(200);
  const memberships = await db.select().from(projectMembers).where(eq(projectMembers.userId, invitee.id));
  expect(memberships.map(({ projectId }) => projectId).sort()).toEqual(
    [project, ...others].map((one) => one.id).sort(),
  );
  expect(memberships.every(({ role }) => role === "editor")).toBe(true);
  expect(await db.$count(projectInvitations, eq(projectInvitations.email, invitee.email))).toBe(0);
});

test("an invitation to every project stays one when it is sent again for its first project", async () => {
  const { project, payer, payerToken } = await projectWith("viewer");
  await create.project({ ownerId: payer.id });
  const { email } = await newUser({ trialEndsAt: null });
  const input = { email, role: "editor", everyProject: true };
  const { id } = await (await call("POST", `projects/${project.id}/members`, payerToken, input)).json();
  await db
    .update(projectInvitations)
    .set({ expiresAt: days(2) })
    .where(eq(projectInvitations.email, email));
  await invite(project.id, payerToken, email);
  const link = await mailedToken(id, email);
  expect(await (await call("GET", `invitations/${link}`)).json()).toMatchObject({ others: 1 });
});

test("a withdrawn invitation leaves its link to the projects that it was sent with", async () => {
  const { project, payer, payerToken } = await projectWith("viewer");
  const other = await create.project({ ownerId: payer.id });
  const invitee = await newUser({ trialEndsAt: null });
  const input = { email: invitee.email, role: "editor", everyProject: true };
  const { id } = await (await call("POST", `projects/${project.id}/members`, payerToken, input)).json();
  const link = await mailedToken(id, invitee.email);
  expect((await call("DELETE", `projects/${project.id}/invitations/${id}`, payerToken)).status).toBe(204);
  expect(await (await call("GET", `invitations/${link}`)).json()).toMatchObject({ project: other.name, others: 0 });
  expect((await call("POST", `invitations/${link}/accept`, await tokenOf(invitee))).status).toBe(200);
  const memberships = await db.select().from(projectMembers).where(eq(projectMembers.userId, invitee.id));
  expect(memberships.map(({ projectId }) => projectId)).toEqual([other.id]);
});

test("invitations count towards a project's 50 members", async () => {
  const { project, payer, payerToken } = await projectWith("viewer");
  const invited = Array.from({ length: 48 }, (_, at) => `person-${at}@people.example`);
  const values = { projectId: project.id, role: "viewer", invitedBy: payer.id, expiresAt: days(7) } as const;
  await db.insert(projectInvitations).values(invited.map((email) => ({ ...values, email, createdAt: clock() })));
  const response = await invite(project.id, payerToken, "one-more@people.example");
  expect([response.status, await detailOf(response)]).toEqual([403, "A project can have 50 members and invitations."]);
  expect((await invite(project.id, payerToken, "person-1@people.example")).status).toBe(201);
});

test("a repeated invitation changes the role, and is limited to five emails a day", async () => {
  stopDate();
  const { project, payerToken } = await projectWith("viewer");
  const email = `${crypto.randomUUID()}@people.example`;
  const first = await (await invite(project.id, payerToken, email, "viewer")).json();
  const second = await (await invite(project.id, payerToken, email, "owner")).json();
  expect(second).toMatchObject({ id: first.id, role: "owner" });
  for (let sent = 2; sent < 5; sent++) expect((await invite(project.id, payerToken, email)).status).toBe(201);
  expect((await invite(project.id, payerToken, email)).status).toBe(429);
});

test("a withdrawn or expired invitation has no email and no page", async () => {
  const { project, payerToken } = await projectWith("viewer");
  const email = `${crypto.randomUUID()}@people.example`;
  const { id } = await (await invite(project.id, payerToken, email)).json();
  const link = await mailedToken(id, email);
  await db
    .update(projectInvitations)
    .set({ expiresAt: days(-31) })
    .where(eq(projectInvitations.id, id));
  expect((await call("GET", `invitations/${link}`)).status).toBe(404);
  expect(await mailedToken(id, email)).toBeUndefined();
  await deleteExpiredInvitations(db, clock());
  expect((await call("DELETE", `projects/${project.id}/invitations/${id}`, payerToken)).status).toBe(404);
});

test("a viewer reads and an editor writes, without a plan of their own", async () => {
  const topic = { title: "How to track a parcel", intent: "learn" };
  const viewer = await projectWith("viewer");
  expect((await call("GET", `projects/${viewer.project.id}/topics`, viewer.token)).status).toBe(200);
  const refused = await call("POST", `projects/${viewer.project.id}/topics`, viewer.token, topic);
  expect([refused.status, await detailOf(refused)]).toEqual([
    403,
    expect.stringContaining("Your role in this project is viewer"),
  ]);
  const editor = await projectWith("editor");
  expect((await call("POST", `projects/${editor.project.id}/topics`, editor.token, topic)).status).toBe(201);
});

test("a member needs the payer's plan, not their own, and projects of their own need their own plan", async () => {
  const { project, member } = await projectWith("editor", { trialEndsAt: days(-1) });
  await db
    .update(users)
    .set({ trialEndsAt: days(2) })
    .where(eq(users.id, member.id));
  const token = await tokenOf(member);
  const keyword = { text: "parcel tracker" };
  const refused = await call("POST", `projects/${project.id}/keyword`, token, keyword);
  expect([refused.status, await detailOf(refused)]).toEqual([403, expect.stringContaining("project's owner")]);

  const paid = await projectWith("editor");
  expect((await call("POST", `projects/${paid.project.id}/keyword`, paid.token, keyword)).status).toBe(201);
  const own = await create.project({ ownerId: paid.member.id });
  expect((await call("POST", `projects/${own.id}/keyword`, paid.token, keyword)).status).toBe(403);
  const input = { name: "Parcelo", url: "https://parcelo.example" };
  expect((await call("POST", "projects", paid.token, input)).status).toBe(403);
});

test("a member sees the keyword limit of the payer's plan, and who pays", async () => {
  const { id: planId } = await create.plan({ type: "onetime" });
  const { project, token, payerToken } = await projectWith("viewer", { planId, trialEndsAt: null });
  for (const [by, isPayer] of [
    [token, false],
    [payerToken, true],
  ] as const) {
    const { limit } = await (await call("GET", `projects/${project.id}/keywords`, by)).json();
    expect(limit).toBe(onetimeLimits.keywords);
    expect(await (await call("GET", `projects/${project.id}`, by)).json()).toMatchObject({ isPayer });
  }
});

test("a limit names the payer's plan to members, and their own to the payer", async () => {
  const { id: planId } = await create.plan({ type: "onetime" });
  const { project, token, payerToken } = await projectWith("editor", { planId, trialEndsAt: null });
  for (let at = 0; at < Number(onetimeLimits.keywords); at++)
    await create.keyword({ projectId: project.id, text: `word ${at}` });
  const add = async (by: string) =>
    detailOf(await call("POST", `projects/${project.id}/keyword`, by, { text: "one more" }));
  const rest = `includes ${onetimeLimits.keywords} keywords per project.`;
  expect(await add(token)).toBe(`The plan of this project's owner ${rest}`);
  expect(await add(payerToken)).toBe(`Your plan ${rest}`);
});

test("only owners see the widget's secret and the invitations", async () => {
  for (const role of ["viewer", "editor", "owner"] as const) {
    const { project, token, payerToken } = await projectWith(role);
    await invite(project.id, payerToken, `${crypto.randomUUID()}@people.example`);
    const widgetSecret = role === "owner" ? project.widgetSecret : null;
    const expected = { id: project.id, role, widgetSecret };
    expect(await (await call("GET", `projects/${project.id}`, token)).json()).toMatchObject(expected);
    const { projects } = await (await call("GET", "projects/my", token)).json();
    expect(projects).toEqual([expect.objectContaining(expected)]);
    const { invitations } = await (await call("GET", `projects/${project.id}/members`, token)).json();
    expect(invitations).toHaveLength(role === "owner" ? 1 : 0);
  }
});

test("owners change roles and remove members; the payer stays an owner", async () => {
  const { project, payer, member, token, payerToken } = await projectWith("owner");
  const path = (userId: string) => `projects/${project.id}/members/${userId}`;
  expect((await call("PUT", path(payer.id), token, { role: "viewer" })).status).toBe(409);
  expect((await call("DELETE", path(payer.id), token)).status).toBe(409);
  const changed = await call("PUT", path(member.id), payerToken, { role: "editor" });
  expect(await changed.json()).toMatchObject({ userId: member.id, role: "editor", isPayer: false });
  expect((await call("PUT", path(member.id), token, { role: "owner" })).status).toBe(403);
  expect((await call("DELETE", path(payer.id), token)).status).toBe(403);
  expect((await call("DELETE", path(member.id), token)).status).toBe(204);
  expect((await call("GET", `projects/${project.id}`, token)).status).toBe(404);
});

test.each(["removed", "made an editor"])("an owner who is %s can't come back through an invitation", async (change) => {
  const { project, member, token, payerToken } = await projectWith("owner");
  const person = await create.user();
  const { id } = await (await invite(project.id, token, person.email, "owner")).json();
  const other = await (await invite(project.id, payerToken, `${crypto.randomUUID()}@people.example`)).json();
  const link = await mailedToken(id, person.email);
  const path = `projects/${project.id}/members/${member.id}`;
  await (change === "removed" ? call("DELETE", path, payerToken) : call("PUT", path, payerToken, { role: "editor" }));
  expect((await call("POST", `invitations/${link}/accept`, await tokenOf(person))).status).toBe(404);
  const { invitations } = await (await call("GET", `projects/${project.id}/members`, payerToken)).json();
  expect(invitations).toMatchObject([{ id: other.id }]);
});

test("one mailbox gets twenty invitations a day, in any spelling and from any sender", async () => {
  stopDate();
  const mailbox = crypto.randomUUID();
  const statuses = [];
  for (let sent = 0; sent < 22; sent++) {
    const { project, payerToken } = await projectWith("viewer");
    statuses.push((await invite(project.id, payerToken, `${mailbox}+${sent}@people.example`)).status);
  }
  expect(statuses.map((status) => (status === 201 ? 1 : 0)).join("")).toBe(`${"1".repeat(20)}00`);
});

test("no API key reads the widget's secret, whose signatures need no scope", async () => {
  const { project, payer } = await projectWith("viewer");
  const key = await keyOf(payer, "read", "write", "publish");
  expect(await (await call("GET", `projects/${project.id}`, key)).json()).toMatchObject({ widgetSecret: null });
  expect(await (await call("GET", "projects/my", key)).text()).not.toContain(project.widgetSecret);
});

test("an editor can't connect a Stripe account or delete the project", async () => {
  const { project, token } = await projectWith("editor");
  expect((await call("PUT", `projects/${project.id}`, token, { name: "Parcels" })).status).toBe(200);
  expect((await call("PUT", `projects/${project.id}`, token, { stripeAccountId: null })).status).toBe(403);
  expect((await call("DELETE", `projects/${project.id}`, token)).status).toBe(403);
});

test("a member sees credits of their project only", async () => {
  const { project, payer, token, payerToken } = await projectWith("editor");
  const other = await create.project({ ownerId: payer.id });
  const admin = await tokenOf(await create.user({ isAdmin: true }));
  for (const { id } of [project, other])
    await call("POST", "credits", admin, { projectId: id, kind: "submission", delta: 1, note: "A gift." });
  const totalFor = async (by: string) => (await (await call("GET", `projects/${project.id}/credits`, by)).json()).total;
  expect(await totalFor(token)).toBeLessThan(await totalFor(payerToken));
});

test("deleting a member's account removes the membership, and the payer's account the project", async () => {
  const { project, payer, member, token, payerToken } = await projectWith("editor");
  const exported = await (await call("GET", "users/me/export", token)).json();
  expect(JSON.stringify(exported)).toContain(project.id);
  await eraseAccount(dependencies, member.id);
  const { members } = await (await call("GET", `projects/${project.id}/members`, payerToken)).json();
  expect(members).toHaveLength(1);
  await db.delete(users).where(eq(users.id, payer.id));
  expect(await db.$count(projectMembers, eq(projectMembers.projectId, project.id))).toBe(0);
});
