import { Hono } from "hono";
import {
  invitation,
  invitationInput,
  invitationPath,
  member,
  memberList,
  memberPath,
  roleInput,
} from "#shared/workspace/members.ts";
import { requireAccess, roleIn } from "../../access/project-access.ts";
import type { AppEnv } from "../../dependencies.ts";
import { needsRole, requireActivePlan, requireUser } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { requireProject } from "../../http/require-project.ts";
import { validate } from "../../http/validate.ts";
import { createRateLimit } from "../../limits/rate-limit.ts";
import { deleteInvitation, deleteMember, inviteMember, listMembers, updateMember } from "./members.ts";

/** Each one sends an email. */
const invitationsHour = createRateLimit({ name: "invitations-hour", points: 30, seconds: 3600 });

export const projectMembers = new Hono<AppEnv>()
  .get(
    "/:id/members",
    requireUser,
    requireProject,
    describe({
      summary: "List a project's members",
      description: "The account that pays for the project comes first. Only owners see the invitations.",
      responses: { 200: memberList },
    }),
    async (c) => {
      const { db, project, user } = c.var;
      return c.json(await listMembers(db, project, roleIn(user, project.id)));
    },
  )
  .post(
    "/:id/members",
    requireActivePlan,
    needsRole("owner"),
    rateLimit(invitationsHour),
    validate("json", invitationInput),
    requireProject,
    describe({
      summary: "Invite a member",
      description: "Sends an email with a link that works for 7 days. A repeated invitation is sent again.",
      responses: { 201: invitation },
      problems: ["conflict"],
    }),
    async (c) => c.json(await inviteMember(c.var, c.var.project, c.var.user.id, c.req.valid("json")), 201),
  )
  .put(
    "/:id/members/:userId",
    requireUser,
    needsRole("owner"),
    validate("param", memberPath),
    validate("json", roleInput),
    requireProject,
    describe({
      summary: "Change a member's role",
      description: "The account that pays for the project stays an owner.",
      responses: { 200: member },
      problems: ["conflict"],
    }),
    async (c) => {
      const { userId } = c.req.valid("param");
      return c.json(await updateMember(c.var, c.var.project, userId, c.req.valid("json").role));
    },
  )
  .delete(
    "/:id/members/:userId",
    requireUser,
    needsRole("viewer"),
    validate("param", memberPath),
    requireProject,
    describe({
      summary: "Remove a member",
      description: "Owners can remove others; each member can leave.",
      responses: { 204: null },
      problems: ["conflict"],
    }),
    async (c) => {
      const { project, user } = c.var;
      const { userId } = c.req.valid("param");
      if (userId !== user.id) requireAccess({ ...user, needs: { role: "owner" } }, project.id);
      await deleteMember(c.var, project, userId);
      return c.body(null, 204);
    },
  )
  .delete(
    "/:id/invitations/:invitationId",
    requireUser,
    needsRole("owner"),
    validate("param", invitationPath),
    requireProject,
    describe({
      summary: "Withdraw an invitation",
      description: "Its link no longer opens the project.",
      responses: { 204: null },
    }),
    async (c) => {
      await deleteInvitation(c.var.db, c.var.project.id, c.req.valid("param").invitationId);
      return c.body(null, 204);
    },
  );
