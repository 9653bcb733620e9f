import { Hono } from "hono";
import { deleteInput, emailPreferences, meInput, passwordInput, sessionPath } from "#shared/account.ts";
import { tokenInput } from "#shared/auth.ts";
import type { AppEnv } from "../../dependencies.ts";
import { optionalUser, requireUser } from "../../http/auth.ts";
import { jsonFile } from "../../http/json-file.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { forgetDevice } from "../../http/user-agent.ts";
import { validate } from "../../http/validate.ts";
import { createRateLimit } from "../../limits/rate-limit.ts";
import { deleteSession, listSessions } from "../auth/sessions.ts";
import { changePassword, confirmEmail, updateAccount } from "./account.ts";
import { exportAccount, exportName, exportSeconds } from "./data-export.ts";
import { deleteAccount } from "./deletion.ts";
import { getEmailPreferences, saveEmailPreferences } from "./email-preferences.ts";
import { getMe } from "./me.ts";

const tokenMinute = rateLimit(createRateLimit({ name: "confirm-minute", points: 30, seconds: 60 }));
// These routes check the password, so the limit stops guessing.
const passwordMinute = rateLimit(createRateLimit({ name: "own-password-minute", points: 20, seconds: 60 }));

export const account = new Hono<AppEnv>()
  .get("/me", requireUser, async (c) => c.json(await getMe(c.var, c.var.user)))
  .put("/me", requireUser, passwordMinute, validate("json", meInput), async (c) =>
    c.json(await updateAccount(c.var, c.var.user, c.req.valid("json"))),
  )
  .delete("/me", requireUser, passwordMinute, validate("json", deleteInput), async (c) => {
    await deleteAccount(c.var, c.var.user, c.req.valid("json").password);
    forgetDevice(c);
    return c.body(null, 204);
  })
  .post("/me/confirm-email", tokenMinute, optionalUser, validate("json", tokenInput), async (c) => {
    await confirmEmail(c.var, c.req.valid("json").token, c.var.reader);
    return c.json({ confirmed: true as const });
  })
  .put("/me/password", requireUser, passwordMinute, validate("json", passwordInput), async (c) => {
    await changePassword(c.var, c.var.user, c.req.valid("json"));
    return c.body(null, 204);
  })
  .get("/me/mails", requireUser, async (c) => c.json(await getEmailPreferences(c.var.db, c.var.user)))
  .put("/me/mails", requireUser, validate("json", emailPreferences), async (c) =>
    c.json(await saveEmailPreferences(c.var.db, c.var.user, c.req.valid("json"))),
  )
  .get("/me/sessions", requireUser, async (c) => c.json(await listSessions(c.var, c.var.user)))
  .delete("/me/sessions/:id", requireUser, validate("param", sessionPath), async (c) => {
    await deleteSession(c.var.db, c.var.user, c.req.valid("param").id);
    return c.body(null, 204);
  })
  .get("/me/export", requireUser, async (c) => {
    c.env.server?.timeout(c.req.raw, exportSeconds);
    return jsonFile(exportName(c.var.clock()), await exportAccount(c.var, c.var.user));
  });
