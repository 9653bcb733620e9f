// Divides the requests that a source allows in a day among the projects: paying customers first, then trials. An expired
// trial is not searched, so it has no share.
import { and, count, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import { keywords, projects, sourceRateLimits, sourceTurns, users } from "#db/schema/index.ts";
import { dayMs } from "#shared/time.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { Source } from "../../integrations/mention-source.ts";
import { activeProjects } from "../../limits/active-projects.ts";

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

/** The part of a budget that trials get even if paying customers could use all of it. */
const trialPart = 0.1;
const cacheMs = 5 * 60_000;

/** The requests that each project wants to send in a day. */
type Needs = { paying: readonly number[]; trial: readonly number[] };
/** The most requests that a project may send in a day; undefined if there are enough for everyone. */
type Shares = { paying: number | undefined; trial: number | undefined };

export const divideBudget = (budget: number, { paying, trial }: Needs): Shares => {
  const reserved = trial.length ? Math.min(budget * trialPart, sumOf(trial)) : 0;
  const forPaying = shareOf(budget - reserved, paying);
  const used = sumOf(paying.map((need) => Math.min(need, forPaying ?? need)));
  return { paying: forPaying, trial: shareOf(budget - used, trial) };
};

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Those who need less than an equal share leave the rest to the others. */
const shareOf = (budget: number, needs: readonly number[]) => {
  let left = budget;
  const sorted = [...needs].sort((one, other) => one - other);
  for (const [index, need] of sorted.entries()) {
    const share = left / (sorted.length - index);
    if (need > share) return share;
    left -= need;
  }
  return undefined;
};

/** A source's budget: what it says, or what its rate limit allows. */
export const dailyBudget = ({ dailySearches, minIntervalMs }: Pick<Source, "dailySearches" | "minIntervalMs">) =>
  dailySearches ?? (minIntervalMs ? dayMs / minIntervalMs : Number.POSITIVE_INFINITY);

type BudgetDependencies = Pick<Dependencies, "db" | "clock" | "env">;
type ActiveProject = { isPaying: boolean; keywords: number };
type Cached = { projects: ActiveProject[]; until: number };
const cache = new WeakMap<BudgetDependencies["db"], Cached>();

export const isPaying = or(eq(users.isAdmin, true), isNotNull(users.planId));

const listActiveProjects = async ({ db, clock }: BudgetDependencies) => {
  const now = clock();
  const cached = cache.get(db);
  if (cached && cached.until > now.getTime() && cached.until <= now.getTime() + cacheMs) return cached.projects;
  const rows = await db
    .select({ isPaying: sql<boolean>`${isPaying}`, keywords: count(keywords.id) })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.userId))
    .innerJoin(keywords, eq(keywords.projectId, projects.id))
    .where(inArray(projects.id, activeProjects(db, now)))
    .groupBy(projects.id, users.id);
  cache.set(db, { projects: rows, until: now.getTime() + cacheMs });
  return rows;
};

/** Returns each project's share of a source. */
export const getShares = async (
  dependencies: BudgetDependencies,
  source: Pick<Source, "dailySearches" | "minIntervalMs" | "searchesAllAtOnce">,
): Promise<Shares> => {
  const budget = dailyBudget(source);
  if (budget === Number.POSITIVE_INFINITY) return { paying: undefined, trial: undefined };
  const looks = (24 * 60) / dependencies.env.SCAN_EVERY_MINUTES;
  const active = await listActiveProjects(dependencies);
  const needs = (paying: boolean) =>
    active.filter((it) => it.isPaying === paying).map((it) => looks * (source.searchesAllAtOnce ? 1 : it.keywords));
  return divideBudget(budget, { paying: needs(true), trial: needs(false) });
};

/** Returns the milliseconds until the project may use its share of the source again; 0 if it may now. */
export const shareWaitMs = async (
  { db, clock }: BudgetDependencies,
  projectId: string,
  source: Pick<Source, "name">,
) => {
  const [turn] = await db.select({ nextAt: sourceTurns.nextAt }).from(sourceTurns).where(isTurn(projectId, source));
  return Math.max(0, (turn?.nextAt.getTime() ?? 0) - clock().getTime());
};

const isTurn = (projectId: string, { name }: Pick<Source, "name">) =>
  and(eq(sourceTurns.projectId, projectId), eq(sourceTurns.source, name));

/** Takes one request from the project's share. What a project does not use between two scans is lost. */
export const consumeShare = async (
  { db, clock, env }: BudgetDependencies,
  projectId: string,
  { name }: Pick<Source, "name">,
  share: number,
) => {
  const now = clock().getTime();
  const stepMs = dayMs / share;
  const earliest = new Date(now - env.SCAN_EVERY_MINUTES * 60_000);
  await db
    .insert(sourceTurns)
    .values({ projectId, source: name, nextAt: new Date(earliest.getTime() + stepMs) })
    .onConflictDoUpdate({
      target: [sourceTurns.projectId, sourceTurns.source],
      set: {
        nextAt: sql`greatest(${sourceTurns.nextAt}, ${earliest.toISOString()}::timestamptz) + make_interval(secs => ${stepMs / 1000})`,
      },
    });
};
