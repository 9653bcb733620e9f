import { Hono } from "hono";
import { sentResponse } from "#shared/account/auth.ts";
import { planGrantInput } from "#shared/billing/plan-grants.ts";
import {
  customerNote,
  noteInput,
  noteList,
  notePath,
  roleInput,
  supportSession,
  teamInvitationInput,
  trialInput,
  userDetail,
  userList,
  userQuery,
} from "#shared/operations/users.ts";
import { resetSecondFactor } from "../../account/auth/second-factor.ts";
import { endPlanGrant, grantPlan } from "../../billing/subscriptions/plan-grants.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { exportSeconds, jsonFile } from "../../http/download.ts";
import { describe, idPath, noContent, route } from "../../http/route.ts";
import { exportName } from "../account-data/data-export.ts";
import { createNote, deleteNote, getUserDetail, listNotes, saveTrial, updateNote } from "./customers.ts";
import {
  createSupportSession,
  eraseUser,
  exportUser,
  inviteToTeam,
  listUsers,
  revokeSessions,
  saveRole,
} from "./users.ts";

/** Admin endpoints for accounts; the account feature has those for the user's own. */
export const users = new Hono<AppEnv>()
  .get(
    "/",
    route({ access: "admin", query: userQuery }),
    describe("List users", { responses: { 200: userList } }),
    async (c) => c.json(await listUsers(c.var, c.req.valid("query"))),
  )
  .post(
    "/invitations",
    route({ access: "admin", json: teamInvitationInput }),
    describe("Invite an operator or administrator", {
      description:
        "Creates an account without a password and emails a link to choose one, which works once, for seven days. Inviting again sends it again.",
      responses: { 202: sentResponse },
    }),
    async (c) => {
      await inviteToTeam(c.var, c.var.user, c.req.valid("json"));
      return c.json({ sent: true as const }, 202);
    },
  )
  .put(
    "/:id/role",
    route({ access: "admin", param: idPath, json: roleInput }),
    describe("Update a user's role", {
      description: "Only users with a confirmed email address can become administrators.",
      problems: ["conflict"],
    }),
    async (c) => noContent(c, saveRole(c.var, c.var.user.id, c.req.valid("param").id, c.req.valid("json"))),
  )
  .get(
    "/:id",
    route({ access: "admin", param: idPath }),
    describe("Retrieve a user", {
      description: "With plan, payments, projects, credits, notes and the latest audit log entries.",
      responses: { 200: userDetail },
    }),
    async (c) => c.json(await getUserDetail(c.var, c.req.valid("param").id)),
  )
  .put(
    "/:id/trial",
    route({ access: "admin", param: idPath, json: trialInput }),
    describe("Extend a user's trial", { description: "The reason is saved as a note." }),
    async (c) => noContent(c, saveTrial(c.var, c.var.user.id, c.req.valid("param").id, c.req.valid("json"))),
  )
  .post(
    "/:id/plan-grants",
    route({ access: "admin", param: idPath, json: planGrantInput }),
    describe("Grant a plan without payment", {
      description:
        "Replaces the plan granted before. Limits and credits follow the plan until it ends; unused credits lapse then.",
    }),
    async (c) => noContent(c, grantPlan(c.var, c.var.user.id, c.req.valid("param").id, c.req.valid("json"))),
  )
  .delete("/:id/plan-grants", route({ access: "admin", param: idPath }), describe("End a granted plan"), async (c) =>
    noContent(c, endPlanGrant(c.var, c.req.valid("param").id)),
  )
  .get(
    "/:id/notes",
    route({ access: "admin", param: idPath }),
    describe("List notes about a user", { responses: { 200: noteList } }),
    async (c) => c.json(await listNotes(c.var.db, c.req.valid("param").id)),
  )
  .post(
    "/:id/notes",
    route({ access: "admin", param: idPath, json: noteInput }),
    describe("Add a note about a user", { responses: { 201: customerNote } }),
    async (c) => c.json(await createNote(c.var, c.var.user.id, c.req.valid("param").id, c.req.valid("json").text), 201),
  )
  .put(
    "/:id/notes/:noteId",
    route({ access: "admin", param: notePath, json: noteInput }),
    describe("Update a note about a user", { responses: { 200: customerNote } }),
    async (c) =>
      c.json(await updateNote(c.var, c.req.valid("param").id, c.req.valid("param").noteId, c.req.valid("json").text)),
  )
  .delete(
    "/:id/notes/:noteId",
    route({ access: "admin", param: notePath }),
    describe("Delete a note about a user"),
    async (c) => noContent(c, deleteNote(c.var.db, c.req.valid("param").id, c.req.valid("param").noteId)),
  )
  .post(
    "/:id/impersonate",
    route({ access: "admin", param: idPath }),
    describe("Sign in as a customer", {
      description:
        "Returns the token of a session of one hour, which ends with your own. Changes are recorded in the audit log. Sign-in data, payments and secrets stay closed.",
      responses: { 201: supportSession },
    }),
    async (c) => c.json(await createSupportSession(c.var, c.var.user, c.req.valid("param").id), 201),
  )
  .get(
    "/:id/export",
    route({ access: "admin", param: idPath, timeoutSeconds: exportSeconds }),
    describe("Export a user's data", {
      description: "For requests under data protection law. Exports are recorded in the audit log.",
      responses: { 200: "application/json" },
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const call = `${c.req.method} ${c.req.path}`;
      const data = await exportUser(c.var, c.var.user, id, {
        call,
        summary: c.var.summary,
        requestId: c.var.requestId,
      });
      return jsonFile(exportName(c.var.clock()), data);
    },
  )
  .delete(
    "/:id",
    route({ access: "admin", param: idPath }),
    describe("Delete a user", {
      description:
        "Cancels the user's subscriptions, then permanently deletes the account and all its data. You can't delete your own account with this endpoint.",
      problems: ["conflict", "upstream"],
    }),
    async (c) => noContent(c, eraseUser(c.var, c.var.user, c.req.valid("param").id)),
  )
  .delete(
    "/:id/sessions",
    route({ access: "admin", param: idPath }),
    describe("End all sessions of a user"),
    async (c) => noContent(c, revokeSessions(c.var, c.var.user, c.req.valid("param").id)),
  )
  .delete(
    "/:id/second-factor",
    route({ access: "admin", param: idPath }),
    describe("Turn off a user's two-factor authentication", {
      description:
        "For users who lost their device and recovery codes. Verify who asks: they can sign in without a code afterwards. Ends their sessions and notifies them.",
      problems: ["conflict"],
    }),
    async (c) => noContent(c, resetSecondFactor(c.var, c.req.valid("param").id)),
  );
