import { Field } from "../../ui/field.tsx";
import { FilterBar } from "../../ui/filter-bar.tsx";
import { Select } from "../../ui/select.tsx";
import { nameOfSource } from "../source-names.ts";
import { type Filters, filterLabels } from "./filters.ts";

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const statuses = optionsOf(filterLabels);
const sources = optionsOf({ "": "All sources", ...nameOfSource });

/** Another address shows what it filters by; what is being chosen is left alone. */
const showing = (value: string) => (input: HTMLInputElement | HTMLSelectElement | null) => {
  if (input && input !== document.activeElement) input.value = value;
};

type MentionFiltersProps = { projectId: string; filters: Filters };

export const MentionFilters = ({ projectId, filters: { filter, source, from } }: MentionFiltersProps) => (
  <FilterBar label="Filter the mentions">
    <input type="hidden" name="project" value={projectId} />
    <Select
      id="filter"
      name="filter"
      label="Status"
      options={statuses}
      defaultValue={filter}
      ref={showing(filter)}
      className="flex-1 basis-36"
    />
    <Select
      id="source"
      name="source"
      label="Source"
      options={sources}
      defaultValue={source}
      ref={showing(source)}
      className="flex-1 basis-36"
    />
    <Field
      id="from"
      name="from"
      type="date"
      label="Found since"
      defaultValue={from}
      ref={showing(from)}
      className="flex-1 basis-36"
    />
  </FilterBar>
);
