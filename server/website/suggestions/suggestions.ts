import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { countListed } from "#db/queries/count.ts";
import { projects, suggestions } from "#db/schema/index.ts";
import { offsetOf, type Paging } from "#shared/pagination.ts";
import { Problem } from "#shared/problem.ts";
import { isReachable, requireAccess, type Viewer } from "../../access/project-access.ts";

const suggestionColumns = {
  id: suggestions.id,
  projectId: suggestions.projectId,
  kind: suggestions.kind,
  severity: suggestions.severity,
  title: suggestions.title,
  detail: suggestions.detail,
  how: suggestions.how,
  evidence: suggestions.evidence,
  createdAt: suggestions.createdAt,
};

const severityOrder = sql`case ${suggestions.severity} when 'high' then 0 when 'medium' then 1 else 2 end`;

/** Returns a page of a project's open suggestions, most severe first. */
export const listSuggestions = async (db: Db, projectId: string, paging: Paging) => {
  const where = and(eq(suggestions.projectId, projectId), eq(suggestions.state, "open"));
  return {
    suggestions: await db
      .select(suggestionColumns)
      .from(suggestions)
      .where(where)
      .orderBy(severityOrder, desc(suggestions.createdAt), desc(suggestions.id))
      .limit(paging.limit)
      .offset(offsetOf(paging)),
    ...(await countListed(db, suggestions, where)),
  };
};

/**
 * Returns a suggestion in any state for one of the caller's projects (any project for admins). Throws Problem
 * `not-found`.
 */
export const getOwnSuggestion = async (db: Db, user: Viewer, id: string) => {
  const [row] = await db
    .select({ ...suggestionColumns, state: suggestions.state })
    .from(suggestions)
    .innerJoin(projects, eq(projects.id, suggestions.projectId))
    .where(and(eq(suggestions.id, id), isReachable(user)));
  if (!row) throw notFound();
  const { state, ...suggestion } = row;
  requireAccess(user, suggestion.projectId);
  return { state, suggestion };
};

/** Returns an open suggestion. Throws Problem `not-found` if it is dismissed or resolved. */
export const getOpenSuggestion = async (db: Db, user: Viewer, id: string) => {
  const { state, suggestion } = await getOwnSuggestion(db, user, id);
  if (state !== "open") throw notFound();
  return suggestion;
};

/** Hides a suggestion. The row stays, so that the same evidence does not open it again. */
export const dismissSuggestion = async (db: Db, id: string, now: Date) => {
  await db
    .update(suggestions)
    .set({ state: "dismissed", endedAt: now })
    .where(and(eq(suggestions.id, id), eq(suggestions.state, "open")));
};

/** Reopens a dismissed suggestion. */
export const reopenSuggestion = async (db: Db, id: string) => {
  await db
    .update(suggestions)
    .set({ state: "open", endedAt: null })
    .where(and(eq(suggestions.id, id), eq(suggestions.state, "dismissed")));
};

const recentMs = 30 * 24 * 3600_000;
const maxResolved = 10;

/** Returns the latest suggestions resolved in the last 30 days, newest first. */
export const listRecentlyResolved = (db: Db, projectId: string, now: Date) => {
  const since = new Date(now.getTime() - recentMs);
  return db
    .select({
      id: suggestions.id,
      title: suggestions.title,
      endedAt: sql<Date>`${suggestions.endedAt}`.mapWith(suggestions.endedAt),
    })
    .from(suggestions)
    .where(and(eq(suggestions.projectId, projectId), eq(suggestions.state, "resolved"), gt(suggestions.endedAt, since)))
    .orderBy(desc(suggestions.endedAt), desc(suggestions.id))
    .limit(maxResolved);
};

const notFound = () => new Problem("not-found", "Suggestion not found.");
