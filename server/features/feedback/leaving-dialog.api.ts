import { Hono } from "hono";
import { leavingDialog } from "#shared/feedback.ts";
import { projectPath } from "#shared/projects.ts";
import type { App } from "../../dependencies.ts";
import { member, user } from "../../http/auth.ts";
import { check } from "../../http/validate.ts";
import { ownProject } from "../projects/projects.ts";
import { leavingDialogOf, saveLeavingDialog } from "./leaving-dialog.ts";

export const leavingDialogs = new Hono<App>()
  .get("/:id/leaving-dialog", user, check("param", projectPath), async (c) => {
    const project = await ownProject(c.var.db, c.var.user, c.req.valid("param").id);
    return c.json(await leavingDialogOf(c.var.db, project.id));
  })
  .put("/:id/leaving-dialog", member, check("param", projectPath), check("json", leavingDialog), async (c) => {
    const project = await ownProject(c.var.db, c.var.user, c.req.valid("param").id);
    return c.json(await saveLeavingDialog(c.var.db, project.id, c.req.valid("json")));
  });
