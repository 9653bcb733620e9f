// The demo's figures of Google Search and visits from AI assistants: sample data, marked as such, without an account of Google's.
import { and, eq, isNotNull } from "drizzle-orm";
import { demoQueries, demoSitePages } from "#db/demo/data.ts";
import { articles, assistantVisits, searchConnections, searchDays } from "#db/schema/index.ts";
import { insertFigures, type SearchFigure } from "#server/content/search-console/insert-figures.ts";
import { addDays, monthsBefore, pacificDay } from "#server/content/search-console/pacific-day.ts";
import type { Dependencies } from "#server/dependencies.ts";
import { searchMonths } from "#shared/content/search-console.ts";
import { dayMs, utcDay } from "#shared/time.ts";

type Project = { id: string; url: string };
type Scope = Pick<Dependencies, "db" | "clock">;

/** The same for a day and a name in every demo: 0.75 to 1.25. */
const noiseOf = (day: string, name: string) => 0.75 + (Number(Bun.hash(day + name) % 1000n) / 1000) * 0.5;

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());

/** A support tool is searched for on workdays, less around the turn of the year, and by more people every month. */
const demandOn = (day: string, monthsAgo: number) =>
  (isWeekend(day) ? 0.55 : 1.1) * (/-(12-2[3-9]|12-3|01-0[1-4])/.test(day) ? 0.6 : 1) * 1.035 ** -monthsAgo;

/** Each with its impressions on a day and its position now, from the demo's export. */
const queries = demoQueries
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => {
    const [value = "", clicks = "", impressions = "", , position = ""] = line.split(",");
    const [perDay, now] = [Number(impressions) / 28, Number(position)];
    return { value, perDay, position: now, rate: Number(clicks) / Number(impressions) };
  });

const pagesOf = (project: Project, published: { url: string | null; publishedAt: Date | null }[]) => [
  { value: `${project.url}/`, perDay: 26, position: 9, rate: 0.06, since: "" },
  ...demoSitePages.slice(0, 6).map(({ path }, at) => {
    const perDay = 30 - at * 4;
    return { value: project.url + path, perDay, position: 14 + at, rate: 0.022 - at * 0.002, since: "" };
  }),
  ...published.map(({ url, publishedAt }, at) => {
    const since = publishedAt ? pacificDay(publishedAt) : "";
    return { value: url ?? "", perDay: 14 - at, position: 17 + at, rate: 0.015, since };
  }),
];

export const seedSearch = async ({ db, clock }: Scope, project: Project) => {
  const projectId = project.id;
  const now = clock();
  const last = addDays(pacificDay(now), -1);
  const published = await db
    .select({ url: articles.publishedUrl, publishedAt: articles.publishedAt })
    .from(articles)
    .where(and(eq(articles.projectId, projectId), isNotNull(articles.publishedUrl)))
    .orderBy(articles.publishedAt)
    .limit(8);
  const pages = pagesOf(project, published);
  const figures: SearchFigure[] = [];
  const days: (typeof searchDays.$inferInsert)[] = [];
  for (let day = monthsBefore(last, searchMonths); day <= last; day = addDays(day, 1)) {
    const monthsAgo = (Date.parse(last) - Date.parse(day)) / dayMs / 30;
    const demand = demandOn(day, monthsAgo);
    const ofDay = (value: { value: string; perDay: number; position: number; rate: number }) => {
      const impressions = Math.round(value.perDay * demand * noiseOf(day, value.value));
      // A better position brings more clicks.
      const clicks = Math.round(impressions * value.rate * noiseOf(value.value, day) + noiseOf(day, "round") - 0.75);
      // The first pages were far behind.
      const position = Math.max(
        1,
        value.position + (value.position < 2 ? 0 : Math.min(20, 2 * monthsAgo)) + noiseOf(value.value, day) - 1,
      );
      return { clicks: Math.min(clicks, impressions), impressions, position };
    };
    const rows = [
      ...queries.map((query) => ({ dimension: "query" as const, value: query.value, ...ofDay(query) })),
      ...pages
        .filter(({ since }) => since <= day)
        .map((page) => ({ dimension: "page" as const, value: page.value, ...ofDay(page) })),
    ].filter(({ impressions }) => impressions > 0);
    figures.push(...rows.map((row) => ({ day, ...row })));
    const shown = rows.filter(({ dimension }) => dimension === "page");
    const impressions = shown.reduce((sum, row) => sum + row.impressions, 0);
    days.push({
      projectId,
      day,
      clicks: shown.reduce((sum, row) => sum + row.clicks, 0),
      impressions,
      position: shown.reduce((sum, row) => sum + row.position * row.impressions, 0) / Math.max(1, impressions),
      isPartial: day > addDays(last, -2),
      readAt: now,
    });
  }
  await db.insert(searchConnections).values({
    projectId,
    property: `sc-domain:${new URL(project.url).host}`,
    isSample: true,
    importedAt: now,
    createdAt: now,
  });
  await db.insert(searchDays).values(days);
  await insertFigures(db, projectId, figures);
  await db.insert(assistantVisits).values(
    Array.from({ length: 45 }, (_, ago) => utcDay(now.getTime() - ago * dayMs)).flatMap((day, ago) => [
      {
        projectId,
        day,
        assistant: "chatgpt" as const,
        visits: 1 + Math.round(4 * noiseOf(day, "chatgpt") - ago / 20),
      },
      ...(ago % 3 === 0 ? [{ projectId, day, assistant: "perplexity" as const, visits: 1 + (ago % 2) }] : []),
      ...(ago % 7 === 2 ? [{ projectId, day, assistant: "claude" as const, visits: 1 }] : []),
    ]),
  );
};
