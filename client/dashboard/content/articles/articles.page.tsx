import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from "react-router";
import type { ArticleSummary } from "#shared/content/articles.ts";
import { link } from "#shared/routes.ts";
import { api, browserClient, read } from "../../../app/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import type { DataColumn } from "../../../ui/data-table/columns.ts";
import { DataTable } from "../../../ui/data-table/data-table.tsx";
import { DateRangeField } from "../../../ui/dates/date-range-picker.tsx";
import { Time } from "../../../ui/dates/time.tsx";
import { ExternalLink } from "../../../ui/external-link.tsx";
import { formatTotal } from "../../../ui/format.ts";
import { Field } from "../../../ui/forms/fields.tsx";
import { FilterBar } from "../../../ui/forms/filter-bar.tsx";
import { FilterLink, FilterLinks } from "../../../ui/forms/filter-links.tsx";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { NoMatches, PagedList } from "../../../ui/lists/paged-list.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { CreditsSummary } from "../../billing/credits/credits-summary.tsx";
import { readBalance } from "../../billing/credits/read-balance.ts";
import { projectLink, requireProject } from "../../current-project.ts";
import { DashboardPage, useOpenPanel } from "../../page.tsx";
import { useRole } from "../../role.tsx";
import {
  type ArticleFilters,
  apiFilters,
  articleLink,
  articleParams,
  articlesLink,
  choiceLabelOf,
  countOf,
  groupNames,
  isGroup,
  type StateChoice,
  type StateCounts,
  totalOf,
} from "./article-filters.ts";
import { dateOf, nextStep, StateBadge, writerLabels } from "./states.tsx";

const pageSize = 25;

export const loader = async (args: LoaderFunctionArgs) => {
  const { id: projectId } = await requireProject(args);
  const filters = articleParams.parse(args.request.url);
  const calls = args.context.get(api).projects[":id"];
  const param = { id: projectId };
  const [list, balance, { destinations }] = await Promise.all([
    read(calls.articles.$get({ param, query: { ...apiFilters(filters), limit: String(pageSize) } })),
    readBalance(args, projectId, "article"),
    read(calls.destinations.$get({ param })),
  ]);
  return { projectId, filters, ...list, balance, destinations };
};

export function Component() {
  const { projectId, filters, articles, total, totalIsCapped, counts, balance, destinations } =
    useLoaderData<typeof loader>();
  const [isAdding, setAdding] = useState(false);
  const canEdit = useRole("editor");
  const navigate = useNavigate();
  const { hash } = useLocation();
  const { search, params } = useOpenPanel();
  // The command menu opens the dialog by URL.
  const isOpenedByUrl = useHydrated() && hash === "#new";
  const closeDialog = () => {
    setAdding(false);
    if (isOpenedByUrl) void navigate({ search }, { replace: true });
  };
  const isLimited = Boolean(filters.from || filters.to);
  const isEmpty = totalOf(counts) === 0 && !counts.archived && !isLimited;
  const linkTo = (change: Partial<ArticleFilters>) => articlesLink(projectId, { ...filters, page: 1, ...change });
  return (
    <DashboardPage
      title="Articles"
      description="Your articles, from an idea to the published page."
      note={<CreditsSummary balance={balance} rows="articles" />}
      actions={
        <>
          <Link to={projectLink("articleCalendar", projectId)} className="button button-quiet">
            Calendar
          </Link>
          {canEdit && <Button onClick={() => setAdding(true)}>New article</Button>}
        </>
      }
    >
      {isEmpty ? (
        <EmptyState
          title="No articles yet"
          action={
            <Link to={projectLink("topics", projectId)} className="button">
              Choose a topic
            </Link>
          }
        >
          An article starts with a topic that people ask about. You approve the idea and the text before anything is
          published.
        </EmptyState>
      ) : (
        <>
          <StateFilter current={filters.state} linkTo={linkTo} counts={counts} />
          <FilterBar
            label="Filter articles"
            params={articleParams}
            path={articlesLink(projectId, { state: filters.state })}
            values={filters}
          >
            <DateRangeField label="Published" />
          </FilterBar>
          <PagedList
            total={total}
            totalIsCapped={totalIsCapped}
            limit={pageSize}
            page={filters.page}
            to={(page) => linkTo({ page })}
            empty={
              <NoMatches rows="articles" to={articlesLink(projectId)}>
                {isLimited
                  ? "Try other days."
                  : filters.state === "waiting"
                    ? "No article waits for your decision."
                    : "Articles show up here as they move on."}
              </NoMatches>
            }
          >
            <DataTable
              id="article-list"
              label="Articles"
              caption={<span role="status">{formatTotal({ total, totalIsCapped }, "article")}</span>}
              columns={columnsOf(destinations)}
              rows={articles}
              nameOf={({ title }) => title}
              to={({ id }) => link("article", { id }) + search}
              openId={params.id}
            />
          </PagedList>
        </>
      )}
      {/* Keyed by project, so that text typed for one is not added to another. */}
      <NewArticleDialog key={projectId} projectId={projectId} open={isAdding || isOpenedByUrl} onClose={closeDialog} />
    </DashboardPage>
  );
}

type StateFilterProps = {
  current: StateChoice | undefined;
  linkTo: (change: Partial<ArticleFilters>) => string;
  counts: StateCounts;
};

/** Links to the articles per group of states; groups without articles are left out. */
const StateFilter = ({ current, linkTo, counts }: StateFilterProps) => {
  const shown = groupNames.filter((group) => group === current || group === "waiting" || countOf(counts, group) > 0);
  const other = current && !isGroup(current) ? [current] : [];
  return (
    <FilterLinks label="States">
      <FilterLink to={linkTo({ state: undefined })} label="All" count={totalOf(counts)} isCurrent={!current} />
      {[...shown, ...other].map((choice) => (
        <FilterLink
          key={choice}
          to={linkTo({ state: choice })}
          label={choiceLabelOf(choice)}
          count={countOf(counts, choice)}
          isCurrent={choice === current}
        />
      ))}
    </FilterLinks>
  );
};

type NewArticleDialogProps = { projectId: string; open: boolean; onClose: () => void };

/** Creates an article by its title and opens it. What is typed stays when the dialog is closed. */
const NewArticleDialog = ({ projectId, open, onClose }: NewArticleDialogProps) => {
  const [title, setTitle] = useState("");
  const [keyword, setKeyword] = useState("");
  const navigate = useNavigate();
  const create = async () => {
    const json = { title, ...(keyword.trim() && { targetKeyword: keyword }) };
    const call = browserClient().projects[":id"].articles;
    const { id } = await read(call.$post({ param: { id: projectId }, json }));
    await navigate(articleLink(id, projectId));
  };
  return (
    <FormDialog
      open={open}
      title="New article"
      submitLabel="Create article"
      busyLabel="Planning…"
      onClose={onClose}
      onSubmit={create}
    >
      <p className="text-muted">We plan it as an idea with a brief. It costs nothing until you approve it.</p>
      <Field
        name="title"
        label="Title"
        required
        maxLength={200}
        autoComplete="off"
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Field
        name="targetKeyword"
        label="Keyword"
        hint="Optional: the search that it should answer."
        minLength={2}
        maxLength={100}
        autoComplete="off"
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
      />
    </FormDialog>
  );
};

const columnsOf = (destinations: readonly { id: string; name: string }[]): DataColumn<ArticleSummary>[] => [
  {
    key: "title",
    label: "Article",
    isRowHeader: true,
    cell: ({ title }) => title,
    detail: nextStep,
  },
  { key: "state", label: "State", isPlain: true, cell: (article) => <StateBadge article={article} /> },
  {
    key: "destination",
    label: "Destination",
    className: "text-muted",
    cell: ({ destinationId }) => destinations.find(({ id }) => id === destinationId)?.name,
  },
  {
    key: "writer",
    label: "Writer",
    className: "text-muted",
    cell: ({ state, writer }) => state !== "idea" && writerLabels[writer],
  },
  {
    key: "date",
    label: "Date",
    className: "text-muted",
    isPlain: true,
    cell: (article) => {
      const { label, at } = dateOf(article);
      return (
        <>
          {label} <Time at={at} />
        </>
      );
    },
  },
  {
    key: "page",
    label: "Page",
    isPlain: true,
    cell: ({ title, publishedUrl }) =>
      publishedUrl && (
        <ExternalLink href={publishedUrl} className="underline hover:text-accent">
          View page<span className="sr-only"> of {title}</span>
        </ExternalLink>
      ),
  },
];
