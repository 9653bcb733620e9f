import { z } from "zod";
import { post, postList, postSummary } from "#shared/blog.ts";
import { picture, uploaded } from "#shared/files.ts";
import { contactList } from "#shared/waitlist.ts";
import { describeOperations } from "../operation-docs.ts";

const ok = z.object({ ok: z.literal(true) }).strict();

/** Blog, image uploads, waitlist, and endpoints for crawlers and monitoring. */
export const site = describeOperations({
  "GET /blogposts": {
    summary: "List posts without their bodies, the newest first.",
    detail: "Anyone but an administrator gets published posts, whatever status was asked for.",
    answers: { 200: postList },
  },
  "GET /blogposts/:id": { summary: "Read a post.", answers: { 200: post } },
  "GET /blogposts/:slug/slug": {
    summary: "Read a post by its slug.",
    detail:
      "A slug that the post had before finds it too, unless another post has it now. The answer has the current one.",
    answers: { 200: post },
  },
  "GET /blogposts/:n/latests": {
    summary: "List the newest published posts without their bodies, except the one with that slug.",
    answers: { 200: z.array(postSummary) },
  },
  "POST /blogposts": { summary: "Write a post.", answers: { 201: post }, problems: ["conflict"] },
  "PUT /blogposts/:id": {
    summary: "Save a post.",
    detail: "With `updatedAt`, saving over a newer state is refused.",
    answers: { 200: post },
    problems: ["conflict"],
  },
  "DELETE /blogposts/:id": { summary: "Delete a post.", answers: { 204: "nothing" } },

  "POST /file-uploads/image": {
    summary: "Upload a picture as the field `file` of a form.",
    detail: "10 MB at most. It is kept re-encoded, without its metadata.",
    body: "multipart/form-data",
    answers: { 201: uploaded },
    problems: ["invalid", "too-large", "unsupported", "upstream"],
  },
  "GET /file-uploads/:id": { summary: "Read what a page needs to show a picture.", answers: { 200: picture } },
  "GET /file-uploads/:id/image": {
    summary: "Read a picture in one of its widths.",
    detail: "It never changes, and may be kept for ever.",
    answers: { 200: "image/webp", 304: "nothing" },
    problems: ["upstream"],
  },
  "DELETE /file-uploads/:id": {
    summary: "Delete a picture.",
    answers: { 204: "nothing" },
    problems: ["conflict", "upstream"],
  },

  "POST /waitlist": {
    summary: "Join the waitlist.",
    detail: "The answer is the same for a known address. `nickname` is a trap for bots: leave it out.",
    answers: { 201: z.object({ joined: z.literal(true) }).strict() },
  },
  "GET /waitlist": { summary: "List who waits.", answers: { 200: contactList } },
  "GET /waitlist/export": { summary: "Download who waits.", answers: { 200: "text/csv" } },
  "POST /waitlist/:id/retry": {
    summary: "Send a contact on that failed.",
    answers: { 204: "nothing" },
  },
  "DELETE /waitlist/:id": {
    summary: "Delete a contact.",
    detail: "The contact service deletes it as well; this is retried until it succeeds.",
    answers: { 204: "nothing" },
  },

  "GET /health": { summary: "Tell that the process lives.", answers: { 200: ok } },
  "GET /ready": {
    summary: "Tell whether visitors may be sent here.",
    answers: { 200: ok },
    problems: ["unavailable"],
  },
  "GET /openapi.json": {
    summary: "Read this description.",
    answers: { 200: z.looseObject({ openapi: z.literal("3.1.0") }) },
  },
});
