import { desc, type SQL, sql } from "drizzle-orm";
import { posts } from "#db/schema/index.ts";

/** Posts that have all words of the question, each as it is, inflected, or begun. Nothing matches a question without words. */
export const matchesSearch = (query: string): SQL => sql`${posts.searchVector} @@ ${searchTerms(query)}`;

export const searchRank = (query: string): SQL => desc(sql`ts_rank(${posts.searchVector}, ${searchTerms(query)})`);

// Only letters and digits reach the query language of Postgres, so nothing can be said in it.
const searchTerms = (query: string) => {
  const words = query.match(/[\p{L}\p{N}]+/gu) ?? [];
  return sql`to_tsquery('english', ${words.map((word) => `${word}:*`).join(" & ")})`;
};
