import { Hono } from "hono";
import {
  applyOfferInput,
  applySettings,
  applySettingsInput,
  offerApplication,
} from "#shared/retention/offer-applications.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { clientAddress } from "../../http/client-address.ts";
import { describe, idPath, route } from "../../http/route.ts";
import { consumeRateLimit, createRateLimit } from "../../limits/rate-limit.ts";
import { applyOffer, getApplySettings, saveApplySettings } from "./offer-applications.ts";

/** Calls from a customer's server, which may serve many of their customers. */
const appliesPerHour = createRateLimit({ name: "apply-offer-hour", points: 600, seconds: 3600 });

export const offerApplications = new Hono<AppEnv>().post(
  "/:id/apply-offer",
  route({ access: "anyone", param: idPath, json: applyOfferInput }),
  describe("Apply an accepted offer", {
    description:
      "Called by your server. Applies the accepted discount or pause to the customer's subscription in your connected Stripe account. `signature` is the HMAC-SHA256 (hex) of `{timestamp}.{feedback id}.{subscriptionId}` with the project's secret, and valid for five minutes. Repeating the call changes nothing.",
    responses: { 200: offerApplication },
    problems: ["forbidden", "conflict", "rate-limited", "upstream", "unavailable"],
  }),
  async (c) => {
    await consumeRateLimit(appliesPerHour(c.var.db), clientAddress(c));
    return c.json(await applyOffer(c.var, c.req.valid("param").id, c.req.valid("json")));
  },
);

export const applyOfferSettings = new Hono<AppEnv>()
  .get(
    "/:id/apply-offers",
    route({ access: "user", project: "path" }),
    describe("Retrieve which accepted offers are applied", { responses: { 200: applySettings } }),
    async (c) => c.json(await getApplySettings(c.var.db, c.var.project)),
  )
  .put(
    "/:id/apply-offers",
    route({ access: "activePlan", role: "owner", json: applySettingsInput, project: "path" }),
    describe("Update which accepted offers are applied", {
      description: "Live mode can be switched on once an offer was applied in test mode.",
      responses: { 200: applySettings },
      problems: ["conflict"],
    }),
    async (c) => c.json(await saveApplySettings(c.var.db, c.var.project, c.req.valid("json").applies)),
  );
