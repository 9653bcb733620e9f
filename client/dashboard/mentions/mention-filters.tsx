import { DayField, Select } from "../../ui/fields.tsx";
import { FilterBar } from "../../ui/filter-bar.tsx";
import { projectLink } from "../projects/current-project.ts";
import { type Filters, filterLabels, mentionParams } from "./filters.ts";
import { sourceLabels } from "./source-labels.ts";

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const statuses = optionsOf(filterLabels);
const sources = optionsOf({ "": "All sources", ...sourceLabels });

export const MentionFilters = ({ projectId, filters }: { projectId: string; filters: Filters }) => (
  <FilterBar
    label="Filter the mentions"
    params={mentionParams}
    path={projectLink("mentions", projectId)}
    values={filters}
  >
    <Select name="filter" label="Status" options={statuses} className="flex-1 basis-36" />
    <Select name="source" label="Source" options={sources} className="flex-1 basis-36" />
    <DayField name="from" label="Found since" className="flex-1 basis-36" />
  </FilterBar>
);
