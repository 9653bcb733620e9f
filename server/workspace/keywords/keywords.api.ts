import { Hono } from "hono";
import { keyword, keywordInput, keywordList, keywordPath, storedPreview } from "#shared/conversations/keywords.ts";
import { ownHostOf } from "../../conversations/mentions/score.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { describe, noContent, route } from "../../http/route.ts";
import { consumeRateLimit, createRateLimit } from "../../limits/rate-limit.ts";
import { addKeyword, deleteKeyword, findKeywordLimit, listKeywords } from "./keywords.ts";
import { previewStoredPosts } from "./stored-preview.ts";

/** These only read the database, and a form asks for one whenever its user stops typing. */
const storedPreviewsHour = createRateLimit({ name: "stored-previews-hour", points: 1_000, seconds: 3600 });

export const keywords = new Hono<AppEnv>()
  .get(
    "/:id/keywords",
    route({ access: "user", key: "read", project: "path" }),
    describe("List keywords", {
      description: "`limit` is what the plan of the account that pays for the project includes; null means unlimited.",
      responses: { 200: keywordList },
    }),
    async (c) => {
      const limit = await findKeywordLimit(c.var, c.var.project.id);
      return c.json({ ...(await listKeywords(c.var.db, c.var.project.id)), limit });
    },
  )
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
  .post(
    "/:id/keyword",
    route({ access: "activePlan", support: "allowed", json: keywordInput, project: "path" }),
    describe("Create a keyword", { responses: { 201: keyword } }),
    async (c) => {
      const limit = await findKeywordLimit(c.var, c.var.project.id);
      return c.json(await addKeyword(c.var, c.var.project.id, limit, c.req.valid("json")), 201);
    },
  )
  .delete(
    "/:id/keyword/:keywordId",
    route({ access: "user", support: "allowed", param: keywordPath, project: "path" }),
    describe("Delete a keyword"),
    async (c) => noContent(c, deleteKeyword(c.var, c.var.project.id, c.req.valid("param").keywordId)),
  );
