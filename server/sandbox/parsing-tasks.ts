// What is parsed in a child process. Each task is a pure function of bytes as they were served.
import { proposeKeywords } from "../projects/keyword-proposals.ts";
import { pageInfos } from "../projects/page-infos.ts";
import { decodeHtml, type Served } from "./decode-text.ts";

export const parsingTasks = {
  pageInfos: (page: Served) => pageInfos(page.url, decodeHtml(page)),
  proposeKeywords: (page: Served) => proposeKeywords(page.url, decodeHtml(page)),
};
