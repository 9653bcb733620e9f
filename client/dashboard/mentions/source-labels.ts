import type { SourceName } from "#shared/sources.ts";

/** The sources by the names that people know. */
export const sourceLabels: Record<SourceName, string> = {
  "hacker-news": "Hacker News",
  "stack-exchange": "Stack Exchange",
  reddit: "Reddit",
  bluesky: "Bluesky",
  feeds: "Your feeds",
};
