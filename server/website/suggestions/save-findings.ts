import { and, eq, inArray, like, not, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { suggestions } from "#db/schema/index.ts";
import type { Suggestion } from "#shared/website/suggestions.ts";

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
