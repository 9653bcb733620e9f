// What is parsed or searched in a child process: whatever strangers wrote. Each task is a pure function.
import { findHits } from "../mentions/find-hits.ts";
import { feedPosts, type Period } from "../mentions/sources/feed-posts.ts";
import { proposeKeywords } from "../projects/keyword-proposals.ts";
import { pageInfos } from "../projects/page-infos.ts";
import { decodeHtml, type Served } from "./decode-text.ts";

export const parsingTasks = {
  pageInfos: (page: Served) => pageInfos(page.url, decodeHtml(page)),
  proposeKeywords: (page: Served) => proposeKeywords(page.url, decodeHtml(page)),
  feedPosts: (feed: Served & Period & { address: string }) => feedPosts(feed, feed),
  findHits,
};
