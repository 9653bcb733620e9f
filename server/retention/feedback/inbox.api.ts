import { Hono } from "hono";
import {
  feedbackDetail,
  feedbackExportQuery,
  feedbackList,
  feedbackPath,
  feedbackQuery,
  feedbackStats,
  feedbackStatsQuery,
} from "#shared/retention/feedback.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireUser } from "../../http/auth.ts";
import { csv } from "../../http/csv.ts";
import { describe } from "../../http/describe.ts";
import { acceptKey } from "../../http/key-access.ts";
import { requestTimeout } from "../../http/request-timeout.ts";
import { allowSupport } from "../../http/support-access.ts";
import { validate } from "../../http/validate.ts";
import { getFeedbackStats } from "./feedback-stats.ts";
import { deleteFeedback, exportedColumns, exportFeedbacks, getFeedbackDetail, listFeedbacks } from "./inbox.ts";

/** Seconds: a large export can take long on a slow connection. */
const exportTimeout = requestTimeout(120);

export const feedbacks = new Hono<AppEnv>()
  .get(
    "/list",
    acceptKey("read"),
    requireUser,
    validate("query", feedbackQuery),
    describe({ summary: "List feedback", responses: { 200: feedbackList }, problems: ["not-found"] }),
    async (c) => c.json(await listFeedbacks(c.var.db, c.var.user, c.req.valid("query"))),
  )
  .get(
    "/stats",
    acceptKey("read"),
    requireUser,
    validate("query", feedbackStatsQuery),
    describe({ summary: "Retrieve feedback statistics", responses: { 200: feedbackStats }, problems: ["not-found"] }),
    async (c) => c.json(await getFeedbackStats(c.var.db, c.var.user, c.req.valid("query"))),
  )
  .get(
    "/export",
    requireUser,
    exportTimeout,
    validate("query", feedbackExportQuery),
    describe({ summary: "Export feedback", responses: { 200: "text/csv" }, problems: ["not-found"] }),
    async (c) => {
      const minute = c.var.clock().toISOString().slice(0, 16).replace(/[T:]/g, "-");
      const batches = await exportFeedbacks(c.var.db, c.var.user, c.req.valid("query"));
      return csv(`Feedback_${minute}.csv`, exportedColumns, batches);
    },
  )
  .get(
    "/:id",
    acceptKey("read"),
    requireUser,
    validate("param", feedbackPath),
    describe({ summary: "Retrieve a feedback entry", responses: { 200: feedbackDetail } }),
    async (c) => c.json(await getFeedbackDetail(c.var.db, c.var.user, c.req.valid("param").id)),
  )
  .delete(
    "/:id",
    allowSupport,
    requireUser,
    validate("param", feedbackPath),
    describe({ summary: "Delete a feedback entry", responses: { 204: null } }),
    async (c) => {
      await deleteFeedback(c.var.db, c.var.user, c.req.valid("param").id);
      return c.body(null, 204);
    },
  );
