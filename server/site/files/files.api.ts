import { Hono } from "hono";
import { type ImageWidth, maxUploadBytes } from "#shared/images.ts";
import { imageQuery, storedImage, uploaded, uploadQuery } from "#shared/site/files.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { publicRead } from "../../http/public-limits.ts";
import { rateLimit } from "../../http/rate-limit.ts";
import { describe, idPath, noContent, route } from "../../http/route.ts";
import { denyAllPolicy } from "../../http/security-headers.ts";
import { readUploadedFile } from "../../http/upload.ts";
import { consumeRateLimit, createRateLimit } from "../../limits/rate-limit.ts";
import { deleteImage, getImage, readImage, saveImage } from "./files.ts";

const uploadHour = rateLimit({ name: "upload-hour", points: 200, seconds: 3600 });
/** Per user. A kit has up to seven pictures; the rest is for second thoughts. */
const kitUploadHour = createRateLimit({ name: "kit-upload-hour", points: 40, seconds: 3600 });
const kitUploadDay = createRateLimit({ name: "kit-upload-day", points: 100, seconds: 24 * 3600 });

export const files = new Hono<AppEnv>()
  .post(
    "/image",
    route({
      access: "uploader",
      support: "allowed",
      limits: [uploadHour],
      uploadBytes: maxUploadBytes,
      query: uploadQuery,
      project: "query",
    }),
    describe("Upload an image", {
      description:
        "Send the image as form field `file`, up to 10 MB. It is re-encoded and its metadata is removed. With `project`, it is for the listing kit or the articles of this project of yours, which can have 20 and 5 for each article; operators can add to an article that they are writing. Without, you need to be an administrator.",
      requestBody: "multipart/form-data",
      responses: { 201: uploaded },
      problems: ["not-found", "conflict", "too-large", "unsupported", "upstream"],
    }),
    async (c) => {
      if (c.var.project) {
        await consumeRateLimit(kitUploadHour(c.var.db), c.var.user.id);
        await consumeRateLimit(kitUploadDay(c.var.db), c.var.user.id);
      }
      const sent = await readUploadedFile(c, "file", maxUploadBytes);
      return c.json(await saveImage(c.var, sent, c.var.user.id, c.var.project?.id), 201);
    },
  )
  .get(
    "/:id",
    route({ access: "anyone", limits: [publicRead], param: idPath }),
    describe("Retrieve an image's metadata", { responses: { 200: storedImage } }),
    async (c) => c.json(await getImage(c.var.db, c.req.valid("param").id)),
  )
  .get(
    "/:id/image",
    route({ access: "anyone", limits: [publicRead], param: idPath, query: imageQuery }),
    describe("Download an image", {
      description: "In one of its widths. Images never change, so they can be cached indefinitely.",
      responses: { 200: "image/webp", 304: null },
      problems: ["upstream"],
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const { w } = c.req.valid("query");
      const etag = `"${id}-${w ?? "full"}"`;
      const headers = {
        "Content-Type": "image/webp",
        "Cache-Control": "public, max-age=31536000, immutable",
        "Content-Security-Policy": `${denyAllPolicy}; sandbox`,
        ETag: etag,
      };
      if (c.req.header("if-none-match")?.includes(etag)) return c.body(null, 304, headers);
      return c.body(await readImage(c.var.storage, id, w && (Number(w) as ImageWidth)), 200, headers);
    },
  )
  .delete(
    "/:id",
    route({ access: "admin", param: idPath }),
    describe("Delete an image", { problems: ["conflict", "upstream"] }),
    async (c) => noContent(c, deleteImage(c.var, c.req.valid("param").id)),
  );
