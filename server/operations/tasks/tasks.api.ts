import { Hono } from "hono";
import { directoryLoginInput, shownDirectoryLogin } from "#shared/links/directory-logins.ts";
import {
  finishInput,
  maxEvidenceBytes,
  nextTaskInput,
  task,
  taskList,
  taskQuery,
  uploadedEvidence,
} from "#shared/operations/tasks.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { describe, idPath, noContent, route } from "../../http/route.ts";
import { denyAllPolicy } from "../../http/security-headers.ts";
import { readUploadedFile } from "../../http/upload.ts";
import { findLogin, saveLogin } from "../../links/submissions/directory-logins.ts";
import { claimNextTask } from "./claim.ts";
import { readEvidence, saveEvidence } from "./evidence.ts";
import { finishTask } from "./finish.ts";
import { getClaimedSubmission, releaseTask, renewLease, undoTask } from "./lease.ts";
import { describeTask, listTasks } from "./list-tasks.ts";

const evidenceHour = rateLimit({ name: "evidence-hour", points: 300, seconds: 3600 });

export const tasks = new Hono<AppEnv>()
  .get(
    "/",
    route({ access: "operator", query: taskQuery }),
    describe("List tasks", {
      description:
        "With `mine=true`, those that you have claimed or finished. `throughput` counts your finished tasks.",
      responses: { 200: taskList },
    }),
    async (c) => c.json(await listTasks(c.var, c.var.user.id, c.req.valid("query"))),
  )
  .post(
    "/next",
    route({ access: "operator", json: nextTaskInput }),
    describe("Claim the next task", {
      description:
        "For 30 minutes, unless you renew it. Overdue tasks come first, then customers take turns. Answers 204 if there is none.",
      responses: { 200: task, 204: null },
    }),
    async (c) => {
      const next = await claimNextTask(c.var, c.var.user.id, c.req.valid("json").kind);
      return next ? c.json(next) : c.body(null, 204);
    },
  )
  .get(
    "/evidence/:id",
    route({ access: "user", param: idPath }),
    describe("Download a screenshot", {
      description: "For operators and the project's owner.",
      responses: { 200: "image/webp" },
      problems: ["upstream"],
    }),
    async (c) => {
      const bytes = await readEvidence(c.var, c.var.user, c.req.valid("param").id);
      return c.body(bytes, 200, {
        "Content-Type": "image/webp",
        "Content-Security-Policy": `${denyAllPolicy}; sandbox`,
      });
    },
  )
  .post(
    "/:id/renew",
    route({ access: "operator", param: idPath }),
    describe("Renew a claim", { responses: { 200: task } }),
    async (c) => c.json(await describeTask(c.var.db, await renewLease(c.var, c.var.user.id, c.req.valid("param").id))),
  )
  .post(
    "/:id/release",
    route({ access: "operator", param: idPath }),
    describe("Release a task", { description: "Puts it back into the queue.", responses: { 200: task } }),
    async (c) => c.json(await describeTask(c.var.db, await releaseTask(c.var, c.var.user.id, c.req.valid("param").id))),
  )
  .post(
    "/:id/undo",
    route({ access: "operator", param: idPath }),
    describe("Undo a finished task", {
      description: "Within 10 seconds. You hold the task again afterwards.",
      responses: { 200: task },
      problems: ["limit"],
    }),
    async (c) => c.json(await describeTask(c.var.db, await undoTask(c.var, c.var.user.id, c.req.valid("param").id))),
  )
  .post(
    "/:id/finish",
    route({ access: "operator", param: idPath, json: finishInput }),
    describe("Finish a task", {
      description:
        "`submitted` needs a confirmation or a screenshot, `needs_customer` and `rejected` a reason. A check ends as `found` or `missing`, a review as `agree` or `disagree`; they count after the 10 seconds of the undo. An article ends as `drafted` or, with a note, `returned`.",
      responses: { 200: task },
    }),
    async (c) => {
      const finished = await finishTask(c.var, c.var.user.id, c.req.valid("param").id, c.req.valid("json"));
      return c.json(await describeTask(c.var.db, finished));
    },
  )
  .get(
    "/:id/login",
    route({ access: "operator", param: idPath }),
    describe("Retrieve the customer's login at the directory", {
      description: "Of a submission whose task you have claimed; `login` is null if none is saved.",
      responses: { 200: shownDirectoryLogin },
      problems: ["conflict"],
    }),
    async (c) => {
      const submissionId = await getClaimedSubmission(c.var.db, c.var.user.id, c.req.valid("param").id);
      return c.json({ login: await findLogin(c.var, submissionId) });
    },
  )
  .put(
    "/:id/login",
    route({ access: "operator", param: idPath, json: directoryLoginInput }),
    describe("Save the customer's login at the directory", {
      description: "Of an account that you opened for the customer, who can read it. Stored encrypted.",
      problems: ["conflict"],
    }),
    async (c) => {
      const submissionId = await getClaimedSubmission(c.var.db, c.var.user.id, c.req.valid("param").id);
      return noContent(c, saveLogin(c.var, submissionId, c.req.valid("json")));
    },
  )
  .post(
    "/:id/evidence",
    route({ access: "operator", limits: [evidenceHour], uploadBytes: maxEvidenceBytes, param: idPath }),
    describe("Upload a screenshot", {
      description: "Send the image as form field `file`, up to 3 MB. It is re-encoded and its metadata is removed.",
      requestBody: "multipart/form-data",
      responses: { 201: uploadedEvidence },
      problems: ["conflict", "too-large", "unsupported", "upstream"],
    }),
    async (c) => {
      const sent = await readUploadedFile(c, "file", maxEvidenceBytes);
      return c.json(await saveEvidence(c.var, c.var.user.id, c.req.valid("param").id, sent), 201);
    },
  );
