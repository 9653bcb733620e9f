import { Hono } from "hono";
import { shownDirectoryLogin } from "#shared/links/directory-logins.ts";
import {
  answerInput,
  positionInput,
  proposalInput,
  proposalList,
  proposalPosition,
  submission,
  submissionChanges,
  submissionDetail,
  submissionExportQuery,
  submissionIds,
  submissionInput,
  submissionList,
  submissionQuery,
  submissionSettings,
} from "#shared/links/submissions.ts";
import { utcDay } from "#shared/time.ts";
import { getOwnProject } from "../../access/own-project.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { csv, exportSeconds } from "../../http/download.ts";
import { describe, idPath, noContent, route } from "../../http/route.ts";
import { answerSubmission, approveSubmissions, saveSettings, skipSubmissions } from "./decisions.ts";
import { deleteLogin, findOwnLogin } from "./directory-logins.ts";
import { proposeDirectories, submitTo } from "./proposals.ts";
import { moveProposal } from "./queue.ts";
import { exportedColumns, exportSubmissions, getSubmission, listSubmissions } from "./submissions.ts";

export const proposals = new Hono<AppEnv>()
  .post(
    "/:id/proposals",
    route({ access: "activePlan", key: "write", support: "allowed", json: proposalInput, project: "path" }),
    describe("Propose directories", {
      description:
        "Proposes the directories that fit the project best, without those it has a submission to or excludes. Fewer than `count` if no more fit.",
      responses: { 201: proposalList },
    }),
    async (c) => {
      const author = { actor: "customer" as const, actorId: c.var.user.id };
      const submissions = await proposeDirectories(c.var, c.var.project.id, author, c.req.valid("json").count);
      return c.json({ submissions, total: submissions.length }, 201);
    },
  )
  .get(
    "/:id/submission-settings",
    route({ access: "user", project: "path" }),
    describe("Retrieve the settings of submissions", {
      description:
        "How many submissions the project sends in seven days, and whether new ones are proposed every week.",
      responses: { 200: submissionSettings },
    }),
    (c) => {
      const { weeklyPace, proposesWeekly } = c.var.project;
      return c.json({ weeklyPace, proposesWeekly });
    },
  )
  .put(
    "/:id/submission-settings",
    route({ access: "activePlan", support: "allowed", json: submissionSettings, project: "path" }),
    describe("Update the settings of submissions", {
      description: "Approved submissions that aren't queued yet follow the new pace.",
      responses: { 200: submissionSettings },
    }),
    async (c) => c.json(await saveSettings(c.var, c.var.project, c.req.valid("json"))),
  )
  .post(
    "/:id/submissions",
    route({ access: "activePlan", key: "write", support: "allowed", json: submissionInput, project: "path" }),
    describe("Submit to a directory", {
      description: "Proposes and approves a directory of your choice. Trial credits need a confirmed email.",
      responses: { 201: submission },
    }),
    async (c) => c.json(await submitTo(c.var, c.var.project, c.var.user.id, c.req.valid("json").directoryId), 201),
  );

export const submissions = new Hono<AppEnv>()
  .get(
    "/",
    route({ access: "user", key: "read", query: submissionQuery }),
    describe("List submissions", {
      description:
        "Of one project or of all your projects. `state` takes several, separated by commas; `counts` has the number per state regardless of it. `lostFrom` and `lostTo` select submissions whose link was lost on these days (UTC), both included, also if it's live again.",
      responses: { 200: submissionList },
      problems: ["not-found"],
    }),
    async (c) => c.json(await listSubmissions(c.var.db, c.var.user, c.req.valid("query"))),
  )
  .get(
    "/export",
    route({ access: "user", query: submissionExportQuery, timeoutSeconds: exportSeconds }),
    describe("Export submissions", {
      description: "All submissions of a project as CSV, the oldest first.",
      responses: { 200: "text/csv" },
      problems: ["not-found"],
    }),
    async (c) => {
      const project = await getOwnProject(c.var.db, c.var.user, c.req.valid("query").projectId);
      const day = utcDay(c.var.clock());
      return csv(`Submissions_${day}.csv`, exportedColumns, exportSubmissions(c.var.db, project.id));
    },
  )
  .post(
    "/approve",
    route({ access: "activePlan", key: "write", support: "allowed", json: submissionIds }),
    describe("Approve submissions", {
      description:
        "Reserves a credit for each. Those that can't be approved are returned in `refused`: `limit` means that no credit is left, `forbidden` that trial credits need a confirmed email.",
      responses: { 200: submissionChanges },
    }),
    async (c) => c.json(await approveSubmissions(c.var, c.var.user, c.req.valid("json").ids)),
  )
  .post(
    "/skip",
    route({ access: "user", key: "write", support: "allowed", json: submissionIds }),
    describe("Skip submissions", {
      description: "Releases the credits reserved for them. A skipped submission can be approved later.",
      responses: { 200: submissionChanges },
    }),
    async (c) => c.json(await skipSubmissions(c.var, c.var.user, c.req.valid("json").ids)),
  )
  .get(
    "/:id",
    route({ access: "user", key: "read", param: idPath }),
    describe("Retrieve a submission", {
      description: "With its history, its last fifty checks and the values sent to the directory.",
      responses: { 200: submissionDetail },
    }),
    async (c) => c.json(await getSubmission(c.var.db, c.var.user, c.req.valid("param").id)),
  )
  .get(
    "/:id/login",
    route({ access: "user", support: "refused", role: "editor", param: idPath }),
    describe("Retrieve your login at the directory", {
      description:
        "The account that our operator opened for you. `login` is null if there is none. Change its password to take it over.",
      responses: { 200: shownDirectoryLogin },
    }),
    async (c) => c.json({ login: await findOwnLogin(c.var, c.var.user, c.req.valid("param").id) }),
  )
  .delete(
    "/:id/login",
    route({ access: "user", param: idPath }),
    describe("Delete your login at the directory", {
      description: "Once you have taken the account over. We can then no longer sign in for you.",
    }),
    async (c) => noContent(c, deleteLogin(c.var, c.var.user, c.req.valid("param").id)),
  )
  .put(
    "/:id/position",
    route({ access: "user", support: "allowed", param: idPath, json: positionInput }),
    describe("Move a proposal", {
      description:
        "Moves a proposal to a position among those of its project, 1 for the first. Once approved, the first ones are queued first. `sort=order` lists them like this.",
      responses: { 200: proposalPosition },
      problems: ["conflict"],
    }),
    async (c) => c.json(await moveProposal(c.var, c.var.user, c.req.valid("param").id, c.req.valid("json").position)),
  )
  .put(
    "/:id/answer",
    route({ access: "user", support: "allowed", param: idPath, json: answerInput }),
    describe("Answer a submission", {
      description: "Returns one in `needs_customer` to the queue.",
      responses: { 200: submission },
      problems: ["conflict"],
    }),
    async (c) => c.json(await answerSubmission(c.var, c.var.user, c.req.valid("param").id, c.req.valid("json"))),
  );
