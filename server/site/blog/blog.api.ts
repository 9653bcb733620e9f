import { Hono } from "hono";
import { z } from "zod";
import {
  latestsPath,
  latestsQuery,
  post,
  postChange,
  postInput,
  postList,
  postQuery,
  postSlugPath,
  postSummary,
} from "#shared/site/blog.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { publicRead } from "../../http/public-limits.ts";
import { describe, idPath, noContent, route } from "../../http/route.ts";
import { addPost, deletePost, getPost, getPostBySlug, listLatestPosts, listPosts, updatePost } from "./blog.ts";

export const blog = new Hono<AppEnv>()
  .get(
    "/",
    route({ access: "reader", limits: [publicRead], query: postQuery }),
    describe("List posts", {
      description:
        "Newest first, without their content. Only administrators see unpublished posts; for others `status` has no effect.",
      responses: { 200: postList },
    }),
    async (c) => c.json(await listPosts(c.var.db, c.var.viewer, c.req.valid("query"))),
  )
  .get(
    "/:id",
    route({ access: "reader", limits: [publicRead], param: idPath }),
    describe("Retrieve a post", { responses: { 200: post } }),
    async (c) => c.json(await getPost(c.var.db, c.var.viewer, c.req.valid("param").id)),
  )
  .get(
    "/:slug/slug",
    route({ access: "reader", limits: [publicRead], param: postSlugPath }),
    describe("Retrieve a post by slug", {
      description:
        "Also finds a post by a previous slug, unless another post uses it now. The response has the current slug.",
      responses: { 200: post },
    }),
    async (c) => c.json(await getPostBySlug(c.var.db, c.var.viewer, c.req.valid("param").slug)),
  )
  .get(
    "/:n/latests",
    route({ access: "anyone", limits: [publicRead], param: latestsPath, query: latestsQuery }),
    describe("List the latest posts", {
      description: "Published posts without their content, except the one with the given `slug`.",
      responses: { 200: z.array(postSummary) },
    }),
    async (c) => c.json(await listLatestPosts(c.var.db, c.req.valid("param").n, c.req.valid("query").slug)),
  )
  .post(
    "/",
    route({ access: "admin", json: postInput }),
    describe("Create a post", { responses: { 201: post } }),
    async (c) => c.json(await addPost(c.var.db, c.req.valid("json")), 201),
  )
  .put(
    "/:id",
    route({ access: "admin", param: idPath, json: postChange }),
    describe("Update a post", {
      description: "With `updatedAt`, the update is rejected if the post has changed since.",
      responses: { 200: post },
      problems: ["conflict"],
    }),
    async (c) => c.json(await updatePost(c.var.db, c.req.valid("param").id, c.req.valid("json"))),
  )
  .delete("/:id", route({ access: "admin", param: idPath }), describe("Delete a post"), async (c) =>
    noContent(c, deletePost(c.var.db, c.req.valid("param").id)),
  );
