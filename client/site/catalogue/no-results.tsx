import { type DirectoryFilter, filterDirectories } from "#shared/catalogue/catalogue.ts";
import { type FilterName, filterOptions, filterQuery } from "#shared/catalogue/filter.ts";
import { link } from "#shared/routes.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { filterLabels } from "./filter-form.tsx";

/** Suggests filters to remove, with the number of directories each would show. */
export const NoResults = ({ filter }: { filter: DirectoryFilter }) => {
  const ways = looserThan(filter);
  return (
    <EmptyState
      title="No directory fits all of these"
      action={
        <ul className="grid gap-2">
          {ways.map(({ name, count, href }) => (
            <li key={name}>
              <a href={href} className="link inline-block py-2.5">
                {filterLabels[name].any} instead of “{labelOf(name, filter)}”: {count}
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
      {ways.length ? "Let one of the filters go:" : "No single filter is in the way. Start from all of them:"}
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
