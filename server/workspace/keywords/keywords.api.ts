import { Hono } from "hono";
import { keyword, keywordInput, keywordList, keywordPath } from "#shared/workspace/keywords.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { describe, noContent, route } from "../../http/route.ts";
import { addKeyword, deleteKeyword, findKeywordLimit, listKeywords } from "./keywords.ts";

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
