import { Hono } from "hono";
import { offerInput, offerPath, offerQuery, offersOfPath } from "#shared/offers.ts";
import type { App } from "../../dependencies.ts";
import { member, user } from "../../http/auth.ts";
import { check } from "../../http/validate.ts";
import { payMinute, payPatience } from "../payments/checkout-limits.ts";
import { ownProject } from "../projects/projects.ts";
import { listOffers, ownOffer, saveOffer } from "./offers.ts";

export const offers = new Hono<App>()
  .get("/:id", user, check("param", offerPath), async (c) =>
    c.json(await ownOffer(c.var.db, c.var.user, c.req.valid("param").id)),
  )
  .get("/:projectId/project", user, check("param", offersOfPath), check("query", offerQuery), async (c) => {
    const project = await ownProject(c.var.db, c.var.user, c.req.valid("param").projectId);
    return c.json(await listOffers(c.var.db, project.id, c.req.valid("query").mode));
  })
  .post("/add-update", member, payMinute, payPatience, check("json", offerInput), async (c) => {
    const input = c.req.valid("json");
    const project = await ownProject(c.var.db, c.var.user, input.projectId);
    const saved = await saveOffer(c.var, project, input);
    return input.id === undefined ? c.json(saved, 201) : c.json(saved, 200);
  });
