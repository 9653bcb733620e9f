import { Hono } from "hono";
import { clientList, clientQuery } from "#shared/reporting/clients.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { describe, route } from "../../http/route.ts";
import { listClients } from "./clients.ts";

export const clients = new Hono<AppEnv>().get(
  "/",
  route({ access: "user", key: "read", query: clientQuery }),
  describe("List clients", {
    description: "All your projects with their links, mentions, articles and what waits for you.",
    responses: { 200: clientList },
  }),
  async (c) => c.json(await listClients(c.var.db, c.var.clock(), c.var.user, c.req.valid("query"))),
);
