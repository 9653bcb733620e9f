import { Hono } from "hono";
import { leavingDialog } from "#shared/feedback.ts";
import { projectPath } from "#shared/projects.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireActivePlan, requireUser } from "../../http/auth.ts";
import { validate } from "../../http/validate.ts";
import { getOwnProject } from "../projects/projects.ts";
import { getLeavingDialog, saveLeavingDialog } from "./leaving-dialog.ts";

export const leavingDialogs = new Hono<AppEnv>()
  .get("/:id/leaving-dialog", requireUser, validate("param", projectPath), async (c) => {
    const project = await getOwnProject(c.var.db, c.var.user, c.req.valid("param").id);
    return c.json(await getLeavingDialog(c.var.db, project.id));
  })
  .put(
    "/:id/leaving-dialog",
    requireActivePlan,
    validate("param", projectPath),
    validate("json", leavingDialog),
    async (c) => {
      const project = await getOwnProject(c.var.db, c.var.user, c.req.valid("param").id);
      return c.json(await saveLeavingDialog(c.var.db, project.id, c.req.valid("json")));
    },
  );
