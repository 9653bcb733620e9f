import { Hono } from "hono";
import { deleteInput, mailChoices, meInput, passwordInput, sessionPath } from "#shared/account.ts";
import { tokenInput } from "#shared/auth.ts";
import type { App } from "../../dependencies.ts";
import { anyone, user } from "../../http/auth.ts";
import { jsonFile } from "../../http/json-file.ts";
import { rate, sharedLimit } from "../../http/rate-limit.ts";
import { forgetDevice } from "../../http/user-agent.ts";
import { check } from "../../http/validate.ts";
import { endOneSession, listSessions } from "../auth/sessions.ts";
import { confirmEmail, saveMe, savePassword } from "./account.ts";
import { dataOf, exportName, exportSeconds } from "./data-export.ts";
import { deleteAccount } from "./deletion.ts";
import { getMailChoices, saveMailChoices } from "./email-preferences.ts";
import { getMe } from "./me.ts";

const tokenMinute = rate(sharedLimit({ name: "confirm-minute", points: 30, seconds: 60 }));
// Each costs a look at the password, so none of them may be tried without end.
const passwordMinute = rate(sharedLimit({ name: "own-password-minute", points: 20, seconds: 60 }));

export const account = new Hono<App>()
  .get("/me", user, async (c) => c.json(await getMe(c.var, c.var.user)))
  .put("/me", user, passwordMinute, check("json", meInput), async (c) =>
    c.json(await saveMe(c.var, c.var.user, c.req.valid("json"))),
  )
  .delete("/me", user, passwordMinute, check("json", deleteInput), async (c) => {
    await deleteAccount(c.var, c.var.user, c.req.valid("json").password);
    forgetDevice(c);
    return c.body(null, 204);
  })
  .post("/me/confirm-email", tokenMinute, anyone, check("json", tokenInput), async (c) => {
    await confirmEmail(c.var, c.req.valid("json").token, c.var.reader);
    return c.json({ confirmed: true as const });
  })
  .put("/me/password", user, passwordMinute, check("json", passwordInput), async (c) => {
    await savePassword(c.var, c.var.user, c.req.valid("json"));
    return c.body(null, 204);
  })
  .get("/me/mails", user, async (c) => c.json(await getMailChoices(c.var.db, c.var.user)))
  .put("/me/mails", user, check("json", mailChoices), async (c) =>
    c.json(await saveMailChoices(c.var.db, c.var.user, c.req.valid("json"))),
  )
  .get("/me/sessions", user, async (c) => c.json(await listSessions(c.var, c.var.user)))
  .delete("/me/sessions/:id", user, check("param", sessionPath), async (c) => {
    await endOneSession(c.var.db, c.var.user, c.req.valid("param").id);
    return c.body(null, 204);
  })
  .get("/me/export", user, async (c) => {
    c.env.server?.timeout(c.req.raw, exportSeconds);
    return jsonFile(exportName(c.var.clock()), await dataOf(c.var, c.var.user));
  });
