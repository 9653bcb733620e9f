import { Link } from "react-router";
import type { BestMention, Overview } from "#shared/overview.ts";
import type { MonthReplies, Project } from "#shared/projects.ts";
import { link } from "#shared/routes.ts";
import type { SourceState } from "#shared/sources.ts";
import { DayChart } from "../../ui/day-chart.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { formatCount, formatDate } from "../../ui/format.ts";
import { articlesLink } from "../articles/article-filters.ts";
import { intentLabels, sourceLabels } from "../mentions/labels.ts";
import { feedLink, pageOf } from "../mentions/mention-filters.tsx";
import { projectLink } from "../projects/current-project.ts";
import { ProjectIcon } from "../projects/project-icon.tsx";
import { submissionsLink } from "../submissions/submission-filters.tsx";
import { SourceStatus } from "./source-status.tsx";

type ProjectOverviewProps = { project: Project; overview: Overview; sources: SourceState[]; replies: MonthReplies };

/** A project's overview: key figures, live links, the best new mentions, mentions per day, and each source's state. */
export const ProjectOverview = ({ project, overview, sources, replies }: ProjectOverviewProps) => (
  <>
    <div className="flex items-center gap-4">
      <ProjectIcon name={project.name} iconUrl={project.iconUrl} />
      <div className="min-w-0">
        <h2 className="text-xl font-semibold wrap-anywhere">{project.name}</h2>
        <p className="truncate text-muted">{URL.parse(project.url)?.host}</p>
      </div>
    </div>
    <Figures projectId={project.id} overview={overview} replies={replies} />
    {overview.articles.total > 0 && <Content projectId={project.id} articles={overview.articles} />}
    {overview.links.total === 0 && (
      <EmptyState
        title="No submissions yet"
        action={
          <Link className="button" to={submissionsLink(project.id)}>
            See how it works
          </Link>
        }
      >
        Choose directories from our proposals, and follow each one until your link is verified.
      </EmptyState>
    )}
    {project.counts.keywords === 0 && (
      <EmptyState
        title="No keywords yet"
        action={
          <Link className="button" to={projectLink("keywords", project.id)}>
            Add keywords
          </Link>
        }
      >
        Add phrases people use when they need what you sell, and we'll search for them.
      </EmptyState>
    )}
    {overview.links.total > 0 && (
      <DayChart
        id="links"
        title="Live links"
        summary={linksSummary(overview.links.days)}
        days={overview.links.days.map(({ day, live }) => ({
          day,
          name: formatDate(day),
          value: live,
          text: formatNumber(live),
        }))}
        values={{ label: "Live links", caption: "Verified links at the end of each day." }}
      />
    )}
    <BestMentions projectId={project.id} mentions={overview.best} />
    <DayChart
      id="days"
      title="Mentions per day"
      summary={daysSummary(overview.days)}
      days={overview.days.map(({ day, mentions }) => ({
        day,
        name: formatDate(day),
        value: mentions,
        text: formatNumber(mentions),
      }))}
      values={{ label: "Mentions", caption: "Days without mentions are left out." }}
    />
    <SourceStatus sources={sources} />
  </>
);

const formatNumber = (value: number) => value.toLocaleString("en-US");

type FiguresProps = { projectId: string; overview: Overview; replies: MonthReplies };

/** Key figures, each linking to its list. */
const Figures = ({ projectId, overview, replies }: FiguresProps) => (
  <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-4">
    <Figure
      label="Live links"
      value={overview.links.live}
      note="Found by our last check"
      to={submissionsLink(projectId, { state: "live" })}
    />
    <Figure
      label="Waiting for you"
      value={overview.links.needsCustomer}
      note={`${formatCount(overview.links.proposed, "proposal")} to decide`}
      to={submissionsLink(projectId, { state: overview.links.needsCustomer ? "needs_customer" : "proposed" })}
    />
    <Figure
      label="Lost links"
      value={overview.links.lost}
      note={`${formatCount(overview.links.replaced, "replacement")} proposed`}
      to={submissionsLink(projectId, { state: "lost" })}
    />
    <Figure
      label="New mentions"
      value={overview.newMentions}
      note="Waiting for a reply"
      to={`${projectLink("mentions", projectId)}&filter=new`}
    />
    <Figure
      label="New leads"
      value={overview.newLeads}
      note="Not contacted yet"
      to={`${projectLink("leads", projectId)}&status=new`}
    />
    <Figure
      label="Replies drafted this month"
      value={replies.used}
      limit={replies.limit}
      note={replies.limit === null ? "Unlimited" : `Resets on ${formatDate(replies.resetsAt)}`}
      to={link("plan")}
    />
  </ul>
);

type ContentProps = { projectId: string; articles: Overview["articles"] };

/** The project's articles. */
const Content = ({ projectId, articles }: ContentProps) => (
  <section aria-labelledby="content">
    <h2 id="content" className="mb-4 text-xl font-semibold">
      Content
    </h2>
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-4">
      <Figure
        label="Articles waiting for you"
        value={articles.waiting}
        note="Ideas, texts to review, failures"
        to={articlesLink(projectId, { state: "waiting" })}
      />
      <Figure
        label="Scheduled articles"
        value={articles.scheduled}
        note={articles.nextAt ? `The next one on ${formatDate(articles.nextAt)}` : "Choose days in the calendar"}
        to={projectLink("articleCalendar", projectId)}
      />
      <Figure
        label="Published this month"
        value={articles.publishedThisMonth}
        note="Articles at your destinations"
        to={articlesLink(projectId, { state: "published" })}
      />
    </ul>
  </section>
);

type FigureProps = { label: string; value: number; limit?: number | null; note: string; to: string };

const Figure = ({ label, value, limit = null, note, to }: FigureProps) => (
  <li className="relative rounded-2xl border border-line p-5 hover:bg-surface">
    <Link to={to} className="text-muted after:absolute after:inset-0 hover:underline">
      {label}
    </Link>
    <p className="mt-1 text-3xl font-semibold tabular-nums">
      {formatNumber(value)}
      {limit !== null && <span className="text-lg font-normal text-muted"> of {formatNumber(limit)}</span>}
    </p>
    <p className="mt-1 text-sm text-muted">{note}</p>
  </li>
);

/** The new mentions most worth a reply. */
const BestMentions = ({ projectId, mentions }: { projectId: string; mentions: BestMention[] }) => (
  <section aria-labelledby="best">
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
      <p className="text-muted">No new mentions. We'll list them here as we find them.</p>
    )}
  </section>
);

/** Summarizes the chart of live links in one sentence. */
export const linksSummary = (days: Overview["links"]["days"]) => {
  const [first, last] = [days[0]?.live ?? 0, days.at(-1)?.live ?? 0];
  const are = `${formatCount(last, "link is", "links are")} live`;
  if (first === last) return `${are}, as many as ${days.length} days ago.`;
  return `${are}, ${formatNumber(Math.abs(last - first))} ${last > first ? "more" : "fewer"} than ${days.length} days ago.`;
};

/** Summarizes the chart of mentions in one sentence. */
export const daysSummary = (days: Overview["days"]) => {
  const period = `in the last ${days.length} days`;
  const total = days.reduce((sum, { mentions }) => sum + mentions, 0);
  if (total === 0) return `No mentions ${period}.`;
  const peak = days.reduce((highest, day) => (day.mentions >= highest.mentions ? day : highest));
  if (total === 1) return `1 mention ${period}, on ${formatDate(peak.day)}.`;
  return total === peak.mentions
    ? `${formatNumber(total)} mentions ${period}, all on ${formatDate(peak.day)}.`
    : `${formatNumber(total)} mentions ${period}, with a peak of ${formatNumber(peak.mentions)} on ${formatDate(peak.day)}.`;
};
