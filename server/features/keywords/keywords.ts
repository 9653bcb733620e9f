import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { keywords, mentions, projects } from "#db/schema/index.ts";
import type { KeywordInput } from "#shared/keywords.ts";
import { keywordInput } from "#shared/keywords.ts";
import { Problem } from "#shared/problem.ts";
import { foldCase } from "#shared/text/fold-case.ts";
import type { Dependencies } from "../../dependencies.ts";

const keywordColumns = {
  id: keywords.id,
  text: keywords.text,
  match: keywords.match,
  exclude: keywords.exclude,
  mentions: sql<number>`(select count(*)::int from ${mentions} where ${mentions}.project_id = ${keywords}.project_id and ${mentions}.keyword = ${keywords}.text)`,
  lastScanAt: keywords.lastScanAt,
  createdAt: keywords.createdAt,
};

/** Validates the input and returns a keyword row. `match` defaults to a phrase. */
export const toKeywordRow = (input: Pick<KeywordInput, "text"> & Partial<KeywordInput>) => {
  const { text, match, exclude } = keywordInput.parse(input);
  return { text, match, exclude, normalizedText: foldCase(text) };
};

export const listKeywords = async (db: Db, projectId: string) => {
  const rows = await db
    .select(keywordColumns)
    .from(keywords)
    .where(eq(keywords.projectId, projectId))
    .orderBy(desc(keywords.createdAt), desc(keywords.id));
  return { keywords: rows, total: rows.length };
};

/**
 * Adds a keyword and schedules a scan now. `limit` is per project, null for unlimited.
 * Throws Problem `limit`, or `conflict` for a duplicate.
 */
export const addKeyword = async (
  { db, clock, jobs }: Pick<Dependencies, "db" | "clock" | "jobs">,
  projectId: string,
  limit: number | null,
  input: KeywordInput,
) => {
  const added = await db.transaction(async (tx) => {
    // Locked until commit, so concurrent requests cannot exceed the limit.
    await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for("update");
    const used = await tx.$count(keywords, eq(keywords.projectId, projectId));
    if (limit !== null && used >= limit)
      throw new Problem("limit", `Your plan includes ${limit} keywords per project.`);
    const [row] = await tx
      .insert(keywords)
      .values({ ...toKeywordRow(input), projectId })
      .onConflictDoNothing()
      .returning({ id: keywords.id });
    if (!row) throw new Problem("conflict", "This keyword already exists.");
    await tx.update(projects).set({ nextScanAt: clock() }).where(eq(projects.id, projectId));
    const [keyword] = await tx.select(keywordColumns).from(keywords).where(eq(keywords.id, row.id));
    return keyword;
  });
  jobs.enqueue("scan-projects");
  return added;
};

export const deleteKeyword = async (db: Db, projectId: string, id: string) => {
  const [deleted] = await db
    .delete(keywords)
    .where(and(eq(keywords.id, id), eq(keywords.projectId, projectId)))
    .returning({ id: keywords.id });
  if (!deleted) throw new Problem("not-found", "Keyword not found.");
};
