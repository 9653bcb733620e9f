import { Hono } from "hono";
import { botIdentity } from "#shared/links/bot.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { publicRead } from "../../http/public-limits.ts";
import { describe, route } from "../../http/route.ts";
import { botIdentityOf } from "./visit.ts";

export const bot = new Hono<AppEnv>().get(
  "/",
  route({ access: "anyone", limits: [publicRead] }),
  describe("Retrieve the bot's identity", {
    description: "The name and user agent with which link checks visit websites.",
    responses: { 200: botIdentity },
  }),
  (c) => c.json(botIdentityOf(c.var.env)),
);
