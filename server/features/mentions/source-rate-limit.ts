import { eq, sql } from "drizzle-orm";
import { sourceTurns } from "#db/schema/index.ts";
import type { Parts } from "../../dependencies.ts";
import type { Source } from "./source.ts";

/** A turn that comes sooner than this is waited for. */
const shortMs = 2_000;

type Shared = Pick<Parts, "db" | "clock">;

/**
 * Takes the next turn at a source, which all processes share so that its rules are kept together. Answers how long to
 * come back later, or 0 when it is our turn now.
 */
export const takeTurn = async ({ db, clock }: Shared, { name, everyMs }: Pick<Source, "name" | "everyMs">) => {
  if (!everyMs) return 0;
  const now = clock();
  const soon = new Date(now.getTime() + shortMs);
  const [taken] = await db
    .insert(sourceTurns)
    .values({ source: name, nextAt: new Date(now.getTime() + everyMs) })
    .onConflictDoUpdate({
      target: sourceTurns.source,
      set: { nextAt: laterBy(everyMs, now) },
      setWhere: sql`${sourceTurns.nextAt} <= ${soon.toISOString()}::timestamptz`,
    })
    .returning({ nextAt: sourceTurns.nextAt });
  if (!taken) return untilOpen(db, name, now);
  const ourTurn = taken.nextAt.getTime() - everyMs - now.getTime();
  if (ourTurn > 0) await Bun.sleep(ourTurn);
  return 0;
};

/** Has a source left alone for so long, by all processes. */
export const closeSource = async ({ db, clock }: Shared, { name }: Pick<Source, "name">, forMs: number) => {
  const now = clock();
  const nextAt = new Date(now.getTime() + forMs);
  await db
    .insert(sourceTurns)
    .values({ source: name, nextAt })
    .onConflictDoUpdate({
      target: sourceTurns.source,
      set: { nextAt: sql`greatest(${sourceTurns.nextAt}, excluded.next_at)` },
    });
};

const laterBy = (ms: number, now: Date) =>
  sql`greatest(${sourceTurns.nextAt}, ${now.toISOString()}::timestamptz) + make_interval(secs => ${ms / 1000})`;

const untilOpen = async (db: Parts["db"], name: Source["name"], now: Date) => {
  const [turn] = await db.select().from(sourceTurns).where(eq(sourceTurns.source, name));
  return Math.max(1, (turn?.nextAt.getTime() ?? 0) - now.getTime());
};
