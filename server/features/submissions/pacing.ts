// Spreads a project's submissions over weeks.
import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { submissions } from "#db/schema/index.ts";
import { weeklyPace } from "#shared/submissions.ts";

const weekMs = 7 * 24 * 3600_000;

/**
 * From when the next approved submission may be queued, so that any seven days have at most `weeklyPace`. Call it while
 * the account is locked: approvals in parallel would get the same place.
 */
export const nextPlace = async (tx: Db, now: Date, projectId: string) => {
  const [earlier] = await tx
    .select({ plannedAt: submissions.plannedAt })
    .from(submissions)
    .where(and(eq(submissions.projectId, projectId), isNotNull(submissions.plannedAt)))
    .orderBy(desc(submissions.plannedAt))
    .limit(1)
    .offset(weeklyPace - 1);
  const from = earlier?.plannedAt ? earlier.plannedAt.getTime() + weekMs : 0;
  return new Date(Math.max(now.getTime(), from));
};
