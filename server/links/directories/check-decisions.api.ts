import { Hono } from "hono";
import {
  checkDecisionInput,
  checkedDirectoryPath,
  directoryCheckList,
  directoryChecksQuery,
} from "#shared/links/directory-checks.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireAdmin } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { validate } from "../../http/validate.ts";
import { decideOnCheck, listUndecidedChecks } from "./check-decisions.ts";
import { pausedUntil } from "./check-pace.ts";

export const checkDecisions = new Hono<AppEnv>()
  .get(
    "/checks",
    requireAdmin,
    validate("query", directoryChecksQuery),
    describe({
      summary: "List link checks that need a decision",
      description:
        "Directories that have moved, are parked, were closed after three misses on three days, or gave no result three times in a row.",
      responses: { 200: directoryCheckList },
    }),
    async (c) => {
      const list = await listUndecidedChecks(c.var.db, c.req.valid("query"));
      return c.json({ ...list, pausedUntil: (await pausedUntil(c.var))?.toISOString() ?? null });
    },
  )
  .post(
    "/:id/check-decision",
    requireAdmin,
    validate("param", checkedDirectoryPath),
    validate("json", checkDecisionInput),
    describe({
      summary: "Decide on a link check",
      description:
        "`accept` saves the new URL of a directory that has moved, `keep` leaves it as it is and reopens it if it was closed, `close` closes it.",
      responses: { 204: null },
      problems: ["conflict"],
    }),
    async (c) => {
      await decideOnCheck(c.var, c.var.user, c.req.valid("param").id, c.req.valid("json").decision);
      return c.body(null, 204);
    },
  );
