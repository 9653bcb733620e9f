import { Hono } from "hono";
import { z } from "zod";
import {
  latestsPath,
  latestsQuery,
  post,
  postChange,
  postInput,
  postList,
  postPath,
  postQuery,
  postSlugPath,
  postSummary,
} from "#shared/site/blog.ts";
import type { AppEnv } from "../../dependencies.ts";
import { optionalUser, requireAdmin } from "../../http/auth.ts";
import { describe } from "../../http/describe.ts";
import { publicRead } from "../../http/read-budget.ts";
import { validate } from "../../http/validate.ts";
import { addPost, deletePost, getPost, getPostBySlug, listLatestPosts, listPosts, updatePost } from "./blog.ts";

export const blog = new Hono<AppEnv>()
  .get(
    "/",
    publicRead,
    optionalUser,
    validate("query", postQuery),
    describe({
      summary: "List posts",
      description:
        "Newest first, without their content. Only administrators see unpublished posts; for others `status` has no effect.",
      responses: { 200: postList },
    }),
    async (c) => c.json(await listPosts(c.var.db, c.var.viewer, c.req.valid("query"))),
  )
  .get(
    "/:id",
    publicRead,
    optionalUser,
    validate("param", postPath),
    describe({ summary: "Retrieve a post", responses: { 200: post } }),
    async (c) => c.json(await getPost(c.var.db, c.var.viewer, c.req.valid("param").id)),
  )
  .get(
    "/:slug/slug",
    publicRead,
    optionalUser,
    validate("param", postSlugPath),
    describe({
      summary: "Retrieve a post by slug",
      description:
        "Also finds a post by a previous slug, unless another post uses it now. The response has the current slug.",
      responses: { 200: post },
    }),
    async (c) => c.json(await getPostBySlug(c.var.db, c.var.viewer, c.req.valid("param").slug)),
  )
  .get(
    "/:n/latests",
    publicRead,
    validate("param", latestsPath),
    validate("query", latestsQuery),
    describe({
      summary: "List the latest posts",
      description: "Published posts without their content, except the one with the given `slug`.",
      responses: { 200: z.array(postSummary) },
    }),
    async (c) => c.json(await listLatestPosts(c.var.db, c.req.valid("param").n, c.req.valid("query").slug)),
  )
  .post(
    "/",
    requireAdmin,
    validate("json", postInput),
    describe({ summary: "Create a post", responses: { 201: post }, problems: ["conflict"] }),
    async (c) => c.json(await addPost(c.var.db, c.req.valid("json")), 201),
  )
  .put(
    "/:id",
    requireAdmin,
    validate("param", postPath),
    validate("json", postChange),
    describe({
      summary: "Update a post",
      description: "With `updatedAt`, the update is rejected if the post has changed since.",
      responses: { 200: post },
      problems: ["conflict"],
    }),
    async (c) => c.json(await updatePost(c.var.db, c.req.valid("param").id, c.req.valid("json"))),
  )
  .delete(
    "/:id",
    requireAdmin,
    validate("param", postPath),
    describe({ summary: "Delete a post", responses: { 204: null } }),
    async (c) => {
      await deletePost(c.var.db, c.req.valid("param").id);
      return c.body(null, 204);
    },
  );
