import { Hono } from "hono";
import { ledger as ledgerAnswer } from "#shared/links/ledger.ts";
import type { AppEnv } from "../../dependencies.ts";
import { describe } from "../../http/describe.ts";
import { publicRead } from "../../http/read-budget.ts";
import { getLedger } from "./ledger.ts";

export const ledger = new Hono<AppEnv>().get(
  "/",
  publicRead,
  describe({
    summary: "Retrieve the public ledger",
    description:
      "What became of all customers' submissions per month (UTC), newest first. The running month is not complete.",
    responses: { 200: ledgerAnswer },
  }),
  async (c) => c.json(await getLedger(c.var.db)),
);
