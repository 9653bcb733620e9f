import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { link } from "#shared/routes.ts";
import type { AuditEntry } from "#shared/site/audit-log.ts";
import { api, read } from "../../../../app/api-client.ts";
import { dayParam, pageParam, searchParams, textParam, toQuery } from "../../../../app/search-params.ts";
import type { DataColumn } from "../../../../ui/data-table/columns.ts";
import { DataTable } from "../../../../ui/data-table/data-table.tsx";
import { DateRangeField } from "../../../../ui/dates/date-range-picker.tsx";
import { Time } from "../../../../ui/dates/time.tsx";
import { formatTotal } from "../../../../ui/format.ts";
import { Field } from "../../../../ui/forms/fields.tsx";
import { FilterBar } from "../../../../ui/forms/filter-bar.tsx";
import { EmptyState } from "../../../../ui/lists/empty-state.tsx";
import { NoMatches, PagedList } from "../../../../ui/lists/paged-list.tsx";
import { DashboardPage } from "../../../page.tsx";
import { requireAdmin } from "../../../require-admin.ts";
import { AuditAction } from "./audit-action.tsx";

const limit = 20;

const auditParams = searchParams({
  actor: textParam(100),
  action: textParam(100),
  from: dayParam,
  to: dayParam,
  page: pageParam,
});
type Filters = ReturnType<typeof auditParams.parse>;

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const filters = auditParams.parse(request.url);
  const query = { ...toQuery(filters), limit: String(limit) };
  return { filters, ...(await requireAdmin(read(context.get(api).audit.$get({ query })))) };
};

export function Component() {
  const { filters, entries, total, totalIsCapped } = useLoaderData<typeof loader>();
  const { actor, action, from, to } = filters;
  const isFiltered = Boolean(actor || action || from || to);
  const count = formatTotal({ total, totalIsCapped }, "entry", "entries");
  return (
    <DashboardPage title="Audit log" description="What administrators and the system changed.">
      {(total > 0 || isFiltered) && <AuditFilters filters={filters} />}
      <p role="status" className="sr-only">
        {isFiltered ? `${count} found` : ""}
      </p>
      <PagedList
        total={total}
        totalIsCapped={totalIsCapped}
        limit={limit}
        page={filters.page}
        to={(page) => auditParams.link(link("adminAudit"), { ...filters, page })}
        empty={isFiltered ? noMatches : noEntries}
      >
        <DataTable
          id="audit"
          label="Audit entries"
          caption={`${count}, newest first`}
          columns={columns}
          rows={entries}
          nameOf={({ summary, call }) => summary ?? call}
        />
      </PagedList>
    </DashboardPage>
  );
}

const AuditFilters = ({ filters }: { filters: Filters }) => (
  <FilterBar label="Filter audit log entries" params={auditParams} path={link("adminAudit")} values={filters}>
    <Field
      name="actor"
      type="search"
      label="Administrator"
      placeholder="Part of the email, or system"
      maxLength={100}
    />
    <Field name="action" type="search" label="Action" placeholder="Delete, or /plans" maxLength={100} />
    <DateRangeField label="Days" />
  </FilterBar>
);

const columns: DataColumn<AuditEntry>[] = [
  {
    key: "action",
    label: "Action",
    isRowHeader: true,
    cell: (entry) => <AuditAction {...entry} />,
  },
  {
    key: "admin",
    label: "Administrator",
    cell: ({ admin, isAutomatic }) =>
      isAutomatic ? "System" : (admin?.email ?? <span className="text-muted">Deleted account</span>),
  },
  {
    key: "customer",
    label: "Customer",
    cell: ({ onBehalfOf }) => onBehalfOf?.email,
  },
  {
    key: "time",
    label: "Time",
    className: "text-muted",
    isPlain: true,
    cell: ({ createdAt }) => <Time at={createdAt} />,
  },
  {
    key: "request",
    label: "Request ID",
    className: "font-mono text-xs text-muted",
    cell: ({ requestId }) =>
      requestId && (
        <span title={requestId} className="block max-w-24 truncate">
          {requestId}
        </span>
      ),
  },
];

const noEntries = <EmptyState title="No entries yet">Changes that administrators make are listed here.</EmptyState>;

const noMatches = (
  <NoMatches rows="entries" to={link("adminAudit")}>
    Try fewer filters or other dates.
  </NoMatches>
);
