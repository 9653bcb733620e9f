// Visits to projects' websites that came from a directory: a number per day and directory, nothing about people.
import { and, desc, eq, gte, inArray, lt, lte, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import {
  dailyVisits,
  directories,
  directoryAliases,
  directoryVisits,
  projects,
  visitPeriods,
} from "#db/schema/index.ts";
import type { VisitInput, VisitQuery, VisitStats } from "#shared/visits.ts";
import { type Periods, splitIntoPeriods } from "./periods.ts";

const dayMs = 24 * 3600_000;
const defaultDays = 30;

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** Counts a visit if its referrer is a directory. Unknown projects and other websites count nothing. */
export const countVisit = async (db: Db, now: Date, { projectId, referrer }: VisitInput) => {
  const directoryId = await findDirectoryId(db, referrer);
  if (!directoryId) return;
  const row = db
    .select({
      projectId: projects.id,
      directoryId: sql<string>`${directoryId}::uuid`.as("directory_id"),
      day: sql<string>`${dayOf(now)}::date`.as("day"),
      visits: sql<number>`1`.as("visits"),
    })
    .from(projects)
    .where(eq(projects.id, projectId));
  await db
    .insert(directoryVisits)
    .select(row)
    .onConflictDoUpdate({
      target: [directoryVisits.projectId, directoryVisits.day, directoryVisits.directoryId],
      set: { visits: sql`${directoryVisits.visits} + 1` },
    });
};

/** Finds the directory at a referrer's host or a parent domain of it, also by the host of a merged one. */
const findDirectoryId = async (db: Db, referrer: string) => {
  const hosts = hostsOf(referrer);
  if (!hosts.length) return undefined;
  const { id, host } = directories;
  const found = [
    ...(await db.select({ id, host }).from(directories).where(inArray(host, hosts))),
    ...(await db
      .select({ id: directoryAliases.directoryId, host: directoryAliases.host })
      .from(directoryAliases)
      .where(inArray(directoryAliases.host, hosts))),
  ];
  return found.toSorted((one, another) => another.host.length - one.host.length)[0]?.id;
};

/** `app.example.com` and `example.com`, without `www.`. */
const hostsOf = (referrer: string) => {
  const url = URL.parse(referrer);
  if (!url || !/^https?:$/.test(url.protocol)) return [];
  const labels = url.hostname.replace(/^www\./, "").split(".");
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join("."));
};

/** Returns a project's visits between two days, both included. */
export const getVisits = async (db: Db, projectId: string, now: Date, query: VisitQuery): Promise<VisitStats> => {
  const to = query.to ?? now;
  const from = query.from ?? new Date(to.getTime() - (defaultDays - 1) * dayMs);
  const [first, last] = [dayOf(from), dayOf(to)];
  const { day, visits } = dailyVisits;
  const [byDirectory, byDay] = await Promise.all([
    sumByDirectory(db, projectId, splitIntoPeriods(first, last)),
    db
      .select({ day, visits })
      .from(dailyVisits)
      .where(and(eq(dailyVisits.projectId, projectId), gte(day, first), lte(day, last)))
      .orderBy(day),
  ]);
  return { total: byDay.reduce((sum, day) => sum + day.visits, 0), byDirectory, byDay };
};

/** The visits from each directory in some periods, most first. */
const sumByDirectory = async (db: Db, projectId: string, periods: readonly Periods[]) => {
  if (!periods.length) return [];
  const rows = sql.join(
    periods.map((period) => selectPeriods(db, projectId, period).getSQL()),
    sql` union all `,
  );
  const sums = db
    .select({ directoryId: sql<string>`directory_id`.as("directory_id"), visits: sql`sum(visits)`.as("visits") })
    .from(sql`(${rows}) as periods`)
    .groupBy(sql`directory_id`)
    .as("sums");
  return db
    .select({
      directoryId: directories.id,
      name: directories.name,
      visits: sql<number>`${sums.visits}`.mapWith(Number),
    })
    .from(sums)
    .innerJoin(directories, eq(directories.id, sums.directoryId))
    .orderBy(desc(sums.visits), directories.name);
};

const selectPeriods = (db: Db, projectId: string, { days, from, to }: Periods) => {
  const columnsOf = ({ directoryId, visits }: typeof directoryVisits | typeof visitPeriods) => ({
    directoryId,
    visits,
  });
  if (days === 1)
    return db
      .select(columnsOf(directoryVisits))
      .from(directoryVisits)
      .where(
        and(eq(directoryVisits.projectId, projectId), gte(directoryVisits.day, from), lt(directoryVisits.day, to)),
      );
  const { firstDay } = visitPeriods;
  return db
    .select(columnsOf(visitPeriods))
    .from(visitPeriods)
    .where(
      and(eq(visitPeriods.projectId, projectId), eq(visitPeriods.days, days), gte(firstDay, from), lt(firstDay, to)),
    );
};
