import type { Website } from "../audit/crawl.ts";
import type { Finding } from "../suggestions.ts";
import type { Check } from "./check.ts";
import * as crawlers from "./crawlers.ts";
import * as metadata from "./metadata.ts";
import { heavyPages, slowPages } from "./speed.ts";
import * as urls from "./urls.ts";
import * as usability from "./usability.ts";

export const checks: readonly Check[] = [
  metadata.titleMissing,
  metadata.titleLength,
  metadata.titleDuplicate,
  metadata.descriptionMissing,
  metadata.descriptionLength,
  metadata.descriptionDuplicate,
  metadata.headingMissing,
  metadata.multipleHeadings,
  urls.canonicalMissing,
  urls.canonicalElsewhere,
  urls.httpsMissing,
  urls.mixedContent,
  urls.brokenLinks,
  crawlers.robotsMissing,
  crawlers.robotsBlocks,
  crawlers.searchCrawlersBlocked,
  crawlers.answerCrawlersBlocked,
  crawlers.trainingCrawlersBlocked,
  crawlers.noindex,
  crawlers.sitemapMissing,
  crawlers.sitemapBroken,
  crawlers.structuredDataMissing,
  crawlers.structuredDataBroken,
  usability.viewportMissing,
  usability.languageMissing,
  usability.altMissing,
  usability.socialImageMissing,
  usability.socialImageBroken,
  slowPages,
  heavyPages,
];

const maxLines = 20;

/** Returns the website's problems: one finding per kind, with all places as evidence. */
export const findingsOf = (website: Website): Finding[] =>
  checks.flatMap(({ kind, severity, title, detail, how, find }) => {
    const lines = find(website);
    if (!lines.length) return [];
    const more = lines.length > maxLines ? [`and ${lines.length - maxLines} more`] : [];
    // Caps overlong URLs.
    const evidence = [...lines.slice(0, maxLines).map((line) => line.slice(0, 600)), ...more].join("\n");
    return [{ kind, severity, title, detail, how: how(website), evidence }];
  });
