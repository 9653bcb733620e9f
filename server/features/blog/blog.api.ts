import { Hono } from "hono";
import { latestsPath, latestsQuery, postChange, postInput, postPath, postQuery, postSlugPath } from "#shared/blog.ts";
import type { App } from "../../dependencies.ts";
import { admin, anyone } from "../../http/auth.ts";
import { publicRead } from "../../http/read-budget.ts";
import { check } from "../../http/validate.ts";
import { addPost, deletePost, getPost, getPostBySlug, latestPosts, listPosts, savePost } from "./blog.ts";

export const blog = new Hono<App>()
  .get("/", publicRead, anyone, check("query", postQuery), async (c) =>
    c.json(await listPosts(c.var.db, c.var.reader, c.req.valid("query"))),
  )
  .get("/:id", publicRead, anyone, check("param", postPath), async (c) =>
    c.json(await getPost(c.var.db, c.var.reader, c.req.valid("param").id)),
  )
  .get("/:slug/slug", publicRead, anyone, check("param", postSlugPath), async (c) =>
    c.json(await getPostBySlug(c.var.db, c.var.reader, c.req.valid("param").slug)),
  )
  .get("/:n/latests", publicRead, check("param", latestsPath), check("query", latestsQuery), async (c) =>
    c.json(await latestPosts(c.var.db, c.req.valid("param").n, c.req.valid("query").slug)),
  )
  .post("/", admin, check("json", postInput), async (c) => c.json(await addPost(c.var.db, c.req.valid("json")), 201))
  .put("/:id", admin, check("param", postPath), check("json", postChange), async (c) =>
    c.json(await savePost(c.var.db, c.req.valid("param").id, c.req.valid("json"))),
  )
  .delete("/:id", admin, check("param", postPath), async (c) => {
    await deletePost(c.var.db, c.req.valid("param").id);
    return c.body(null, 204);
  });
