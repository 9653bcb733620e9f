import { Hono } from "hono";
import { checklist, checklistChange } from "#shared/reporting/checklist.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { describe, route } from "../../http/route.ts";
import { dismissChecklist, getChecklist } from "./checklist.ts";

export const projectChecklist = new Hono<AppEnv>()
  .get(
    "/:id/checklist",
    route({ access: "user", project: "path" }),
    describe("Retrieve a project's first steps", { responses: { 200: checklist } }),
    async (c) => c.json(await getChecklist(c.var.db, c.var.project)),
  )
  .put(
    "/:id/checklist",
    route({ access: "user", support: "allowed", json: checklistChange, project: "path" }),
    describe("Hide or show a project's first steps", { responses: { 200: checklist } }),
    async (c) => {
      const { db, project, clock } = c.var;
      return c.json(await dismissChecklist(db, project, c.req.valid("json").isDismissed ? clock() : null));
    },
  );
