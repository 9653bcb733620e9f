import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { readEnv } from "../env.ts";
import { s3, s3Key } from "../testing/stand-ins/s3.ts";
import { createStorage } from "./storage.ts";

const folder = mkdtempSync(join(tmpdir(), "linkstead-storage-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const service = s3();
afterAll(() => service.stop());

const bucketEnv = {
  S3_BUCKET: "pictures",
  S3_ENDPOINT: service.url,
  S3_REGION: "eu-central-1",
  S3_ACCESS_KEY_ID: s3Key.id,
  S3_SECRET_ACCESS_KEY: s3Key.secret,
};
const storageOf = (env: Record<string, string> = {}) => createStorage(readEnv({ DATA_DIR: folder, ...env }));
const storages: [where: string, storage: ReturnType<typeof createStorage>][] = [
  ["a folder", storageOf()],
  ["a bucket", storageOf(bucketEnv)],
];

const newKey = () => `images/${crypto.randomUUID()}/320.webp`;
const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256);

test.each(storages)("%s returns exactly the bytes that were written", async (_, storage) => {
  const key = newKey();
  await storage.write(key, bytes, "image/webp");
  expect(await storage.read(key)).toEqual(bytes);
});

test.each(storages)("%s returns what was written last", async (_, storage) => {
  const key = newKey();
  await storage.write(key, bytes, "image/webp");
  await storage.write(key, Uint8Array.of(1, 2, 3), "image/webp");
  expect(await storage.read(key)).toEqual(Uint8Array.of(1, 2, 3));
});

test.each(storages)("%s writes only the given view of a larger buffer", async (_, storage) => {
  const key = newKey();
  await storage.write(key, bytes.subarray(10, 20), "image/webp");
  expect(await storage.read(key)).toEqual(bytes.slice(10, 20));
});

test.each(storages)("%s stores an empty file, and tells it from a missing one", async (_, storage) => {
  const key = newKey();
  await storage.write(key, new Uint8Array(), "image/webp");
  expect(await storage.read(key)).toEqual(new Uint8Array());
});

test("a folder that is not writable is an upstream failure with its reason", async () => {
  const full = mkdtempSync(join(tmpdir(), "linkstead-storage-"));
  onTestFinished(() => rmSync(full, { recursive: true }));
  writeFileSync(join(full, "files"), "a file where the folder should be");
  const writing = storageOf({ DATA_DIR: full }).write(newKey(), bytes, "image/webp");
  await expect(writing).rejects.toMatchObject({ code: "upstream", cause: { code: "ENOTDIR" } });
});

test.each(storages)("%s has nothing under an unknown key", async (_, storage) => {
  expect(await storage.read(newKey())).toBeUndefined();
  expect(await storage.read("images")).toBeUndefined();
});

test.each(storages)("%s has nothing under a removed key, which can be removed again", async (_, storage) => {
  const [key, other] = [newKey(), newKey()];
  await storage.write(key, bytes, "image/webp");
  await storage.write(other, bytes, "image/webp");
  await storage.remove(key);
  await storage.remove(key);
  expect(await storage.read(key)).toBeUndefined();
  expect(await storage.read(other)).toEqual(bytes);
});

test.each(storages)("%s handles many files at once", async (_, storage) => {
  const keys = Array.from({ length: 30 }, newKey);
  await Promise.all(keys.map((key, at) => storage.write(key, Uint8Array.of(at), "image/webp")));
  expect(await Promise.all(keys.map((key) => storage.read(key)))).toEqual(keys.map((_, at) => Uint8Array.of(at)));
});

test.each(storages)("concurrent writes to one key leave %s with one complete file", async (_, storage) => {
  const key = newKey();
  const writes = Array.from({ length: 10 }, (_, at) => new Uint8Array(50_000).fill(at));
  await Promise.all(writes.map((each) => storage.write(key, each, "image/webp")));
  const stored = await storage.read(key);
  expect(stored).toHaveLength(50_000);
  expect(new Set(stored).size).toBe(1);
});

test("a folder that is not writable fails, and leaves no partial file", async () => {
  const broken = mkdtempSync(join(folder, "broken-"));
  const storage = storageOf({ DATA_DIR: broken });
  mkdirSync(join(broken, "files", "images", "a", "320.webp", "in the way"), { recursive: true });
  writeFileSync(join(broken, "files", "images", "b"), "a file where a folder should be");
  await expect(storage.write("images/a/320.webp", bytes, "image/webp")).rejects.toThrow();
  await expect(storage.write("images/b/320.webp", bytes, "image/webp")).rejects.toThrow();
  expect(readdirSync(broken, { recursive: true }).filter((name) => String(name).endsWith(".part"))).toEqual([]);
});

test("signs requests to the bucket's path, with the content type", async () => {
  const key = newKey();
  const [, storage] = storages[1] ?? [];
  service.requests.length = 0;
  await storage?.write(key, bytes, "image/webp");
  await storage?.read(key);
  await storage?.remove(key);
  const path = `/pictures/${key}`;
  expect(service.requests).toEqual(["PUT", "GET", "DELETE"].map((method) => ({ method, path })));
  await storage?.write(key, bytes, "image/webp");
  expect(service.objects.get(path)?.type).toBe("image/webp");
});

test.each([
  [500, "InternalError"],
  [503, "SlowDown"],
  [403, "AccessDenied"],
  [404, "NoSuchBucket"],
])("treats the bucket error %d %s as an upstream failure, never as a missing file", async (status, code) => {
  const [, storage] = storages[1] ?? [];
  const key = newKey();
  await storage?.write(key, bytes, "image/webp");
  service.behavior.refusal = { status, code };
  const failed = { code: "upstream", message: expect.stringContaining("storage"), cause: { code } };
  await expect(storage?.write(key, bytes, "image/webp")).rejects.toMatchObject(failed);
  await expect(storage?.read(key)).rejects.toMatchObject(failed);
  await expect(storage?.remove(key)).rejects.toMatchObject(failed);
  delete service.behavior.refusal;
  expect(await storage?.read(key)).toEqual(bytes);
});

test.each([
  ["another key", { S3_ACCESS_KEY_ID: "other" }, "InvalidAccessKeyId"],
  ["another secret", { S3_SECRET_ACCESS_KEY: "other" }, "SignatureDoesNotMatch"],
])("with %s the bucket rejects us", async (_, env, code) => {
  const storage = storageOf({ ...bucketEnv, ...env });
  await expect(storage.read(newKey())).rejects.toMatchObject({ code: "upstream", cause: { code } });
});

test("treats a service that does not respond as an upstream failure", async () => {
  const deleted = s3();
  await deleted.stop();
  const storage = storageOf({ ...bucketEnv, S3_ENDPOINT: deleted.url });
  await expect(storage.write(newKey(), bytes, "image/webp")).rejects.toMatchObject({ code: "upstream" });
  await expect(storage.read(newKey())).rejects.toMatchObject({ code: "upstream" });
});

test("treats a 404 for a removal as success", async () => {
  const [, storage] = storages[1] ?? [];
  service.behavior.refusal = { status: 404, code: "NoSuchKey" };
  await storage?.remove(newKey());
  delete service.behavior.refusal;
});

test("images go to the bucket when S3_BUCKET is set, else into the data folder", async () => {
  const key = newKey();
  await storageOf(bucketEnv).write(key, bytes, "image/webp");
  expect(service.objects.has(`/pictures/${key}`)).toBe(true);
  expect(await storageOf().read(key)).toBeUndefined();
  await storageOf({ S3_BUCKET: "" }).write(key, bytes, "image/webp");
  expect(readdirSync(join(folder, "files", "images"))).toContain(key.split("/")[1]);
});

test.each(storages)("%s lists the keys below a folder only", async (_, storage) => {
  const folder = `archive-${crypto.randomUUID()}`;
  const keys = ["one/1.gz", "one/2.gz", "three/3.gz"].map((name) => `${folder}/${name}`);
  for (const key of [...keys, `${folder}-other/4.gz`]) await storage.write(key, bytes, "application/gzip");
  expect((await Array.fromAsync(storage.list(folder))).toSorted()).toEqual(keys);
  expect(await Array.fromAsync(storage.list("nothing-here"))).toEqual([]);
});
