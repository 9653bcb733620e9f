import { Hono } from "hono";
import { clientList, clientQuery } from "#shared/reporting/clients.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireUser } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { acceptKey } from "../../http/key-access.ts";
import { validate } from "../../http/validate.ts";
import { listClients } from "./clients.ts";

export const clients = new Hono<AppEnv>().get(
  "/",
  acceptKey("read"),
  requireUser,
  validate("query", clientQuery),
  describe({
    summary: "List clients",
    description: "All your projects with their links, mentions, articles and what waits for you.",
    responses: { 200: clientList },
  }),
  async (c) => c.json(await listClients(c.var.db, c.var.clock(), c.var.user, c.req.valid("query"))),
);
