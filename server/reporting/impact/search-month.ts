import { and, eq, gte, lt } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { searchConnections, searchDays } from "#db/schema/index.ts";
import { sumFigures } from "#shared/content/search-figures.ts";
import type { ReportSearch } from "#shared/reporting/reports.ts";
import { addDays, monthsBefore } from "../../content/search-console/pacific-day.ts";

/**
 * Sums a project's days of a month in Google Search, and compares them with the same days of the month before. Undefined without any.
 */
export const sumSearchMonth = async (db: Db, projectId: string, month: string): Promise<ReportSearch | undefined> => {
  const first = `${month}-01`;
  const [before, end] = [monthsBefore(first, 1), monthsBefore(first, -1)];
  const days = await db
    .select()
    .from(searchDays)
    .where(and(eq(searchDays.projectId, projectId), gte(searchDays.day, before), lt(searchDays.day, end)))
    .orderBy(searchDays.day);
  const [connection] = await db
    .select({ isSample: searchConnections.isSample })
    .from(searchConnections)
    .where(eq(searchConnections.projectId, projectId));
  const isSample = connection?.isSample ?? false;
  const ofMonth = days.filter(({ day }) => day >= first);
  const until = ofMonth.at(-1)?.day;
  if (until === undefined) return undefined;
  const sameDay = monthsBefore(until, 1);
  // A month before that began with the first days that Google has is no measure.
  const isWhole = days[0] !== undefined && days[0].day <= addDays(before, 1);
  const clicksBefore = sumFigures(days.filter(({ day }) => day <= sameDay)).clicks;
  return { ...sumFigures(ofMonth), clicksBefore: isWhole ? clicksBefore : null, until, isSample };
};
