import { DateRangeField } from "../../../ui/dates/date-range-picker.tsx";
import { Combobox } from "../../../ui/forms/combobox.tsx";
import { optionsOf, Select } from "../../../ui/forms/fields.tsx";
import { FilterBar } from "../../../ui/forms/filter-bar.tsx";
import { projectLink } from "../../current-project.ts";
import { sourceLabels } from "./labels.ts";
import { type MentionFilters, mentionParams, statusLabels } from "./mention-params.ts";

export const MentionFilterBar = ({ projectId, filters }: { projectId: string; filters: MentionFilters }) => (
  <FilterBar label="Filter mentions" params={mentionParams} path={projectLink("mentions", projectId)} values={filters}>
    <Select name="filter" label="Status" options={optionsOf(statusLabels)} className="flex-1 basis-36" />
    <Combobox
      name="source"
      label="Source"
      options={optionsOf(sourceLabels, "All sources")}
      className="flex-1 basis-36"
    />
    <DateRangeField label="Found" className="flex-1 basis-52" />
  </FilterBar>
);
