import { Field } from "../../ui/field.tsx";
import { FilterBar } from "../../ui/filter-bar.tsx";
import { Select } from "../../ui/select.tsx";
import { useUrlValue } from "../../ui/use-url-value.ts";
import { type Filters, filterLabels } from "./filters.ts";
import { sourceLabels } from "./source-labels.ts";

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const statuses = optionsOf(filterLabels);
const sources = optionsOf({ "": "All sources", ...sourceLabels });

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
      ref={useUrlValue(filter)}
      className="flex-1 basis-36"
    />
    <Select
      id="source"
      name="source"
      label="Source"
      options={sources}
      defaultValue={source}
      ref={useUrlValue(source)}
      className="flex-1 basis-36"
    />
    <Field
      id="from"
      name="from"
      type="date"
      label="Found since"
      defaultValue={from}
      ref={useUrlValue(from)}
      className="flex-1 basis-36"
    />
  </FilterBar>
);
