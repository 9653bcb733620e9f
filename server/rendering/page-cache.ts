// Cache of rendered public pages: in memory, compressed and with their headers, and in a folder for the next start.
import { LRUCache } from "lru-cache";
import { hasOneHost } from "../http/valid-path.ts";
import {
  bodiesOf,
  type CacheEntry,
  createEntry,
  decoded,
  type EncodedBody,
  etagOf,
  headersOf,
  type Page,
  type Rendered,
  sizeOf,
  toStored,
} from "./cache-entry.ts";
import { type Compress, compressBest, compressNow, compressWell, type Encoding } from "./compression.ts";
import { matchesEtag, negotiateEncoding } from "./content-negotiation.ts";
import { createContentValidators } from "./content-validators.ts";
import type { PageStore } from "./page-store.ts";

/**
 * For how long an outdated page is served: less than a second, including the time that a message from another process takes.
 * After such a message the author is unknown, and may be the next visitor here: it is served for less time.
 */
const outdatedMs = { ownChange: 800, otherChange: 300 };

/** Who sends a request: the network, or undefined for someone who is signed in and may have made a change. */
type VisitorOf = () => string | undefined;

const warmUpRounds = 3;

type ChangeListener = (tag: string, outdatedPaths: string[]) => void;

type CacheOptions = {
  /** Of the compressed bodies. */
  limitBytes?: number;
  /** Of bodies for clients without compression, which are rare. */
  identityBytes?: number;
  store?: PageStore;
  compress?: Compress;
  onError?: (error: unknown) => void;
};

export type PageCache = ReturnType<typeof createPageCache>;

/** Caches pages by path and evicts the least recently used. */
export const createPageCache = (options: CacheOptions = {}) => {
  const { limitBytes = 64 * 1024 * 1024, identityBytes = 64 * 1024 * 1024, store, compress = compressBest } = options;
  const { onError = rethrow } = options;
  const pages = new LRUCache<string, CacheEntry>({ maxSize: limitBytes, sizeCalculation: sizeOf });
  const identities = new LRUCache<string, { hash: string; body: Uint8Array }>({
    maxSize: identityBytes,
    sizeCalculation: ({ body }) => body.length + 1,
  });
  /**
   * Number of invalidations so far; a tag's version is the count at its last one. There are at most as many tags as
   * directories.
   */
  let version = 0;
  let allVersion = 0;
  const tagVersions = new Map<string, number>();
  const changedAt = (tag: string) => Math.max(tagVersions.get(tag) ?? 0, allVersion);
  const validators = createContentValidators(() => ++version, changedAt);
  let listener: ChangeListener | undefined;
  let hits = 0;
  let misses = 0;
  let recompressing = Promise.resolve();
  const saving = new Map<string, Promise<void>>();

  const isCurrent = (tags: ReadonlySet<string>, since: number) =>
    allVersion <= since && [...tags].every((tag) => (tagVersions.get(tag) ?? 0) <= since);

  /** Bodies of the same content that are compressed already, from memory or from the folder. */
  const findBodies = async (path: string, hash: string) => {
    const entry = pages.peek(path);
    if (entry?.hash === hash) return { bodies: bodiesOf(entry), isBest: entry.isBest };
    const stored = await store?.find(path, hash);
    return stored && { bodies: stored.encoded, isBest: stored.isBest };
  };

  const compressAndStore = async (path: string, { body, encoded, ...page }: Rendered, since: number) => {
    const hash = Bun.hash.xxHash3(body).toString(36) + body.length.toString(36);
    const found = await findBodies(path, hash);
    const bodies = found?.bodies ?? encoded ?? (await compressWell(body));
    if (!isCurrent(page.tags, since)) return;
    const validator = validators.validatorOf(page.tags, since);
    const hits = pages.peek(path)?.hits ?? 0;
    const entry = createEntry({ page, hash, validator, isBest: found?.isBest ?? false, hits }, bodies);
    pages.set(path, entry);
    void store?.write(toStored(path, entry));
  };

  const identityOf = (path: string, entry: CacheEntry) => {
    const cached = identities.get(path);
    if (cached?.hash === entry.hash) return cached.body;
    const body = decoded(entry);
    identities.set(path, { hash: entry.hash, body });
    return body;
  };

  const recompress = async (path: string, { hash }: CacheEntry) => {
    const before = pages.peek(path);
    if (before?.hash !== hash || before.isBest) return;
    const bodies = await compress(decoded(before));
    const entry = pages.peek(path);
    if (entry?.hash !== hash || entry.outdated) return;
    const best = createEntry({ ...entry, isBest: true }, bodies);
    pages.set(path, best);
    void store?.write(toStored(path, best));
  };

  const enqueue = (path: string, entry: CacheEntry) => {
    entry.isQueued = true;
    const run = () => recompress(path, entry).catch(onError);
    recompressing = recompressing.then(run, run);
  };

  const findEncoded = (path: string, entry: CacheEntry, encoding: Encoding): EncodedBody => {
    const found = entry.encoded[encoding];
    if (found) return found;
    const added = { etag: etagOf(entry, encoding), body: compressNow[encoding](decoded(entry)) };
    // A copy, so that the cache counts its size again.
    pages.set(path, { ...entry, encoded: { ...entry.encoded, [encoding]: added } });
    return added;
  };

  const respond = (path: string, entry: CacheEntry, request: Request) => {
    const { page, identity } = entry;
    const { status = 200 } = page;
    const encoding = negotiateEncoding(request.headers.get("accept-encoding") ?? "");
    const chosen = encoding ? findEncoded(path, entry, encoding) : identity;
    const isSame = status === 200 && matchesEtag(request.headers.get("if-none-match"), chosen.etag);
    if (isSame) {
      chosen.notModified ??= headersOf(page, chosen.etag);
      return new Response(null, { status: 304, headers: chosen.notModified });
    }
    chosen.headers ??= headersOf(page, chosen.etag, encoding);
    const body = "body" in chosen ? chosen.body : identityOf(path, entry);
    return new Response(body as Uint8Array<ArrayBuffer>, { status, headers: chosen.headers });
  };

  /** See `PageCache.find`. */
  const find = (request: Request, path = pathOf(request.url), visitorOf?: VisitorOf): Response | undefined => {
    const { method } = request;
    if ((method !== "GET" && method !== "HEAD") || !hasOneHost(request)) return undefined;
    const entry = pages.get(path);
    if (!entry || isOtherPage(entry.page.query, request.url)) return undefined;
    if (entry.outdated && !mayBeOutdated(entry.outdated, visitorOf)) return undefined;
    hits++;
    entry.hits++;
    if (entry.hits > 1 && !entry.isBest && !entry.isQueued) enqueue(path, entry);
    return respond(path, entry, request);
  };

  const entriesWith = (tag: string) => [...pages.entries()].filter(([, { page }]) => page.tags.has(tag));

  /** Creates the headers of these pages, and has the code of a visit compiled before visitors come. */
  const warmUp = (paths: readonly string[]) => {
    const headers = { "accept-encoding": "br" };
    const before = hits;
    for (let round = 0; round < warmUpRounds; round++)
      for (const path of paths) {
        find(new Request(`http://localhost${path}`, { headers }));
        const entry = pages.peek(path);
        if (entry) entry.hits = 0;
      }
    hits = before;
  };

  return {
    /**
     * Returns the response to a GET or HEAD for a cached page, or undefined. Query parameters matter only if the page
     * lists them in `query`. Bun omits the body for HEAD and sets its length. A page that is being rendered again is
     * only found for a visitor who hasn't just changed it.
     */
    find,

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

    has: (path: string) => pages.has(path) && !pages.peek(path)?.outdated,

    /** Returns the promise of a running save, if any. */
    saving: (path: string) => saving.get(path),

    /**
     * Removes all pages with this tag. With a listener, pages that were requested are served to everyone but the author
     * until they are rendered again, for less than a second.
     */
    invalidate: (tag: string, author?: string) => {
      tagVersions.set(tag, ++version);
      validators.noteChange(tag, version);
      const until = performance.now() + (author === undefined ? outdatedMs.otherChange : outdatedMs.ownChange);
      const outdated: [path: string, hits: number][] = [];
      for (const [path, entry] of entriesWith(tag)) {
        if (!listener || !entry.page.isRefreshed || !entry.hits) {
          pages.delete(path);
          continue;
        }
        entry.outdated ??= { until, authors: new Set() };
        if (author !== undefined) entry.outdated.authors.add(author);
        outdated.push([path, entry.hits]);
      }
      listener?.(
        tag,
        outdated.toSorted(([, one], [, other]) => other - one).map(([path]) => path),
      );
    },

    invalidateAll: () => {
      allVersion = ++version;
      validators.forget();
      pages.clear();
    },

    /** Called after each invalidation of a tag with the pages to render again, the most requested first. */
    onInvalidate: (added: ChangeListener) => {
      listener = added;
    },

    validators,

    /** The tags of all pages. */
    tags: () => new Set([...pages.values()].flatMap(({ page }) => [...page.tags])),

    /** The pages with this tag that were requested, and may be rendered again. */
    listRequested: (tag: string, { lacksValidator = false } = {}) =>
      entriesWith(tag)
        .filter(([, { page, hits, validator }]) => page.isRefreshed && hits && !(lacksValidator && validator))
        .map(([path]) => path),

    /** Loads the stored pages whose content is still the one in the database. Returns how many there are. */
    restore: () => {
      const restored: string[] = [];
      for (const stored of store?.readAll() ?? []) {
        const { path, hash, validator, isBest, encoded, tags, ...page } = stored;
        if (pages.has(path) || validator === undefined || validator !== validators.validatorOf(tags, version)) continue;
        const entry = createEntry({ page: { ...page, tags: new Set(tags) } as Page, hash, validator, isBest }, encoded);
        pages.set(path, entry);
        restored.push(path);
      }
      warmUp(restored);
      return restored.length;
    },

    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),

    /** Number of cache hits, and of pages rendered for the cache. */
    stats: () => ({ hits, misses }),
  };
};

const mayBeOutdated = ({ until, authors }: { until: number; authors: Set<string> }, visitorOf?: VisitorOf) => {
  if (!visitorOf || performance.now() > until) return false;
  const visitor = visitorOf();
  return visitor !== undefined && !authors.has(visitor);
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

const rethrow = (error: unknown) => {
  throw error;
};
