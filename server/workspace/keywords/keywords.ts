import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { matchesKeyword } from "#db/queries/mentions.ts";
import { keywords, mentions, projects } from "#db/schema/index.ts";
import { limitsOf } from "#shared/limits.ts";
import { Problem } from "#shared/problem.ts";
import { foldCase } from "#shared/text/fold-case.ts";
import type { KeywordInput } from "#shared/workspace/keywords.ts";
import { keywordInput } from "#shared/workspace/keywords.ts";
import { payerOf, planName } from "../../access/project-access.ts";
import type { User } from "../../access/user.ts";
import type { Dependencies } from "../../dependencies.ts";
import { recordActivity } from "../activity/activity.ts";

type Scope = Pick<Dependencies, "db" | "clock" | "jobs"> & { user: Pick<User, "id"> };

const keywordColumns = {
  id: keywords.id,
  text: keywords.text,
  match: keywords.match,
  exclude: keywords.exclude,
  mentions: sql<number>`(select count(*)::int from ${mentions} where ${matchesKeyword})`,
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

/** The most keywords that the project's payer can have in it, null for unlimited. */
export const findKeywordLimit = async (
  { clock, settings, user }: Pick<Dependencies, "clock" | "settings"> & { user: User },
  projectId: string,
) => limitsOf(payerOf(user, projectId), clock(), (await settings.read()).limits).keywords;

/**
 * Adds a keyword and schedules a scan now. `limit` is per project, null for unlimited.
 * Throws Problem `limit`, or `conflict` for a duplicate.
 */
export const addKeyword = async (
  { db, clock, jobs, user }: Scope & { user: User },
  projectId: string,
  limit: number | null,
  input: KeywordInput,
) => {
  const added = await db.transaction(async (tx) => {
    // Locked until commit, so concurrent requests cannot exceed the limit.
    await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for("update");
    const used = await tx.$count(keywords, eq(keywords.projectId, projectId));
    if (limit !== null && used >= limit)
      throw new Problem("limit", `${planName(user, projectId)} includes ${limit} keywords per project.`);
    const [row] = await tx
      .insert(keywords)
      .values({ ...toKeywordRow(input), projectId })
      .onConflictDoNothing()
      .returning({ id: keywords.id });
    if (!row) throw new Problem("conflict", "This keyword already exists.");
    await tx.update(projects).set({ nextScanAt: clock() }).where(eq(projects.id, projectId));
    const entry = { projectId, actorId: user.id, subject: input.text, at: clock() };
    await recordActivity(tx, { ...entry, kind: "keyword.added" });
    const [keyword] = await tx.select(keywordColumns).from(keywords).where(eq(keywords.id, row.id));
    return keyword;
  });
  jobs.enqueue("scan-projects");
  return added;
};

export const deleteKeyword = ({ db, clock, user }: Omit<Scope, "jobs">, projectId: string, id: string) =>
  db.transaction(async (tx) => {
    const [deleted] = await tx
      .delete(keywords)
      .where(and(eq(keywords.id, id), eq(keywords.projectId, projectId)))
      .returning({ text: keywords.text });
    if (!deleted) throw new Problem("not-found", "Keyword not found.");
    const entry = { projectId, actorId: user.id, subject: deleted.text, at: clock() };
    await recordActivity(tx, { ...entry, kind: "keyword.removed" });
  });
