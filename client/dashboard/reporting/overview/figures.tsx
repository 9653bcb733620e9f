import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { Link } from "react-router";
import type { CreditKind } from "#shared/billing/credits.ts";
import type { Overview, OverviewDay } from "#shared/reporting/overview.ts";
import { formatNumber, formatUpTo } from "../../../ui/format.ts";
import { articlesLink } from "../../content/articles/article-filters.ts";
import { feedLink } from "../../conversations/mentions/mention-params.ts";
import { projectLink } from "../../current-project.ts";
import { submissionsLink } from "../../links/submissions/submission-filters.tsx";
import { visitsPath } from "../reports/report-path.ts";

type Sum = Exclude<keyof OverviewDay, "day" | "live">;

export const totalOf = (days: readonly OverviewDay[], name: Sum) => days.reduce((total, day) => total + day[name], 0);

/** The period's key figures, each compared with the period before and leading to its list. */
export const Figures = ({ projectId, overview }: { projectId: string; overview: Overview }) => {
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
export const Trend = ({ value, previous, isLoss = false }: TrendProps) => {
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
