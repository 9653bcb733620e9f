import type { Intent } from "#shared/conversations/mentions.ts";
import type { SourceName } from "#shared/conversations/sources.ts";

export type DemoMention = {
  source: SourceName;
  author: string;
  keyword: string;
  /** Days before now. */
  daysAgo: number;
  status: "new" | "replied" | "dismissed";
  title: string;
  excerpt: string;
  intent: Intent;
  score: number;
  reasons: readonly string[];
  reply?: string;
};
