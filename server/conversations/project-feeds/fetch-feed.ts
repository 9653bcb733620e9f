import { LRUCache } from "lru-cache";
import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { PublicPage, SafeFetch } from "../../integrations/safe-fetch.ts";
import type { Served } from "../../sandbox/decode-text.ts";
import type { Period } from "./feed-posts.ts";

/** Feeds are served with almost any content type, so the parser decides. */
const feed = { accept: /^(?!image|audio|video|font)/i };

export type FeedReader = Pick<Dependencies, "safeFetch" | "parseUntrusted"> & {
  /** Feeds that were read before; with it, an unchanged feed is not transferred again. */
  cache?: FeedCache;
};

/**
 * Fetches a feed from a customer's URL. Throws Problem `invalid` if it is not a feed, `upstream` if the request fails.
 */
export const fetchFeed = async ({ safeFetch, parseUntrusted, cache }: FeedReader, address: string, period: Period) => {
  const { url, type, bytes } = await fetchChanged(safeFetch, address, cache);
  const { posts, alternate } = await parseUntrusted("feedPosts", { url, type, bytes, address, ...period });
  if (!posts) throw new NotAFeedError(alternate);
  return { address, posts };
};

/** Returns the feed's URL: this one, or the alternate feed that the page links to. */
export const discoverFeed = async (reader: FeedReader, address: string, now: Date) => {
  // Posts don't matter here; the scan reads them later.
  const period = { since: now, now };
  try {
    return (await fetchFeed(reader, address, period)).address;
  } catch (error) {
    if (!(error instanceof NotAFeedError) || !error.alternate) throw error;
    return (await fetchFeed(reader, error.alternate, period)).address;
  }
};

class NotAFeedError extends Problem {
  readonly alternate: string | undefined;

  constructor(alternate: string | undefined) {
    super("invalid", "There is no RSS, Atom or JSON feed at this address.");
    this.alternate = alternate;
  }
}

type CachedFeed = Served & { validators: Record<string, string> };
type FeedCache = LRUCache<string, CachedFeed>;

/** Sends the validators of the last response, and returns its content again if the feed has not changed (RFC 9110, 13). */
const fetchChanged = async (safeFetch: SafeFetch, address: string, cache: FeedCache | undefined): Promise<Served> => {
  const cached = cache?.get(address);
  if (!cached) return remember(await safeFetch(address, feed), address, cache);
  const response = await safeFetch(address, { ...feed, headers: cached.validators, anyStatus: true });
  if (response.status === 304) return cached;
  // An error response has no content, so it is requested again for its error.
  const isContent = response.status >= 200 && response.status < 300;
  return remember(isContent ? response : await safeFetch(address, feed), address, cache);
};

const remember = ({ url, type, bytes, headers }: PublicPage, address: string, cache: FeedCache | undefined) => {
  const [etag, modified] = [headers.get("etag"), headers.get("last-modified")];
  const validators = { ...(etag && { "if-none-match": etag }), ...(modified && { "if-modified-since": modified }) };
  if (etag || modified) cache?.set(address, { url, type, bytes, validators });
  return { url, type, bytes };
};

/** A cache of feeds that drops the ones unread for longest when they exceed the limit together. */
export const createFeedCache = (maxBytes = 20_000_000) =>
  new LRUCache<string, CachedFeed>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes.byteLength || 1 });
