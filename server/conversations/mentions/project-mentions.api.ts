import { Hono } from "hono";
import { storedPreview } from "#shared/conversations/mentions.ts";
import { scanProgress, sourceList } from "#shared/conversations/sources.ts";
import { keywordInput } from "#shared/workspace/keywords.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { describe, route } from "../../http/route.ts";
import { consumeRateLimit, createRateLimit } from "../../limits/rate-limit.ts";
import { getScanProgress } from "./scan-progress.ts";
import { ownHostOf } from "./score.ts";
import { listSources } from "./source-status.ts";
import { previewStoredPosts } from "./stored-preview.ts";

/** These only read the database, and a form asks for one whenever its user stops typing. */
const storedPreviewsHour = createRateLimit({ name: "stored-previews-hour", points: 1_000, seconds: 3600 });

export const projectMentions = new Hono<AppEnv>()
  .post(
    "/:id/keywords/preview",
    route({ access: "activePlan", support: "allowed", json: keywordInput, project: "path" }),
    describe("Preview a keyword on stored posts", {
      description: "The newest 20 of the posts read lately that the keyword matches, each with its score and reasons.",
      responses: { 200: storedPreview },
      problems: ["upstream"],
    }),
    async (c) => {
      await consumeRateLimit(storedPreviewsHour(c.var.db), c.var.user.id);
      return c.json(await previewStoredPosts(c.var, ownHostOf(c.var.project), c.req.valid("json")));
    },
  )
  .get(
    "/:id/sources",
    route({ access: "user", key: "read", project: "path" }),
    describe("List the sources of a project", {
      description: "Whether each source is on, off or failing, and why.",
      responses: { 200: sourceList },
    }),
    async (c) => c.json(await listSources(c.var, c.var.project, c.var.sources)),
  )
  .get(
    "/:id/scan",
    route({ access: "user", project: "path" }),
    describe("Retrieve the progress of a project's scan", { responses: { 200: scanProgress } }),
    async (c) => c.json(await getScanProgress(c.var, c.var.project)),
  );
