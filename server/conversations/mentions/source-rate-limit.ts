import { eq, sql } from "drizzle-orm";
import { sourceRateLimits } from "#db/schema/index.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { Source } from "../../integrations/mention-source.ts";

/** Waits in place for a turn that comes sooner than this. */
const shortMs = 2_000;

type RateLimitDependencies = Pick<Dependencies, "db" | "clock">;

/**
 * Takes the next turn of a source's rate limit, which all processes share. Returns 0 once it is our turn, or the
 * milliseconds to wait if that is too long to wait here.
 */
export const acquireTurn = async (
  { db, clock }: RateLimitDependencies,
  { name, minIntervalMs }: Pick<Source, "name" | "minIntervalMs">,
) => {
  if (!minIntervalMs) return 0;
  const now = clock();
  const soon = new Date(now.getTime() + shortMs);
  const [taken] = await db
    .insert(sourceRateLimits)
    .values({ source: name, nextAt: new Date(now.getTime() + minIntervalMs) })
    .onConflictDoUpdate({
      target: sourceRateLimits.source,
      set: { nextAt: addInterval(minIntervalMs, now) },
      setWhere: sql`${sourceRateLimits.nextAt} <= ${soon.toISOString()}::timestamptz`,
    })
    .returning({ nextAt: sourceRateLimits.nextAt });
  if (!taken) return msUntilOpen(db, name, now);
  const ourTurn = taken.nextAt.getTime() - minIntervalMs - now.getTime();
  if (ourTurn > 0) await Bun.sleep(ourTurn);
  return 0;
};

/** Pauses a source for all processes. */
export const pauseSource = async (
  { db, clock }: RateLimitDependencies,
  { name }: Pick<Source, "name">,
  forMs: number,
) => {
  const now = clock();
  const nextAt = new Date(now.getTime() + forMs);
  await db
    .insert(sourceRateLimits)
    .values({ source: name, nextAt })
    .onConflictDoUpdate({
      target: sourceRateLimits.source,
      set: { nextAt: sql`greatest(${sourceRateLimits.nextAt}, excluded.next_at)` },
    });
};

const addInterval = (ms: number, now: Date) =>
  sql`greatest(${sourceRateLimits.nextAt}, ${now.toISOString()}::timestamptz) + make_interval(secs => ${ms / 1000})`;

const msUntilOpen = async (db: Dependencies["db"], name: Source["name"], now: Date) => {
  const [turn] = await db.select().from(sourceRateLimits).where(eq(sourceRateLimits.source, name));
  return Math.max(1, (turn?.nextAt.getTime() ?? 0) - now.getTime());
};
