import type { ReadPublic } from "../../outside/safe-fetch.ts";
import { Problem } from "../../problem.ts";
import { webAddress } from "../sound-post.ts";
import { feedItems } from "./feed-items.ts";

/** Feeds are served as almost anything; whether it is one is seen when it is read. */
const feed = { accept: /^(?!image|audio|video|font)/i };

/** Reads a feed at an address that a customer gives. Problem `invalid` when there is none, `upstream` when it fails. */
export const readFeed = async (readPublic: ReadPublic, address: string) => {
  const { bytes, type, url } = await readPublic(address, feed);
  const text = decoded(bytes, type);
  const items = feedItems(text, url);
  if (!items) throw new NoFeed(feedNamedIn(text, url));
  return { address, items };
};

/** Reads a feed, or the one that the page at this address names as its own. */
export const findFeed = async (readPublic: ReadPublic, address: string) => {
  try {
    return await readFeed(readPublic, address);
  } catch (error) {
    if (!(error instanceof NoFeed) || !error.named) throw error;
    return readFeed(readPublic, error.named);
  }
};

class NoFeed extends Problem {
  readonly named: string | undefined;

  constructor(named: string | undefined) {
    super("invalid", "There is no RSS or Atom feed at this address.");
    this.named = named;
  }
}

const feedNamedIn = (html: string, url: string) => {
  let named: string | undefined;
  new HTMLRewriter()
    .on('link[rel~="alternate"][href]', {
      element: (link) => {
        if (/^application\/(rss|atom)\+xml/i.test(link.getAttribute("type") ?? ""))
          named ??= webAddress(link.getAttribute("href") ?? "", url);
      },
    })
    .transform(html);
  return named;
};

/** The text in the encoding that its first bytes, its header or its first line name. */
const decoded = (bytes: Uint8Array, type: string) => {
  const start = Buffer.from(bytes.subarray(0, 200)).toString("latin1");
  const encoding =
    markOf(start) ??
    type.match(/charset=["']?([\w-]+)/i)?.[1] ??
    start.match(/^\s*<\?xml[^>]*encoding=["']([\w-]+)/i)?.[1] ??
    "utf-8";
  try {
    return new TextDecoder(encoding as Bun.Encoding).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
};

const markOf = (start: string) => {
  if (start.startsWith("\xef\xbb\xbf")) return "utf-8";
  if (start.startsWith("\xff\xfe")) return "utf-16le";
  return start.startsWith("\xfe\xff") ? "utf-16be" : undefined;
};
