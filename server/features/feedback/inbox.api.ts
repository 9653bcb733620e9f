import { Hono } from "hono";
import { feedbackExportQuery, feedbackPath, feedbackQuery, feedbackStatsQuery } from "#shared/feedback.ts";
import type { App } from "../../dependencies.ts";
import { user } from "../../http/auth.ts";
import { csv } from "../../http/csv.ts";
import { patience } from "../../http/request-timeout.ts";
import { check } from "../../http/validate.ts";
import { feedbackStats } from "./feedback-stats.ts";
import { deleteFeedback, exportedColumns, exportFeedbacks, listFeedbacks, ownFeedback } from "./inbox.ts";

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
