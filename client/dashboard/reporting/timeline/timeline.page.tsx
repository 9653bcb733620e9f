import BadgeCheck from "lucide-react/icons/badge-check";
import CircleHelp from "lucide-react/icons/circle-help";
import CircleX from "lucide-react/icons/circle-x";
import FileText from "lucide-react/icons/file-text";
import Files from "lucide-react/icons/files";
import MessageCircle from "lucide-react/icons/message-circle";
import MousePointerClick from "lucide-react/icons/mouse-pointer-click";
import Newspaper from "lucide-react/icons/newspaper";
import Send from "lucide-react/icons/send";
import Unlink from "lucide-react/icons/unlink";
import type { ComponentType } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { TimelineEntry, TimelineKind } from "#shared/reporting/timeline.ts";
import { api, read } from "../../../app/api-client.ts";
import { pageParam, searchParams, toQuery } from "../../../app/search-params.ts";
import { DaySections } from "../../../ui/dates/day-sections.tsx";
import { ExternalLink } from "../../../ui/external-link.tsx";
import { formatTime } from "../../../ui/format.ts";
import { ActionLink, EmptyState } from "../../../ui/lists/empty-state.tsx";
import { PagedList } from "../../../ui/lists/paged-list.tsx";
import { pageSetLink } from "../../content/page-sets/page-sets.ts";
import { projectLink, requireProject } from "../../current-project.ts";
import { submissionsLink } from "../../links/submissions/submission-filters.tsx";
import { DashboardPage } from "../../page.tsx";

const params = searchParams({ page: pageParam });
const pageSize = 50;

export const loader = async (args: LoaderFunctionArgs) => {
  const { id } = await requireProject(args);
  const filters = params.parse(args.request.url);
  const call = args.context.get(api).projects[":id"].timeline;
  const list = await read(call.$get({ param: { id }, query: { ...toQuery(filters), limit: String(pageSize) } }));
  return { projectId: id, filters, ...list };
};

export function Component() {
  const { projectId, filters, entries, total, totalIsCapped } = useLoaderData<typeof loader>();
  return (
    <DashboardPage title="Timeline" description="Everything that happened to your project, by day.">
      <PagedList
        total={total}
        totalIsCapped={totalIsCapped}
        limit={pageSize}
        page={filters.page}
        to={(page) => params.link(projectLink("timeline", projectId), { page })}
        empty={
          <EmptyState
            title="Nothing has happened yet"
            action={<ActionLink to={submissionsLink(projectId)}>Go to submissions</ActionLink>}
          >
            Submissions, links that go live or get lost, mentions, articles and visits appear here as they happen.
          </EmptyState>
        }
      >
        <div>
          <DaySections entries={entries} lead="Newest first, with times in UTC.">
            {(entry) => <Entry key={keyOf(entry)} projectId={projectId} entry={entry} />}
          </DaySections>
        </div>
      </PagedList>
    </DashboardPage>
  );
}

/** Two mentions found at once may have the same title. */
const keyOf = ({ at, kind, title, submissionId, mentionId, articleId, pageSetId, url }: TimelineEntry) =>
  `${at} ${kind} ${submissionId ?? mentionId ?? articleId ?? pageSetId ?? url ?? title}`;

type Icon = ComponentType<{ size: number; className: string; "aria-hidden": "true" }>;

const icons: Record<TimelineKind, { Icon: Icon; className: string }> = {
  submitted: { Icon: Send, className: "bg-info-wash text-info" },
  live: { Icon: BadgeCheck, className: "bg-good-wash text-good" },
  unfollowed: { Icon: Unlink, className: "bg-warn-wash text-warn" },
  lost: { Icon: Unlink, className: "bg-bad-wash text-bad" },
  rejected: { Icon: CircleX, className: "bg-bad-wash text-bad" },
  unavailable: { Icon: CircleX, className: "bg-surface text-muted" },
  expired: { Icon: CircleX, className: "bg-surface text-muted" },
  needs_customer: { Icon: CircleHelp, className: "bg-wash text-accent" },
  mention: { Icon: MessageCircle, className: "bg-surface text-muted" },
  visits: { Icon: MousePointerClick, className: "bg-info-wash text-info" },
  report: { Icon: FileText, className: "bg-surface text-muted" },
  article: { Icon: Newspaper, className: "bg-good-wash text-good" },
  pages: { Icon: Files, className: "bg-good-wash text-good" },
  gone: { Icon: Unlink, className: "bg-bad-wash text-bad" },
};

const Entry = ({ projectId, entry }: { projectId: string; entry: TimelineEntry }) => {
  const { at, kind, title, url } = entry;
  const { Icon, className } = icons[kind];
  const to = targetOf(projectId, entry);
  return (
    <li className="relative flex items-start gap-2.5 px-3 py-1 has-[a]:hover:bg-surface">
      <span className={`grid size-6 shrink-0 place-items-center rounded-full ${className}`}>
        <Icon size={14} className="" aria-hidden="true" />
      </span>
      <p className="min-w-0 grow py-0.5 wrap-anywhere">
        {to ? (
          <Link to={to} className="after:absolute after:inset-0 hover:underline">
            {title}
          </Link>
        ) : url ? (
          <ExternalLink href={url} className="after:absolute after:inset-0 hover:underline">
            {title}
          </ExternalLink>
        ) : (
          title
        )}
      </p>
      {/* Visits are counted by day. */}
      {kind !== "visits" && (
        <time dateTime={at} className="shrink-0 py-0.5 text-sm text-muted digits">
          {formatTime(at)}
        </time>
      )}
    </li>
  );
};

/** The page of the dashboard that an entry is about. */
const targetOf = (projectId: string, { submissionId, pageSetId, kind }: TimelineEntry) => {
  if (pageSetId) return pageSetLink({ id: pageSetId, projectId }, { state: "published" });
  if (submissionId) return submissionsLink(projectId, { submission: submissionId });
  return kind === "report" ? projectLink("reports", projectId) : undefined;
};
