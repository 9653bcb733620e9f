import { and, desc, eq, gt, inArray, like, lt, not, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { countListed } from "#db/queries/count.ts";
import { sitePages, suggestions } from "#db/schema/index.ts";
import { offsetOf, type Paging } from "#shared/pagination.ts";
import { Problem } from "#shared/problem.ts";
import type { Suggestion } from "#shared/website/suggestions.ts";
import { getOwnRow } from "../../access/own-row.ts";
import type { Viewer } from "../../access/project-access.ts";
import type { Page } from "./audit/crawl.ts";

export type Finding = Omit<Suggestion, "id" | "projectId" | "createdAt">;

/** Each source resolves only its own suggestions. */
type FindingSource = "website" | "reasons";
type Findings = {
  source: FindingSource;
  findings: Finding[];
  /** Whether everything was checked, so that missing findings count as resolved. */
  isAll: boolean;
  /** Places that could not be checked; suggestions about them stay open. */
  unread?: readonly string[];
};

export const reasonKind = (reason: string) => `reason:${reason}`;

const kindPatterns: Record<FindingSource, ReturnType<typeof like>> = {
  website: not(like(suggestions.kind, "reason:%")),
  reasons: like(suggestions.kind, "reason:%"),
};

/**
 * Opens a suggestion for each finding, keeps dismissed ones with unchanged evidence dismissed, and resolves open ones
 * that were not found again.
 */
export const saveFindings = (
  db: Db,
  projectId: string,
  now: Date,
  { source: finder, findings, isAll, unread = [] }: Findings,
) =>
  db.transaction(async (tx) => {
    if (findings.length) await raise(tx, projectId, now, findings);
    if (!isAll) return;
    const open = await tx
      .select({ id: suggestions.id, kind: suggestions.kind, evidence: suggestions.evidence })
      .from(suggestions)
      .where(and(eq(suggestions.projectId, projectId), eq(suggestions.state, "open"), kindPatterns[finder]));
    const found = new Set(findings.map(({ kind }) => kind));
    const resolved = open.filter(
      ({ kind, evidence }) => !found.has(kind) && !unread.some((address) => evidence.includes(address)),
    );
    const ids = resolved.map(({ id }) => id);
    const isStillOpen = and(inArray(suggestions.id, ids), eq(suggestions.state, "open"));
    if (ids.length) await tx.update(suggestions).set({ state: "resolved", endedAt: now }).where(isStillOpen);
  });

const raise = (tx: Db, projectId: string, now: Date, findings: Finding[]) => {
  const isUnwanted = sql`${suggestions.state} = 'dismissed' and ${suggestions.evidence} = excluded.evidence`;
  const goesOn = sql`${suggestions.state} = 'open' or (${isUnwanted})`;
  return tx
    .insert(suggestions)
    .values(findings.map((finding) => ({ ...finding, projectId, createdAt: now })))
    .onConflictDoUpdate({
      target: [suggestions.projectId, suggestions.kind],
      set: {
        severity: sql`excluded.severity`,
        title: sql`excluded.title`,
        detail: sql`excluded.detail`,
        how: sql`excluded.how`,
        evidence: sql`excluded.evidence`,
        state: sql`case when ${isUnwanted} then 'dismissed' else 'open' end`,
        endedAt: sql`case when ${isUnwanted} then ${suggestions.endedAt} end`,
        createdAt: sql`case when ${goesOn} then ${suggestions.createdAt} else excluded.created_at end`,
      },
    });
};

const maxLength = 300;
const languageCode = /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i;

/** Replaces the project's pages by those of an audit. After an incomplete one, the pages it didn't read stay. */
export const saveSitePages = async (
  tx: Db,
  projectId: string,
  now: Date,
  { pages, isComplete }: { pages: readonly Page[]; isComplete: boolean },
) => {
  const indexable = pages.filter(({ isHidden, url }) => !isHidden && url.length <= 2_000);
  for (const { url, titles, h1s, language } of indexable) {
    const values = {
      title: (titles[0] ?? "").slice(0, maxLength),
      heading: (h1s[0] ?? "").slice(0, maxLength),
      language: languageCode.test(language) ? language : null,
      readAt: now,
    };
    await tx
      .insert(sitePages)
      .values({ projectId, url, ...values })
      .onConflictDoUpdate({ target: [sitePages.projectId, sitePages.url], set: values });
  }
  if (isComplete) await tx.delete(sitePages).where(and(eq(sitePages.projectId, projectId), lt(sitePages.readAt, now)));
};

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
  const { state, endedAt: _, ...suggestion } = (await getOwnRow(db, user, suggestions, id, "Suggestion")).row;
  return { state, suggestion };
};

/** Returns an open suggestion. Throws Problem `not-found` if it is dismissed or resolved. */
export const getOpenSuggestion = async (db: Db, user: Viewer, id: string) => {
  const { state, suggestion } = await getOwnSuggestion(db, user, id);
  if (state !== "open") throw new Problem("not-found", "Suggestion not found.");
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
