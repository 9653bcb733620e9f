// Reddit's search results as an Atom feed, which needs no app and tells neither points nor comments.

import { feedItems } from "../../project-feeds/parse-feed.ts";
import { plainText } from "../../websites/html-to-text.ts";
import { type Source, SourceFailed } from "../source.ts";
import { searchForAny } from "./or-queries.ts";
import type { Service } from "./source-client.ts";

export const askRedditAtom =
  (service: Service, site: string, clock: () => Date): Source["ask"] =>
  async (question, since) => {
    const query = new URLSearchParams({ q: searchForAny(question), sort: "new", type: "link", limit: "100" });
    const answer = await service.call(`${site}/search.rss?${query}`);
    if (answer.status === 403)
      throw new SourceFailed("Reddit does not answer without an app of its own (403).", { waitMs: 3600_000 });
    if (answer.status !== 200) throw service.refusal(answer);
    const items = feedItems(answer.text, "https://www.reddit.com/");
    if (!items) throw new SourceFailed("Reddit answered with something that we cannot read.");
    return items.flatMap(({ id, url, author, authorUrl, title, html, publishedAt }) => {
      // Communities stand among the posts.
      const post = id?.match(/^t3_(\w+)$/)?.[1];
      if (!post || !url || (publishedAt && publishedAt < since)) return [];
      const handle = author?.replace(/^\/u\//, "") ?? null;
      const place = { outsideId: post, url, author: handle, authorUrl: authorUrl ?? null };
      const text = plainText(selfTextIn(html));
      return [{ ...place, title, text, publishedAt: publishedAt ?? clock(), comments: null, points: null }];
    });
  };

/** What the author wrote: around it stand pictures and links of Reddit's own. */
const selfTextIn = (html: string) => html.match(/<!-- SC_OFF -->([\s\S]*)<!-- SC_ON -->/)?.[1] ?? "";
