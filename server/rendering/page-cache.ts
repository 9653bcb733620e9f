// Cache of rendered public pages in memory: compressed, with their headers, by path.
import { promisify } from "node:util";
import zlib, { constants } from "node:zlib";
import { LRUCache } from "lru-cache";
import { hasOneHost } from "../http/valid-path.ts";
import { createConcurrencyLimit } from "../limits/concurrency-limit.ts";
import { type Encoded, type Encoding, encodings, matchesEtag, negotiateEncoding } from "./content-negotiation.ts";

/**
 * A rendered page: headers without encoding and length, cache tags (starts of API paths), and the query parameters that
 * change its content. `encoded` is its body compressed already.
 */
type Page = {
  status?: number | undefined;
  query?: readonly string[] | undefined;
  body: Uint8Array;
  encoded?: Encoded | undefined;
  headers: Record<string, string>;
  tags: ReadonlySet<string>;
};

type Body = {
  bytes: Uint8Array;
  isBest: boolean;
  requests: number;
  headers: Headers;
  notModified: Headers;
  etag: string;
};
type Entry = Omit<Page, "body" | "encoded"> & { hash: string; bodies: Partial<Record<Encoding, Body>> };

const brotliOptions = (body: Uint8Array, quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
});

const codecs = {
  br: {
    compress: (body: Uint8Array) => zlib.brotliCompressSync(body, brotliOptions(body, 4)),
    compressWell: (body: Uint8Array) => promisify(zlib.brotliCompress)(body, brotliOptions(body, 11)),
    decompress: (body: Uint8Array) => zlib.brotliDecompressSync(body),
  },
  zstd: {
    compress: (body: Uint8Array) => Bun.zstdCompressSync(body, { level: 3 }),
    compressWell: (body: Uint8Array) => Bun.zstdCompress(body, { level: 19 }),
    decompress: (body: Uint8Array) => Bun.zstdDecompressSync(body),
  },
  gzip: {
    compress: (body: Uint8Array) => zlib.gzipSync(body, { level: 4 }),
    compressWell: (body: Uint8Array) => promisify(zlib.gzip)(body, { level: 9 }),
    decompress: (body: Uint8Array) => zlib.gunzipSync(body),
  },
};

export type PageCache = ReturnType<typeof createPageCache>;

/** Caches pages by path and evicts the least recently used. `limitBytes` is that of the compressed bodies. */
export const createPageCache = ({ limitBytes = 64 * 1024 * 1024 } = {}) => {
  const pages = new LRUCache<string, Entry>({ maxSize: limitBytes, sizeCalculation: sizeOf });
  /** By hash: decompressing the largest for each request of a client that accepts no encoding would hold up all others. */
  const plainBodies = new LRUCache<string, Uint8Array>({
    maxSize: Math.ceil(limitBytes / 4),
    sizeCalculation: ({ length }) => length + 1,
  });
  /** One at a time: the best level takes a tenth of a second, on threads that the whole process shares. */
  const limitCompression = createConcurrencyLimit({ maxRunning: 1, maxQueued: 10_000, message: "Too many pages." });
  /** Number of invalidations so far; a tag's version is the count at its last one. */
  let version = 0;
  let allVersion = 0;
  const tagVersions = new Map<string, number>();
  const rendering = new Map<string, Promise<boolean>>();
  let hits = 0;
  let misses = 0;

  const isCurrent = (tags: ReadonlySet<string>, since: number) =>
    allVersion <= since && [...tags].every((tag) => (tagVersions.get(tag) ?? 0) <= since);

  /** Sets a copy of the entry, so that the cache counts its size again. */
  const addBody = (path: string, entry: Entry, encoding: Encoding, bytes: Uint8Array, isBest = false) => {
    const body = createBody(entry, bytes, encoding, isBest);
    pages.set(path, { ...entry, bodies: { ...entry.bodies, [encoding]: body } });
    return body;
  };

  const compressWell = async (path: string, { hash }: Entry, encoding: Encoding, { bytes }: Body) => {
    const { compressWell, decompress } = codecs[encoding];
    const best = await limitCompression(async () => pages.has(path) && compressWell(decompress(bytes)));
    const entry = pages.peek(path);
    if (best && entry?.hash === hash) addBody(path, entry, encoding, best, true);
  };

  /** Bodies are stored compressed; the ones last requested also as they are. */
  const decoded = ({ hash, bodies }: Entry) => {
    const known = plainBodies.get(hash);
    if (known) return known;
    const encoding = encodings.find((name) => bodies[name]) ?? "br";
    const body = codecs[encoding].decompress(bodies[encoding]?.bytes ?? new Uint8Array());
    plainBodies.set(hash, body);
    return body;
  };

  const respond = (path: string, entry: Entry, request: Request) => {
    const { status = 200 } = entry;
    const encoding = negotiateEncoding(request.headers.get("accept-encoding") ?? "");
    const body = encoding
      ? (entry.bodies[encoding] ?? addBody(path, entry, encoding, codecs[encoding].compress(decoded(entry))))
      : createBody(entry, decoded(entry));
    if (encoding && ++body.requests === 2 && !body.isBest) void compressWell(path, entry, encoding, body);
    if (status === 200 && matchesEtag(request.headers.get("if-none-match"), body.etag))
      return new Response(null, { status: 304, headers: body.notModified });
    return new Response(body.bytes as Uint8Array<ArrayBuffer>, { status, headers: body.headers });
  };

  return {
    /**
     * Returns the response to a GET or HEAD for a cached page, or undefined. Query parameters matter only if the page
     * lists them in `query`. Bun omits the body for HEAD and sets its length.
     */
    find: (request: Request, path = pathOf(request.url)): Response | undefined => {
      if ((request.method !== "GET" && request.method !== "HEAD") || !hasOneHost(request)) return undefined;
      const entry = pages.get(path);
      if (!entry || isOtherPage(entry.query, request.url)) return undefined;
      hits++;
      return respond(path, entry, request);
    },

    /**
     * Waits while another request renders this page, until it is cached or can't be. Otherwise the caller renders it while
     * others wait, and calls the returned function at the end: with true if the page may be cached.
     */
    startRendering: async (path: string): Promise<(isCacheable: boolean) => void> => {
      for (let other = rendering.get(path); other; other = rendering.get(path))
        if (!(await other) || pages.has(path)) return () => {};
      const { promise, resolve } = Promise.withResolvers<boolean>();
      rendering.set(path, promise);
      return (isCacheable) => {
        if (rendering.get(path) === promise) rendering.delete(path);
        resolve(isCacheable);
      };
    },

    /** Read this before rendering and pass it to `save`. */
    version: () => version,

    /** Whether none of these tags was invalidated since this version. */
    isCurrent,

    /** Saves a page, unless one of its tags was invalidated since this version. */
    save: (path: string, { body, encoded = { br: codecs.br.compress(body) }, ...page }: Page, since: number) => {
      misses++;
      if (!isCurrent(page.tags, since)) return;
      const hash = Bun.hash.xxHash3(body).toString(36) + body.length.toString(36);
      const entry: Entry = { ...page, hash, bodies: {} };
      for (const encoding of encodings) {
        const bytes = encoded[encoding];
        if (bytes) entry.bodies[encoding] = createBody(entry, bytes, encoding);
      }
      pages.set(path, entry);
    },

    has: (path: string) => pages.has(path),

    /** Removes all pages with this tag. */
    invalidate: (tag: string) => {
      tagVersions.set(tag, ++version);
      for (const [path, { tags }] of [...pages.entries()]) if (tags.has(tag)) pages.delete(path);
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

const createBody = (page: Omit<Entry, "bodies">, bytes: Uint8Array, encoding?: Encoding, isBest = false): Body => {
  const etag = `"${page.hash}${encoding ? `-${encoding}` : ""}${isBest ? "-best" : ""}"`;
  const notModified = new Headers({ ...page.headers, ETag: etag, Vary: "Accept-Encoding" });
  const headers = new Headers(notModified);
  if (encoding) headers.set("Content-Encoding", encoding);
  return { bytes, isBest, requests: 0, headers, notModified, etag };
};

const sizeOf = ({ bodies }: Entry) => Object.values(bodies).reduce((sum, { bytes }) => sum + bytes.length, 2_000);

/** Returns the path of an absolute URL. Avoids `new URL` because it runs on every request. */
const pathOf = (url: string) => {
  const path = url.slice(url.indexOf("/", url.indexOf("//") + 2));
  const end = path.indexOf("?");
  return end === -1 ? path : path.slice(0, end);
};

/** Whether the URL has a parameter that changes the page. Names are decoded first, so an escaped one matches too. */
const isOtherPage = (query: readonly string[] | undefined, url: string) => {
  const start = query?.length ? url.indexOf("?") : -1;
  if (start === -1) return false;
  const parameters = new URLSearchParams(url.slice(start));
  return query?.some((name) => parameters.has(name));
};
