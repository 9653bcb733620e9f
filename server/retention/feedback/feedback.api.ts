// Routes that customers' websites call from their visitors' browsers.
import { Hono } from "hono";
import { cors } from "hono/cors";
import { createMiddleware } from "hono/factory";
import { z } from "zod";
import {
  feedback,
  feedbackForms,
  feedbackSave,
  publicDialog,
  publicDialogPath,
  publicDialogQuery,
  savedFeedback,
  savedOutcome,
  shownOfferPath,
  shownOfferQuery,
} from "#shared/retention/feedback.ts";
import { publicOffer } from "#shared/retention/offers.ts";
import type { AppEnv } from "../../dependencies.ts";
import { optionalUser, requireActivePlan } from "../../http/auth.ts";
import { clientAddress } from "../../http/client-address.ts";
import { describe } from "../../http/describe.ts";
import { publicRead } from "../../http/read-budget.ts";
import { allowSupport } from "../../http/support-access.ts";
import { validate } from "../../http/validate.ts";
import { consumeRateLimit, createRateLimit } from "../../limits/rate-limit.ts";
import { getShownOffer, saveFeedback, saveOutcome } from "./feedback.ts";
import { updateStatus } from "./inbox.ts";
import { getPublicDialog } from "./leaving-dialog.ts";

/** A visitor who cancels sends two requests; an owner working through the inbox sends one per feedback. */
const anonymousPerHour = createRateLimit({ name: "feedback-hour", points: 60, seconds: 3600 });
const ownersPerHour = createRateLimit({ name: "feedback-owner-hour", points: 3_000, seconds: 3600 });

const limitFeedback = createMiddleware<AppEnv>(async (c, next) => {
  const limiterOf = c.var.viewer ? ownersPerHour : anonymousPerHour;
  await consumeRateLimit(limiterOf(c.var.db), clientAddress(c));
  await next();
});

/** CORS for any website, without credentials. */
const allowAnyOrigin = (...allowMethods: string[]) =>
  cors({
    origin: "*",
    allowMethods,
    allowHeaders: ["Content-Type"],
    exposeHeaders: ["Retry-After"],
    maxAge: 7200,
  });

export const publicFeedback = new Hono<AppEnv>()
  .use("/save", allowAnyOrigin("POST"))
  .use("/dialog/:projectId", allowAnyOrigin("GET"))
  .post(
    "/save",
    allowSupport,
    optionalUser,
    limitFeedback,
    validate("json", feedbackSave),
    describe({
      summary: "Submit feedback or update it",
      description:
        "Any website can call this endpoint. First submit the feedback; the response contains the offer to show and a `token`. Then submit the `outcome` once, with that token. The project's owner can set the `status` when signed in.",
      requestBody: feedbackForms,
      responses: { 200: z.union([savedOutcome, feedback]), 201: savedFeedback },
      problems: ["unauthenticated", "forbidden", "limit", "not-found", "conflict", "rate-limited"],
    }),
    async (c) => {
      const input = c.req.valid("json");
      if ("outcome" in input) return c.json(await saveOutcome(c.var, input), 200);
      if ("projectId" in input) return c.json(await saveFeedback(c.var, c.req.header("origin"), input), 201);
      await requireActivePlan(c, async () => {});
      return c.json(await updateStatus(c.var.db, c.var.user, input), 200);
    },
  )
  .get(
    "/dialog/:projectId",
    publicRead,
    validate("param", publicDialogPath),
    validate("query", publicDialogQuery),
    describe({
      summary: "Retrieve a project's public cancellation dialog",
      responses: { 200: publicDialog },
    }),
    async (c) => {
      const { projectId } = c.req.valid("param");
      c.header("Cache-Control", "public, max-age=60");
      return c.json(await getPublicDialog(c.var.db, projectId, c.req.valid("query")));
    },
  )
  .get(
    "/:id/offer",
    publicRead,
    validate("param", shownOfferPath),
    validate("query", shownOfferQuery),
    describe({
      summary: "Retrieve the offer shown with a feedback entry",
      description: "Requires the `token` from submitting the feedback.",
      responses: { 200: publicOffer },
    }),
    async (c) => c.json(await getShownOffer(c.var.db, { ...c.req.valid("param"), ...c.req.valid("query") })),
  );
