import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { ActivityEntry, ActivityKind } from "#shared/workspace/activity.ts";
import { api, read } from "../../../app/api-client.ts";
import { choiceParam, dayParam, idParam, pageParam, searchParams, toQuery } from "../../../app/search-params.ts";
import { DateRangeField } from "../../../ui/dates/date-range-picker.tsx";
import { DaySections } from "../../../ui/dates/day-sections.tsx";
import { formatCount, formatTime, formatTotal } from "../../../ui/format.ts";
import { Combobox } from "../../../ui/forms/combobox.tsx";
import { optionsOf } from "../../../ui/forms/fields.tsx";
import { FilterBar } from "../../../ui/forms/filter-bar.tsx";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { NoMatches, PagedList } from "../../../ui/lists/paged-list.tsx";
import { projectLink, requireProject } from "../../current-project.ts";
import { DashboardPage } from "../../page.tsx";

const activityLabels: Record<ActivityKind, string> = {
  "submission.approved": "Submission approved",
  "submission.skipped": "Submission skipped",
  "submission.answered": "Submission answered",
  "submission.reordered": "Proposals reordered",
  "kit.saved": "Listing kit saved",
  "directories.excluded": "Excluded directories changed",
  "project.changed": "Project settings changed",
  "keyword.added": "Keyword added",
  "keyword.removed": "Keyword removed",
  "mention.replied": "Mention replied to",
  "mention.drafted": "Reply drafted",
  "mention.dismissed": "Mention dismissed",
  "mention.restored": "Mention restored",
  "article.created": "Article created",
  "article.approved": "Article approved",
  "article.changes_requested": "Article changes requested",
  "article.scheduled": "Article scheduled",
  "article.published": "Article published",
  "article.unpublished": "Article unpublished",
  "article.archived": "Article archived",
  "page_set.created": "Page set created",
  "page_set.published": "Pages published",
  "destination.added": "Destination added",
  "destination.changed": "Destination changed",
  "destination.removed": "Destination removed",
  "search.connected": "Search Console connected",
  "search.disconnected": "Search Console disconnected",
  "webhook.added": "Webhook added",
  "webhook.changed": "Webhook changed",
  "webhook.removed": "Webhook removed",
  "alerts.changed": "Alerts changed",
  "offer.created": "Offer created",
  "offer.changed": "Offer changed",
  "report.created": "Report created",
  "report.shared": "Report shared",
  "report.link_revoked": "Report link revoked",
  "branding.changed": "Report branding changed",
  "branding.removed": "Report branding removed",
  "member.invited": "Member invited",
  "member.joined": "Member joined",
  "member.role_changed": "Member role changed",
  "member.removed": "Member removed",
};

const params = searchParams({
  actor: idParam,
  kind: choiceParam(activityLabels),
  from: dayParam,
  to: dayParam,
  page: pageParam,
});
const pageSize = 50;

export const loader = async (args: LoaderFunctionArgs) => {
  const { id } = await requireProject(args);
  const filters = params.parse(args.request.url);
  const query = { ...toQuery(filters), limit: String(pageSize) };
  const list = await read(args.context.get(api).projects[":id"].activity.$get({ param: { id }, query }));
  return { projectId: id, filters, ...list };
};

export function Component() {
  const { projectId, filters, entries, total, totalIsCapped, people } = useLoaderData<typeof loader>();
  const path = projectLink("activity", projectId);
  const isFiltered = Boolean(filters.actor || filters.kind || filters.from || filters.to);
  const count = formatTotal({ total, totalIsCapped }, "entry", "entries");
  return (
    <DashboardPage title="Activity" description="What people decided in this project.">
      {(total > 0 || isFiltered) && (
        <FilterBar label="Filter activity" params={params} path={path} values={filters}>
          <Combobox
            name="actor"
            label="Person"
            options={optionsOf(Object.fromEntries(people.map(({ id, name }) => [id, name])), "Everyone")}
          />
          <Combobox name="kind" label="Activity" options={optionsOf(activityLabels, "All activity")} />
          <DateRangeField label="Days" />
        </FilterBar>
      )}
      <p role="status" className="sr-only">
        {isFiltered ? `${count} found` : ""}
      </p>
      <PagedList
        total={total}
        totalIsCapped={totalIsCapped}
        limit={pageSize}
        page={filters.page}
        to={(page) => params.link(path, { ...filters, page })}
        empty={isFiltered ? noMatches(path) : noEntries}
      >
        <DaySections entries={entries} lead={`${count} of the last twelve months, newest first, with times in UTC.`}>
          {(entry) => <Entry key={entry.id} entry={entry} />}
        </DaySections>
      </PagedList>
    </DashboardPage>
  );
}

const Entry = ({ entry: { at, actor, kind, subject, count, url } }: { entry: ActivityEntry }) => (
  <li className="relative flex items-start gap-2.5 px-3 py-1.5 hover:bg-surface">
    <p className="min-w-0 grow wrap-anywhere">
      <Link to={url} className="after:absolute after:inset-0 hover:underline">
        {activityLabels[kind]}: {subject}
        {count > 1 && ` and ${formatCount(count - 1, "other")}`}
      </Link>
      <span className="pl-2 text-muted">{actor?.name ?? "Deleted account"}</span>
    </p>
    <time dateTime={at} className="shrink-0 text-sm leading-6 text-muted digits">
      {formatTime(at)}
    </time>
  </li>
);

const noMatches = (path: string) => (
  <NoMatches rows="entries" to={path}>
    Try another person, another activity or other days.
  </NoMatches>
);

const noEntries = (
  <EmptyState title="No activity yet">
    Approvals, publications and changed settings appear here with the person who made them.
  </EmptyState>
);
