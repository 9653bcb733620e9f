// Tasks that parse or search untrusted content in a child process. Each is a pure function.
import { readPageSigns } from "../features/directories/page-signs.ts";
import { readWebsiteFacts } from "../features/kit/website-facts.ts";
import { findHits } from "../features/mentions/find-hits.ts";
import { indexPosts } from "../features/mentions/posts.ts";
import { forumPosts, mastodonPosts } from "../features/mentions/sources/community-posts.ts";
import { feedPosts } from "../features/mentions/sources/feeds.ts";
import type { Period } from "../features/project-feeds/fetch-feed.ts";
import { readPageFacts } from "../features/suggestions/audit/page-facts.ts";
import { parseRobotsTxt } from "../features/suggestions/audit/robots-txt.ts";
import { readSitemap } from "../features/suggestions/audit/sitemap.ts";
import { type ListingQuery, readListingPage } from "../features/verification/listing-page.ts";
import { htmlToText } from "../features/websites/html-to-text.ts";
import { proposeKeywords } from "../features/websites/keyword-proposals.ts";
import { readPageMetadata } from "../features/websites/page-metadata.ts";
import { decodeHtml, decodeXml, type Served } from "./decode-text.ts";

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
  sitemap: (served: Served) => readSitemap(decodeXml(served)),
  robotsSitemaps: (served: Served) => parseRobotsTxt(decodeHtml(served)).sitemaps.slice(0, 10),
  robotsAllow: ({ robots, agent, addresses }: { robots: Served; agent: string; addresses: readonly string[] }) =>
    parseRobotsTxt(decodeHtml(robots)).allows(agent, addresses),
};
