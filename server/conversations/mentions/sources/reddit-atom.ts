// Reddit search results as an Atom feed. It needs no app, but has no points or comment counts.

import { type Source, SourceError } from "../../../integrations/mention-source.ts";
import { htmlToText } from "../../../website/websites/html-to-text.ts";
import { parseFeed } from "../../project-feeds/parse-feed.ts";
import { anyOf } from "./or-queries.ts";
import type { SourceClient } from "./source-client.ts";

export const redditAtomSearch =
  (service: SourceClient, site: string, clock: () => Date): Source["search"] =>
  async (searchQuery, since) => {
    const query = new URLSearchParams({ q: anyOf(searchQuery), sort: "new", type: "link", limit: "100" });
    const response = await service.call(`${site}/search.rss?${query}`);
    if (response.status === 403)
      throw new SourceError("Reddit does not answer without an app of its own (403).", { retryAfterMs: 3600_000 });
    if (response.status !== 200) throw service.refusal(response);
    const items = parseFeed(response.text, "https://www.reddit.com/");
    if (!items) throw new SourceError("Reddit answered with something that we cannot read.");
    return items.flatMap(({ id, url, author, authorUrl, title, html, publishedAt }) => {
      // Results also contain communities.
      const post = id?.match(/^t3_(\w+)$/)?.[1];
      if (!post || !url || (publishedAt && publishedAt < since)) return [];
      const handle = author?.replace(/^\/u\//, "") ?? null;
      const place = { externalId: post, url, author: handle, authorUrl: authorUrl ?? null };
      const text = htmlToText(selfTextIn(html));
      return [{ ...place, title, text, publishedAt: publishedAt ?? clock(), comments: null, points: null }];
    });
  };

/** The author's text, without the thumbnails and links that Reddit adds around it. */
const selfTextIn = (html: string) => html.match(/<!-- SC_OFF -->([\s\S]*)<!-- SC_ON -->/)?.[1] ?? "";
