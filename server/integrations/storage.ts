// Where the bytes of uploaded files are: a folder, or a bucket of any S3-compatible service.
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { S3Client } from "bun";
import type { Env } from "../env.ts";
import { Problem } from "../problem.ts";

/** Keys are our own, like `images/{id}/640.webp`; nothing of an uploader's choosing is in them. */
export type Storage = {
  write: (key: string, bytes: Uint8Array, type: string) => Promise<void>;
  /** The bytes, or undefined where there are none under this key. */
  read: (key: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** A key that is not there is removed already. */
  remove: (key: string) => Promise<void>;
};

export const createStorage = (env: Env): Storage =>
  env.S3_BUCKET ? createBucketStorage(env, env.S3_BUCKET) : createFolderStorage(join(env.DATA_DIR, "files"));

export const createFolderStorage = (folder: string): Storage => ({
  write: async (key, bytes) => {
    const file = join(folder, key);
    // Written beside and moved, so that a full disk or a crash leaves no half picture under the key.
    const part = `${file}.${crypto.randomUUID()}.part`;
    try {
      await mkdir(dirname(file), { recursive: true });
      await Bun.write(part, bytes);
      await rename(part, file);
    } catch (error) {
      await rm(part, { force: true }).catch(() => {});
      storageFailed(error);
    }
  },
  read: async (key) => {
    const file = Bun.file(join(folder, key));
    return (await file.exists()) ? file.bytes() : undefined;
  },
  remove: (key) => rm(join(folder, key), { force: true }),
});

const createBucketStorage = (env: Env, bucket: string): Storage => {
  const client = new S3Client({
    bucket,
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  });
  return {
    write: async (key, bytes, type) => void (await client.write(key, bytes, { type }).catch(storageFailed)),
    read: (key) => client.file(key).bytes().catch(undefinedIfMissing),
    remove: (key) => client.delete(key).catch(undefinedIfMissing),
  };
};

const storageFailed = (cause: unknown): never => {
  throw new Problem("upstream", "The storage of pictures does not answer. Please try again in a moment.", { cause });
};

const undefinedIfMissing = (error: { code?: unknown }) =>
  error.code === "NoSuchKey" ? undefined : storageFailed(error);
