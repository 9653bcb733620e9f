import { Problem } from "#shared/problem.ts";
import type { Dependencies } from "../../dependencies.ts";

/** Feeds are served with almost any content type, so the parser decides. */
const feed = { accept: /^(?!image|audio|video|font)/i };

/** Skips posts older than `since`; posts without a date count as published at `now`. */
export type Period = { since: Date; now: Date };

export type FeedReader = Pick<Dependencies, "safeFetch" | "parseUntrusted">;

/**
 * Fetches a feed from a customer's URL. Throws Problem `invalid` if it is not a feed, `upstream` if the request fails.
 */
export const fetchFeed = async ({ safeFetch, parseUntrusted }: FeedReader, address: string, period: Period) => {
  const { url, type, bytes } = await safeFetch(address, feed);
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
    super("invalid", "There is no RSS or Atom feed at this address.");
    this.alternate = alternate;
  }
}
