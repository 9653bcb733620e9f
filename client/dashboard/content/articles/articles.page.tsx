import ExternalLink from "lucide-react/icons/external-link";
import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from "react-router";
import type { ArticleSummary } from "#shared/content/articles.ts";
import { api, browserClient, read } from "../../../app/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { DateRangePicker } from "../../../ui/dates/date-range-picker.tsx";
import { formatDateTime, formatShortDate, formatTotal } from "../../../ui/format.ts";
import { Field } from "../../../ui/forms/fields.tsx";
import { FilterLink, FilterLinks } from "../../../ui/forms/filter-links.tsx";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { NoMatches, PagedList } from "../../../ui/lists/paged-list.tsx";
import { Key, type Shortcut, ShortcutsHelp } from "../../../ui/shortcuts.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { CreditsSummary } from "../../billing/credits/credits-summary.tsx";
import { projectLink, requireProject } from "../../current-project.ts";
import { DashboardPage } from "../../page.tsx";
import { useRole } from "../../role.tsx";
import {
  type ArticleFilters,
  apiFilters,
  articleLink,
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
import { dateOf, nextStep, StateBadge, writerLabels } from "./states.tsx";

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

const shortcuts: readonly Shortcut[] = [
  { key: "j", effect: "Next article" },
  { key: "k", effect: "Previous article" },
  { key: "o", effect: "Open the article" },
  { key: "?", effect: "Show keyboard shortcuts" },
];

type Destination = { id: string; name: string };
type ArticleListProps = {
  projectId: string;
  articles: readonly ArticleSummary[];
  caption: string;
  destinations: readonly Destination[];
};

const ArticleList = ({ projectId, articles, caption, destinations }: ArticleListProps) => (
  <>
    <p role="status" className="py-2 text-sm text-muted">
      {caption}
    </p>
    <ShortcutsHelp shortcuts={shortcuts}>
      <Key name="j" /> and <Key name="k" /> to move, <Key name="o" /> to open.
    </ShortcutsHelp>
    <ul className="divide-y divide-line rounded-2xl border border-line">
      {articles.map((article) => (
        <ArticleRow
          key={article.id}
          projectId={projectId}
          article={article}
          destination={destinations.find(({ id }) => id === article.destinationId)?.name}
        />
      ))}
    </ul>
  </>
);

type ArticleRowProps = { projectId: string; article: ArticleSummary; destination: string | undefined };

/** An article in the list. The link covers the row. */
const ArticleRow = ({ projectId, article, destination }: ArticleRowProps) => {
  const { id, title, state, writer, publishedUrl } = article;
  const { label, at } = dateOf(article);
  return (
    <li
      id={id}
      data-list-item
      tabIndex={-1}
      className="relative grid scroll-mt-20 gap-x-6 gap-y-2 px-4 py-4 outline-offset-[-2px] first:rounded-t-2xl last:rounded-b-2xl hover:bg-surface sm:px-5 md:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]"
    >
      <div className="min-w-0">
        <h2 className="font-semibold">
          <Link
            to={articleLink(id, projectId)}
            aria-keyshortcuts="o"
            className="wrap-anywhere after:absolute after:inset-0 hover:underline"
          >
            {title}
          </Link>
        </h2>
        <p className="mt-1 text-sm wrap-anywhere text-muted">{nextStep(article)}</p>
      </div>
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <StateBadge article={article} />
          <span className="text-muted">
            {label} <time dateTime={at}>{state === "scheduled" ? formatDateTime(at) : formatShortDate(at)}</time>
          </span>
        </p>
        <p className="mt-1.5 wrap-anywhere text-muted">
          {[destination && `To ${destination}`, state !== "idea" && `Writer: ${writerLabels[writer].toLowerCase()}`]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {publishedUrl && (
          <a
            href={publishedUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="relative inline-flex min-h-11 items-center gap-1.5 underline hover:text-accent sm:min-h-6"
          >
            View page
            <span className="sr-only"> of {title} (opens in a new tab)</span>
            <ExternalLink size={14} aria-hidden="true" />
          </a>
        )}
      </div>
    </li>
  );
};
