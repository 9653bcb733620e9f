import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../dependencies.ts";
import { Problem } from "../problem.ts";

/** A slow line may take so long for an upload; the server cuts every other request off after 10 s of silence. */
const uploadSeconds = 120;
/** What a form adds around its file. */
const formOverheadBytes = 10_000;

const tooLarge = (maxBytes: number) => new Problem("too-large", `A file may have ${maxBytes / 1_000_000} MB at most.`);

/** Lets a body of `most` bytes in, and time for it. */
export const allowUpload = (maxBytes: number) => {
  const limit = bodyLimit({
    maxSize: maxBytes + formOverheadBytes,
    onError: () => {
      throw tooLarge(maxBytes);
    },
  });
  return createMiddleware<AppEnv>(async (c, next) => {
    c.env.server?.timeout(c.req.raw, uploadSeconds);
    return limit(c, next);
  });
};

/** The bytes of the one file that a form sends under this name, and nothing else. */
export const readUploadedFile = async (c: Context<AppEnv>, name: string, maxBytes: number) => {
  const form = await c.req.formData().catch((cause) => {
    if (cause instanceof Problem) throw cause;
    throw new Problem("invalid", "Send the file as multipart/form-data.", { cause });
  });
  const [[field, file] = [], ...others] = [...form];
  if (field !== name || others.length || !(file instanceof File))
    throw new Problem("invalid", "Send one file.", { issues: [{ path: name, message: "Choose one file." }] });
  if (file.size > maxBytes) throw tooLarge(maxBytes);
  return file.bytes();
};
