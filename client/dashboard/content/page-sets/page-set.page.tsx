import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import type { Page, PageSet, PageState } from "#shared/content/page-sets.ts";
import { paramsOf } from "#shared/routes.ts";
import { ApiError, api, read } from "../../../app/api-client.ts";
import { toQuery } from "../../../app/search-params.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { type DataColumn, DataTable } from "../../../ui/data-table.tsx";
import { formatCount, formatNumber, formatTotal } from "../../../ui/format.ts";
import { FilterLink, FilterLinks } from "../../../ui/forms/filter-links.tsx";
import { NoMatches, PagedList } from "../../../ui/lists/paged-list.tsx";
import type { Shortcut } from "../../../ui/shortcuts.tsx";
import { CreditsSummary } from "../../billing/credits/credits-summary.tsx";
import { DashboardPage } from "../../page.tsx";
import { useRole } from "../../role.tsx";
import { editLink, type PageSetFilters, pageSetLink, pageSetParams, stateLabels, stateTones } from "./labels.ts";
import { loadPageSet } from "./load-page-set.ts";
import { PageDrawer } from "./page-drawer.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import { useRefresh } from "./use-refresh.ts";

const pageSize = 25;

export const loader = async (args: LoaderFunctionArgs) => {
  const { id } = paramsOf("pageSet", args.params);
  const { row, ...filters } = pageSetParams.parse(args.request.url);
  const set = await loadPageSet(args, id, (found) => pageSetLink(found, { ...filters, row }));
  const { projects, "page-sets": pageSets } = args.context.get(api);
  const param = { id: set.projectId };
  const { pages } = pageSets[":id"];
  const [list, credits, { destinations }, opened] = await Promise.all([
    read(pages.$get({ param: { id }, query: { ...toQuery(filters), limit: String(pageSize) } })),
    read(projects[":id"].credits.$get({ param, query: { kind: "page", limit: "1" } })),
    read(projects[":id"].destinations.$get({ param })),
    row ? read(pages[":row"].$get({ param: { id, row: String(row) } })).catch(nullIfMissing) : null,
  ]);
  const balance = credits.balances.find(({ kind }) => kind === "page");
  return { set, filters, ...list, balance, destinations, opened };
};

/** The row was removed, or never existed. */
const nullIfMissing = (error: unknown) => {
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
  throw error;
};

export function Component() {
  const { set, filters, pages, total, totalIsCapped, balance, destinations, opened } = useLoaderData<typeof loader>();
  const { counts } = set;
  const canEdit = useRole("editor");
  const isChecking = set.state === "checking";
  useRefresh(isChecking || counts.queued > 0);
  const navigate = useNavigate();
  const [published, setPublished] = useState<"ready" | "failed">();
  const linkTo = (change: Partial<PageSetFilters>) => pageSetLink(set, { ...filters, ...change });

  return (
    <DashboardPage
      projectId={set.projectId}
      title={set.name}
      description="The pages of a set, with the reasons why some are held back."
      actions={
        canEdit && (
          <>
            <Link to={editLink(set)} className="button button-quiet">
              Edit
            </Link>
            {!isChecking && counts.ready + counts.published > 0 && (
              <Button onClick={() => setPublished("ready")}>Publish</Button>
            )}
          </>
        )
      }
    >
      {isChecking ? (
        <p role="status" className="mb-6 rounded-xl bg-info-wash px-4 py-3 text-info">
          The pages are being made and checked. This takes up to a minute.
        </p>
      ) : (
        <Summary set={set} onRetry={() => setPublished("failed")} />
      )}
      <div className="mb-6">
        <CreditsSummary balance={balance} rows="pages" />
      </div>
      <StateFilter set={set} current={filters.state} linkTo={(state) => linkTo({ state, page: 1 })} />
      <PagedList
        total={total}
        totalIsCapped={totalIsCapped}
        limit={pageSize}
        page={filters.page}
        to={(page) => linkTo({ page })}
        empty={
          isChecking ? null : (
            <NoMatches rows="pages" to={pageSetLink(set)}>
              They may have moved to another state.
            </NoMatches>
          )
        }
      >
        <DataTable
          id="pages"
          label="Pages"
          caption={formatTotal({ total, totalIsCapped }, "page")}
          columns={columnsOf((row) => linkTo({ row }))}
          rows={pages}
          nameOf={({ title }) => title || "Untitled"}
          shortcuts={noShortcuts}
        />
      </PagedList>
      {opened && (
        <PageDrawer
          page={opened}
          rows={set.rows}
          linkTo={(row) => linkTo({ row })}
          onClose={() => void navigate(linkTo({}), { preventScrollReset: true })}
        />
      )}
      {published && (
        <PublishDialog
          set={set}
          state={published}
          available={balance?.available ?? 0}
          destinations={destinations}
          onClose={() => setPublished(undefined)}
        />
      )}
    </DashboardPage>
  );
}

/** What needs attention. */
const Summary = ({ set: { counts, passing, rows }, onRetry }: { set: PageSet; onRetry: () => void }) => (
  <div className="mb-6 grid grid-cols-1 gap-3">
    <p>
      <strong className="font-semibold">
        {passing} of {formatCount(rows, "page")}
      </strong>{" "}
      {passing === 1 ? "passes" : "pass"} the checks.{" "}
      {counts.held_back > 0 &&
        `${formatCount(counts.held_back, "page is", "pages are")} held back: they aren't published and use no credit.`}
    </p>
    {counts.failed > 0 && (
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-xl bg-bad-wash px-4 py-2 text-bad">
        <p>{formatCount(counts.failed, "page")} could not be published. The credits were given back.</p>
        <Button variant="quiet" onClick={onRetry}>
          Try again
        </Button>
      </div>
    )}
  </div>
);

type StateFilterProps = {
  set: PageSet;
  current: PageState | undefined;
  linkTo: (state: PageState | undefined) => string;
};

const StateFilter = ({ set, current, linkTo }: StateFilterProps) => (
  <FilterLinks label="States">
    <FilterLink to={linkTo(undefined)} label="All" count={set.rows} isCurrent={!current} />
    {(Object.keys(stateLabels) as PageState[])
      .filter((state) => set.counts[state] > 0 || state === current)
      .map((state) => (
        <FilterLink
          key={state}
          to={linkTo(state)}
          label={stateLabels[state]}
          count={set.counts[state]}
          isCurrent={state === current}
        />
      ))}
  </FilterLinks>
);

const noShortcuts: readonly Shortcut[] = [];

const columnsOf = (to: (row: number) => string): DataColumn<Page>[] => [
  {
    key: "title",
    label: "Title",
    isRowHeader: true,
    className: "min-w-52 wrap-anywhere",
    cell: ({ row, title, slug }) => (
      <>
        <Link to={to(row)} preventScrollReset aria-keyshortcuts="Enter" className="hover:underline">
          {title || "Untitled"}
        </Link>
        <p className="font-normal text-muted">/{slug}</p>
      </>
    ),
  },
  { key: "row", label: "Row", isNumber: true, cell: ({ row }) => formatNumber(row) },
  {
    key: "state",
    label: "State",
    cell: ({ state }) => <Badge tone={stateTones[state]}>{stateLabels[state]}</Badge>,
  },
  {
    key: "problems",
    label: "Problems",
    className: "w-1/2 wrap-anywhere",
    cell: ({ problems }) => problems.map((problem) => <p key={problem}>{problem}</p>),
  },
];
