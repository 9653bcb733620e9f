import { Hono } from "hono";
import { feedbackExportQuery, feedbackPath, feedbackQuery, feedbackStatsQuery } from "#shared/feedback.ts";
import { check } from "../http/check.ts";
import { csv } from "../http/csv.ts";
import { patience } from "../http/patience.ts";
import { user } from "../http/who.ts";
import type { App } from "../parts.ts";
import { deleteFeedback, exportedColumns, exportFeedbacks, listFeedbacks, ownFeedback } from "./feedbacks.ts";
import { feedbackStats } from "./stats.ts";

/** A slow line may take its time for a long list. */
const exportPatience = patience(120);

export const feedbacks = new Hono<App>()
  .get("/list", user, check("query", feedbackQuery), async (c) =>
    c.json(await listFeedbacks(c.var.db, c.var.user, c.req.valid("query"))),
  )
  .get("/stats", user, check("query", feedbackStatsQuery), async (c) =>
    c.json(await feedbackStats(c.var.db, c.var.user, c.req.valid("query"))),
  )
  .get("/export", user, exportPatience, check("query", feedbackExportQuery), async (c) => {
    const minute = c.var.clock().toISOString().slice(0, 16).replace(/[T:]/g, "-");
    const batches = await exportFeedbacks(c.var.db, c.var.user, c.req.valid("query"));
    return csv(`Feedback_${minute}.csv`, exportedColumns, batches);
  })
  .get("/:id", user, check("param", feedbackPath), async (c) =>
    c.json(await ownFeedback(c.var.db, c.var.user, c.req.valid("param").id)),
  )
  .delete("/:id", user, check("param", feedbackPath), async (c) => {
    await deleteFeedback(c.var.db, c.var.user, c.req.valid("param").id);
    return c.body(null, 204);
  });
