import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from "react-router";
import { api, read } from "../../../app/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { DateRangePicker } from "../../../ui/dates/date-range-picker.tsx";
import { formatTotal } from "../../../ui/format.ts";
import { FilterLink, FilterLinks } from "../../../ui/forms/filter-links.tsx";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { NoMatches, PagedList } from "../../../ui/lists/paged-list.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { CreditsSummary } from "../../billing/credits/credits-summary.tsx";
import { projectLink, requireProject } from "../../current-project.ts";
import { DashboardPage } from "../../page.tsx";
import { useRole } from "../../role.tsx";
import {
  type ArticleFilters,
  apiFilters,
  articlesLink,
  choiceLabelOf,
  countOf,
  groupNames,
  isGroup,
  parseFilters,
  type StateChoice,
  type StateCounts,
  totalOf,
} from "./article-filters.ts";
import { ArticleList } from "./article-list.tsx";
import { NewArticleDialog } from "./new-article-dialog.tsx";

const pageSize = 25;

export const loader = async (args: LoaderFunctionArgs) => {
  const { id: projectId } = await requireProject(args);
  const filters = parseFilters(args.request.url);
  const calls = args.context.get(api).projects[":id"];
  const param = { id: projectId };
  const [list, credits, { destinations }] = await Promise.all([
    read(calls.articles.$get({ param, query: { ...apiFilters(filters), limit: String(pageSize) } })),
    read(calls.credits.$get({ param, query: { kind: "article", limit: "1" } })),
    read(calls.destinations.$get({ param })),
  ]);
  const balance = credits.balances.find(({ kind }) => kind === "article");
  return { projectId, filters, ...list, balance, destinations };
};

export function Component() {
  const { projectId, filters, articles, total, totalIsCapped, counts, balance, destinations } =
    useLoaderData<typeof loader>();
  const [isAdding, setAdding] = useState(false);
  const canEdit = useRole("editor");
  const navigate = useNavigate();
  const { search, hash } = useLocation();
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
      actions={
        <>
          <Link to={projectLink("articleCalendar", projectId)} className="button button-quiet">
            Calendar
          </Link>
          {canEdit && <Button onClick={() => setAdding(true)}>New article</Button>}
        </>
      }
    >
      <div className="-mt-6 mb-6">
        <CreditsSummary balance={balance} rows="articles" />
      </div>
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
          <DateRangePicker
            label="Published"
            range={filters}
            className="mb-5 w-64 max-w-full"
            onChange={({ from, to }) => void navigate(linkTo({ from, to }), { preventScrollReset: true })}
          />
          <section aria-label="Articles">
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
              <ArticleList
                projectId={projectId}
                articles={articles}
                caption={formatTotal({ total, totalIsCapped }, "article")}
                destinations={destinations}
              />
            </PagedList>
          </section>
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
