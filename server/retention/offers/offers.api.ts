import { Hono } from "hono";
import { offer, offerInput, offerList, offerQuery } from "#shared/retention/offers.ts";
import { getOwnProject } from "../../access/own-project.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { paymentSeconds, paymentsMinute } from "../../http/payment-limits.ts";
import { describe, idPath, route } from "../../http/route.ts";
import { getOwnOffer, listOffers, saveOffer } from "./offers.ts";

export const offers = new Hono<AppEnv>()
  .get(
    "/:id",
    route({ access: "user", param: idPath }),
    describe("Retrieve an offer", { responses: { 200: offer } }),
    async (c) => c.json(await getOwnOffer(c.var.db, c.var.user, c.req.valid("param").id)),
  )
  .get(
    "/:projectId/project",
    route({ access: "user", query: offerQuery, project: "path" }),
    describe("List offers", { description: "The project's offers in one mode.", responses: { 200: offerList } }),
    async (c) => c.json(await listOffers(c.var.db, c.var.project.id, c.req.valid("query").mode)),
  )
  .post(
    "/add-update",
    route({
      access: "activePlan",
      support: "allowed",
      limits: [paymentsMinute],
      json: offerInput,
      timeoutSeconds: paymentSeconds,
    }),
    describe("Create or update an offer", {
      description:
        "Updates the offer with the given `id`; creates one without it. A discount requires a coupon that exists in the Stripe account connected for its mode.",
      responses: { 200: offer, 201: offer },
      problems: ["not-found", "upstream", "unavailable"],
    }),
    async (c) => {
      const input = c.req.valid("json");
      const project = await getOwnProject(c.var.db, c.var.user, input.projectId);
      const saved = await saveOffer(c.var, project, input);
      return input.id === undefined ? c.json(saved, 201) : c.json(saved, 200);
    },
  );
