import { Hono } from "hono";
import {
  feedbackDetail,
  feedbackExportQuery,
  feedbackList,
  feedbackPath,
  feedbackQuery,
  feedbackStats,
  feedbackStatsQuery,
} from "#shared/feedback.ts";
import type { AppEnv } from "../../dependencies.ts";
import { csv, exportSeconds } from "../../http/download.ts";
import { describe, noContent, route } from "../../http/route.ts";
import { getFeedbackStats } from "./feedback-stats.ts";
import { deleteFeedback, exportedColumns, exportFeedbacks, getFeedbackDetail, listFeedbacks } from "./inbox.ts";

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
    route({ access: "user", key: "read", param: feedbackPath }),
    describe("Retrieve a feedback entry", { responses: { 200: feedbackDetail } }),
    async (c) => c.json(await getFeedbackDetail(c.var.db, c.var.user, c.req.valid("param").id)),
  )
  .delete(
    "/:id",
    route({ access: "user", support: "allowed", param: feedbackPath }),
    describe("Delete a feedback entry"),
    async (c) => noContent(c, deleteFeedback(c.var.db, c.var.user, c.req.valid("param").id)),
  );
