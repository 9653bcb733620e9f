// Why pages were held back, in a few words for reports. The sentences are those of gate.ts.
import { and, count, eq, gte, lt, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { pages } from "#db/schema/index.ts";

export const reasons: readonly [sentence: RegExp, reason: string][] = [
  [/^Only /, "Too few words of its own"],
  [/ the same as in row /, "Too similar to another page"],
  [/^“.*” is empty/, "A value that the page needs is missing"],
  [/ has the same address/, "Another row has the same address"],
  [/^Its address /, "No address"],
  [/^Its title /, "No title, or one that is too long"],
  [/^The page has /, "Too long"],
];

export const reasonOf = (problem: string) =>
  reasons.find(([sentence]) => sentence.test(problem))?.[1] ?? "Another reason";

/** Numbers and quoted names, which differ from page to page. */
const details = "[0-9][0-9.,]*|“[^”]*”";

/** Counts a project's pages that were held back in a period, and still are, by the first reason, the most frequent first. */
export const countHeldBack = async (db: Db, projectId: string, { start, end }: { start: Date; end: Date }) => {
  const sentence = sql<string>`regexp_replace(${pages.problems}[1], ${details}, '“”', 'g')`.as("sentence");
  const found = await db
    .select({ sentence, pages: count() })
    .from(pages)
    .where(
      and(
        eq(pages.projectId, projectId),
        eq(pages.state, "held_back"),
        gte(pages.updatedAt, start),
        lt(pages.updatedAt, end),
      ),
    )
    .groupBy(sql`sentence`);
  const counts = new Map<string, number>();
  for (const row of found) {
    const reason = reasonOf(row.sentence);
    counts.set(reason, (counts.get(reason) ?? 0) + row.pages);
  }
  return [...counts].map(([reason, pages]) => ({ reason, pages })).sort((one, other) => other.pages - one.pages);
};
