import { Hono } from "hono";
import { checklist, checklistChange } from "#shared/reporting/checklist.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireUser } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { requireProject } from "../../http/require-project.ts";
import { allowSupport } from "../../http/support-access.ts";
import { validate } from "../../http/validate.ts";
import { dismissChecklist, getChecklist } from "./checklist.ts";

export const projectChecklist = new Hono<AppEnv>()
  .get(
    "/:id/checklist",
    requireUser,
    requireProject,
    describe({ summary: "Retrieve a project's first steps", responses: { 200: checklist } }),
    async (c) => c.json(await getChecklist(c.var.db, c.var.project)),
  )
  .put(
    "/:id/checklist",
    allowSupport,
    requireUser,
    validate("json", checklistChange),
    requireProject,
    describe({ summary: "Hide or show a project's first steps", responses: { 200: checklist } }),
    async (c) => {
      const { db, project, clock } = c.var;
      return c.json(await dismissChecklist(db, project, c.req.valid("json").isDismissed ? clock() : null));
    },
  );
