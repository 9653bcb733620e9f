import { setImmediate } from "node:timers/promises";
import { asc } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { effectiveFacts } from "#db/directories/facts.ts";
import { readFacts } from "#db/directories/stored.ts";
import { directories } from "#db/schema/index.ts";
import { isDirectoryIndexed } from "#shared/links/directories/rules.ts";

/** The slugs of the directories whose pages search engines may index, for the sitemap. */
export const listIndexedSlugs = async (db: Db): Promise<string[]> => {
  const { id, slug, standing, status } = directories;
  const rows = await db.select({ id, slug, standing, status }).from(directories).orderBy(asc(slug));
  const facts = await readFacts(
    db,
    rows.map((row) => row.id),
  );
  const slugs: string[] = [];
  for (const [at, row] of rows.entries()) {
    const sources = [...effectiveFacts(facts.get(row.id) ?? []).values()].filter(({ value }) => value !== "");
    if (isDirectoryIndexed({ ...row, sources })) slugs.push(row.slug);
    // Answers other requests in between.
    if (at % 100 === 0) await setImmediate();
  }
  return slugs;
};
