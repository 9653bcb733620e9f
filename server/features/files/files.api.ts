import { Hono } from "hono";
import { filePath, type ImageWidth, imageQuery, longestUpload } from "#shared/files.ts";
import type { App } from "../../dependencies.ts";
import { admin } from "../../http/auth.ts";
import { rate, sharedLimit } from "../../http/rate-limit.ts";
import { publicRead } from "../../http/read-budget.ts";
import { nothingPolicy } from "../../http/security-headers.ts";
import { longUpload, sentFile } from "../../http/upload.ts";
import { check } from "../../http/validate.ts";
import { deletePicture, getForm, getPicture, savePicture } from "./files.ts";

const uploadHour = sharedLimit({ name: "upload-hour", points: 200, seconds: 3600 });

export const files = new Hono<App>()
  .post("/image", admin, rate(uploadHour), longUpload(longestUpload), async (c) => {
    const sent = await sentFile(c, "file", longestUpload);
    return c.json(await savePicture(c.var, sent, c.var.user.id), 201);
  })
  .get("/:id", publicRead, check("param", filePath), async (c) =>
    c.json(await getPicture(c.var.db, c.req.valid("param").id)),
  )
  .get("/:id/image", publicRead, check("param", filePath), check("query", imageQuery), async (c) => {
    const { id } = c.req.valid("param");
    const { w } = c.req.valid("query");
    const etag = `"${id}-${w ?? "full"}"`;
    const headers = {
      "Content-Type": "image/webp",
      "Cache-Control": "public, max-age=31536000, immutable",
      "Content-Security-Policy": `${nothingPolicy}; sandbox`,
      ETag: etag,
    };
    if (c.req.header("if-none-match")?.includes(etag)) return c.body(null, 304, headers);
    return c.body(await getForm(c.var.storage, id, w && (Number(w) as ImageWidth)), 200, headers);
  })
  .delete("/:id", admin, check("param", filePath), async (c) => {
    await deletePicture(c.var, c.req.valid("param").id);
    return c.body(null, 204);
  });
