import type { SourceName } from "#shared/sources.ts";

/** Display names of the sources. */
export const sourceLabels: Record<SourceName, string> = {
  "hacker-news": "Hacker News",
  "stack-exchange": "Stack Exchange",
  reddit: "Reddit",
  bluesky: "Bluesky",
  feeds: "Your feeds",
};
