import { and, asc, eq, inArray, isNotNull, isNull, lt, lte } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { searchConnections, searchDays, searchFigures } from "#db/schema/index.ts";
import { searchDimensions, searchMonths } from "#shared/content/search-console.ts";
import { dayMs, hourMs, minuteMs } from "#shared/time.ts";
import type { Dependencies } from "../../dependencies.ts";
import {
  SearchConsoleError,
  type SearchFailure,
  type SearchReader,
  type SearchRow,
} from "../../integrations/search-console.ts";
import { activeProjects } from "../../limits/active-projects.ts";
import { claimDue, runDue } from "../../limits/due-rows.ts";
import { saveRevoked } from "./connection.ts";
import { insertFigures, type SearchFigure } from "./insert-figures.ts";
import { addDays, monthsBefore, pacificDay } from "./pacific-day.ts";
import { saveSearchTopics } from "./search-topics.ts";

/** Longer than reading a day takes. Renewed with each day; if the process dies, another one continues after it. */
const leaseMs = 5 * minuteMs;
const atOnce = 2;
/** Google's figures of a day are final after about three days. */
const settledAfterDays = 4;
/** Values are part of an index, whose entries have a maximum size. */
const maxValue = 700;

type Connection = typeof searchConnections.$inferSelect;

/** Imports every connected property that is due. */
export const importSearch = async (dependencies: Dependencies) => {
  const { searchConsole, db, clock, log } = dependencies;
  await endOrphaned(dependencies);
  if (!searchConsole) return;
  await runDue(dependencies, {
    claim: (limit) => {
      const now = clock();
      return claimDue(db, {
        table: searchConnections,
        id: searchConnections.id,
        where: and(
          isNotNull(searchConnections.secret),
          isNotNull(searchConnections.connectedBy),
          isNotNull(searchConnections.property),
          lte(searchConnections.nextImportAt, now),
          inArray(searchConnections.projectId, activeProjects(db, now)),
        ),
        orderBy: [asc(searchConnections.nextImportAt), asc(searchConnections.id)],
        limit,
        lease: { nextImportAt: new Date(now.getTime() + leaseMs) },
      });
    },
    run: (connection) => importConnection(dependencies, connection),
    onError: (err, { projectId }) => log.error({ err, projectId }, "Search figures could not be imported."),
    atOnce,
  });
};

/** Ends the connections whose person has left the project or deleted their account. */
const endOrphaned = async (dependencies: Dependencies) => {
  const orphaned = and(isNotNull(searchConnections.secret), isNull(searchConnections.connectedBy));
  for (const connection of await dependencies.db.select().from(searchConnections).where(orphaned))
    await saveRevoked(dependencies, connection).catch((err) =>
      dependencies.log.error({ err, projectId: connection.projectId }, "A connection to Search Console did not end."),
    );
};

const importConnection = async (dependencies: Dependencies, claimed: Connection) => {
  const { db, clock, secrets, searchConsole, log } = dependencies;
  const { id, secret, projectId, property, attempts } = claimed;
  if (!searchConsole || secret === null || property === null) return;
  const lease = createLease(claimed);
  try {
    const reader = searchConsole.open(secrets.open(secret, id));
    if (!(await importDays(dependencies, { projectId, property, reader, lease }))) return;
    await saveSearchTopics(db, clock(), { projectId, property, reader });
    const importedAt = clock();
    await deleteOldFigures(db, projectId, importedAt);
    const isDone = { importedAt, daysLeft: null, attempts: 0, problem: null };
    await lease.renew(db, new Date(importedAt.getTime() + dayMs), isDone);
  } catch (error) {
    if (!(error instanceof SearchConsoleError)) throw error;
    log.warn({ err: error, projectId }, "Search Console refused an import.");
    if (error.kind === "revoked") return void (await saveRevoked(dependencies, claimed));
    const nextImportAt = new Date(clock().getTime() + waitAfter(error.kind, attempts));
    await lease.renew(db, nextImportAt, { problem: error.kind, attempts: attempts + 1, daysLeft: null });
  }
};

/**
 * The lease is lost if it expired, if the customer connected again, chose another property or disconnected, or if the
 * person who connected left.
 */
const createLease = ({ id, secret, nextImportAt }: Connection) => {
  let until = nextImportAt;
  return {
    /** Moves the lease and saves the values, or returns false if it is lost. */
    renew: async (tx: Db, to: Date, values: Partial<Connection>) => {
      const isHeld = and(
        eq(searchConnections.id, id),
        eq(searchConnections.nextImportAt, until),
        eq(searchConnections.secret, secret ?? ""),
        isNotNull(searchConnections.connectedBy),
      );
      const renewed = await tx
        .update(searchConnections)
        .set({ ...values, nextImportAt: to })
        .where(isHeld)
        .returning({ id: searchConnections.id });
      until = to;
      return renewed.length > 0;
    },
  };
};

const waitAfter = (failure: SearchFailure, attempts: number) => {
  if (failure === "forbidden") return dayMs;
  // The shortest quota is one of ten minutes; Google asks to wait for 15.
  const first = failure === "quota" ? 15 * minuteMs : minuteMs;
  return Math.min(first * 2 ** Math.min(attempts, 10), 6 * hourMs);
};

type Import = {
  projectId: string;
  property: string;
  reader: SearchReader;
  lease: ReturnType<typeof createLease>;
};

/**
 * Reads the days that are missing or were not final when they were read, newest first. Each is saved in a transaction of
 * its own, so that a killed process loses at most the day it was reading. Returns whether all are read.
 */
const importDays = async ({ db, clock, lifecycle }: Dependencies, { projectId, property, reader, lease }: Import) => {
  const today = pacificDay(clock());
  const period = { property, from: monthsBefore(today, searchMonths), to: today };
  const { rows: totals, partialFrom } = await reader.query({ ...period, dimensions: ["date"] });
  const stored = await db.select().from(searchDays).where(eq(searchDays.projectId, projectId));
  const settled = new Set(stored.filter(isSettled).map(({ day }) => day));
  const due = totals
    .map(({ keys: [day = ""], ...figures }) => ({ day, ...figures }))
    .filter(({ day }) => !settled.has(day))
    .sort((one, other) => other.day.localeCompare(one.day));
  for (const [index, { day, ...total }] of due.entries()) {
    if (lifecycle.isStopping) return false;
    const figures: SearchFigure[] = [];
    for (const dimension of searchDimensions) {
      const { rows } = await reader.query({ property, from: day, to: day, dimensions: [dimension] });
      figures.push(...rows.map((row) => ({ day, dimension, value: textOf(row), ...toFigures(row) })));
    }
    const readAt = clock();
    const isSaved = await db.transaction(async (tx) => {
      const until = new Date(readAt.getTime() + leaseMs);
      if (!(await lease.renew(tx, until, { daysLeft: due.length - index - 1 }))) return false;
      const values = { ...toFigures(total), isPartial: partialFrom !== undefined && day >= partialFrom, readAt };
      await tx
        .insert(searchDays)
        .values({ projectId, day, ...values })
        .onConflictDoUpdate({ target: [searchDays.projectId, searchDays.day], set: values });
      await tx
        .delete(searchFigures)
        .where(
          and(
            eq(searchFigures.projectId, projectId),
            inArray(searchFigures.dimension, [...searchDimensions]),
            eq(searchFigures.day, day),
          ),
        );
      await insertFigures(tx, projectId, figures);
      return true;
    });
    if (!isSaved) return false;
  }
  return true;
};

/** Nothing reads the figures of pages and queries before the period. The totals of days stay: they are few. */
const deleteOldFigures = (db: Db, projectId: string, now: Date) =>
  db
    .delete(searchFigures)
    .where(
      and(
        eq(searchFigures.projectId, projectId),
        inArray(searchFigures.dimension, [...searchDimensions]),
        lt(searchFigures.day, monthsBefore(pacificDay(now), searchMonths)),
      ),
    );

/** Also after days without an import, a day is read again once it is final. */
const isSettled = ({ day, isPartial, readAt }: typeof searchDays.$inferSelect) =>
  !isPartial && pacificDay(readAt) >= addDays(day, settledAfterDays);

const toFigures = ({ clicks, impressions, position }: Omit<SearchRow, "keys">) => ({
  clicks: Math.round(clicks),
  impressions: Math.round(impressions),
  position,
});

/** The row's page or query. Postgres has no NUL character. A hash distinguishes long values. */
const textOf = ({ keys: [value = ""] }: SearchRow) => {
  const text = value.replaceAll("\0", "");
  const short = text.length <= maxValue ? text : `${text.slice(0, maxValue - 20)}…${Bun.hash(text).toString(36)}`;
  return short.toWellFormed();
};
