import { and, eq, or, sql } from "drizzle-orm";
import { keywords, mentions } from "../schema/index.ts";

/** The reasons of a mention's score: those of the project's rules first, then those of the post. */
export const allReasons = sql<string[]>`${mentions.ruleReasons} || ${mentions.reasons}`;

/** Whether a post matches a keyword. It counts for each of its keywords. */
export const matchesKeyword = and(
  eq(mentions.projectId, keywords.projectId),
  or(eq(mentions.keyword, keywords.text), sql`${keywords.text} = any(${mentions.alsoKeywords})`),
);

/** What a mention says when it is found. The customer adds the rest. */
export const foundColumns = {
  id: mentions.id,
  source: mentions.source,
  url: mentions.url,
  author: mentions.author,
  authorUrl: mentions.authorUrl,
  title: mentions.title,
  excerpt: mentions.excerpt,
  keyword: mentions.keyword,
  intent: mentions.intent,
  score: mentions.score,
  reasons: allReasons,
  publishedAt: mentions.publishedAt,
  foundAt: mentions.foundAt,
};
