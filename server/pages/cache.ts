// Finished public pages, compressed once and kept in memory, with their headers ready.
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

// Quick enough for a crawler that wants every page at once.
const compress = {
  br: (body: Uint8Array) => brotli(body, 5),
  zstd: (body: Uint8Array) => Bun.zstdCompress(body, { level: 9 }),
  gzip: (body: Uint8Array) => promisify(gzip)(body, { level: 9 }),
};
type Encoding = keyof typeof compress;
const encodings = Object.keys(compress) as Encoding[];

/** Ten times the work for a tenth of the bytes: done for pages that are asked for again, one at a time. */
const bestQuality = 11;

const brotli = (body: Uint8Array, quality: number) =>
  promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });

type Form = { etag: string; body: Uint8Array; headers: Headers; notModified: Headers };
type Kept = {
  page: Omit<Rendered, "body">;
  hash: string;
  forms: Record<Encoding, Form>;
  identity: Form;
  bytes: number;
  asked: number;
};

/**
 * A page as it was rendered: its headers without encoding and length, the API words that it shows, and the names in a
 * query string for which it is another page.
 */
export type Rendered = {
  status?: number;
  query?: readonly string[];
  body: Uint8Array;
  headers: Record<string, string>;
  shows: ReadonlySet<string>;
};

export type PageCache = ReturnType<typeof createPageCache>;

/** Keeps pages by their path, least recently used out first. `limitBytes` bounds the compressed bodies. */
export const createPageCache = ({ limitBytes = 64 * 1024 * 1024 } = {}) => {
  const pages = new LRUCache<string, Kept>({ maxSize: limitBytes, sizeCalculation: ({ bytes }) => bytes });
  let changes = 0;
  let hits = 0;
  let misses = 0;
  let squeezing = Promise.resolve();

  const squeeze = async (path: string, kept: Kept) => {
    if (pages.peek(path) !== kept) return;
    const body = await brotli(gunzipSync(kept.forms.gzip.body), bestQuality);
    kept.forms.br = formOf(kept.page, `${kept.hash}-br${bestQuality}`, "br", body);
  };

  return {
    /**
     * The answer to a GET or HEAD for a kept page, or undefined. Of a query string only the names in the page's own
     * `query` matter. Bun leaves the body of an answer to HEAD out and keeps its length.
     */
    find: (request: Request, path = pathOf(request.url)): Response | undefined => {
      const { method } = request;
      if (method !== "GET" && method !== "HEAD") return undefined;
      const kept = pages.get(path);
      if (!kept || asksForAnother(kept.page.query, request.url)) return undefined;
      hits++;
      if (++kept.asked === 2) squeezing = squeezing.then(() => squeeze(path, kept));
      return answer(kept, request);
    },

    /** Marks the moment before rendering: `keep` refuses a page when what it shows may have changed since. */
    changes: () => changes,

    keep: async (path: string, page: Rendered, since: number) => {
      misses++;
      const kept = await compressed(page);
      if (changes === since) pages.set(path, kept);
    },

    /** Drops every page that shows this word of the API. */
    drop: (word: string) => {
      changes++;
      for (const [path, { page }] of pages.entries()) if (page.shows.has(word)) pages.delete(path);
    },

    dropAll: () => {
      changes++;
      pages.clear();
    },

    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),

    /** How often a page was found, and how often one had to be made and was worth keeping. */
    uses: () => ({ hits, misses }),
  };
};

/** The path of an absolute address, without making a URL object: this runs on every request. */
const pathOf = (url: string) => {
  const start = url.indexOf("/", url.indexOf("//") + 2);
  const end = url.indexOf("?", start);
  return end === -1 ? url.slice(start) : url.slice(start, end);
};

/** Names are compared as the page will read them, so that an escaped one is found too. */
const asksForAnother = (query: readonly string[] | undefined, url: string) => {
  const start = query?.length ? url.indexOf("?") : -1;
  if (start === -1) return false;
  const asked = new URLSearchParams(url.slice(start));
  return query?.some((name) => asked.has(name)) ?? false;
};

const formOf = (page: Omit<Rendered, "body">, tag: string, encoding: Encoding | undefined, body: Uint8Array): Form => {
  const etag = `"${tag}"`;
  const same = { ...page.headers, ETag: etag, Vary: "Accept-Encoding" };
  const encoded = encoding ? { ...same, "Content-Encoding": encoding } : same;
  return { etag, body, headers: new Headers(encoded), notModified: new Headers(same) };
};

const compressed = async ({ body, ...page }: Rendered): Promise<Kept> => {
  const hash = Bun.hash.xxHash3(body).toString(36) + body.length.toString(36);
  const [br, zstd, gzip] = await Promise.all(
    encodings.map(async (encoding) => formOf(page, `${hash}-${encoding}`, encoding, await compress[encoding](body))),
  );
  const forms = { br, zstd, gzip } as Kept["forms"];
  const bytes = Object.values(forms).reduce((sum, { body }) => sum + body.length, 2_000);
  // Clients that take no compression are rare; keeping a fourth body for them would cost more than unpacking one.
  return { page, hash, forms, identity: formOf(page, hash, undefined, new Uint8Array()), bytes, asked: 0 };
};

const answer = ({ page: { status = 200 }, forms, identity }: Kept, request: Request) => {
  const encoding = chosenEncoding(request.headers.get("accept-encoding") ?? "");
  const form = encoding ? forms[encoding] : identity;
  if (status === 200 && matches(request.headers.get("if-none-match"), form.etag))
    return new Response(null, { status: 304, headers: form.notModified });
  const body = encoding ? forms[encoding].body : gunzipSync(forms.gzip.body);
  return new Response(body as Uint8Array<ArrayBuffer>, { status, headers: form.headers });
};

/** The best encoding that the client takes; `;q=0` refuses one. */
export const chosenEncoding = (accepted: string): Encoding | undefined => {
  if (/(^|, ?)br(,|$)/.test(accepted)) return "br";
  const taken = new Set(
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
  return encodings.find((encoding) => taken.has(encoding));
};

const matches = (asked: string | null, etag: string) =>
  asked !== null && (asked === "*" || asked.split(",").some((part) => part.trim().replace(/^W\//, "") === etag));
