import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { PageSet } from "#shared/content/page-sets.ts";
import { api, read } from "../../../app/api-client.ts";
import { Badge } from "../../../ui/badge.tsx";
import type { DataColumn } from "../../../ui/data-table/columns.ts";
import { DataTable } from "../../../ui/data-table/data-table.tsx";
import { Time } from "../../../ui/dates/time.tsx";
import { formatCount, formatNumber } from "../../../ui/format.ts";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { CreditsSummary } from "../../billing/credits/credits-summary.tsx";
import { readBalance } from "../../billing/credits/read-balance.ts";
import { projectLink, requireProject } from "../../current-project.ts";
import { DashboardPage } from "../../page.tsx";
import { useRole } from "../../role.tsx";
import { useReloading } from "../../use-polling.ts";
import { countsText, pageSetLink } from "./page-sets.ts";

export const loader = async (args: LoaderFunctionArgs) => {
  const { id } = await requireProject(args);
  const [{ pageSets }, balance] = await Promise.all([
    read(args.context.get(api).projects[":id"]["page-sets"].$get({ param: { id } })),
    readBalance(args, id, "page"),
  ]);
  return { projectId: id, pageSets, balance };
};

export function Component() {
  const { projectId, pageSets, balance } = useLoaderData<typeof loader>();
  useReloading(pageSets.some(({ state }) => state === "checking"));
  const newSet = useRole("editor") && (
    <Link to={projectLink("newPageSet", projectId)} className="button">
      New page set
    </Link>
  );
  return (
    <DashboardPage
      title="Page sets"
      description="One template over the rows of a CSV file, published on your website."
      note={<CreditsSummary balance={balance} rows="pages" />}
      actions={pageSets.length > 0 && newSet}
    >
      {pageSets.length === 0 ? (
        <EmptyState title="No page sets yet" action={newSet}>
          Upload a CSV file and write one template: each row becomes a page, for example one per city. Pages that say
          too little of their own are held back and cost nothing.
        </EmptyState>
      ) : (
        <DataTable
          id="page-sets"
          label="Page sets"
          caption={formatCount(pageSets.length, "page set")}
          columns={columns}
          rows={pageSets}
          nameOf={({ name }) => name}
          to={pageSetLink}
        />
      )}
    </DashboardPage>
  );
}

const columns: DataColumn<PageSet>[] = [
  { key: "name", label: "Name", isRowHeader: true, cell: ({ name }) => name },
  {
    key: "state",
    label: "State",
    isPlain: true,
    cell: ({ state }) => (
      <Badge tone={state === "ready" ? "good" : "info"}>{state === "ready" ? "Checked" : "Checking"}</Badge>
    ),
  },
  { key: "rows", label: "Rows", isNumber: true, cell: ({ rows }) => formatNumber(rows) },
  {
    key: "pages",
    label: "Pages",
    className: "text-muted cell-wide",
    isPlain: true,
    cell: (set) => set.state === "ready" && countsText(set),
  },
  { key: "updated", label: "Updated", className: "text-muted", cell: ({ updatedAt }) => <Time at={updatedAt} /> },
];
