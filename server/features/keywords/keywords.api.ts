import { Hono } from "hono";
import { keywordInput, keywordPath, previewQuery } from "#shared/keywords.ts";
import { limitsOf } from "#shared/limits.ts";
import { projectPath } from "#shared/projects.ts";
import type { AppEnv } from "../../dependencies.ts";
import { requireActivePlan, requireUser } from "../../http/auth.ts";
import { consumeRateLimit, createRateLimit } from "../../http/rate-limit.ts";
import { validate } from "../../http/validate.ts";
import { getOwnProject } from "../projects/projects.ts";
import { previewKeyword } from "./keyword-preview.ts";
import { addKeyword, deleteKeyword, listKeywords } from "./keywords.ts";

/** Each preview queries a source whose rate limit all customers share. */
const previewsHour = createRateLimit({ name: "keyword-previews-hour", points: 60, seconds: 3600 });

export const keywords = new Hono<AppEnv>()
  .get("/:id/keywords", requireUser, validate("param", projectPath), async (c) => {
    const project = await getOwnProject(c.var.db, c.var.user, c.req.valid("param").id);
    return c.json(await listKeywords(c.var.db, project.id));
  })
  .get(
    "/:id/keyword-preview",
    requireActivePlan,
    validate("param", projectPath),
    validate("query", previewQuery),
    async (c) => {
      await getOwnProject(c.var.db, c.var.user, c.req.valid("param").id);
      await consumeRateLimit(previewsHour(c.var.db), c.var.user.id);
      return c.json(await previewKeyword(c.var, c.req.valid("query")));
    },
  )
  .post(
    "/:id/keyword",
    requireActivePlan,
    validate("param", projectPath),
    validate("json", keywordInput),
    async (c) => {
      const project = await getOwnProject(c.var.db, c.var.user, c.req.valid("param").id);
      const limit = limitsOf(c.var.user, c.var.clock()).keywords;
      return c.json(await addKeyword(c.var, project.id, limit, c.req.valid("json")), 201);
    },
  )
  .delete("/:id/keyword/:keywordId", requireUser, validate("param", keywordPath), async (c) => {
    const { id, keywordId } = c.req.valid("param");
    const project = await getOwnProject(c.var.db, c.var.user, id);
    await deleteKeyword(c.var.db, project.id, keywordId);
    return c.body(null, 204);
  });
