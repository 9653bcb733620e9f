import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { Problem } from "#shared/problem.ts";
import { decodeCsv, notCsv, openCsv } from "#shared/text/csv.ts";
import type { AppEnv } from "./app-env.ts";

/** Upload timeout for slow connections. The server closes other requests after 10 s without data. */
const uploadSeconds = 120;
/** Overhead of the multipart form around its file. */
const formOverheadBytes = 10_000;

const tooLarge = (maxBytes: number) =>
  new Problem("too-large", `The file must be ${maxBytes / 1_000_000} MB or smaller.`);

/** Middleware: accepts bodies of up to `maxBytes` plus form overhead, with a longer timeout. */
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

/** Returns the bytes of the form's only field, a file called `name`. Throws Problem `invalid` or `too-large`. */
export const readUploadedFile = async <Env extends AppEnv>(c: Context<Env>, name: string, maxBytes: number) => {
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

/** Returns the body as text, and how it was read. Throws Problem `unsupported` for another type, `invalid` for no text. */
export const readCsv = async <Env extends AppEnv>(c: Context<Env>) => {
  if (!/^text\/csv\b/i.test(c.req.header("content-type") ?? ""))
    throw new Problem("unsupported", "Send the file as text/csv.");
  const file = decodeCsv(new Uint8Array(await c.req.arrayBuffer()));
  if (!file) throw new Problem("invalid", notCsv);
  const { text, encoding } = file;
  return { text, format: { delimiter: openCsv(text).delimiter, encoding } };
};
