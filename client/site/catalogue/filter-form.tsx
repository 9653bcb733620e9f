import type { DirectoryFilter } from "#shared/catalogue/catalogue.ts";
import { type FilterName, filterNames, filterOptions } from "#shared/catalogue/filter.ts";
import { link } from "#shared/routes.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";

export const filterLabels: Record<FilterName, { label: string; any: string }> = {
  category: { label: "Category", any: "Any category" },
  country: { label: "Country", any: "Any country" },
  niche: { label: "Niche", any: "Any niche" },
  pricing: { label: "Price", any: "Any price" },
  link: { label: "Link kind", any: "Any link" },
};

/** Filters through the URL, so that results can be linked to. */
export const FilterForm = ({ filter }: { filter: DirectoryFilter }) => (
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
