// The posts that scans have read lately, for previews of keywords.
import { and, arrayContains, eq, getTableColumns, inArray, lt, or, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { newestFirst } from "#db/queries/order.ts";
import { storedPosts } from "#db/schema/index.ts";
import type { SourceName } from "#shared/conversations/sources.ts";
import { parseQuery, requiredFields } from "#shared/workspace/query-language.ts";
import type { Post } from "../../integrations/mention-source.ts";
import type { ParseUntrusted } from "../../untrusted/parse-untrusted.ts";
import { searchTextsOf, type WatchedKeyword } from "./keyword-matcher.ts";
import { batchesOf } from "./posts.ts";
import { indexWords } from "./text-finder.ts";

const retentionMs = 30 * 24 * 3600_000;

/** Saves those posts of a source that are new. */
export const savePosts = async (
  { db, parseUntrusted }: { db: Db; parseUntrusted: ParseUntrusted },
  source: SourceName,
  found: readonly Post[],
  now: Date,
) => {
  const recent = found.filter(({ publishedAt }) => publishedAt.getTime() > now.getTime() - retentionMs);
  if (!recent.length) return;
  const ids = recent.map(({ externalId }) => externalId);
  const existing = await db
    .select({ externalId: storedPosts.externalId })
    .from(storedPosts)
    .where(and(eq(storedPosts.source, source), inArray(storedPosts.externalId, ids)));
  const existingIds = new Set(existing.map(({ externalId }) => externalId));
  for (const batch of batchesOf(recent.filter(({ externalId }) => !existingIds.has(externalId)))) {
    const rows = await parseUntrusted("indexPosts", { posts: batch, now });
    const values = rows
      .map((row) => ({ ...row, source }))
      .sort((one, other) => (one.externalId < other.externalId ? -1 : 1));
    if (values.length) await db.insert(storedPosts).values(values).onConflictDoNothing();
  }
};

export const deleteOldPosts = (db: Db, now: Date) =>
  db.delete(storedPosts).where(lt(storedPosts.publishedAt, new Date(now.getTime() - retentionMs)));

const { words: _, ...candidateColumns } = getTableColumns(storedPosts);
type Position = { publishedAt: Date; id: string };

/**
 * Returns stored posts that the keyword may match, newest first, from the given position on. Those that it matches are
 * among them.
 */
export const listCandidates = (db: Db, keyword: WatchedKeyword, limit: number, after?: Position) =>
  db
    .select(candidateColumns)
    .from(storedPosts)
    .where(
      and(
        or(...searchTextsOf(keyword).map(({ text }) => hasWords(indexWords(text)))),
        ...fieldConditions(keyword),
        after &&
          sql`(${storedPosts.publishedAt}, ${storedPosts.id}) < (${after.publishedAt.toISOString()}, ${after.id})`,
      ),
    )
    .orderBy(...newestFirst(storedPosts.publishedAt, storedPosts.id))
    .limit(limit);

const hasWords = (words: string[]) => (words.length ? arrayContains(storedPosts.words, words) : sql`true`);

/** The matcher checks the fields exactly; this only skips most of the other posts. */
const fieldConditions = ({ text, match }: WatchedKeyword) =>
  (match === "query" ? requiredFields(parseQuery(text)) : []).map(({ field, value }) => {
    if (field === "lang") return undefined;
    const column = field === "site" ? storedPosts.url : storedPosts.author;
    return sql`position(${value.toLowerCase()} in lower(${column})) > 0`;
  });
