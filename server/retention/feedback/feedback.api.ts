import { Hono } from "hono";
import { cors } from "hono/cors";
import { createMiddleware } from "hono/factory";
import { z } from "zod";
import {
  feedback,
  feedbackDetail,
  feedbackExportQuery,
  feedbackForms,
  feedbackList,
  feedbackQuery,
  feedbackSave,
  feedbackStats,
  feedbackStatsQuery,
  leavingDialog,
  publicDialog,
  publicDialogPath,
  publicDialogQuery,
  savedFeedback,
  savedOutcome,
  shownOfferQuery,
} from "#shared/retention/feedback.ts";
import { publicOffer } from "#shared/retention/offers.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { authenticate } from "../../http/auth.ts";
import { clientAddress, wideNetworkOf } from "../../http/client-address.ts";
import { csv, exportSeconds } from "../../http/download.ts";
import { publicRead, publicWrites } from "../../http/public-limits.ts";
import { describe, idPath, noContent, route } from "../../http/route.ts";
import { consumeRateLimit, createRateLimit } from "../../limits/rate-limit.ts";
import {
  getLeavingDialog,
  getPublicDialog,
  getShownOffer,
  saveFeedback,
  saveLeavingDialog,
  saveOutcome,
} from "./feedback.ts";
import { getFeedbackStats } from "./feedback-stats.ts";
import {
  deleteFeedback,
  exportedColumns,
  exportFeedbacks,
  getFeedbackDetail,
  listFeedbacks,
  updateStatus,
} from "./inbox.ts";

/** A visitor who cancels sends two requests; an owner working through the inbox sends one per feedback. */
const anonymousPerHour = createRateLimit({ name: "feedback-hour", points: 60, seconds: 3600 });
const ownersPerHour = createRateLimit({ name: "feedback-owner-hour", points: 3_000, seconds: 3600 });
const queueWrite = publicWrites();

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

/** Called from customers' websites by their visitors' browsers. */
export const publicFeedback = new Hono<AppEnv>()
  .use("/save", allowAnyOrigin("POST"))
  .use("/dialog/:projectId", allowAnyOrigin("GET"))
  .post(
    "/save",
    route({ access: "reader", support: "allowed", limits: [limitFeedback], json: feedbackSave }),
    describe("Submit feedback or update it", {
      description:
        "Any website can call this endpoint. First submit the feedback; the response contains the offer to show and a `token`. Then submit the `outcome` once, with that token. The project's owner can set the `status` when signed in.",
      requestBody: feedbackForms,
      responses: { 200: z.union([savedOutcome, feedback]), 201: savedFeedback },
      problems: ["unauthenticated", "forbidden", "limit", "not-found", "conflict"],
    }),
    async (c) => {
      const input = c.req.valid("json");
      if ("outcome" in input) return c.json(await queueWrite(() => saveOutcome(c.var, input)), 200);
      if ("projectId" in input) {
        const sender = { origin: c.req.header("origin"), network: wideNetworkOf(clientAddress(c)) };
        return c.json(await queueWrite(() => saveFeedback(c.var, sender, input)), 201);
      }
      await authenticate(c, { access: "activePlan" });
      return c.json(await updateStatus(c.var.db, c.var.user, input), 200);
    },
  )
  .get(
    "/dialog/:projectId",
    route({ access: "anyone", limits: [publicRead], param: publicDialogPath, query: publicDialogQuery }),
    describe("Retrieve a project's public cancellation dialog", { responses: { 200: publicDialog } }),
    async (c) => {
      const { projectId } = c.req.valid("param");
      c.header("Cache-Control", "public, max-age=60");
      return c.json(await getPublicDialog(c.var.db, projectId, c.req.valid("query")));
    },
  )
  .get(
    "/:id/offer",
    route({ access: "anyone", limits: [publicRead], param: idPath, query: shownOfferQuery }),
    describe("Retrieve the offer shown with a feedback entry", {
      description: "Requires the `token` from submitting the feedback.",
      responses: { 200: publicOffer },
    }),
    async (c) => c.json(await getShownOffer(c.var.db, { ...c.req.valid("param"), ...c.req.valid("query") })),
  );

export const feedbacks = new Hono<AppEnv>()
  .get(
    "/list",
    route({ access: "user", key: "read", query: feedbackQuery }),
    describe("List feedback", { responses: { 200: feedbackList }, problems: ["not-found"] }),
    async (c) => c.json(await listFeedbacks(c.var.db, c.var.user, c.req.valid("query"))),
  )
  .get(
    "/stats",
    route({ access: "user", key: "read", query: feedbackStatsQuery }),
    describe("Retrieve feedback statistics", { responses: { 200: feedbackStats }, problems: ["not-found"] }),
    async (c) => c.json(await getFeedbackStats(c.var.db, c.var.user, c.req.valid("query"))),
  )
  .get(
    "/export",
    route({ access: "user", query: feedbackExportQuery, timeoutSeconds: exportSeconds }),
    describe("Export feedback", { responses: { 200: "text/csv" }, problems: ["not-found"] }),
    async (c) => {
      const minute = c.var.clock().toISOString().slice(0, 16).replace(/[T:]/g, "-");
      const batches = await exportFeedbacks(c.var.db, c.var.user, c.req.valid("query"));
      return csv(`Feedback_${minute}.csv`, exportedColumns, batches);
    },
  )
  .get(
    "/:id",
    route({ access: "user", key: "read", param: idPath }),
    describe("Retrieve a feedback entry", { responses: { 200: feedbackDetail } }),
    async (c) => c.json(await getFeedbackDetail(c.var.db, c.var.user, c.req.valid("param").id)),
  )
  .delete(
    "/:id",
    route({ access: "user", support: "allowed", param: idPath }),
    describe("Delete a feedback entry"),
    async (c) => noContent(c, deleteFeedback(c.var.db, c.var.user, c.req.valid("param").id)),
  );

export const leavingDialogs = new Hono<AppEnv>()
  .get(
    "/:id/leaving-dialog",
    route({ access: "user", project: "path" }),
    describe("Retrieve the cancellation dialog settings", { responses: { 200: leavingDialog } }),
    async (c) => c.json(await getLeavingDialog(c.var.db, c.var.project.id)),
  )
  .put(
    "/:id/leaving-dialog",
    route({ access: "activePlan", support: "allowed", json: leavingDialog, project: "path" }),
    describe("Update the cancellation dialog settings", { responses: { 200: leavingDialog } }),
    async (c) => c.json(await saveLeavingDialog(c.var.db, c.var.project.id, c.req.valid("json"))),
  );
