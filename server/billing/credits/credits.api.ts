import { Hono } from "hono";
import { creditEntry, creditInput, creditList, creditQuery } from "#shared/billing/credits.ts";
import { isMemberOnly } from "../../access/project-access.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { describe, route } from "../../http/route.ts";
import { adjustCredits, listCredits } from "./credits.ts";

export const projectCredits = new Hono<AppEnv>().get(
  "/:id/credits",
  route({ access: "user", key: "read", query: creditQuery, project: "path" }),
  describe("List credits", {
    description:
      "Balances and ledger of the account that owns the project, newest entries first. `from` and `to` select entries; `to` is a day (UTC) and included.",
    responses: { 200: creditList },
  }),
  async (c) => {
    const { db, project, user } = c.var;
    // Entries of the payer's other projects are none of a member's business.
    const onlyProject = isMemberOnly(user, project.id) ? project.id : undefined;
    return c.json(await listCredits(db, project.userId, { ...c.req.valid("query"), onlyProject }));
  },
);

export const credits = new Hono<AppEnv>().post(
  "/",
  route({ access: "admin", json: creditInput }),
  describe("Adjust an account's credits", {
    description: "Adds an entry to the ledger of a user, or of a project's owner.",
    responses: { 201: creditEntry },
    problems: ["not-found"],
  }),
  async (c) => {
    const { entry, ownerId } = await adjustCredits(c.var.db, c.var.clock(), c.req.valid("json"));
    c.set("onBehalfOf", ownerId);
    return c.json(entry, 201);
  },
);
