import type { Intent } from "#shared/conversations/mentions.ts";
import type { SourceName } from "#shared/conversations/sources.ts";

export const sourceLabels: Record<SourceName, string> = {
  "hacker-news": "Hacker News",
  "stack-exchange": "Stack Exchange",
  reddit: "Reddit",
  bluesky: "Bluesky",
  github: "GitHub",
  lobsters: "Lobsters",
  dev: "DEV",
  mastodon: "Mastodon",
  discourse: "Forums",
  feeds: "Your feeds",
};

/** What the author wants. */
export const intentLabels: Record<Intent, string> = {
  asking: "Question",
  comparing: "Comparison",
  complaint: "Complaint",
  mention: "Mention",
};
