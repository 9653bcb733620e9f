import { Hono } from "hono";
import { shownDirectoryLogin } from "#shared/links/directory-logins.ts";
import {
  answerInput,
  positionInput,
  proposalPosition,
  submission,
  submissionChanges,
  submissionDetail,
  submissionExportQuery,
  submissionIds,
  submissionList,
  submissionPath,
  submissionQuery,
} from "#shared/links/submissions.ts";
import { utcDay } from "#shared/time.ts";
import type { AppEnv } from "../../dependencies.ts";
import { needsRole, requireActivePlan, requireUser } from "../../http/auth.ts";
import { csv } from "../../http/csv.ts";
import { describe } from "../../http/describe.ts";
import { acceptKey } from "../../http/key-access.ts";
import { allowSupport, refuseSupport } from "../../http/support-access.ts";
import { validate } from "../../http/validate.ts";
import { getOwnProject } from "../../workspace/projects/projects.ts";
import { answerSubmission, approveSubmissions, skipSubmissions } from "./decisions.ts";
import { deleteLogin, findOwnLogin } from "./directory-logins.ts";
import { moveProposal } from "./order.ts";
import { exportColumns, exportSubmissions, getSubmission, listSubmissions } from "./submissions.ts";

export const submissions = new Hono<AppEnv>()
  .get(
    "/",
    acceptKey("read"),
    requireUser,
    validate("query", submissionQuery),
    describe({
      summary: "List submissions",
      description:
        "Of one project or of all your projects. `state` takes several, separated by commas; `counts` has the number per state regardless of it. `lostFrom` and `lostTo` select submissions whose link was lost on these days (UTC), both included, also if it's live again.",
      responses: { 200: submissionList },
      problems: ["not-found"],
    }),
    async (c) => c.json(await listSubmissions(c.var.db, c.var.user, c.req.valid("query"))),
  )
  .get(
    "/export",
    requireUser,
    validate("query", submissionExportQuery),
    describe({
      summary: "Export submissions",
      description: "All submissions of a project as CSV, the oldest first.",
      responses: { 200: "text/csv" },
      problems: ["not-found"],
    }),
    async (c) => {
      const project = await getOwnProject(c.var.db, c.var.user, c.req.valid("query").projectId);
      const day = utcDay(c.var.clock());
      c.env.server?.timeout(c.req.raw, exportSeconds);
      return csv(`Submissions_${day}.csv`, [...exportColumns], exportSubmissions(c.var.db, project.id));
    },
  )
  .post(
    "/approve",
    allowSupport,
    acceptKey("write"),
    requireActivePlan,
    validate("json", submissionIds),
    describe({
      summary: "Approve submissions",
      description:
        "Reserves a credit for each. Those that can't be approved are returned in `refused`: `limit` means that no credit is left, `forbidden` that trial credits need a confirmed email.",
      responses: { 200: submissionChanges },
    }),
    async (c) => c.json(await approveSubmissions(c.var, c.var.user, c.req.valid("json").ids)),
  )
  .post(
    "/skip",
    allowSupport,
    acceptKey("write"),
    requireUser,
    validate("json", submissionIds),
    describe({
      summary: "Skip submissions",
      description: "Releases the credits reserved for them. A skipped submission can be approved later.",
      responses: { 200: submissionChanges },
    }),
    async (c) => c.json(await skipSubmissions(c.var, c.var.user, c.req.valid("json").ids)),
  )
  .get(
    "/:id",
    acceptKey("read"),
    requireUser,
    validate("param", submissionPath),
    describe({
      summary: "Retrieve a submission",
      description: "With its history, its last fifty checks and the values sent to the directory.",
      responses: { 200: submissionDetail },
      problems: ["not-found"],
    }),
    async (c) => c.json(await getSubmission(c.var.db, c.var.user, c.req.valid("param").id)),
  )
  .get(
    "/:id/login",
    refuseSupport,
    requireUser,
    needsRole("editor"),
    validate("param", submissionPath),
    describe({
      summary: "Retrieve your login at the directory",
      description:
        "The account that our operator opened for you. `login` is null if there is none. Change its password to take it over.",
      responses: { 200: shownDirectoryLogin },
      problems: ["not-found"],
    }),
    async (c) => c.json({ login: await findOwnLogin(c.var, c.var.user, c.req.valid("param").id) }),
  )
  .delete(
    "/:id/login",
    requireUser,
    validate("param", submissionPath),
    describe({
      summary: "Delete your login at the directory",
      description: "Once you have taken the account over. We can then no longer sign in for you.",
      responses: { 204: null },
      problems: ["not-found"],
    }),
    async (c) => {
      await deleteLogin(c.var, c.var.user, c.req.valid("param").id);
      return c.body(null, 204);
    },
  )
  .put(
    "/:id/position",
    allowSupport,
    requireUser,
    validate("param", submissionPath),
    validate("json", positionInput),
    describe({
      summary: "Move a proposal",
      description:
        "Moves a proposal to a position among those of its project, 1 for the first. Once approved, the first ones are queued first. `sort=order` lists them like this.",
      responses: { 200: proposalPosition },
      problems: ["not-found", "conflict"],
    }),
    async (c) => c.json(await moveProposal(c.var, c.var.user, c.req.valid("param").id, c.req.valid("json").position)),
  )
  .put(
    "/:id/answer",
    allowSupport,
    requireUser,
    validate("param", submissionPath),
    validate("json", answerInput),
    describe({
      summary: "Answer a submission that needs you",
      description: "Returns the submission to the queue.",
      responses: { 200: submission },
      problems: ["not-found", "conflict"],
    }),
    async (c) => c.json(await answerSubmission(c.var, c.var.user, c.req.valid("param").id, c.req.valid("json"))),
  );

/** Request timeout in seconds: a large export can take long on a slow connection. */
const exportSeconds = 120;
