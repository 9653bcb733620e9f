import { link } from "#shared/routes.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { filterNames, filters, type ListState, sorts } from "./list-params.ts";

type FilterFormProps = { state: ListState; isFiltered: boolean };

/** Search, filters and order through the URL, so that results can be linked to and need no script. */
export const FilterForm = ({ state, isFiltered }: FilterFormProps) => (
  <search>
    <form action={link("directories")} className="card mt-8 p-4 sm:p-6">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <label htmlFor="filter-q" className={labelClass}>
            Search by name or address
          </label>
          <input
            id="filter-q"
            name="q"
            type="search"
            defaultValue={state.q}
            maxLength={100}
            enterKeyHint="search"
            className="input"
          />
        </div>
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
