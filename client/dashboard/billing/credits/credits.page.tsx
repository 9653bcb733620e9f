import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { CreditBalance, CreditEntry } from "#shared/billing/credits.ts";
import { link } from "#shared/routes.ts";
import { api, read } from "../../../app/api-client.ts";
import { choiceParam, dayParam, pageParam, searchParams, toQuery } from "../../../app/search-params.ts";
import type { DataColumn } from "../../../ui/data-table/columns.ts";
import { DataTable } from "../../../ui/data-table/data-table.tsx";
import { DateRangeField } from "../../../ui/dates/date-range-picker.tsx";
import { Time } from "../../../ui/dates/time.tsx";
import { formatNumber, formatTotal } from "../../../ui/format.ts";
import { optionsOf, Select } from "../../../ui/forms/fields.tsx";
import { FilterBar } from "../../../ui/forms/filter-bar.tsx";
import { ActionLink, EmptyState } from "../../../ui/lists/empty-state.tsx";
import { NoMatches, PagedList } from "../../../ui/lists/paged-list.tsx";
import { projectLink, requireProject } from "../../current-project.ts";
import { DashboardPage } from "../../page.tsx";
import { kindLabels, reasonLabel } from "./credits-summary.tsx";

const pageSize = 25;

const creditParams = searchParams({
  kind: choiceParam(kindLabels),
  from: dayParam,
  to: dayParam,
  page: pageParam,
});

export const loader = async (args: LoaderFunctionArgs) => {
  const { id } = await requireProject(args);
  const filters = creditParams.parse(args.request.url);
  const query = { ...toQuery(filters), limit: String(pageSize) };
  const list = await read(args.context.get(api).projects[":id"].credits.$get({ param: { id }, query }));
  return { projectId: id, filters, ...list };
};

export function Component() {
  const { projectId, filters, balances, entries, total, totalIsCapped } = useLoaderData<typeof loader>();
  const linkTo = (change: Partial<typeof filters>) =>
    creditParams.link(projectLink("credits", projectId), { ...filters, ...change });
  return (
    <DashboardPage title="Credits" description="What your plan still includes, and how it was used.">
      <Balances balances={balances} />
      <section aria-labelledby="ledger" className="mt-4">
        <h2 id="ledger" className="sr-only">
          Every change
        </h2>
        <FilterBar
          label="Filter changes"
          params={creditParams}
          path={projectLink("credits", projectId)}
          values={filters}
        >
          <Select name="kind" label="Credits" options={optionsOf(kindLabels, "All")} />
          <DateRangeField label="Days" />
        </FilterBar>
        <PagedList
          total={total}
          totalIsCapped={totalIsCapped}
          limit={pageSize}
          page={filters.page}
          to={(page) => linkTo({ page })}
          empty={
            filters.from || filters.to ? (
              <NoMatches rows="changes" to={linkTo({ from: undefined, to: undefined, page: 1 })}>
                Try other days.
              </NoMatches>
            ) : (
              noCredits
            )
          }
        >
          <DataTable
            id="credits"
            label="Changes"
            caption={`${formatTotal({ total, totalIsCapped }, "change")}, newest first`}
            columns={columnsOf(projectId)}
            rows={entries}
            nameOf={reasonLabel}
          />
        </PagedList>
      </section>
    </DashboardPage>
  );
}

const noCredits = (
  <EmptyState title="No credits yet" action={<ActionLink to={link("plan")}>See plans</ActionLink>}>
    Credits come with a plan. One credit pays for one submission, article or page.
  </EmptyState>
);

/** The balances that have ever been used, and submissions always. */
const Balances = ({ balances }: { balances: readonly CreditBalance[] }) => (
  <dl className="flex flex-wrap gap-2">
    {balances
      .filter(({ kind, available, reserved, used }) => kind === "submission" || available || reserved || used)
      .map(({ kind, available, reserved, used }) => (
        <div key={kind} className="flex flex-wrap items-baseline gap-x-2 rounded-lg border border-line px-3 py-1.5">
          <dt className="text-muted">{kindLabels[kind]}</dt>
          <dd>
            <strong className="text-lg font-semibold digits">{formatNumber(available)}</strong>{" "}
            <span className="text-muted">
              available, {formatNumber(reserved)} reserved, {formatNumber(used)} used
            </span>
          </dd>
        </div>
      ))}
  </dl>
);

const columnsOf = (projectId: string): DataColumn<CreditEntry>[] => [
  {
    key: "date",
    label: "Date",
    className: "text-muted",
    cell: ({ createdAt }) => <Time at={createdAt} />,
  },
  {
    key: "change",
    label: "Change",
    className: "digits",
    cell: ({ delta }) => (delta > 0 ? `+${formatNumber(delta)}` : `−${formatNumber(-delta)}`),
  },
  {
    key: "reason",
    label: "Reason",
    isRowHeader: true,
    cell: reasonLabel,
    detail: ({ note }) => note,
  },
  {
    key: "submission",
    label: "Submission",
    cell: ({ submissionId, directory }) =>
      submissionId && (
        <Link to={`${projectLink("submissions", projectId)}&submission=${submissionId}`} className="link">
          {directory ?? "View submission"}
        </Link>
      ),
  },
  { key: "kind", label: "Credits", className: "text-muted", cell: ({ kind }) => kindLabels[kind] },
];
