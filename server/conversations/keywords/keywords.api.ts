import { Hono } from "hono";
import { storedPreview } from "#shared/conversations/mentions.ts";
import { keyword, keywordInput, keywordList, keywordPath } from "#shared/workspace/keywords.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireActivePlan, requireUser } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { acceptKey } from "../../http/key-access.ts";
import { requireProject } from "../../http/require-project.ts";
import { allowSupport } from "../../http/support-access.ts";
import { validate } from "../../http/validate.ts";
import { consumeRateLimit, createRateLimit } from "../../limits/rate-limit.ts";
import { ownHostOf } from "../mentions/score.ts";
import { addKeyword, deleteKeyword, findKeywordLimit, listKeywords } from "./keywords.ts";
import { previewStoredPosts } from "./stored-preview.ts";

/** These only read the database, and a form asks for one whenever its user stops typing. */
const storedPreviewsHour = createRateLimit({ name: "stored-previews-hour", points: 1_000, seconds: 3600 });

export const keywords = new Hono<AppEnv>()
  .get(
    "/:id/keywords",
    acceptKey("read"),
    requireUser,
    requireProject,
    describe({
      summary: "List keywords",
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
    allowSupport,
    requireActivePlan,
    validate("json", keywordInput),
    requireProject,
    describe({
      summary: "Preview a keyword on stored posts",
      description: "The newest 20 of the posts read lately that the keyword matches, each with its score and reasons.",
      responses: { 200: storedPreview },
      problems: ["rate-limited", "upstream"],
    }),
    async (c) => {
      await consumeRateLimit(storedPreviewsHour(c.var.db), c.var.user.id);
      return c.json(await previewStoredPosts(c.var, ownHostOf(c.var.project), c.req.valid("json")));
    },
  )
  .post(
    "/:id/keyword",
    allowSupport,
    requireActivePlan,
    validate("json", keywordInput),
    requireProject,
    describe({ summary: "Create a keyword", responses: { 201: keyword }, problems: ["conflict"] }),
    async (c) => {
      const limit = await findKeywordLimit(c.var, c.var.project.id);
      return c.json(await addKeyword(c.var, c.var.project.id, limit, c.req.valid("json")), 201);
    },
  )
  .delete(
    "/:id/keyword/:keywordId",
    allowSupport,
    requireUser,
    validate("param", keywordPath),
    requireProject,
    describe({ summary: "Delete a keyword", responses: { 204: null } }),
    async (c) => {
      const { keywordId } = c.req.valid("param");
      await deleteKeyword(c.var, c.var.project.id, keywordId);
      return c.body(null, 204);
    },
  );
