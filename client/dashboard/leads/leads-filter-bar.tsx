import { Field } from "../../ui/field.tsx";
import { FilterBar } from "../../ui/filter-bar.tsx";
import { Select } from "../../ui/select.tsx";
import { useUrlValue } from "../../ui/use-url-value.ts";
import type { LeadFilters } from "./lead-filters.ts";
import { optionsOf, sortLabels, statusLabels } from "./lead-labels.ts";

export const LeadsFilterBar = ({ projectId, filters }: { projectId: string; filters: LeadFilters }) => (
  <FilterBar label="Filter the leads">
    <input type="hidden" name="project" value={projectId} />
    <Field
      id="q"
      name="q"
      type="search"
      label="Search by name"
      ref={useUrlValue(filters.q)}
      defaultValue={filters.q}
      maxLength={100}
      className="flex-1 basis-52"
    />
    <Select
      id="status"
      name="status"
      label="Status"
      ref={useUrlValue(filters.status ?? "")}
      defaultValue={filters.status ?? ""}
      options={[{ value: "", label: "All" }, ...optionsOf(statusLabels)]}
    />
    <Field
      id="from"
      name="from"
      type="date"
      label="Seen since"
      ref={useUrlValue(filters.from)}
      defaultValue={filters.from}
      max="9999-12-31"
    />
    <Select
      id="sort"
      name="sort"
      label="Order"
      ref={useUrlValue(filters.sort)}
      defaultValue={filters.sort}
      options={optionsOf(sortLabels)}
    />
  </FilterBar>
);
