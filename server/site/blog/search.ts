import { desc, type SQL, sql } from "drizzle-orm";
import { posts } from "#db/schema/index.ts";

/** Matches posts with every word of the query, inflected or as a prefix. A query without words matches nothing. */
export const matchesSearch = (query: string): SQL => sql`${posts.searchVector} @@ ${searchTerms(query)}`;

export const searchRank = (query: string): SQL => desc(sql`ts_rank(${posts.searchVector}, ${searchTerms(query)})`);

// Only letters and digits reach `to_tsquery`, so users cannot inject its operators.
const searchTerms = (query: string) => {
  const words = query.match(/[\p{L}\p{N}]+/gu) ?? [];
  return sql`to_tsquery('english', ${words.map((word) => `${word}:*`).join(" & ")})`;
};
