import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import type { ReactNode } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { Client, ClientSort } from "#shared/reporting/clients.ts";
import { link } from "#shared/routes.ts";
import { api, read } from "../../../app/api-client.ts";
import { choiceParam, pageParam, searchParams, textParam, toQuery } from "../../../app/search-params.ts";
import { Sparkline } from "../../../ui/charts/chart.tsx";
import { formatMonthDay } from "../../../ui/dates/day-range.ts";
import { formatCount, formatNumber, formatShortDate } from "../../../ui/format.ts";
import { Field } from "../../../ui/forms/fields.tsx";
import { FilterBar } from "../../../ui/forms/filter-bar.tsx";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { NoMatches, PagedList } from "../../../ui/lists/paged-list.tsx";
import { ScrollBox } from "../../../ui/scroll-box.tsx";
import { Table } from "../../../ui/table.tsx";
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

/** The sortable columns, with the page of a project that lists what is counted. */
const columns = {
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
type Column = keyof typeof columns;
const columnNames = Object.keys(columns) as Column[];

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
type Filters = ReturnType<typeof params.parse>;
const pageSize = 50;

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const filters = params.parse(request.url);
  const query = { ...toQuery(filters), limit: String(pageSize) };
  return { filters, ...(await read(context.get(api).clients.$get({ query }))) };
};

export function Component() {
  const { filters, clients, total, totals } = useLoaderData<typeof loader>();
  const count = formatCount(total, "client");
  const names = columnNames.filter(
    (name) => name !== "searchClicks" || clients.some(({ searchClicks }) => searchClicks !== null),
  );
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
        <p className="mb-4 text-muted">
          {count}:{" "}
          {names.map((name) => `${formatNumber(totals[name])} ${columns[name].title.toLowerCase()}`).join(", ")}. They
          share {formatCount(totals.creditsLeft, "submission credit")}.
        </p>
        <div className="max-md:hidden">
          <ScrollBox label="Clients">
            <ClientsTable clients={clients} names={names} filters={filters} />
          </ScrollBox>
        </div>
        <ul className="grid gap-4 md:hidden">
          {clients.map((client) => (
            <ClientCard key={client.projectId} client={client} names={names} />
          ))}
        </ul>
      </PagedList>
    </DashboardPage>
  );
}

type Names = { names: readonly Column[] };

const ClientsTable = ({ clients, names, filters }: { clients: readonly Client[]; filters: Filters } & Names) => {
  const column = (key: ClientSort, label: string, title = label) => ({
    key,
    label: (
      <SortLink filters={filters} sort={key} title={title}>
        {label}
      </SortLink>
    ),
    ...(key !== "name" && { className: "text-right" }),
    sort: filters.sort !== key ? undefined : filters.order === "asc" ? ("ascending" as const) : ("descending" as const),
  });
  return (
    <Table
      caption={<span className="sr-only">Clients</span>}
      columns={[
        column("name", "Client"),
        ...names.map((name) => column(name, columns[name].label, columns[name].title)),
        { key: "next", label: "Next step" },
        column("lastActivityAt", "Last activity"),
      ]}
    >
      {clients.map((client) => (
        <tr key={client.projectId} className="hover:bg-surface">
          <th scope="row" className="max-w-72 min-w-40 py-0 pr-3 text-left font-normal">
            <ClientName client={client} />
          </th>
          {names.map((name) => (
            <td key={name} className="pr-3 text-right whitespace-nowrap tabular-nums">
              {name === "linksLive" && (
                <span className="mr-1 inline-block align-middle max-lg:hidden">
                  <Sparkline values={client.linksLiveByDay} />
                </span>
              )}
              <Figure client={client} name={name} />
            </td>
          ))}
          <td className="pr-3 whitespace-nowrap">
            <NextStep client={client} />
          </td>
          <td className="pr-3 text-right whitespace-nowrap text-muted">
            {client.lastActivityAt ? formatShortDate(client.lastActivityAt) : "–"}
          </td>
        </tr>
      ))}
    </Table>
  );
};

const NextStep = ({ client }: { client: Client }) => {
  const { label, to } = nextStepOf(client);
  return (
    <Link to={to} className="link inline-flex min-h-9 items-center">
      {label}
      <span className="sr-only">: {client.name}</span>
    </Link>
  );
};

type SortLinkProps = { filters: Filters; sort: ClientSort; title: string; children: ReactNode };

/** Sorts by a column: names from A, figures from the highest; again, the other way round. */
const SortLink = ({ filters, sort, title, children }: SortLinkProps) => {
  const isCurrent = filters.sort === sort;
  const first = sort === "name" ? "asc" : "desc";
  const order = isCurrent ? (filters.order === "asc" ? "desc" : "asc") : first;
  const Arrow = filters.order === "asc" ? ArrowUp : ArrowDown;
  return (
    <Link
      to={params.link(link("clients"), { ...filters, sort, order, page: 1 })}
      title={title}
      preventScrollReset
      className="inline-flex min-h-9 items-center gap-1 whitespace-nowrap hover:text-ink"
    >
      {children}
      {isCurrent && <Arrow size={14} aria-hidden="true" />}
    </Link>
  );
};

const ClientName = ({ client: { projectId, name, url } }: { client: Client }) => (
  <span className="flex min-w-0 items-baseline gap-2 max-xl:flex-col max-xl:gap-0">
    <Link
      to={projectLink("dashboard", projectId)}
      className="max-w-full shrink-0 truncate py-1 font-medium hover:underline xl:max-w-40"
    >
      {name}
    </Link>
    <span className="max-w-full truncate text-sm text-muted max-xl:pb-1">{new URL(url).host}</span>
  </span>
);

const Figure = ({ client, name }: { client: Client; name: Column }) => {
  const value = client[name];
  return (
    <Link
      to={columns[name].to(client)}
      aria-label={`${columns[name].title} of ${client.name}: ${value === null ? "not connected" : formatNumber(value)}`}
      className={`inline-flex min-h-9 min-w-9 items-center justify-end hover:underline ${colorOf(name, value)}`}
    >
      {value === null ? "–" : formatNumber(value)}
    </Link>
  );
};

const colorOf = (name: Column, value: number | null) => {
  if (!value) return "text-muted";
  if (name === "linksLost30d") return "font-semibold text-bad";
  return name === "waiting" ? "font-semibold text-accent" : "";
};

const ClientCard = ({ client, names }: { client: Client } & Names) => (
  <li className="rounded-2xl border border-line p-4">
    <ClientName client={client} />
    <dl className="mt-2 grid grid-cols-2 gap-x-6">
      {names.map((name) => (
        <div key={name} className="flex items-center justify-between gap-2">
          <dt className="text-muted">{columns[name].label}</dt>
          <dd className="tabular-nums">
            <Figure client={client} name={name} />
          </dd>
        </div>
      ))}
    </dl>
    <p className="mt-2 flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
      <NextStep client={client} />
      {client.lastActivityAt ? `Active ${formatShortDate(client.lastActivityAt)}` : "No activity yet"}
    </p>
  </li>
);
