import type { Parts } from "../../dependencies.ts";
import { Problem } from "../../problem.ts";
import type { Period } from "../mentions/sources/feed-posts.ts";

/** Feeds are served as almost anything; whether it is one is seen when it is read. */
const feed = { accept: /^(?!image|audio|video|font)/i };

export type FeedReader = Pick<Parts, "readPublic" | "parseUntrusted">;

/** Reads a feed at an address that a customer gives. Problem `invalid` when there is none, `upstream` when it fails. */
export const readFeed = async ({ readPublic, parseUntrusted }: FeedReader, address: string, period: Period) => {
  const { url, type, bytes } = await readPublic(address, feed);
  const { posts, alternate } = await parseUntrusted("feedPosts", { url, type, bytes, address, ...period });
  if (!posts) throw new NoFeed(alternate);
  return { address, posts };
};

/** The address of a feed: this one, or the one that the page at this address names as its own. */
export const findFeed = async (reader: FeedReader, address: string, now: Date) => {
  // Its posts are looked for later.
  const period = { since: now, now };
  try {
    return (await readFeed(reader, address, period)).address;
  } catch (error) {
    if (!(error instanceof NoFeed) || !error.alternate) throw error;
    return (await readFeed(reader, error.alternate, period)).address;
  }
};

class NoFeed extends Problem {
  readonly alternate: string | undefined;

  constructor(alternate: string | undefined) {
    super("invalid", "There is no RSS or Atom feed at this address.");
    this.alternate = alternate;
  }
}
