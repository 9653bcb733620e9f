import type { ReactNode } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { Impact, ImpactComparison, ImpactWindow } from "#shared/reporting/impact.ts";
import { hasRole } from "#shared/roles.ts";
import { ApiError, api, read } from "../../../app/api-client.ts";
import { choiceParam, dayParam, searchParams, toQuery } from "../../../app/search-params.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Chart } from "../../../ui/charts/chart.tsx";
import { formatDays, formatMonthDay } from "../../../ui/dates/day-range.ts";
import { formatDate, formatDateTime, formatNumber, formatShortDate } from "../../../ui/format.ts";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { ScrollBox } from "../../../ui/scroll-box.tsx";
import { Section } from "../../../ui/section.tsx";
import { Table } from "../../../ui/table.tsx";
import { SearchConsoleSection } from "../../content/search-console/connection.tsx";
import { projectLink, requireProject } from "../../current-project.ts";
import { DashboardPage } from "../../page.tsx";
import { markText, toChartMarks, toPoints } from "./weeks.ts";

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
    isChoosing && hasRole(role, "owner")
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
            {impact.comparison && <Comparison projectId={projectId} impact={impact} comparison={impact.comparison} />}
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
        <Titled title="Clicks">
          <Chart
            {...shown}
            kind="line"
            title="Clicks in Google Search"
            label="Clicks"
            values={points.map(({ clicks }) => clicks)}
          />
        </Titled>
        <Titled title="Impressions">
          <Chart
            {...shown}
            kind="line"
            title="Impressions in Google Search"
            label="Impressions"
            values={points.map(({ impressions }) => impressions)}
          />
        </Titled>
        <Titled title="Average position (lower is better)">
          <Chart
            {...shown}
            kind="line"
            title="Average position in Google Search"
            label="Position"
            values={points.map(({ position }) => position)}
          />
        </Titled>
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

const Titled = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="min-w-0">
    <h3 className="font-medium">{title}</h3>
    {children}
  </div>
);

type ComparisonProps = { projectId: string; impact: Impact; comparison: ImpactComparison };

const Comparison = ({ projectId, impact: { marks }, comparison }: ComparisonProps) => {
  const { before, after, daysAfter, promoted, rest, lastYear } = comparison;
  const to = (at?: string) => `${params.link(projectLink("impact", projectId), { at })}#comparison`;
  return (
    <Section
      id="comparison"
      title={`28 days before and after ${formatDate(comparison.at)}`}
      lead="A change after a date is not proof that something done on that date caused it: Google's updates, seasons, news and your other work move the same figures."
    >
      {daysAfter < 28 && (
        <p className="mt-3 max-w-prose text-warn">
          Only {daysAfter} of the 28 days after have final figures yet, so don't compare the sums.
        </p>
      )}
      <Hints comparison={comparison} />
      <ScrollBox label="Table: before and after" className="mt-4 max-w-3xl overflow-x-auto">
        <Table
          caption={`${formatDays(before.from, before.to)}, compared with ${formatDays(after.from, after.to)}. Source: Search Console.`}
          columns={[
            { key: "name", label: "Figure" },
            ...["Before", "After", "Change"].map((label) => ({ key: label, label, className: "text-right" })),
          ]}
        >
          <Row label="Clicks" before={before.clicks} after={after.clicks} />
          <Row label="Impressions" before={before.impressions} after={after.impressions} />
          <PositionRow before={before} after={after} />
          <Row label="Clicks on your home page and on what we made" {...promoted} />
          <Row label="Clicks on your other pages" {...rest} />
          {lastYear && <Row label="Clicks in the same weeks a year earlier" {...lastYear} />}
        </Table>
      </ScrollBox>
      {marks.length > 0 && (
        <>
          <h3 className="mt-6 font-medium">Compare around a date</h3>
          <ul className="mt-1">
            <li>
              <DateLink to={to()} isCurrent={false}>
                The last 28 days
              </DateLink>
            </li>
            {marks.slice(-maxMarks).map((mark) => (
              <li key={`${mark.day} ${mark.kind}`}>
                <DateLink to={to(mark.day)} isCurrent={mark.day === comparison.at}>
                  {formatShortDate(mark.day)}: {markText(mark)}
                </DateLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
};

const maxMarks = 8;

type DateLinkProps = { to: string; isCurrent: boolean; children: ReactNode };

const DateLink = ({ to, isCurrent, children }: DateLinkProps) => (
  <Link
    to={to}
    aria-current={isCurrent ? "true" : undefined}
    className="link inline-block py-2 aria-current:font-semibold"
    preventScrollReset
  >
    {children}
  </Link>
);

const hintTexts: Record<ImpactComparison["hints"][number], string> = {
  rest: "Your other pages moved alike, so something that concerns the whole site, such as the season or an update of Google's, may explain the change.",
  lastYear: "The same weeks of last year moved alike, so the change may be seasonal.",
  few: "There are too few clicks to tell a change from chance.",
};

const Hints = ({ comparison: { hints } }: { comparison: ImpactComparison }) =>
  hints.map((hint) => (
    <p key={hint} className="mt-3 max-w-prose rounded-lg bg-info-wash px-3 py-2 text-sm text-info">
      {hintTexts[hint]}
    </p>
  ));

const percent = new Intl.NumberFormat("en", { style: "percent", signDisplay: "exceptZero", maximumFractionDigits: 0 });
const signed = new Intl.NumberFormat("en", { signDisplay: "exceptZero", maximumFractionDigits: 1 });

const Row = ({ label, before, after }: { label: string; before: number; after: number }) => (
  <Cells
    label={label}
    cells={[formatNumber(before), formatNumber(after), before ? percent.format((after - before) / before) : "–"]}
  />
);

const PositionRow = ({ before, after }: { before: ImpactWindow; after: ImpactWindow }) => (
  <Cells
    label="Average position (lower is better)"
    cells={[
      positionText(before.position),
      positionText(after.position),
      before.position !== null && after.position !== null ? signed.format(after.position - before.position) : "–",
    ]}
  />
);

const positionText = (position: number | null) => (position === null ? "–" : formatNumber(position));

const Cells = ({ label, cells }: { label: ReactNode; cells: readonly string[] }) => (
  <tr>
    <th scope="row" className="py-2 pr-3 font-normal wrap-anywhere">
      {label}
    </th>
    {cells.map((text, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change their order.
      <td key={at} className="py-2 pr-3 text-right whitespace-nowrap tabular-nums">
        {text}
      </td>
    ))}
  </tr>
);

const EnteredQueries = ({ queries }: { queries: Impact["enteredQueries"] }) => (
  <Section
    id="entered"
    title="Queries that entered the top 20"
    lead="At an average position of 20 or better in the days after, and below or not shown in the days before."
  >
    {queries.length ? (
      <ScrollBox label="Table: queries that entered the top 20" className="mt-4 overflow-x-auto">
        <Table
          caption="Those with most impressions. Source: Search Console."
          columns={[
            { key: "query", label: "Query" },
            ...["Position before", "Position", "Impressions", "Clicks"].map((label) => ({
              key: label,
              label,
              className: "text-right whitespace-nowrap",
            })),
          ]}
        >
          {queries.map(({ query, position, positionBefore, impressions, clicks }) => (
            <Cells
              key={query}
              label={query}
              cells={[
                positionBefore === null ? "Not shown" : positionText(positionBefore),
                positionText(position),
                formatNumber(impressions),
                formatNumber(clicks),
              ]}
            />
          ))}
        </Table>
      </ScrollBox>
    ) : (
      <p className="mt-3 text-muted">No query did in these days.</p>
    )}
  </Section>
);

const GainedPages = ({ pages }: { pages: Impact["gainedPages"] }) => (
  <Section id="gained" title="Pages that gained" lead="With more clicks in the days after than in the days before.">
    {pages.length ? (
      <ScrollBox label="Table: pages that gained" className="mt-4 overflow-x-auto">
        <Table
          caption="Those that gained most. Source: Search Console."
          columns={[
            { key: "page", label: "Page" },
            ...["Clicks before", "Clicks", "Impressions", "Position"].map((label) => ({
              key: label,
              label,
              className: "text-right whitespace-nowrap",
            })),
          ]}
        >
          {pages.map(({ url, clicks, clicksBefore, impressions, position, isPromoted }) => (
            <Cells
              key={url}
              label={
                <>
                  <a href={url} className="hover:underline" target="_blank" rel="noopener noreferrer">
                    {URL.parse(url)?.pathname ?? url}
                    <span className="sr-only"> (opens in a new tab)</span>
                  </a>
                  {isPromoted && (
                    <>
                      {" "}
                      <Badge tone="quiet">Links or content from us</Badge>
                    </>
                  )}
                </>
              }
              cells={[
                formatNumber(clicksBefore),
                formatNumber(clicks),
                formatNumber(impressions),
                positionText(position),
              ]}
            />
          ))}
        </Table>
      </ScrollBox>
    ) : (
      <p className="mt-3 text-muted">No page did in these days.</p>
    )}
  </Section>
);
