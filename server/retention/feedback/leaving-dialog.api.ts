import { Hono } from "hono";
import { leavingDialog } from "#shared/retention/feedback.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireActivePlan, requireUser } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { requireProject } from "../../http/require-project.ts";
import { allowSupport } from "../../http/support-access.ts";
import { validate } from "../../http/validate.ts";
import { getLeavingDialog, saveLeavingDialog } from "./leaving-dialog.ts";

export const leavingDialogs = new Hono<AppEnv>()
  .get(
    "/:id/leaving-dialog",
    requireUser,
    requireProject,
    describe({ summary: "Retrieve the cancellation dialog settings", responses: { 200: leavingDialog } }),
    async (c) => c.json(await getLeavingDialog(c.var.db, c.var.project.id)),
  )
  .put(
    "/:id/leaving-dialog",
    allowSupport,
    requireActivePlan,
    validate("json", leavingDialog),
    requireProject,
    describe({ summary: "Update the cancellation dialog settings", responses: { 200: leavingDialog } }),
    async (c) => c.json(await saveLeavingDialog(c.var.db, c.var.project.id, c.req.valid("json"))),
  );
