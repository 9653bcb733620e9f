import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { Client, ClientSort } from "#shared/reporting/clients.ts";
import { link } from "#shared/routes.ts";
import { api, read } from "../../../app/api-client.ts";
import { choiceParam, pageParam, searchParams, textParam, toQuery } from "../../../app/search-params.ts";
import { Sparkline } from "../../../ui/charts/chart.tsx";
import type { DataColumn } from "../../../ui/data-table/columns.ts";
import { DataTable } from "../../../ui/data-table/data-table.tsx";
import { formatMonthDay } from "../../../ui/dates/day-range.ts";
import { Time } from "../../../ui/dates/time.tsx";
import { formatCount, formatNumber } from "../../../ui/format.ts";
import { Field } from "../../../ui/forms/fields.tsx";
import { FilterBar } from "../../../ui/forms/filter-bar.tsx";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { NoMatches, PagedList } from "../../../ui/lists/paged-list.tsx";
import { articlesLink } from "../../content/articles/article-filters.ts";
import { projectLink } from "../../current-project.ts";
import { submissionsLink } from "../../links/submissions/submission-filters.tsx";
import { DashboardPage } from "../../page.tsx";

/** What the project needs most, and where that is done. */
const nextStepOf = (client: Client) => {
  const { projectId, waiting, waitingArticles, mentionsNew, linksLive, nextReportAt } = client;
  const submissions = waiting - waitingArticles;
  if (submissions > 0)
    return {
      label: `Decide on ${formatCount(submissions, "submission")}`,
      to: submissionsLink(projectId, { state: "waiting" }),
    };
  if (waitingArticles > 0)
    return {
      label: `Decide on ${formatCount(waitingArticles, "article")}`,
      to: articlesLink(projectId, { state: "waiting" }),
    };
  if (mentionsNew > 0)
    return { label: `Answer ${formatCount(mentionsNew, "mention")}`, to: projectLink("mentions", projectId) };
  if (linksLive === 0) return { label: "Choose directories", to: submissionsLink(projectId) };
  const report = nextReportAt ? `Report on ${formatMonthDay(nextReportAt)}` : "Read the reports";
  return { label: report, to: projectLink("reports", projectId) };
};

/** The list of what waits; the overview, which has both, if submissions and articles wait. */
const waitingLink = ({ projectId, waiting, waitingArticles }: Client) => {
  if (waitingArticles === 0) return submissionsLink(projectId, { state: "waiting" });
  return waiting > waitingArticles
    ? projectLink("dashboard", projectId)
    : articlesLink(projectId, { state: "waiting" });
};

/** What is counted, with the page of a project that lists it. */
const figures = {
  linksLive: {
    label: "Live",
    title: "Live links",
    to: ({ projectId }) => submissionsLink(projectId, { state: "live" }),
  },
  linksLost30d: {
    label: "Lost",
    title: "Links lost in 30 days",
    to: ({ projectId }) => submissionsLink(projectId, { state: "lost" }),
  },
  waiting: { label: "Waiting", title: "Waiting for you", to: waitingLink },
  mentionsNew: { label: "Mentions", title: "New mentions", to: ({ projectId }) => projectLink("mentions", projectId) },
  searchClicks: {
    label: "Clicks",
    title: "Search clicks in 28 days",
    to: ({ projectId }) => projectLink("impact", projectId),
  },
  articlesThisMonth: {
    label: "Articles",
    title: "Articles this month",
    to: ({ projectId }) => articlesLink(projectId, { state: "published" }),
  },
} satisfies Partial<Record<ClientSort, { label: string; title: string; to: (client: Client) => string }>>;
type FigureName = keyof typeof figures;
const figureNames = Object.keys(figures) as FigureName[];

const sorts: Record<ClientSort, true> = {
  name: true,
  linksLive: true,
  linksLost30d: true,
  waiting: true,
  mentionsNew: true,
  articlesThisMonth: true,
  searchClicks: true,
  creditsLeft: true,
  lastActivityAt: true,
};

const params = searchParams({
  q: textParam(100),
  sort: choiceParam(sorts, "name"),
  order: choiceParam({ asc: true, desc: true }, "asc"),
  page: pageParam,
});
const pageSize = 50;

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const filters = params.parse(request.url);
  const query = { ...toQuery(filters), limit: String(pageSize) };
  return { filters, ...(await read(context.get(api).clients.$get({ query }))) };
};

export function Component() {
  const { filters, clients, total, totals } = useLoaderData<typeof loader>();
  const count = formatCount(total, "client");
  const sums = figureNames
    .filter((name) => clients.some((client) => client[name] !== null))
    .map((name) => `${formatNumber(totals[name])} ${figures[name].title.toLowerCase()}`);
  const sortedBy = (value: string) => {
    const [order, sort] = value.split(":") as ["asc" | "desc", ClientSort];
    return params.link(link("clients"), { ...filters, sort, order, page: 1 });
  };
  return (
    <DashboardPage
      title="Clients"
      description="All your projects in one table."
      actions={
        <Link to={link("newProject")} className="button">
          Add a project
        </Link>
      }
    >
      {(total > 0 || filters.q) && (
        // Searching keeps the order of the rows.
        <FilterBar label="Find clients" params={params} path={params.link(link("clients"))} values={filters}>
          <Field
            name="q"
            type="search"
            label="Search"
            placeholder="Name or address"
            maxLength={100}
            className="min-w-0 flex-1 basis-52"
          />
          <input type="hidden" name="sort" value={filters.sort} />
          <input type="hidden" name="order" value={filters.order} />
        </FilterBar>
      )}
      <p role="status" className="sr-only">
        {filters.q ? `${count} found` : ""}
      </p>
      <PagedList
        total={total}
        limit={pageSize}
        page={filters.page}
        to={(page) => params.link(link("clients"), { ...filters, page })}
        empty={
          filters.q ? (
            <NoMatches rows="clients" to={link("clients")}>
              Try part of a name or an address.
            </NoMatches>
          ) : (
            <EmptyState title="No projects yet">Add a project for each website that you promote.</EmptyState>
          )
        }
      >
        <DataTable
          id="clients"
          label="Clients"
          caption={`${count}: ${sums.join(", ")}. They share ${formatCount(totals.creditsLeft, "submission credit")}.`}
          columns={columns}
          rows={clients.map((client) => ({ ...client, id: client.projectId }))}
          nameOf={({ name }) => name}
          to={({ projectId }) => projectLink("dashboard", projectId)}
          sort={{ value: `${filters.order}:${filters.sort}`, to: sortedBy }}
        />
      </PagedList>
    </DashboardPage>
  );
}

const NextStep = ({ client }: { client: Client }) => {
  const { label, to } = nextStepOf(client);
  return (
    <Link to={to} className="link inline-flex min-h-control-small items-center">
      {label}
      <span className="sr-only">: {client.name}</span>
    </Link>
  );
};

type FigureProps = { client: Client; name: FigureName; value: number };

const Figure = ({ client, name, value }: FigureProps) => (
  <Link
    to={figures[name].to(client)}
    aria-label={`${figures[name].title} of ${client.name}: ${formatNumber(value)}`}
    className={`inline-block min-h-6 min-w-6 max-sm:text-left hover:underline sm:inline-flex sm:items-center sm:justify-end ${colorOf(name, value)}`}
  >
    {formatNumber(value)}
  </Link>
);

const colorOf = (name: FigureName, value: number) => {
  if (!value) return "text-muted";
  if (name === "linksLost30d") return "font-semibold text-bad";
  return name === "waiting" ? "font-semibold text-accent" : "";
};

/** As in the URL: the order, then the column. */
const sortValuesOf = (sort: ClientSort) => ({ ascending: `asc:${sort}`, descending: `desc:${sort}` });

const columns: DataColumn<Client & { id: string }>[] = [
  {
    key: "name",
    label: "Client",
    isRowHeader: true,
    mark: ({ name }) => name,
    sortValues: sortValuesOf("name"),
    cell: ({ name }) => name,
    detail: ({ url }) => new URL(url).host,
  },
  ...figureNames.map(
    (name): DataColumn<Client & { id: string }> => ({
      key: name,
      label: figures[name].label,
      isNumber: true,
      sortValues: sortValuesOf(name),
      cell: (client) =>
        client[name] !== null && (
          <>
            {name === "linksLive" && (
              <span className="mr-1 inline-block align-middle max-lg:hidden max-2xl:*:w-14">
                <Sparkline values={client.linksLiveByDay} />
              </span>
            )}
            {name === "searchClicks" && client.searchIsSample && (
              <span className="mr-1.5 text-muted text-xs">sample</span>
            )}
            <Figure client={client} name={name} value={client[name]} />
          </>
        ),
    }),
  ),
  { key: "next", label: "Next step", isPlain: true, cell: (client) => <NextStep client={client} /> },
  {
    key: "activity",
    label: "Active",
    className: "text-muted",
    sortValues: sortValuesOf("lastActivityAt"),
    cell: ({ lastActivityAt }) => lastActivityAt && <Time at={lastActivityAt} />,
  },
];
