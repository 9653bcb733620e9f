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
  userPath,
  userQuery,
} from "#shared/operations/users.ts";
import { endPlanGrant, grantPlan } from "../../billing/payments/plan-grants.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireAdmin } from "../../http/auth.ts";
import { describe, summaryOf } from "../../http/describe.ts";
import { jsonFile } from "../../http/json-file.ts";
import { validate } from "../../http/validate.ts";
import { exportName, exportSeconds } from "../account/data-export.ts";
import { resetSecondFactor } from "../auth/second-factor.ts";
import { createNote, deleteNote, getUserDetail, listNotes, saveTrial, updateNote } from "./customers.ts";
import { createSupportSession } from "./support-session.ts";
import { eraseUser, exportUser } from "./user-data.ts";
import { inviteToTeam, listUsers, revokeSessions, saveRole } from "./users.ts";

/** Admin endpoints for accounts; the account feature has those for the user's own. */
export const users = new Hono<AppEnv>()
  .get(
    "/",
    requireAdmin,
    validate("query", userQuery),
    describe({ summary: "List users", responses: { 200: userList } }),
    async (c) => c.json(await listUsers(c.var, c.req.valid("query"))),
  )
  .post(
    "/invitations",
    requireAdmin,
    validate("json", teamInvitationInput),
    describe({
      summary: "Invite an operator or administrator",
      description:
        "Creates an account without a password and emails a link to choose one, which works once, for seven days. Inviting again sends it again.",
      responses: { 202: sentResponse },
      problems: ["conflict", "rate-limited"],
    }),
    async (c) => {
      await inviteToTeam(c.var, c.var.user, c.req.valid("json"));
      return c.json({ sent: true as const }, 202);
    },
  )
  .put(
    "/:id/role",
    requireAdmin,
    validate("param", userPath),
    validate("json", roleInput),
    describe({
      summary: "Update a user's role",
      description: "Only users with a confirmed email address can become administrators.",
      responses: { 204: null },
      problems: ["conflict"],
    }),
    async (c) => {
      await saveRole(c.var, c.var.user.id, c.req.valid("param").id, c.req.valid("json"));
      return c.body(null, 204);
    },
  )
  .get(
    "/:id",
    requireAdmin,
    validate("param", userPath),
    describe({
      summary: "Retrieve a user",
      description: "With plan, payments, projects, credits, notes and the latest audit log entries.",
      responses: { 200: userDetail },
    }),
    async (c) => c.json(await getUserDetail(c.var, c.req.valid("param").id)),
  )
  .put(
    "/:id/trial",
    requireAdmin,
    validate("param", userPath),
    validate("json", trialInput),
    describe({
      summary: "Extend a user's trial",
      description: "The reason is saved as a note.",
      responses: { 204: null },
      problems: ["not-found"],
    }),
    async (c) => {
      await saveTrial(c.var, c.var.user.id, c.req.valid("param").id, c.req.valid("json"));
      return c.body(null, 204);
    },
  )
  .post(
    "/:id/plan-grants",
    requireAdmin,
    validate("param", userPath),
    validate("json", planGrantInput),
    describe({
      summary: "Grant a plan without payment",
      description:
        "Replaces the plan granted before. Limits and credits follow the plan until it ends; unused credits lapse then.",
      responses: { 204: null },
      problems: ["not-found", "conflict"],
    }),
    async (c) => {
      await grantPlan(c.var, c.var.user.id, c.req.valid("param").id, c.req.valid("json"));
      return c.body(null, 204);
    },
  )
  .delete(
    "/:id/plan-grants",
    requireAdmin,
    validate("param", userPath),
    describe({ summary: "End a granted plan", responses: { 204: null }, problems: ["not-found"] }),
    async (c) => {
      await endPlanGrant(c.var, c.req.valid("param").id);
      return c.body(null, 204);
    },
  )
  .get(
    "/:id/notes",
    requireAdmin,
    validate("param", userPath),
    describe({ summary: "List notes about a user", responses: { 200: noteList } }),
    async (c) => c.json(await listNotes(c.var.db, c.req.valid("param").id)),
  )
  .post(
    "/:id/notes",
    requireAdmin,
    validate("param", userPath),
    validate("json", noteInput),
    describe({ summary: "Add a note about a user", responses: { 201: customerNote } }),
    async (c) => {
      const { text } = c.req.valid("json");
      return c.json(await createNote(c.var, c.var.user.id, c.req.valid("param").id, text), 201);
    },
  )
  .put(
    "/:id/notes/:noteId",
    requireAdmin,
    validate("param", notePath),
    validate("json", noteInput),
    describe({ summary: "Update a note about a user", responses: { 200: customerNote } }),
    async (c) => {
      const { id, noteId } = c.req.valid("param");
      return c.json(await updateNote(c.var, id, noteId, c.req.valid("json").text));
    },
  )
  .delete(
    "/:id/notes/:noteId",
    requireAdmin,
    validate("param", notePath),
    describe({ summary: "Delete a note about a user", responses: { 204: null } }),
    async (c) => {
      const { id, noteId } = c.req.valid("param");
      await deleteNote(c.var.db, id, noteId);
      return c.body(null, 204);
    },
  )
  .post(
    "/:id/impersonate",
    requireAdmin,
    validate("param", userPath),
    describe({
      summary: "Sign in as a customer",
      description:
        "Returns the token of a session of one hour, which ends with your own. Changes are recorded in the audit log. Sign-in data, payments and secrets stay closed.",
      responses: { 201: supportSession },
      problems: ["not-found"],
    }),
    async (c) => c.json(await createSupportSession(c.var, c.var.user, c.req.valid("param").id), 201),
  )
  .get(
    "/:id/export",
    requireAdmin,
    validate("param", userPath),
    describe({
      summary: "Export a user's data",
      description: "For requests under data protection law. Exports are recorded in the audit log.",
      responses: { 200: "application/json" },
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      c.env.server?.timeout(c.req.raw, exportSeconds);
      const call = `${c.req.method} ${c.req.path}`;
      const data = await exportUser(c.var, c.var.user, id, { call, summary: summaryOf(c), requestId: c.var.requestId });
      return jsonFile(exportName(c.var.clock()), data);
    },
  )
  .delete(
    "/:id",
    requireAdmin,
    validate("param", userPath),
    describe({
      summary: "Delete a user",
      description:
        "Cancels the user's subscriptions, then permanently deletes the account and all its data. You can't delete your own account with this endpoint.",
      responses: { 204: null },
      problems: ["conflict", "upstream"],
    }),
    async (c) => {
      await eraseUser(c.var, c.var.user, c.req.valid("param").id);
      return c.body(null, 204);
    },
  )
  .delete(
    "/:id/sessions",
    requireAdmin,
    validate("param", userPath),
    describe({ summary: "End all sessions of a user", responses: { 204: null } }),
    async (c) => {
      await revokeSessions(c.var, c.var.user, c.req.valid("param").id);
      return c.body(null, 204);
    },
  )
  .delete(
    "/:id/second-factor",
    requireAdmin,
    validate("param", userPath),
    describe({
      summary: "Turn off a user's two-factor authentication",
      description:
        "For users who lost their device and recovery codes. Verify who asks: they can sign in without a code afterwards. Ends their sessions and notifies them.",
      responses: { 204: null },
      problems: ["conflict"],
    }),
    async (c) => {
      await resetSecondFactor(c.var, c.req.valid("param").id);
      return c.body(null, 204);
    },
  );
