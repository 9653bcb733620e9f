// Tasks that parse or search untrusted content in a child process. Each is a pure function.

import { findHits } from "../conversations/mentions/find-hits.ts";
import { indexPosts } from "../conversations/mentions/posts.ts";
import { forumPosts, mastodonPosts } from "../conversations/mentions/sources/community-posts.ts";
import { feedPosts, type Period } from "../conversations/project-feeds/feed-posts.ts";
import { readWebsiteFacts } from "../links/kit/website-facts.ts";
import { type ListingQuery, readListingPage } from "../links/verification/listing-page.ts";
import { decodeHtml, decodeXml, type Served } from "../sandbox/decode-text.ts";
import { readPageFacts } from "../website/suggestions/audit/page-facts.ts";
import { parseRobotsTxt } from "../website/suggestions/audit/robots-txt.ts";
import { readSitemap, unpackSitemap } from "../website/suggestions/audit/sitemap.ts";
import { htmlToText } from "../website/websites/html-to-text.ts";
import { readPageMetadata } from "../website/websites/page-metadata.ts";
import { readPageSigns } from "../website/websites/page-signs.ts";
import { proposeKeywords } from "../workspace/keywords/keyword-proposals.ts";

export const parsingTasks = {
  pageInfos: (page: Served) => readPageMetadata(page.url, decodeHtml(page)),
  websiteFacts: (page: Served) => readWebsiteFacts(page.url, decodeHtml(page)),
  proposeKeywords: (page: Served) => proposeKeywords(page.url, decodeHtml(page)),
  feedPosts: (feed: Served & Period & { address: string }) => feedPosts(feed, feed),
  findHits,
  indexPosts,
  forumPosts,
  mastodonPosts,
  pageFacts: (page: Served) => readPageFacts(page.url, decodeHtml(page)),
  pageSigns: (page: Served) => readPageSigns(page.url, decodeHtml(page)),
  listingPage: ({ targets, names, agents, ...page }: Served & ListingQuery) =>
    readListingPage(page.url, decodeHtml(page), { targets, names, agents }),
  pageText: (page: Served) => htmlToText(decodeHtml(page)),
  /** Null for one that can't be unpacked. */
  sitemap: (served: Served) => {
    try {
      return readSitemap(decodeXml({ ...served, bytes: unpackSitemap(served.bytes) }));
    } catch {
      return null;
    }
  },
  robotsSitemaps: (served: Served) => parseRobotsTxt(decodeHtml(served)).sitemaps.slice(0, 10),
  robotsAllow: ({ robots, agent, addresses }: { robots: Served; agent: string; addresses: readonly string[] }) =>
    parseRobotsTxt(decodeHtml(robots)).allows(agent, addresses),
};
