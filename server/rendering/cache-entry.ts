// A cached page: its bodies by encoding, their ETags and headers.
import { type Bodies, decompress, type Encoding, encodings } from "./compression.ts";
import type { StoredPage } from "./page-store.ts";

/**
 * A rendered page: headers without encoding and length, cache tags (starts of API paths), and the query parameters that
 * change its content. `encoded` is a body that is compressed already. One with `isRefreshed` may be served for a
 * moment after a change, while it is rendered again.
 */
export type Rendered = {
  status?: number | undefined;
  query?: readonly string[] | undefined;
  body: Uint8Array;
  encoded?: Partial<Bodies> | undefined;
  headers: Record<string, string>;
  tags: ReadonlySet<string>;
  isRefreshed?: boolean;
};

export type Page = Omit<Rendered, "body" | "encoded">;
export type EncodedBody = { etag: string; body: Uint8Array; headers?: Headers; notModified?: Headers };
export type CacheEntry = {
  page: Page;
  hash: string;
  validator: string | undefined;
  isBest: boolean;
  encoded: Partial<Record<Encoding, EncodedBody>>;
  identity: Omit<EncodedBody, "body">;
  hits: number;
  /** To be compressed at the best quality. */
  isQueued?: boolean;
  outdated?: { until: number; authors: Set<string> };
};

type EntryOptions = Pick<CacheEntry, "page" | "hash" | "validator" | "isBest"> & Partial<Pick<CacheEntry, "hits">>;

export const createEntry = (
  { page, hash, validator, isBest, hits = 0 }: EntryOptions,
  bodies: Partial<Bodies>,
): CacheEntry => {
  const encoded: CacheEntry["encoded"] = {};
  for (const encoding of encodings) {
    const body = bodies[encoding];
    if (body) encoded[encoding] = { etag: etagOf({ hash, isBest }, encoding), body };
  }
  return { page, hash, validator, isBest, encoded, identity: { etag: `"${hash}"` }, hits };
};

/** The fastest to decompress first. */
const decodingOrder = ["zstd", "gzip", "br"] as const;

export const decoded = ({ encoded }: CacheEntry) => {
  const encoding = decodingOrder.find((name) => encoded[name]) ?? "br";
  return decompress[encoding](encoded[encoding]?.body ?? new Uint8Array());
};

export const etagOf = ({ hash, isBest }: Pick<CacheEntry, "hash" | "isBest">, encoding: Encoding) =>
  `"${hash}-${encoding}${isBest ? "-best" : ""}"`;

export const bodiesOf = ({ encoded }: CacheEntry) =>
  Object.fromEntries(Object.entries(encoded).map(([encoding, { body }]) => [encoding, body])) as Partial<Bodies>;

export const sizeOf = ({ encoded }: CacheEntry) =>
  Object.values(encoded).reduce((sum, { body }) => sum + body.length, 2_000);

export const headersOf = ({ headers }: Page, etag: string, encoding?: Encoding) =>
  new Headers({
    ...headers,
    ETag: etag,
    Vary: "Accept-Encoding",
    ...(encoding && { "Content-Encoding": encoding }),
  });

export const toStored = (path: string, entry: CacheEntry): StoredPage => {
  const { page, hash, validator, isBest } = entry;
  const { status, query, headers, tags, isRefreshed = false } = page;
  const encoded = bodiesOf(entry);
  return { path, status, query, headers, tags: [...tags], isRefreshed, hash, validator, isBest, encoded };
};
