import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { PageHead } from "../../app/page-head.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Pagination } from "../../ui/lists/pagination.tsx";
import { directoryPages, itemList } from "../json-ld.tsx";
import { SiteLayout } from "../layout.tsx";
import { CategoryLinks, Downloads } from "./category-links.tsx";
import { DirectoryTable } from "./directory-table.tsx";
import {
  filterNames,
  filters,
  firstOrder,
  type ListState,
  listUrl,
  parseList,
  type Sort,
  sorts,
  worldwide,
} from "./list-params.ts";
import { countDirectories, countWithoutEach, listDirectories, pageCount } from "./load.ts";
import { NoResults } from "./no-results.tsx";

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const state = parseList(request.url);
  const isFiltered = Boolean(state.q) || filterNames.some((name) => state[name] !== undefined);
  const { directories, total } = await listDirectories(context, state);
  const pages = pageCount(total);
  if (state.page > pages) throw new Response(null, { status: 404 });
  const wider = { ...filtersOf(state), country: worldwide };
  return {
    state,
    isFiltered,
    directories,
    total,
    pages,
    all: isFiltered ? await countDirectories(context, {}) : total,
    worldwideTotal: state.country && state.country !== worldwide ? await countDirectories(context, wider) : 0,
    removals: total ? [] : await countWithoutEach(context, filtersOf(state)),
  };
};

/** The state without order and page. */
const filtersOf = ({ sort: _, order: __, page: ___, ...filter }: ListState) => filter;

export function Component() {
  const { state, isFiltered, directories, total, pages, all, worldwideTotal, removals } =
    useLoaderData<typeof loader>();
  const { page, sort, order = firstOrder[sort] } = state;
  const isPlain = !isFiltered && sort === "authority" && order === firstOrder.authority;
  const count = formatNumber(all);
  return (
    <SiteLayout
      base={link("home")}
      trail={[{ name: "Directories", path: link("directories") }]}
      data={(siteUrl) => (isPlain ? itemList("Directories", directoryPages(directories, siteUrl)) : [])}
    >
      <PageHead
        title={`Directory of Directories: ${count} Places to List Your Website${page > 1 ? `, Page ${page}` : ""} - ${site.name}`}
        description={`${count} startup, software, AI, local and industry directories with price, authority, link type and sources. Filter by country and niche${page > 1 ? `. Page ${page}` : ""}.`}
        // A list that visitors put together has no canonical URL: noindex and another page's canonical contradict.
        canonical={isPlain ? listUrl({ page }) : undefined}
        robots={isPlain ? undefined : "noindex, follow"}
      />
      <div className="shell pt-1 pb-12 md:pt-6 md:pb-16">
        <h1 className="max-w-2xl text-title">{count} directories to list your website in</h1>
        <p className="mt-2 max-w-2xl text-muted md:text-lead">
          What each one costs, what it asks for and how strong it is, with the source of every fact. Unconfirmed ones
          come last and are marked.
        </p>
        <FilterForm state={state} isFiltered={isFiltered} />
        <section aria-label="Directories" className="mt-5">
          <p className="font-semibold">{countOf(total, all)}</p>
          {worldwideTotal > 0 && (
            <p>
              <a href={listUrl({ ...filtersOf(state), country: worldwide })} className="link inline-block py-2.5">
                Worldwide directories: {formatNumber(worldwideTotal)}
              </a>
            </p>
          )}
          <div className="mt-1">
            {directories.length ? (
              <DirectoryTable
                caption={`${sorts[sort]}${order === firstOrder[sort] ? "" : ", reversed"}${pages > 1 ? `; page ${page} of ${pages}` : ""}. A dash means that no source states it.`}
                directories={directories}
                sorting={{
                  sort,
                  order,
                  to: (next) => listUrl({ ...state, page: 1, sort: next, order: nextOrder(state, next) }),
                }}
              />
            ) : (
              <NoResults filter={filtersOf(state)} removals={removals} />
            )}
          </div>
          <Pagination page={page} pages={pages} to={(number) => listUrl({ ...state, page: number })} plain />
          {isPlain && page === 1 && pages > 1 && <AllPages pages={pages} />}
        </section>
        <CategoryLinks heading="By category" />
        <Downloads />
      </div>
    </SiteLayout>
  );
}

const countOf = (total: number, all: number) =>
  total === all
    ? `${formatNumber(total)} directories`
    : `${formatNumber(total)} of ${formatNumber(all)} directories ${total === 1 ? "matches" : "match"}`;

/** A click on the sorted column reverses it; on another, it starts that column's order. */
const nextOrder = ({ sort, order = firstOrder[sort] }: ListState, next: Sort) => {
  const reversed = order === "asc" ? "desc" : "asc";
  return sort === next && reversed !== firstOrder[next] ? reversed : undefined;
};

/** Links to all pages of the list, so that every directory is at most three clicks from the home page. */
const AllPages = ({ pages }: { pages: number }) => (
  <details className="mt-4 text-center">
    <summary className="inline-block min-h-11 cursor-pointer py-2.5 text-muted">All {pages} pages</summary>
    <nav aria-label="All pages" className="flex flex-wrap justify-center gap-1">
      {Array.from({ length: pages }, (_, at) => at + 1).map((number) => (
        <a
          key={number}
          href={listUrl({ page: number })}
          aria-label={`Page ${number}`}
          className="grid min-h-11 min-w-11 place-items-center rounded-lg px-3 text-muted hover:bg-surface"
        >
          {number}
        </a>
      ))}
    </nav>
  </details>
);

/** Search, filters and order through the URL, so that results can be linked to and need no script. */
const FilterForm = ({ state, isFiltered }: { state: ListState; isFiltered: boolean }) => (
  <search>
    <form action={link("directories")} className="card mt-4 p-3 sm:mt-6 sm:p-4">
      <label htmlFor="filter-q" className={labelClass}>
        Search by name or address
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          id="filter-q"
          name="q"
          type="search"
          defaultValue={state.q}
          maxLength={100}
          enterKeyHint="search"
          className="input min-w-0 flex-1 basis-32"
        />
        <Button type="submit">Show directories</Button>
        {isFiltered && (
          <ButtonLink href={link("directories")} variant="quiet">
            Clear
          </ButtonLink>
        )}
      </div>
      <details open={filterNames.some((name) => state[name] !== undefined)} className="mt-2">
        <summary className="plus-minus min-h-11 justify-start gap-3 py-0">Filters and order</summary>
        <div className="grid gap-4 pt-2 sm:grid-cols-2 lg:grid-cols-3">
          {filterNames.map((name) => (
            <Select key={name} name={name} label={filters[name].label} value={state[name]}>
              {[["", filters[name].any], ...Object.entries(filters[name].choices)]}
            </Select>
          ))}
          <Select name="sort" label="Order" value={state.sort}>
            {Object.entries(sorts)}
          </Select>
        </div>
      </details>
    </form>
  </search>
);

const labelClass = "mb-1.5 block text-sm font-medium";

type SelectProps = { name: string; label: string; value: string | undefined; children: string[][] };

const Select = ({ name, label, value = "", children }: SelectProps) => (
  <div>
    <label htmlFor={`filter-${name}`} className={labelClass}>
      {label}
    </label>
    <select id={`filter-${name}`} name={name} defaultValue={value} className="input">
      {children.map(([choice, text]) => (
        <option key={choice} value={choice}>
          {text}
        </option>
      ))}
    </select>
  </div>
);
