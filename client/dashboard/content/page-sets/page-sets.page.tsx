import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { PageSet } from "#shared/content/page-sets.ts";
import { api, read } from "../../../app/api-client.ts";
import { Badge } from "../../../ui/badge.tsx";
import { formatCount, formatShortDate } from "../../../ui/format.ts";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { CreditsSummary } from "../../billing/credits/credits-summary.tsx";
import { projectLink, requireProject } from "../../current-project.ts";
import { DashboardPage } from "../../page.tsx";
import { useRole } from "../../role.tsx";
import { countsText, pageSetLink, useRefresh } from "./page-sets.ts";

export const loader = async (args: LoaderFunctionArgs) => {
  const { id } = await requireProject(args);
  const { projects } = args.context.get(api);
  const param = { id };
  const [{ pageSets }, credits] = await Promise.all([
    read(projects[":id"]["page-sets"].$get({ param })),
    read(projects[":id"].credits.$get({ param, query: { kind: "page", limit: "1" } })),
  ]);
  return { projectId: id, pageSets, balance: credits.balances.find(({ kind }) => kind === "page") };
};

export function Component() {
  const { projectId, pageSets, balance } = useLoaderData<typeof loader>();
  useRefresh(pageSets.some(({ state }) => state === "checking"));
  const newSet = useRole("editor") && (
    <Link to={projectLink("newPageSet", projectId)} className="button">
      New page set
    </Link>
  );
  return (
    <DashboardPage
      title="Page sets"
      description="One template over the rows of a CSV file, published on your website."
      actions={pageSets.length > 0 && newSet}
    >
      {pageSets.length === 0 ? (
        <EmptyState title="No page sets yet" action={newSet}>
          Upload a CSV file and write one template: each row becomes a page, for example one per city. Pages that say
          too little of their own are held back and cost nothing.
        </EmptyState>
      ) : (
        <>
          <div className="-mt-6 mb-6">
            <CreditsSummary balance={balance} rows="pages" />
          </div>
          <ul className="divide-y divide-line rounded-2xl border border-line">
            {pageSets.map((set) => (
              <SetItem key={set.id} set={set} />
            ))}
          </ul>
        </>
      )}
    </DashboardPage>
  );
}

const SetItem = ({ set }: { set: PageSet }) => (
  <li className="relative grid gap-x-6 gap-y-1.5 p-5 hover:bg-surface sm:grid-cols-[1fr_auto] sm:items-center">
    <div className="min-w-0">
      <h2 className="font-semibold wrap-anywhere">
        <Link to={pageSetLink(set)} className="after:absolute after:inset-0 hover:underline">
          {set.name}
        </Link>
      </h2>
      <p className="mt-1 text-muted">
        {formatCount(set.rows, "row")}
        {set.state === "ready" && `: ${countsText(set)}`}
      </p>
    </div>
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      <Badge tone={set.state === "ready" ? "good" : "info"}>{set.state === "ready" ? "Checked" : "Checking"}</Badge>
      <span>
        Updated <time dateTime={set.updatedAt}>{formatShortDate(set.updatedAt)}</time>
      </span>
    </p>
  </li>
);
