import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { Impact } from "#shared/reporting/impact.ts";
import { hasRole } from "#shared/roles.ts";
import { ApiError, api, read } from "../../../app/api-client.ts";
import { choiceParam, dayParam, searchParams, toQuery } from "../../../app/search-params.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Chart } from "../../../ui/charts/chart.tsx";
import { formatDays, formatMonthDay } from "../../../ui/dates/day-range.ts";
import { formatDate, formatDateTime } from "../../../ui/format.ts";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { SearchConsoleSection } from "../../content/search-console/connection.tsx";
import { projectLink, requireProject } from "../../current-project.ts";
import { DashboardPage } from "../../page.tsx";
import { Comparison } from "./comparison.tsx";
import { EnteredQueries, GainedPages } from "./tables.tsx";
import { toChartMarks, toPoints } from "./weeks.ts";

const params = searchParams({ at: dayParam, property: choiceParam({ change: true }) });

export const loader = async (args: LoaderFunctionArgs) => {
  const { id, role } = await requireProject(args);
  const { at, property } = params.parse(args.request.url);
  const calls = args.context.get(api).projects[":id"];
  const [connection, impact] = await Promise.all([
    read(calls["search-console"].$get({ param: { id } })),
    read(calls.impact.$get({ param: { id }, query: toQuery({ at }) })),
  ]);
  const isChoosing = connection.state === "choosing" || (connection.state === "on" && property === "change");
  const listed =
    isChoosing && connection.isOwn && hasRole(role, "owner")
      ? await read(calls["search-console"].properties.$get({ param: { id } })).catch(ifUnreachable)
      : null;
  return { projectId: id, connection, impact, properties: listed?.properties ?? null };
};

/** The page shows the connection's problem. */
const ifUnreachable = (error: unknown) => {
  if (error instanceof ApiError) return null;
  throw error;
};

export function Component() {
  const { projectId, connection, impact, properties } = useLoaderData<typeof loader>();
  return (
    <DashboardPage title="Impact" description="What changed in Google Search since your links and articles went live.">
      <div className="grid grid-cols-1 gap-12">
        {impact.source ? (
          <>
            <Charts impact={impact} source={impact.source} />
            {impact.comparison && (
              <Comparison
                marks={impact.marks}
                comparison={impact.comparison}
                linkTo={(at) => `${params.link(projectLink("impact", projectId), { at })}#comparison`}
              />
            )}
            <EnteredQueries queries={impact.enteredQueries} />
            <GainedPages pages={impact.gainedPages} />
          </>
        ) : (
          connection.state === "off" && (
            <EmptyState title="See whether anything moved">
              Once Search Console is connected, this page shows your clicks, impressions and positions in Google Search,
              with the dates on which links, articles and pages went live.
            </EmptyState>
          )
        )}
        <SearchConsoleSection projectId={projectId} connection={connection} properties={properties} />
      </div>
    </DashboardPage>
  );
}

const figures = [
  { name: "clicks", heading: "Clicks", title: "Clicks in Google Search", label: "Clicks" },
  { name: "impressions", heading: "Impressions", title: "Impressions in Google Search", label: "Impressions" },
  {
    name: "position",
    heading: "Average position (lower is better)",
    title: "Average position in Google Search",
    label: "Position",
  },
] as const;

type Source = NonNullable<Impact["source"]>;

const Charts = ({ impact: { days, marks }, source }: { impact: Impact; source: Source }) => {
  const points = toPoints(days);
  const shown = {
    days: points.map(({ from, to }) => (from === to ? formatDate(from) : formatDays(from, to))),
    axisDays: points.map(({ from }) => formatMonthDay(from)),
    unit: points[0]?.from === points[0]?.to ? "Day" : "Week",
    marks: toChartMarks(points, marks),
  } as const;
  return (
    <section aria-labelledby="search-figures">
      <h2 id="search-figures" className="text-xl font-semibold">
        In Google Search
      </h2>
      <SourceLine {...source} />
      <div className="mt-4 grid grid-cols-1 gap-8 xl:grid-cols-3">
        {figures.map(({ name, heading, ...texts }) => (
          <div key={name} className="min-w-0">
            <h3 className="font-medium">{heading}</h3>
            <Chart {...shown} {...texts} kind="line" values={points.map((point) => point[name])} />
          </div>
        ))}
      </div>
      <p className="mt-3 text-sm text-muted">Dashed lines are the dates on which links, articles or pages went live.</p>
    </section>
  );
};

/** Where the numbers come from and of when they are. */
const SourceLine = ({ property, isSample, firstDay, lastDay, partialFrom, readAt }: Source) => (
  <p className="mt-1 max-w-prose text-sm text-muted wrap-anywhere">
    {isSample && (
      <>
        <Badge tone="quiet">Sample data</Badge>{" "}
      </>
    )}
    Google Search Console, {property.replace(/^sc-domain:/, "")}, {formatDays(firstDay, lastDay)} in Pacific time, read
    on {formatDateTime(readAt)}.{partialFrom && ` Figures from ${formatDate(partialFrom)} on are not final.`}
  </p>
);
