import { Hono } from "hono";
import { leavingDialog } from "#shared/feedback.ts";
import type { AppEnv } from "../../dependencies.ts";
import { describe, route } from "../../http/route.ts";
import { getLeavingDialog, saveLeavingDialog } from "./leaving-dialog.ts";

export const leavingDialogs = new Hono<AppEnv>()
  .get(
    "/:id/leaving-dialog",
    route({ access: "user", project: "path" }),
    describe("Retrieve the cancellation dialog settings", { responses: { 200: leavingDialog } }),
    async (c) => c.json(await getLeavingDialog(c.var.db, c.var.project.id)),
  )
  .put(
    "/:id/leaving-dialog",
    route({ access: "activePlan", support: "allowed", json: leavingDialog, project: "path" }),
    describe("Update the cancellation dialog settings", { responses: { 200: leavingDialog } }),
    async (c) => c.json(await saveLeavingDialog(c.var.db, c.var.project.id, c.req.valid("json"))),
  );
