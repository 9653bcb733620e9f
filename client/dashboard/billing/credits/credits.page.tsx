import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import type { CreditBalance, CreditEntry, CreditKind } from "#shared/billing/credits.ts";
import { link } from "#shared/routes.ts";
import { api, read } from "../../../app/api-client.ts";
import { choiceParam, dayParam, pageParam, searchParams, toQuery } from "../../../app/search-params.ts";
import type { DataColumn } from "../../../ui/data-table/columns.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { DateRangePicker } from "../../../ui/dates/date-range-picker.tsx";
import { formatNumber, formatShortDate, formatTotal } from "../../../ui/format.ts";
import { ActionLink, EmptyState } from "../../../ui/lists/empty-state.tsx";
import { NoMatches, PagedList } from "../../../ui/lists/paged-list.tsx";
import { projectLink, requireProject } from "../../current-project.ts";
import { DashboardPage } from "../../page.tsx";
import { kindLabels, reasonLabel } from "./credits-summary.tsx";

const pageSize = 20;

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
  const navigate = useNavigate();
  const linkTo = (change: Partial<typeof filters>) =>
    creditParams.link(projectLink("credits", projectId), { ...filters, ...change });
  return (
    <DashboardPage title="Credits" description="What your plan still includes, and how it was used.">
      <Balances balances={balances} />
      <section aria-labelledby="ledger" className="mt-10">
        <h2 id="ledger" className="text-xl font-semibold">
          Every change
        </h2>
        <div className="my-4 flex flex-wrap items-end justify-between gap-4">
          <nav aria-label="Kind of credit" className="flex flex-wrap gap-1">
            <KindLink to={linkTo({ kind: undefined, page: 1 })} isCurrent={!filters.kind} label="All" />
            {(Object.keys(kindLabels) as CreditKind[]).map((kind) => (
              <KindLink
                key={kind}
                to={linkTo({ kind, page: 1 })}
                isCurrent={filters.kind === kind}
                label={kindLabels[kind]}
              />
            ))}
          </nav>
          <DateRangePicker
            label="Days"
            range={filters}
            className="basis-64"
            onChange={({ from, to }) => void navigate(linkTo({ from, to, page: 1 }), { preventScrollReset: true })}
          />
        </div>
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
          <CreditsTable
            caption={`${formatTotal({ total, totalIsCapped }, "change")}, newest first`}
            entries={entries}
            projectId={projectId}
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
  <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
    {balances
      .filter(({ kind, available, reserved, used }) => kind === "submission" || available || reserved || used)
      .map(({ kind, available, reserved, used }) => (
        <div key={kind} className="rounded-2xl border border-line p-5">
          <dt className="text-muted">{kindLabels[kind]}</dt>
          <dd>
            <p className="mt-1 text-3xl font-semibold tabular-nums">{formatNumber(available)}</p>
            <p className="mt-1 text-muted">
              available, {formatNumber(reserved)} reserved, {formatNumber(used)} used
            </p>
          </dd>
        </div>
      ))}
  </dl>
);

const KindLink = ({ to, label, isCurrent }: { to: string; label: string; isCurrent: boolean }) => (
  <Link
    to={to}
    aria-current={isCurrent ? "true" : undefined}
    className={`flex min-h-11 items-center rounded-lg px-3 ${isCurrent ? "bg-surface font-semibold" : "text-muted hover:bg-surface"}`}
  >
    {label}
  </Link>
);

type CreditsTableProps = { caption: string; entries: readonly CreditEntry[]; projectId: string };

const columnsOf = (projectId: string): DataColumn<CreditEntry>[] => [
  {
    key: "date",
    label: "Date",
    className: "whitespace-nowrap text-muted",
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatShortDate(createdAt)}</time>,
  },
  {
    key: "change",
    label: "Change",
    className: "tabular-nums",
    cell: ({ delta }) => (delta > 0 ? `+${formatNumber(delta)}` : `−${formatNumber(-delta)}`),
  },
  {
    key: "reason",
    label: "Reason",
    className: "min-w-48",
    cell: ({ note, submissionId, directory, ...entry }) => (
      <>
        {reasonLabel(entry)}
        {note && <p className="text-muted wrap-anywhere">{note}</p>}
        {submissionId && (
          <p>
            <Link to={`${projectLink("submissions", projectId)}&submission=${submissionId}`} className="link">
              {directory ?? "View submission"}
            </Link>
          </p>
        )}
      </>
    ),
  },
  { key: "kind", label: "Credits", className: "text-muted", cell: ({ kind }) => kindLabels[kind] },
];

const CreditsTable = ({ caption, entries, projectId }: CreditsTableProps) => (
  <DataTable
    id="credits"
    label="Changes"
    caption={caption}
    columns={columnsOf(projectId)}
    rows={entries}
    nameOf={reasonLabel}
  />
);
