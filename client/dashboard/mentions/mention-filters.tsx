// The feed's URL state and its filter bar.
import type { MentionFilter } from "#shared/mentions.ts";
import { choiceParam, dayParam, pageParam, searchParams } from "../../app/search-params.ts";
import { DayField, optionsOf, Select } from "../../ui/fields.tsx";
import { FilterBar } from "../../ui/filter-bar.tsx";
import { projectLink } from "../projects/current-project.ts";
import { sourceLabels } from "./labels.ts";

const statusLabels: Record<MentionFilter, string> = {
  new: "New",
  replied: "Replied",
  dismissed: "Dismissed",
  all: "All",
};

export const mentionParams = searchParams({
  filter: choiceParam(statusLabels, "new"),
  source: choiceParam(sourceLabels),
  from: dayParam,
  page: pageParam,
});
export type MentionFilters = ReturnType<typeof mentionParams.parse>;

export const isFiltered = ({ source, from }: MentionFilters) => source !== undefined || from !== undefined;

export const mentionsPerPage = 20;

/** Returns the page of the mention that comes after `before` others. */
export const pageOf = (before: number) => Math.floor(before / mentionsPerPage) + 1;

/** Path of a project's feed with these filters. */
export const feedLink = (projectId: string, filters: Partial<MentionFilters> = {}) =>
  mentionParams.link(projectLink("mentions", projectId), filters);

export const MentionFilterBar = ({ projectId, filters }: { projectId: string; filters: MentionFilters }) => (
  <FilterBar label="Filter mentions" params={mentionParams} path={projectLink("mentions", projectId)} values={filters}>
    <Select name="filter" label="Status" options={optionsOf(statusLabels)} className="flex-1 basis-36" />
    <Select name="source" label="Source" options={optionsOf(sourceLabels, "All sources")} className="flex-1 basis-36" />
    <DayField name="from" label="Found since" className="flex-1 basis-36" />
  </FilterBar>
);
