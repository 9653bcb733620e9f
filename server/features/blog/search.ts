import { desc, type SQL, sql } from "drizzle-orm";
import { posts } from "#db/schema/index.ts";

/** Posts that have all words of the question, each as it is, inflected, or begun. Nothing matches a question without words. */
export const matches = (question: string): SQL => sql`${posts.words} @@ ${termsOf(question)}`;

export const relevance = (question: string): SQL => desc(sql`ts_rank(${posts.words}, ${termsOf(question)})`);

// Only letters and digits reach the query language of Postgres, so nothing can be said in it.
const termsOf = (question: string) => {
  const words = question.match(/[\p{L}\p{N}]+/gu) ?? [];
  return sql`to_tsquery('english', ${words.map((word) => `${word}:*`).join(" & ")})`;
};
