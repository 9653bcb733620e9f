import type { Dependencies } from "../../dependencies.ts";
import { Problem } from "../../problem.ts";
import type { Period } from "../mentions/sources/feed-posts.ts";

/** Feeds are served as almost anything; whether it is one is seen when it is read. */
const feed = { accept: /^(?!image|audio|video|font)/i };

export type FeedReader = Pick<Dependencies, "safeFetch" | "parseUntrusted">;

/** Reads a feed at an address that a customer gives. Problem `invalid` when there is none, `upstream` when it fails. */
export const fetchFeed = async ({ safeFetch, parseUntrusted }: FeedReader, address: string, period: Period) => {
  const { url, type, bytes } = await safeFetch(address, feed);
  const { posts, alternate } = await parseUntrusted("feedPosts", { url, type, bytes, address, ...period });
  if (!posts) throw new NotAFeedError(alternate);
  return { address, posts };
};

/** The address of a feed: this one, or the one that the page at this address names as its own. */
export const discoverFeed = async (reader: FeedReader, address: string, now: Date) => {
  // Its posts are looked for later.
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
