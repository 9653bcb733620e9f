// In-memory cache of rendered public pages, stored compressed and with their headers.
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { hasOneHost } from "../http/valid-path.ts";

// Fast levels, since a crawler may request every page at once.
const compress = {
  br: (body: Uint8Array) => brotli(body, 5),
  zstd: (body: Uint8Array) => Bun.zstdCompress(body, { level: 9 }),
  gzip: (body: Uint8Array) => promisify(gzip)(body, { level: 9 }),
};
export type Encoding = keyof typeof compress;
const encodings = Object.keys(compress) as Encoding[];

/** 10% smaller for ten times the CPU time: used from a page's second request on, one page at a time. */
const bestQuality = 11;

const brotli = (body: Uint8Array, quality: number) =>
  promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });

type EncodedBody = { etag: string; body: Uint8Array; headers: Headers; notModified: Headers };
type CacheEntry = {
  page: Omit<Rendered, "body">;
  hash: string;
  encoded: Record<Encoding, EncodedBody>;
  identity: EncodedBody;
  bytes: number;
  hits: number;
};

/**
 * A rendered page: headers without encoding and length, cache tags (starts of API paths), and the query parameters that
 * change its content.
 */
export type Rendered = {
  status?: number;
  query?: readonly string[];
  body: Uint8Array;
  headers: Record<string, string>;
  tags: ReadonlySet<string>;
};

export type PageCache = ReturnType<typeof createPageCache>;

/** Caches pages by path and evicts the least recently used. `limitBytes` bounds the compressed bodies. */
export const createPageCache = ({ limitBytes = 64 * 1024 * 1024 } = {}) => {
  const pages = new LRUCache<string, CacheEntry>({ maxSize: limitBytes, sizeCalculation: ({ bytes }) => bytes });
  /**
   * Number of invalidations so far; a tag's version is the count at its last one. There are at most as many tags as
   * directories.
   */
  let version = 0;
  let allVersion = 0;
  const tagVersions = new Map<string, number>();
  let hits = 0;
  let misses = 0;
  let recompressing = Promise.resolve();
  const saving = new Map<string, Promise<void>>();

  const compressAndStore = async (path: string, page: Rendered, since: number) => {
    const entry = await createEntry(page);
    if (isCurrent(page.tags, since)) pages.set(path, entry);
  };

  const recompress = async (path: string, entry: CacheEntry) => {
    if (pages.peek(path) !== entry) return;
    const body = await brotli(gunzipSync(entry.encoded.gzip.body), bestQuality);
    entry.encoded.br = encodedBody(entry.page, `${entry.hash}-br${bestQuality}`, "br", body);
  };

  const isCurrent = (tags: ReadonlySet<string>, since: number) =>
    allVersion <= since && [...tags].every((tag) => (tagVersions.get(tag) ?? 0) <= since);

  return {
    /**
     * Returns the response to a GET or HEAD for a cached page, or undefined. Query parameters matter only if the page
     * lists them in `query`. Bun omits the body for HEAD and sets its length.
     */
    find: (request: Request, path = pathOf(request.url)): Response | undefined => {
      const { method } = request;
      if ((method !== "GET" && method !== "HEAD") || !hasOneHost(request)) return undefined;
      const entry = pages.get(path);
      if (!entry || isOtherPage(entry.page.query, request.url)) return undefined;
      hits++;
      if (++entry.hits === 2) recompressing = recompressing.then(() => recompress(path, entry));
      return respond(entry, request);
    },

    /**
     * Read this before rendering and pass it to `save`, which skips a page if one of its tags was invalidated in
     * between.
     */
    version: () => version,

    /** Whether none of these tags was invalidated since this version. */
    isCurrent,

    /** Stores a page; resolves when done. If several requests rendered the same page, the first one is stored. */
    save: async (path: string, page: Rendered, since: number) => {
      misses++;
      if (!isCurrent(page.tags, since)) return;
      const stored = saving.get(path) ?? compressAndStore(path, page, since).finally(() => saving.delete(path));
      saving.set(path, stored);
      await stored;
    },

    has: (path: string) => pages.has(path),

    /** Returns the promise of a running save, if any. */
    saving: (path: string) => saving.get(path),

    /** Deletes all pages with this tag. */
    invalidate: (tag: string) => {
      tagVersions.set(tag, ++version);
      for (const [path, { page }] of pages.entries()) if (page.tags.has(tag)) pages.delete(path);
    },

    invalidateAll: () => {
      allVersion = ++version;
      pages.clear();
    },

    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),

    /** Number of cache hits, and of pages rendered for the cache. */
    stats: () => ({ hits, misses }),
  };
};

/** Returns the path of an absolute URL. Avoids `new URL` because it runs on every request. */
const pathOf = (url: string) => {
  const start = url.indexOf("/", url.indexOf("//") + 2);
  const end = url.indexOf("?", start);
  return end === -1 ? url.slice(start) : url.slice(start, end);
};

/** Whether the URL has a parameter that changes the page. Names are decoded first, so an escaped one matches too. */
const isOtherPage = (query: readonly string[] | undefined, url: string) => {
  const start = query?.length ? url.indexOf("?") : -1;
  if (start === -1) return false;
  const parameters = new URLSearchParams(url.slice(start));
  return query?.some((name) => parameters.has(name)) ?? false;
};

const encodedBody = (
  page: Omit<Rendered, "body">,
  tag: string,
  encoding: Encoding | undefined,
  body: Uint8Array,
): EncodedBody => {
  const etag = `"${tag}"`;
  const same = { ...page.headers, ETag: etag, Vary: "Accept-Encoding" };
  const encoded = encoding ? { ...same, "Content-Encoding": encoding } : same;
  return { etag, body, headers: new Headers(encoded), notModified: new Headers(same) };
};

const createEntry = async ({ body, ...page }: Rendered): Promise<CacheEntry> => {
  const hash = Bun.hash.xxHash3(body).toString(36) + body.length.toString(36);
  const [br, zstd, gzip] = await Promise.all(
    encodings.map(async (encoding) =>
      encodedBody(page, `${hash}-${encoding}`, encoding, await compress[encoding](body)),
    ),
  );
  const encoded = { br, zstd, gzip } as CacheEntry["encoded"];
  const bytes = Object.values(encoded).reduce((sum, { body }) => sum + body.length, 2_000);
  // Clients without compression support are rare: decompressing per request is cheaper than storing a fourth body.
  return { page, hash, encoded, identity: encodedBody(page, hash, undefined, new Uint8Array()), bytes, hits: 0 };
};

const respond = ({ page: { status = 200 }, encoded, identity }: CacheEntry, request: Request) => {
  const encoding = negotiateEncoding(request.headers.get("accept-encoding") ?? "");
  const chosen = encoding ? encoded[encoding] : identity;
  if (status === 200 && matchesEtag(request.headers.get("if-none-match"), chosen.etag))
    return new Response(null, { status: 304, headers: chosen.notModified });
  const body = encoding ? chosen.body : gunzipSync(encoded.gzip.body);
  return new Response(body as Uint8Array<ArrayBuffer>, { status, headers: chosen.headers });
};

/** Returns the best encoding the client accepts; `;q=0` rejects one. */
export const negotiateEncoding = (accepted: string): Encoding | undefined => {
  if (/(^|, ?)br(,|$)/.test(accepted)) return "br";
  const acceptedNames = new Set(
    accepted
      .split(",")
      .map((part) =>
        part
          .trim()
          .toLowerCase()
          .split(/\s*;\s*/),
      )
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ""))
      .map(([name]) => name),
  );
  return encodings.find((encoding) => acceptedNames.has(encoding));
};

const matchesEtag = (condition: string | null, etag: string) =>
  condition !== null &&
  (condition === "*" || condition.split(",").some((part) => part.trim().replace(/^W\//, "") === etag));
