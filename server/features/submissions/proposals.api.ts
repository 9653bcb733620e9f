import { Hono } from "hono";
import { proposalInput, proposalList, submission, submissionInput } from "#shared/submissions.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireActivePlan } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { requireProject } from "../../http/require-project.ts";
import { validate } from "../../http/validate.ts";
import { proposeDirectories, submitTo } from "./proposals.ts";

export const proposals = new Hono<AppEnv>()
  .post(
    "/:id/proposals",
    requireActivePlan,
    validate("json", proposalInput),
    requireProject,
    describe({
      summary: "Propose directories",
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
  .post(
    "/:id/submissions",
    requireActivePlan,
    validate("json", submissionInput),
    requireProject,
    describe({
      summary: "Submit to a directory",
      description: "Proposes and approves a directory of your choice. Trial credits need a confirmed email.",
      responses: { 201: submission },
      problems: ["limit", "forbidden", "conflict"],
    }),
    async (c) => {
      const { directoryId } = c.req.valid("json");
      return c.json(await submitTo(c.var, c.var.project, c.var.user.id, directoryId), 201);
    },
  );
