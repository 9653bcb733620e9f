// What is parsed or searched in a child process: whatever strangers wrote. Each task is a pure function.
import { findHits } from "../mentions/find-hits.ts";
import { feedPosts, type Period } from "../mentions/sources/feed-posts.ts";
import { proposeKeywords } from "../projects/keyword-proposals.ts";
import { pageInfos } from "../projects/page-infos.ts";
import { pageFacts } from "../suggestions/audit/page-facts.ts";
import { readRobotsTxt } from "../suggestions/audit/robots-txt.ts";
import { readSitemap } from "../suggestions/audit/sitemap.ts";
import { decodeHtml, decodeXml, type Served } from "./decode-text.ts";

export const parsingTasks = {
  pageInfos: (page: Served) => pageInfos(page.url, decodeHtml(page)),
  proposeKeywords: (page: Served) => proposeKeywords(page.url, decodeHtml(page)),
  feedPosts: (feed: Served & Period & { address: string }) => feedPosts(feed, feed),
  findHits,
  pageFacts: (page: Served) => pageFacts(page.url, decodeHtml(page)),
  sitemap: (served: Served) => readSitemap(decodeXml(served)),
  robotsSitemaps: (served: Served) => readRobotsTxt(decodeHtml(served)).sitemaps.slice(0, 10),
  robotsAllow: ({ robots, agent, addresses }: { robots: Served; agent: string; addresses: readonly string[] }) =>
    readRobotsTxt(decodeHtml(robots)).allows(agent, addresses),
};
