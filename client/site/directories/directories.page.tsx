import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { type DirectoryFilter, directories, filterDirectories, worldwide } from "#shared/catalogue/catalogue.ts";
import {
  type FilterName,
  filterNames,
  filterOptions,
  filterQuery,
  paginate,
  parseFilter,
} from "#shared/catalogue/filter.ts";
import { link } from "#shared/routes.ts";
import { site } from "#shared/site.ts";
import { PageHead } from "../../app/page-head.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { SiteLayout } from "../layout.tsx";
import { CategoryLinks, DirectoryTable, Sources } from "./directory-list.tsx";

export const loader = ({ request }: LoaderFunctionArgs) => {
  const query = new URL(request.url).searchParams;
  const filter = parseFilter(query);
  const matches = filterDirectories(filter);
  const list = paginate(matches, query);
  if (!list) throw new Response(null, { status: 404 });
  return { filter, total: matches.length, ...list };
};

export function Component() {
  const { filter, total, page, pages, shown } = useLoaderData<typeof loader>();
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <SiteLayout base={link("home")} trail={[{ name: "Directories", path: link("directories") }]}>
      <PageHead
        title={`Directory of Directories: ${directories.length} Places to List Your Website${page > 1 ? `, Page ${page}` : ""} - ${site.name}`}
        description={`${directories.length} startup, software, AI, local and industry directories with price, domain rating, link type and sources. Filter by country and niche.`}
        canonical={link("directories")}
        robots={isFiltered ? "noindex, follow" : undefined}
      />
      <div className="shell py-16 md:py-24">
        <h1 className="max-w-2xl text-title">{directories.length} directories to list your website in</h1>
        <p className="mt-4 max-w-2xl text-lead text-muted">
          What public lists say about each one: its price, its domain rating with the year, and whether its links are
          dofollow. Pick the ones that fit and skip the rest.
        </p>
        <FilterForm filter={filter} />
        <section aria-label="Directories" className="mt-10">
          <p className="mb-6 font-semibold">{countOf(total)}</p>
          <WorldwideToo filter={filter} />
          {shown.length ? (
            <DirectoryTable caption={captionOf(page, pages)} directories={shown} />
          ) : (
            <NoResults filter={filter} />
          )}
          <Pagination
            page={page}
            pages={pages}
            to={(number) => link("directories") + filterQuery(filter, number)}
            plain
          />
        </section>
        <CategoryLinks heading="By category" />
        <Sources />
      </div>
    </SiteLayout>
  );
}

/** Links to the worldwide directories, which are open to businesses of any country. */
const WorldwideToo = ({ filter }: { filter: DirectoryFilter }) => {
  const wider = { ...filter, country: worldwide };
  const count = filterDirectories(wider).length;
  return (
    filter.country &&
    filter.country !== worldwide &&
    count > 0 && (
      <p className="mb-6">
        <a href={link("directories") + filterQuery(wider)} className="link inline-block py-2.5">
          Worldwide directories: {count}
        </a>
      </p>
    )
  );
};

const countOf = (total: number) =>
  total === directories.length
    ? `${total} directories`
    : `${total} of ${directories.length} directories ${total === 1 ? "matches" : "match"}`;

const captionOf = (page: number, pages: number) =>
  `Highest known domain rating first${pages > 1 ? `; page ${page} of ${pages}` : ""}`;

const filterLabels: Record<FilterName, { label: string; any: string }> = {
  category: { label: "Category", any: "Any category" },
  country: { label: "Country", any: "Any country" },
  niche: { label: "Niche", any: "Any niche" },
  pricing: { label: "Price", any: "Any price" },
  link: { label: "Link type", any: "Any link type" },
};

/** Filters through the URL, so that results can be linked to. */
const FilterForm = ({ filter }: { filter: DirectoryFilter }) => (
  <form action={link("directories")} className="card mt-10 grid gap-4 p-6 sm:grid-cols-2 lg:grid-cols-3">
    {filterNames.map((name) => (
      <div key={name}>
        <label htmlFor={`filter-${name}`} className="mb-1.5 block text-sm font-medium">
          {filterLabels[name].label}
        </label>
        <select id={`filter-${name}`} name={name} defaultValue={filter[name] ?? ""} className="input">
          <option value="">{filterLabels[name].any}</option>
          {filterOptions[name].map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
    ))}
    <div className="flex flex-wrap items-end gap-3">
      <Button type="submit">Show directories</Button>
      {Object.keys(filter).length > 0 && (
        <ButtonLink href={link("directories")} variant="quiet">
          Clear
        </ButtonLink>
      )}
    </div>
  </form>
);

/** Suggests filters to remove, with the number of directories each would show. */
const NoResults = ({ filter }: { filter: DirectoryFilter }) => {
  const suggestions = looserThan(filter);
  return (
    <EmptyState
      title="No directories match these filters"
      action={
        <ul className="grid gap-2">
          {suggestions.map(({ name, count, href }) => (
            <li key={name}>
              <a href={href} className="link inline-block py-2.5">
                {filterLabels[name].any} instead of “{labelOf(name, filter)}” ({count})
              </a>
            </li>
          ))}
          <li>
            <a href={link("directories")} className="link inline-block py-2.5">
              Show all directories
            </a>
          </li>
        </ul>
      }
    >
      {suggestions.length ? "Try removing a filter:" : "Removing one filter isn't enough. Start over:"}
    </EmptyState>
  );
};

const looserThan = (filter: DirectoryFilter) =>
  (Object.keys(filter) as FilterName[])
    .map((name) => {
      const { [name]: _, ...rest } = filter;
      return { name, count: filterDirectories(rest).length, href: link("directories") + filterQuery(rest) };
    })
    .filter(({ count }) => count > 0);

const labelOf = (name: FilterName, filter: DirectoryFilter) =>
  filterOptions[name].find(({ value }) => value === filter[name])?.label;
