import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { CreditKind } from "#shared/billing/credits.ts";
import { type SourceState, sourceLabels } from "#shared/conversations/sources.ts";
import type { Checklist } from "#shared/reporting/checklist.ts";
import type { Overview, OverviewDay } from "#shared/reporting/overview.ts";
import type { Project } from "#shared/workspace/projects.ts";
import { Chart } from "../../../ui/charts/chart.tsx";
import { formatDays, formatMonthDay } from "../../../ui/dates/day-range.ts";
import { formatCount, formatDate, formatNumber, formatUpTo } from "../../../ui/format.ts";
import { ShareBar } from "../../../ui/share-table.tsx";
import { articlesLink } from "../../content/articles/article-filters.ts";
import { feedLink } from "../../conversations/mentions/mention-params.ts";
import { projectLink } from "../../current-project.ts";
import { submissionsLink } from "../../links/submissions/submission-filters.tsx";
import { FirstSteps } from "../onboarding/first-steps.tsx";
import { visitsPath } from "../reports/report-path.ts";
import { Card } from "./card.tsx";
import { ComingUp } from "./coming-up.tsx";
import { type Waiting, WaitingList } from "./waiting-list.tsx";

export const chartLabels = { links: "Links", mentions: "Mentions", visits: "Visits" } as const;
type ChartName = keyof typeof chartLabels;
const chartNames = Object.keys(chartLabels) as ChartName[];

type ProjectOverviewProps = {
  project: Project;
  overview: Overview;
  sources: SourceState[];
  checklist: Checklist;
  waiting: Waiting;
  chart: ChartName;
  /** Path of the overview with another chart. */
  to: (chart: ChartName) => string;
};

/** What changed in a project, what waits for the customer, and what comes next: on one screen of a laptop. */
export const ProjectOverview = ({
  project,
  overview,
  sources,
  checklist,
  waiting,
  chart,
  to,
}: ProjectOverviewProps) => (
  <>
    <Figures projectId={project.id} overview={overview} />
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <WaitingList projectId={project.id} overview={overview} waiting={waiting} sources={sources} />
        <FirstSteps projectId={project.id} checklist={checklist} />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <ComingUp projectId={project.id} overview={overview} />
        <Card id="trend" title={charts[chart].title} action={<ChartChoice current={chart} to={to} />}>
          {charts[chart].show({ project, overview })}
        </Card>
      </div>
    </div>
  </>
);

type PartProps = { project: Project; overview: Overview };

const ChartChoice = ({ current, to }: { current: ChartName; to: (chart: ChartName) => string }) => (
  <nav aria-label="Chart" className="-mr-1.5 flex text-sm">
    {chartNames.map((name) => (
      <Link
        key={name}
        to={to(name)}
        preventScrollReset
        aria-current={name === current ? "true" : undefined}
        className={`inline-flex min-h-11 items-center rounded-md px-1.5 xl:min-h-6 ${name === current ? "font-medium" : "text-muted hover:text-ink hover:underline"}`}
      >
        {chartLabels[name]}
        <span className="sr-only"> chart</span>
      </Link>
    ))}
  </nav>
);

const LiveLinks = ({ project, overview }: PartProps) =>
  overview.links.total > 0 ? (
    <DaysChart title={charts.links.title} label="Live links" name="live" overview={overview} />
  ) : (
    <Empty action={<TextLink to={submissionsLink(project.id)}>See how it works</TextLink>}>
      No submissions yet. Choose directories from our proposals, and follow each one until your link is verified.
    </Empty>
  );

type DaysChartProps = { title: string; label: string; name: Exclude<keyof OverviewDay, "day">; overview: Overview };

/** A value per day, compared with the period before. */
const DaysChart = ({ title, label, name, overview: { days, previousDays } }: DaysChartProps) => (
  <Chart
    kind="line"
    title={title}
    label={label}
    days={days.map(({ day }) => formatDate(day))}
    axisDays={days.map(({ day }) => formatMonthDay(day))}
    values={days.map((day) => day[name])}
    compareTo={{
      label: `Previous ${days.length} days`,
      period: formatDays(previousDays[0]?.day ?? "", previousDays.at(-1)?.day ?? ""),
      values: previousDays.map((day) => day[name]),
    }}
  />
);

/** The period's mentions per source, each leading to its part of the feed. */
const MentionsBySource = ({ project, overview: { days, sources } }: PartProps) => {
  const period = { from: days[0]?.day, to: days.at(-1)?.day };
  const total = totalOf(days, "mentions");
  const most = Math.max(1, ...sources.map(({ mentions }) => mentions));
  if (total > 0 || sources.length > 0)
    return (
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
              <span className="text-right font-semibold digits">{formatNumber(mentions)}</span>
              <span className="text-right">
                <Trend value={mentions} previous={previous} />
              </span>
            </li>
          ))}
        </ul>
      </>
    );
  return project.counts.keywords === 0 ? (
    <Empty action={<TextLink to={projectLink("keywords", project.id)}>Add keywords</TextLink>}>
      No keywords yet. Add phrases people use when they need what you sell, and we'll search for them.
    </Empty>
  ) : (
    <Empty action={<TextLink to={projectLink("keywords", project.id)}>Review your keywords</TextLink>}>
      No mentions in this period. Broader keywords find more.
    </Empty>
  );
};

const Visits = ({ project, overview }: PartProps) => {
  const assistants = totalOf(overview.days, "assistantVisits");
  const isEmpty = !totalOf(overview.days, "visits") && !totalOf(overview.previousDays, "visits") && !assistants;
  return isEmpty ? (
    <Empty action={<TextLink to={visitsPath(project.id)}>Count visits</TextLink>}>
      No visits yet. Add one line to your website to see which listings send people.
    </Empty>
  ) : (
    <>
      <DaysChart title={charts.visits.title} label="Visits" name="visits" overview={overview} />
      {assistants > 0 && (
        <p className="mt-1 text-sm text-muted">
          {formatCount(assistants, "more visit")} came from AI assistants, such as ChatGPT and Perplexity.
        </p>
      )}
    </>
  );
};

const charts: Record<ChartName, { title: string; show: (part: PartProps) => ReactNode }> = {
  links: { title: "Links over time", show: LiveLinks },
  mentions: { title: "Mentions by source", show: MentionsBySource },
  visits: { title: "Visits from directories", show: Visits },
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

type Sum = Exclude<keyof OverviewDay, "day" | "live">;

const totalOf = (days: readonly OverviewDay[], name: Sum) => days.reduce((total, day) => total + day[name], 0);

/** The period's key figures, each compared with the period before and leading to its list. */
const Figures = ({ projectId, overview }: { projectId: string; overview: Overview }) => {
  const { days, previousDays, articles, credits } = overview;
  const period = { from: days[0]?.day, to: days.at(-1)?.day };
  const compare = (name: Sum) => ({ value: totalOf(days, name), previous: totalOf(previousDays, name) });
  const creditsOf = (kind: CreditKind) => credits.find((balance) => balance.kind === kind)?.available ?? 0;
  return (
    <ul className="grid grid-cols-1 gap-px overflow-hidden rounded-card max-sm:order-last border border-line bg-line min-[22.5rem]:grid-cols-2 sm:grid-cols-3 xl:grid-cols-6">
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
  <li className="relative bg-canvas px-4 py-2.5 hover:bg-surface">
    <Link
      to={to}
      className="text-sm text-muted after:absolute after:inset-0 hover:underline focus-visible:-outline-offset-2"
    >
      {label}
    </Link>
    <p className="mt-0.5 flex items-baseline gap-2">
      <span className="text-2xl font-semibold digits">{formatNumber(value)}</span>
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
      className={`inline-flex items-center gap-0.5 text-sm font-medium digits ${change > 0 === isLoss ? "text-bad" : "text-good"}`}
    >
      <Icon size={14} aria-hidden="true" />
      <span className="sr-only">{change > 0 ? "Up" : "Down"} </span>
      {formatNumber(Math.abs(change))}
    </span>
  );
};
