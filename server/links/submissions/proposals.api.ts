import { Hono } from "hono";
import {
  proposalInput,
  proposalList,
  submission,
  submissionInput,
  submissionSettings,
} from "#shared/links/submissions.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireActivePlan, requireUser } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { acceptKey } from "../../http/key-access.ts";
import { requireProject } from "../../http/require-project.ts";
import { allowSupport } from "../../http/support-access.ts";
import { validate } from "../../http/validate.ts";
import { proposeDirectories, submitTo } from "./proposals.ts";
import { saveSettings } from "./settings.ts";

export const proposals = new Hono<AppEnv>()
  .post(
    "/:id/proposals",
    allowSupport,
    acceptKey("write"),
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
  .get(
    "/:id/submission-settings",
    requireUser,
    requireProject,
    describe({
      summary: "Retrieve the settings of submissions",
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
    allowSupport,
    requireActivePlan,
    validate("json", submissionSettings),
    requireProject,
    describe({
      summary: "Update the settings of submissions",
      description: "Approved submissions that aren't queued yet follow the new pace.",
      responses: { 200: submissionSettings },
    }),
    async (c) => c.json(await saveSettings(c.var, c.var.project, c.req.valid("json"))),
  )
  .post(
    "/:id/submissions",
    allowSupport,
    acceptKey("write"),
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
