import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import type { Destination, PublishMode } from "#shared/content/destinations.ts";
import type { Page, PageSet, PageState, QueuedPages } from "#shared/content/page-sets.ts";
import { paramsOf } from "#shared/routes.ts";
import { api, browserClient, read } from "../../../app/api-client.ts";
import { nullIfMissing } from "../../../app/page-error.ts";
import { toQuery } from "../../../app/search-params.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import type { DataColumn } from "../../../ui/data-table/columns.ts";
import { DataTable } from "../../../ui/data-table/data-table.tsx";
import { formatCount, formatNumber, formatTotal } from "../../../ui/format.ts";
import { optionsOf, Select } from "../../../ui/forms/fields.tsx";
import { FilterLink, FilterLinks } from "../../../ui/forms/filter-links.tsx";
import { FormMessage } from "../../../ui/forms/form.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { NoMatches, PagedList } from "../../../ui/lists/paged-list.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { CreditsSummary } from "../../billing/credits/credits-summary.tsx";
import { readBalance } from "../../billing/credits/read-balance.ts";
import { DashboardPage } from "../../page.tsx";
import { useRole } from "../../role.tsx";
import { useReloading } from "../../use-polling.ts";
import { destinationOptions, NoDestination, usableOf } from "../destinations/destination-choice.tsx";
import { PageDrawer } from "./page-drawer.tsx";
import {
  editLink,
  loadPageSet,
  type PageSetFilters,
  pageSetLink,
  pageSetParams,
  stateLabels,
  stateTones,
} from "./page-sets.ts";

const pageSize = 25;

export const loader = async (args: LoaderFunctionArgs) => {
  const { id } = paramsOf("pageSet", args.params);
  const { row, ...filters } = pageSetParams.parse(args.request.url);
  const set = await loadPageSet(args, id, (found) => pageSetLink(found, { ...filters, row }));
  const { projects, "page-sets": pageSets } = args.context.get(api);
  const { pages } = pageSets[":id"];
  const [list, balance, { destinations }, opened] = await Promise.all([
    read(pages.$get({ param: { id }, query: { ...toQuery(filters), limit: String(pageSize) } })),
    readBalance(args, set.projectId, "page"),
    read(projects[":id"].destinations.$get({ param: { id: set.projectId } })),
    row ? read(pages[":row"].$get({ param: { id, row: String(row) } })).catch(nullIfMissing) : null,
  ]);
  return { set, filters, ...list, balance, destinations, opened };
};

export function Component() {
  const { set, filters, pages, total, totalIsCapped, balance, destinations, opened } = useLoaderData<typeof loader>();
  const { counts } = set;
  const canEdit = useRole("editor");
  const isChecking = set.state === "checking";
  useReloading(isChecking || counts.queued > 0);
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
      <FilterLinks label="States">
        <FilterLink
          to={linkTo({ state: undefined, page: 1 })}
          label="All"
          count={set.rows}
          isCurrent={!filters.state}
        />
        {(Object.keys(stateLabels) as PageState[])
          .filter((state) => counts[state] > 0 || state === filters.state)
          .map((state) => (
            <FilterLink
              key={state}
              to={linkTo({ state, page: 1 })}
              label={stateLabels[state]}
              count={counts[state]}
              isCurrent={state === filters.state}
            />
          ))}
      </FilterLinks>
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
          columns={columns}
          rows={pages}
          nameOf={({ title }) => title || "Untitled"}
          to={({ row }) => linkTo({ row })}
          openId={pages.find(({ row }) => row === opened?.row)?.id}
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

const columns: DataColumn<Page>[] = [
  {
    key: "title",
    label: "Title",
    isRowHeader: true,
    cell: ({ title }) => title || "Untitled",
    detail: ({ slug }) => `/${slug}`,
  },
  { key: "row", label: "Row", isNumber: true, cell: ({ row }) => formatNumber(row) },
  {
    key: "state",
    label: "State",
    isPlain: true,
    cell: ({ state }) => <Badge tone={stateTones[state]}>{stateLabels[state]}</Badge>,
  },
  {
    key: "problems",
    label: "Problems",
    className: "cell-wide",
    cell: ({ problems }) => problems.join(" "),
  },
];

type PublishDialogProps = {
  set: PageSet;
  /** `failed`: only those that failed are published again. */
  state: "ready" | "failed";
  /** Page credits. */
  available: number;
  destinations: readonly Destination[];
  onClose: () => void;
};

const modes = { draft: "As drafts", live: "Live" };

/** Publishes the pages that passed, after it has said how many there are and what they cost. */
const PublishDialog = ({ set, state, available, destinations, onClose }: PublishDialogProps) => {
  const [destinationId, setDestinationId] = useState(usableOf(destinations)[0]?.id ?? "");
  const destination = destinations.find(({ id }) => id === destinationId);
  const [chosenMode, setMode] = useState<PublishMode>();
  const mode = chosenMode ?? destination?.settings.publishAs ?? "draft";
  const { run, isPending, error } = useAction();
  const { counts } = set;
  const count = state === "failed" ? counts.failed : counts.ready + counts.failed;
  const hasDrafts = state === "ready" && mode === "live" && counts.published > 0;

  const publish = () =>
    run(
      async () => {
        const json = { destinationId, as: mode, ...(state === "failed" && { state }) };
        const result = await read(browserClient()["page-sets"][":id"].publish.$post({ param: { id: set.id }, json }));
        onClose();
        return result;
      },
      { success: resultText },
    );

  const title = state === "failed" ? "Publish the failed pages again" : "Publish pages";
  if (!destination)
    return (
      <Dialog open title={title} onClose={onClose}>
        <NoDestination projectId={set.projectId} destinations={destinations} onClose={onClose} />
      </Dialog>
    );
  return (
    <Dialog open title={title} onClose={onClose}>
      <div className="mt-3 grid gap-5 text-left">
        <Select
          label="Destination"
          value={destinationId}
          options={destinationOptions(destinations)}
          onChange={({ target }) => setDestinationId(target.value)}
        />
        <Select
          label="Publish"
          value={mode}
          options={optionsOf(modes)}
          onChange={({ target }) => setMode(target.value as PublishMode)}
        />
        <p>{costText(count, available)}</p>
        {hasDrafts && <p>Pages that are drafts there are published too, without a further credit.</p>}
        <FormMessage>{error}</FormMessage>
        <div className="flex flex-wrap justify-center gap-3">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            busy={isPending}
            disabled={!hasDrafts && Math.min(count, available) === 0}
            onClick={() => void publish()}
          >
            Publish
          </Button>
        </div>
      </div>
    </Dialog>
  );
};

/** How many pages are published, and how many credits are missing. */
const costText = (count: number, available: number) => {
  if (count === 0) return "All pages that pass are published or queued.";
  if (available >= count)
    return `${formatCount(count, "page passes", "pages pass")} and can be published with ${count} of your ${formatCount(available, "page credit")}.`;
  return available === 0
    ? `${formatCount(count, "page passes", "pages pass")}, but you have no page credits left.`
    : `${formatCount(count, "page passes", "pages pass")}, and you have ${formatCount(available, "page credit")}: the first ${available} are published. ${count - available} have no credit and stay ready.`;
};

const resultText = ({ queued, withoutCredit }: QueuedPages) =>
  `${formatCount(queued, "page is", "pages are")} being published.${withoutCredit ? ` ${formatCount(withoutCredit, "page has no credit and stays", "pages have no credit and stay")} ready.` : ""}`;
