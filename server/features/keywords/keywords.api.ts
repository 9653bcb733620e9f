import { Hono } from "hono";
import { keywordInput, keywordPath, previewQuery } from "#shared/keywords.ts";
import { limitsOf } from "#shared/limits.ts";
import { projectPath } from "#shared/projects.ts";
import type { App } from "../../dependencies.ts";
import { member, user } from "../../http/auth.ts";
import { consume, sharedLimit } from "../../http/rate-limit.ts";
import { check } from "../../http/validate.ts";
import { ownProject } from "../projects/projects.ts";
import { previewKeyword } from "./keyword-preview.ts";
import { addKeyword, deleteKeyword, listKeywords } from "./keywords.ts";

/** Each asks a source whose calls all customers share. */
const previewsHour = sharedLimit({ name: "keyword-previews-hour", points: 60, seconds: 3600 });

export const keywords = new Hono<App>()
  .get("/:id/keywords", user, check("param", projectPath), async (c) => {
    const project = await ownProject(c.var.db, c.var.user, c.req.valid("param").id);
    return c.json(await listKeywords(c.var.db, project.id));
  })
  .get("/:id/keyword-preview", member, check("param", projectPath), check("query", previewQuery), async (c) => {
    await ownProject(c.var.db, c.var.user, c.req.valid("param").id);
    await consume(previewsHour(c.var.db), c.var.user.id);
    return c.json(await previewKeyword(c.var, c.req.valid("query")));
  })
  .post("/:id/keyword", member, check("param", projectPath), check("json", keywordInput), async (c) => {
    const project = await ownProject(c.var.db, c.var.user, c.req.valid("param").id);
    const limit = limitsOf(c.var.user, c.var.clock()).keywords;
    return c.json(await addKeyword(c.var, project.id, limit, c.req.valid("json")), 201);
  })
  .delete("/:id/keyword/:keywordId", user, check("param", keywordPath), async (c) => {
    const { id, keywordId } = c.req.valid("param");
    const project = await ownProject(c.var.db, c.var.user, id);
    await deleteKeyword(c.var.db, project.id, keywordId);
    return c.body(null, 204);
  });
