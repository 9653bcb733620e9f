import { Hono } from "hono";
import { latestsPath, latestsQuery, postChange, postInput, postPath, postQuery, postSlugPath } from "#shared/blog.ts";
import type { AppEnv } from "../../dependencies.ts";
import { optionalUser, requireAdmin } from "../../http/auth.ts";
import { publicRead } from "../../http/read-budget.ts";
import { validate } from "../../http/validate.ts";
import { addPost, deletePost, getPost, getPostBySlug, listLatestPosts, listPosts, updatePost } from "./blog.ts";

export const blog = new Hono<AppEnv>()
  .get("/", publicRead, optionalUser, validate("query", postQuery), async (c) =>
    c.json(await listPosts(c.var.db, c.var.reader, c.req.valid("query"))),
  )
  .get("/:id", publicRead, optionalUser, validate("param", postPath), async (c) =>
    c.json(await getPost(c.var.db, c.var.reader, c.req.valid("param").id)),
  )
  .get("/:slug/slug", publicRead, optionalUser, validate("param", postSlugPath), async (c) =>
    c.json(await getPostBySlug(c.var.db, c.var.reader, c.req.valid("param").slug)),
  )
  .get("/:n/latests", publicRead, validate("param", latestsPath), validate("query", latestsQuery), async (c) =>
    c.json(await listLatestPosts(c.var.db, c.req.valid("param").n, c.req.valid("query").slug)),
  )
  .post("/", requireAdmin, validate("json", postInput), async (c) =>
    c.json(await addPost(c.var.db, c.req.valid("json")), 201),
  )
  .put("/:id", requireAdmin, validate("param", postPath), validate("json", postChange), async (c) =>
    c.json(await updatePost(c.var.db, c.req.valid("param").id, c.req.valid("json"))),
  )
  .delete("/:id", requireAdmin, validate("param", postPath), async (c) => {
    await deletePost(c.var.db, c.req.valid("param").id);
    return c.body(null, 204);
  });
