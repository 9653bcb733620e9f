import { Hono } from "hono";
import { ledger as ledgerAnswer } from "#shared/links/ledger.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { publicRead } from "../../http/public-limits.ts";
import { describe, route } from "../../http/route.ts";
import { getLedger } from "./ledger.ts";

export const ledger = new Hono<AppEnv>().get(
  "/",
  route({ access: "anyone", limits: [publicRead] }),
  describe("Retrieve the public ledger", {
    description:
      "What became of all customers' submissions per month (UTC), newest first. The running month is not complete.",
    responses: { 200: ledgerAnswer },
  }),
  async (c) => c.json(await getLedger(c.var.db)),
);
