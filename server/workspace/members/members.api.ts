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
import type { AppEnv } from "../../http/app-env.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { describe, noContent, route } from "../../http/route.ts";
import { deleteInvitation, deleteMember, inviteMember, listMembers, updateMember } from "./members.ts";

/** Each one sends an email. */
const invitationsHour = rateLimit({ name: "invitations-hour", points: 30, seconds: 3600 });

export const projectMembers = new Hono<AppEnv>()
  .get(
    "/:id/members",
    route({ access: "user", project: "path" }),
    describe("List a project's members", {
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
    route({ access: "activePlan", role: "owner", limits: [invitationsHour], json: invitationInput, project: "path" }),
    describe("Invite a member", {
      description: "Sends an email with a link that works for 7 days. A repeated invitation is sent again.",
      responses: { 201: invitation },
    }),
    async (c) => c.json(await inviteMember(c.var, c.var.project, c.var.user.id, c.req.valid("json")), 201),
  )
  .put(
    "/:id/members/:userId",
    route({ access: "user", role: "owner", param: memberPath, json: roleInput, project: "path" }),
    describe("Change a member's role", {
      description: "The account that pays for the project stays an owner.",
      responses: { 200: member },
      problems: ["conflict"],
    }),
    async (c) =>
      c.json(await updateMember(c.var, c.var.project, c.req.valid("param").userId, c.req.valid("json").role)),
  )
  .delete(
    "/:id/members/:userId",
    route({ access: "user", role: "viewer", param: memberPath, project: "path" }),
    describe("Remove a member", {
      description: "Owners can remove others; each member can leave.",
      problems: ["conflict"],
    }),
    async (c) => {
      const { project, user } = c.var;
      const { userId } = c.req.valid("param");
      if (userId !== user.id) requireAccess({ ...user, needs: { role: "owner" } }, project.id);
      return noContent(c, deleteMember(c.var, project, userId));
    },
  )
  .delete(
    "/:id/invitations/:invitationId",
    route({ access: "user", role: "owner", param: invitationPath, project: "path" }),
    describe("Withdraw an invitation", { description: "Its link no longer opens the project." }),
    async (c) => noContent(c, deleteInvitation(c.var.db, c.var.project.id, c.req.valid("param").invitationId)),
  );
