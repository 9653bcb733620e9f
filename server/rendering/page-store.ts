// Rendered pages on disk, so that a restart doesn't render and compress all of them again. Processes share the folder:
// a file is written under another name and then renamed, and its checksum is verified when it is read.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { readdir, readFile, rename, stat, unlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Log } from "../observability/log.ts";
import { type Encoding, encodings } from "./compression.ts";

export type StoredPage = {
  path: string;
  status?: number | undefined;
  query?: readonly string[] | undefined;
  headers: Record<string, string>;
  tags: readonly string[];
  isRefreshed: boolean;
  /** Of the uncompressed body. */
  hash: string;
  /** See `content-validators.ts`. Without one, only the compression is spared. */
  validator?: string | undefined;
  isBest: boolean;
  encoded: Partial<Record<Encoding, Uint8Array>>;
};

export type PageStore = ReturnType<typeof createPageStore>;

type StoreOptions = { folder: string; log: Log; limitBytes?: number };

/** The size is checked after this many writes. */
const writesPerCheck = 100;
/** After a failed write, such as on a full disk. */
const pauseMs = 60_000;
const dayMs = 24 * 3600_000;
const maxOtherFolders = 3;

export const createPageStore = ({ folder, log, limitBytes = 128 * 1024 * 1024 }: StoreOptions) => {
  let writing = Promise.resolve();
  let writes = 0;
  let pausedUntil = 0;
  const fileOf = (path: string) => join(folder, `${Bun.hash.xxHash3(path).toString(36)}.page`);

  const writeNow = async (page: StoredPage) => {
    if (Date.now() < pausedUntil) return;
    const file = fileOf(page.path);
    const temporary = `${file}.${crypto.randomUUID()}.tmp`;
    try {
      await writeFile(temporary, serialize(page), { mode: 0o600 });
      await rename(temporary, file);
      if (++writes % writesPerCheck === 0) await removeOldest();
    } catch (err) {
      pausedUntil = Date.now() + pauseMs;
      log.warn({ err }, "Could not store a rendered page.");
      await unlink(temporary).catch(() => {});
    }
  };

  /** Deletes the pages that were written longest ago until nine tenths of the limit are left. */
  const removeOldest = async () => {
    const files = (await Promise.all((await readdir(folder)).map(async (name) => fileInfo(join(folder, name)))))
      .filter((file) => file !== undefined)
      .toSorted((one, other) => one.mtimeMs - other.mtimeMs);
    let bytes = files.reduce((sum, { size }) => sum + size, 0);
    if (bytes <= limitBytes) return;
    for (const { file, size } of files) {
      if (bytes <= limitBytes * 0.9) break;
      await unlink(file).catch(ignoreMissing);
      bytes -= size;
    }
  };

  return {
    /** Creates the folder, deletes leftovers and returns all pages, the latest last. */
    readAll: (): StoredPage[] => {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      removeOtherFolders(folder);
      const files = readdirSync(folder)
        .map((name) => join(folder, name))
        .map((file) => ({ file, mtimeMs: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
        .toSorted((one, other) => one.mtimeMs - other.mtimeMs);
      const pages: StoredPage[] = [];
      for (const { file, mtimeMs } of files) {
        if (file.endsWith(".tmp")) {
          if (Date.now() - mtimeMs > dayMs) rmSync(file, { force: true });
          continue;
        }
        const page = readPage(() => readFileSync(file));
        if (page) pages.push(page);
        else rmSync(file, { force: true });
      }
      return pages;
    },

    /** Returns the stored page if it can be read and its body has this hash. */
    find: async (path: string, hash: string): Promise<StoredPage | undefined> => {
      const bytes = await readFile(fileOf(path)).catch(() => undefined);
      const page = bytes && readPage(() => bytes);
      return page?.path === path && page.hash === hash ? page : undefined;
    },

    /** Writes one page after the other. Never fails: a page that is not stored is rendered again. */
    write: (page: StoredPage): Promise<void> => {
      writing = writing.then(() => writeNow(page));
      return writing;
    },

    /** Resolves once everything is written. */
    flush: () => writing,
  };
};

const ignoreMissing = (error: NodeJS.ErrnoException) => {
  if (error.code !== "ENOENT") throw error;
  return undefined;
};

const fileInfo = async (file: string) => {
  const info = await stat(file).catch(ignoreMissing);
  return info && { file, size: info.size, mtimeMs: info.mtimeMs };
};

/** Those of other builds or settings. A process of the previous build may still use one of them. */
const removeOtherFolders = (folder: string) => {
  const parent = dirname(folder);
  const others = readdirSync(parent)
    .map((name) => join(parent, name))
    .filter((other) => other !== folder)
    .map((other) => ({ other, mtimeMs: statSync(other, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .toSorted((one, other) => other.mtimeMs - one.mtimeMs);
  for (const [at, { other, mtimeMs }] of others.entries())
    if (at >= maxOtherFolders || Date.now() - mtimeMs > 7 * dayMs) rmSync(other, { recursive: true, force: true });
};

// A file: the checksum of the rest, the page as JSON with the lengths of its bodies, the bodies.
const checksumLength = 16;
const checksumOf = (bytes: Uint8Array) => Bun.hash.xxHash3(bytes).toString(16).padStart(checksumLength, "0");

const serialize = ({ encoded, ...page }: StoredPage) => {
  const bodies = encodings.map((encoding) => encoded[encoding] ?? new Uint8Array());
  const head = JSON.stringify({ ...page, lengths: bodies.map(({ length }) => length) });
  const content = Buffer.concat([Buffer.from(`${head}\n`), ...bodies]);
  return Buffer.concat([Buffer.from(checksumOf(content)), content]);
};

/** Returns undefined for a file that is torn or not ours. */
const readPage = (read: () => Buffer): StoredPage | undefined => {
  try {
    const bytes = read();
    const content = bytes.subarray(checksumLength);
    if (checksumOf(content) !== bytes.toString("latin1", 0, checksumLength)) return undefined;
    const end = content.indexOf("\n");
    const { lengths, ...page } = JSON.parse(content.toString("utf8", 0, end)) as Omit<StoredPage, "encoded"> & {
      lengths: number[];
    };
    const encoded: StoredPage["encoded"] = {};
    let start = end + 1;
    for (const [at, encoding] of encodings.entries()) {
      const length = lengths[at] ?? 0;
      // Copied, so that a body doesn't hold the whole file in memory.
      if (length) encoded[encoding] = new Uint8Array(content.subarray(start, start + length));
      start += length;
    }
    return { ...page, encoded };
  } catch {
    return undefined;
  }
};
