import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { CreditKind } from "#shared/billing/credits.ts";
import type { SourceState } from "#shared/conversations/sources.ts";
import { sourceLabels } from "#shared/conversations/sources.ts";
import type { BestMention, Overview, OverviewDay } from "#shared/reporting/overview.ts";
import type { Project } from "#shared/workspace/projects.ts";
import { Chart } from "../../../ui/charts/chart.tsx";
import { ShareBar } from "../../../ui/charts/share-table.tsx";
import { formatMonthDay } from "../../../ui/dates/day-range.ts";
import { formatCount, formatDate, formatNumber, formatUpTo } from "../../../ui/format.ts";
import { articlesLink } from "../../content/articles/article-filters.ts";
import { intentLabels } from "../../conversations/mentions/labels.ts";
import { feedLink, pageOf } from "../../conversations/mentions/mention-params.ts";
import { projectLink } from "../../current-project.ts";
import { submissionsLink } from "../../links/submissions/submission-filters.tsx";
import { visitsPath } from "../reports/report-path.ts";
import { Card, ComingUp, WaitingList } from "./lists.tsx";
import { SourceStatus } from "./source-status.tsx";

type ProjectOverviewProps = { project: Project; overview: Overview; sources: SourceState[] };

/** What changed in a project, what waits for the customer, and what comes next. */
export const ProjectOverview = ({ project, overview, sources }: ProjectOverviewProps) => (
  <>
    <Figures projectId={project.id} overview={overview} />
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid min-w-0 grid-cols-1 gap-4 lg:col-start-1 lg:row-start-1 xl:grid-cols-2">
        <div className="min-w-0 xl:col-span-2">
          <LiveLinks projectId={project.id} overview={overview} />
        </div>
        <MentionsBySource project={project} overview={overview} />
        <Visits projectId={project.id} overview={overview} />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-4 max-lg:row-start-1">
        <WaitingList projectId={project.id} overview={overview} />
        <ComingUp projectId={project.id} overview={overview} />
      </div>
    </div>
    <div className="mt-4 grid grid-cols-1 items-start gap-x-4 gap-y-9 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <BestMentions projectId={project.id} mentions={overview.best} />
      <div className="min-w-0">
        <SourceStatus sources={sources.filter(({ state }) => state !== "off")} />
        <p className="mt-2">
          <TextLink to={`${projectLink("project", project.id)}#sources`}>Set up sources</TextLink>
        </p>
      </div>
    </div>
  </>
);

type PartProps = { projectId: string; overview: Overview };

const LiveLinks = ({ projectId, overview: { links, days, previousDays } }: PartProps) => (
  <Card id="links" title="Links over time">
    {links.total > 0 ? (
      <DaysChart title="Links over time" label="Live links" name="live" days={days} previousDays={previousDays} />
    ) : (
      <Empty action={<TextLink to={submissionsLink(projectId)}>See how it works</TextLink>}>
        No submissions yet. Choose directories from our proposals, and follow each one until your link is verified.
      </Empty>
    )}
  </Card>
);

type DaysChartProps = {
  title: string;
  label: string;
  name: Exclude<keyof OverviewDay, "day">;
  days: readonly OverviewDay[];
  previousDays: readonly OverviewDay[];
  kind?: "line" | "bar";
};

/** A value per day, compared with the period before. */
const DaysChart = ({ title, label, name, days, previousDays, kind = "line" }: DaysChartProps) => (
  <Chart
    kind={kind}
    size="small"
    title={title}
    labels={days.map(({ day }) => formatDate(day))}
    axisLabels={days.map(({ day }) => formatMonthDay(day))}
    series={[{ label, tone: "info", values: days.map((day) => day[name]) }]}
    compareTo={{ label: `${days.length} days before`, values: previousDays.map((day) => day[name]) }}
  />
);

/** The period's mentions per source, each leading to its part of the feed. */
const MentionsBySource = ({ project, overview: { days, sources } }: { project: Project; overview: Overview }) => {
  const period = { from: days[0]?.day, to: days.at(-1)?.day };
  const total = totalOf(days, "mentions");
  const most = Math.max(1, ...sources.map(({ mentions }) => mentions));
  return (
    <Card id="mentions" title="Mentions by source">
      {total > 0 || sources.length > 0 ? (
        <>
          <p className="text-sm text-muted">{`${formatCount(total, "mention")} in the last ${days.length} days`}</p>
          <ul className="mt-2">
            {sources.map(({ source, mentions, previous }) => (
              <li
                key={source}
                className="relative grid grid-cols-[6.5rem_1fr_2rem_4.5rem] items-center gap-x-2 rounded-md py-1 text-sm hover:bg-surface max-xl:py-2.5"
              >
                <Link
                  to={feedLink(project.id, { filter: "all", source, ...period })}
                  className="truncate after:absolute after:inset-0 hover:underline"
                >
                  {sourceLabels[source]}
                </Link>
                <span className="-mt-1.5">
                  <ShareBar part={mentions / most} />
                </span>
                <span className="text-right font-semibold tabular-nums">{formatNumber(mentions)}</span>
                <span className="text-right">
                  <Trend value={mentions} previous={previous} />
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : project.counts.keywords === 0 ? (
        <Empty action={<TextLink to={projectLink("keywords", project.id)}>Add keywords</TextLink>}>
          No keywords yet. Add phrases people use when they need what you sell, and we'll search for them.
        </Empty>
      ) : (
        <Empty action={<TextLink to={projectLink("keywords", project.id)}>Review your keywords</TextLink>}>
          No mentions in this period. Broader keywords find more.
        </Empty>
      )}
    </Card>
  );
};

const Visits = ({ projectId, overview: { days, previousDays } }: PartProps) => {
  return (
    <Card id="visits" title="Visits from directories">
      {totalOf(days, "visits") > 0 || totalOf(previousDays, "visits") > 0 ? (
        <DaysChart
          title="Visits from directories"
          label="Visits"
          name="visits"
          days={days}
          previousDays={previousDays}
        />
      ) : (
        <Empty action={<TextLink to={visitsPath(projectId)}>Count visits</TextLink>}>
          No visits yet. Add one line to your website to see which listings send people.
        </Empty>
      )}
    </Card>
  );
};

const Empty = ({ action, children }: { action: ReactNode; children: ReactNode }) => (
  <div className="py-3 text-sm">
    <p className="max-w-prose text-muted">{children}</p>
    <p className="mt-1">{action}</p>
  </div>
);

const TextLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="link inline-flex min-h-11 items-center">
    {children}
  </Link>
);

/** The new mentions most worth a reply. */
const BestMentions = ({ projectId, mentions }: { projectId: string; mentions: BestMention[] }) => (
  <section aria-labelledby="best" className="min-w-0">
    <h2 id="best" className="mb-4 text-xl font-semibold">
      Top mentions
    </h2>
    {mentions.length ? (
      <ul className="divide-y divide-line rounded-2xl border border-line">
        {mentions.map(({ id, title, author, source, intent, score, foundAt, newer }) => (
          <li key={id} className="relative flex items-center justify-between gap-4 px-5 py-3.5 hover:bg-surface">
            <div className="min-w-0">
              <Link
                to={`${feedLink(projectId, { page: pageOf(newer) })}#${id}`}
                className="font-medium wrap-anywhere after:absolute after:inset-0 hover:underline"
              >
                {title || "Untitled"}
              </Link>
              <p className="mt-0.5 text-sm text-muted wrap-anywhere">
                {intentLabels[intent]} · {sourceLabels[source]}
                {author && ` · ${author}`} · <time dateTime={foundAt}>{formatDate(foundAt)}</time>
              </p>
            </div>
            <p className="shrink-0 rounded-full bg-wash px-3 py-1 text-sm font-semibold tabular-nums">
              <span className="sr-only">Score </span>
              {score}
            </p>
          </li>
        ))}
      </ul>
    ) : (
      <p className="text-muted">No new mentions in this period. We'll list them here as we find them.</p>
    )}
  </section>
);

type Sum = Exclude<keyof OverviewDay, "day" | "live">;

const totalOf = (days: readonly OverviewDay[], name: Sum) => days.reduce((total, day) => total + day[name], 0);

/** The period's key figures, each compared with the period before and leading to its list. */
const Figures = ({ projectId, overview }: { projectId: string; overview: Overview }) => {
  const { days, previousDays, articles, credits } = overview;
  const period = { from: days[0]?.day, to: days.at(-1)?.day };
  const compare = (name: Sum) => ({ value: totalOf(days, name), previous: totalOf(previousDays, name) });
  const creditsOf = (kind: CreditKind) => credits.find((balance) => balance.kind === kind)?.available ?? 0;
  return (
    <ul className="grid grid-cols-1 gap-px overflow-hidden rounded-card border border-line bg-line min-[22.5rem]:grid-cols-2 sm:grid-cols-3 xl:grid-cols-6">
      <Figure
        label="Live links"
        value={overview.links.live}
        previous={previousDays.at(-1)?.live ?? 0}
        note={`${formatNumber(totalOf(days, "gained"))} gained`}
        to={submissionsLink(projectId, { state: "live" })}
      />
      <Figure
        label="Lost links"
        {...compare("lost")}
        isLoss
        note={`${formatNumber(totalOf(days, "replaced"))} replaced`}
        to={submissionsLink(projectId, period)}
      />
      <Figure
        label="Mentions found"
        {...compare("mentions")}
        note={`${formatUpTo(overview.newMentions)} to answer`}
        to={feedLink(projectId, { filter: "all", ...period })}
      />
      <Figure label="Visits" {...compare("visits")} note="From directories" to={visitsPath(projectId, period)} />
      <Figure
        label="Articles published"
        {...compare("articles")}
        note={`${formatNumber(articles.scheduled)} scheduled`}
        to={articlesLink(projectId, period)}
      />
      <Figure
        label="Credits left"
        value={creditsOf("submission")}
        note={`${formatNumber(creditsOf("article"))} for articles`}
        to={projectLink("credits", projectId)}
      />
    </ul>
  );
};

type FigureProps = {
  label: string;
  value: number;
  /** Its value in the period before. */
  previous?: number;
  /** More is worse. */
  isLoss?: boolean;
  note: string;
  to: string;
};

const Figure = ({ label, value, previous, isLoss, note, to }: FigureProps) => (
  <li className="relative bg-canvas px-4 py-3 hover:bg-surface">
    <Link
      to={to}
      className="text-sm text-muted after:absolute after:inset-0 hover:underline focus-visible:-outline-offset-2"
    >
      {label}
    </Link>
    <p className="mt-0.5 flex items-baseline gap-2">
      <span className="text-2xl font-semibold tabular-nums">{formatNumber(value)}</span>
      {previous !== undefined && <Trend value={value} previous={previous} isLoss={isLoss} />}
    </p>
    <p className="text-sm text-muted">{note}</p>
  </li>
);

type TrendProps = { value: number; previous: number; isLoss?: boolean | undefined };

/** The difference to the period before. */
const Trend = ({ value, previous, isLoss = false }: TrendProps) => {
  const change = value - previous;
  if (change === 0) return <span className="text-sm text-muted">No change</span>;
  const Icon = change > 0 ? ArrowUp : ArrowDown;
  return (
    <span
      className={`inline-flex items-center gap-0.5 text-sm font-medium tabular-nums ${change > 0 === isLoss ? "text-bad" : "text-good"}`}
    >
      <Icon size={14} aria-hidden="true" />
      <span className="sr-only">{change > 0 ? "Up" : "Down"} </span>
      {formatNumber(Math.abs(change))}
    </span>
  );
};
