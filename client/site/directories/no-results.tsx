import { link } from "#shared/routes.ts";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { type FilterName, filters, type ListState, listUrl } from "./list-params.ts";

/** A filter to remove, and how many directories match without it. */
export type FilterRemoval = { name: FilterName | "q"; total: number };

type Filter = Omit<ListState, "sort" | "order" | "page">;
/** Suggests filters to remove, with the number of directories each would show. */
export const NoResults = ({ filter, removals }: { filter: Filter; removals: readonly FilterRemoval[] }) => (
  <EmptyState
    title="No directories match these filters"
    action={
      <ul className="grid gap-2">
        {removals.map(({ name, total }) => (
          <li key={name}>
            <a href={listUrl({ ...filter, [name]: undefined })} className="link inline-block py-2.5">
              {name === "q" ? "Any name" : filters[name].any} instead of “{textOf(filter, name)}” ({total})
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
    {removals.length ? "Try removing a filter:" : "Removing one filter isn't enough. Start over:"}
  </EmptyState>
);

const textOf = (filter: Filter, name: FilterRemoval["name"]) => {
  const value = filter[name] ?? "";
  const choices: Record<string, string> = name === "q" ? {} : filters[name].choices;
  return choices[value] ?? value;
};
