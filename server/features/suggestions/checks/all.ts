import type { Website } from "../audit/website.ts";
import type { Finding } from "../save-findings.ts";
import type { Check } from "./check.ts";
import * as machines from "./crawlers.ts";
import * as words from "./metadata.ts";
import { heavy, slow } from "./speed.ts";
import * as addresses from "./urls.ts";
import * as visitors from "./usability.ts";

export const checks: readonly Check[] = [
  words.titleMissing,
  words.titleLength,
  words.titleAlike,
  words.descriptionMissing,
  words.descriptionLength,
  words.descriptionAlike,
  words.headingMissing,
  words.headingSeveral,
  addresses.canonicalMissing,
  addresses.canonicalElsewhere,
  addresses.encryptionMissing,
  addresses.insecureParts,
  addresses.linksBroken,
  machines.robotsMissing,
  machines.robotsBlock,
  machines.hidden,
  machines.sitemapMissing,
  machines.sitemapBroken,
  machines.dataMissing,
  machines.dataBroken,
  visitors.viewportMissing,
  visitors.languageMissing,
  visitors.altMissing,
  visitors.socialImageMissing,
  visitors.socialImageBroken,
  slow,
  heavy,
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
