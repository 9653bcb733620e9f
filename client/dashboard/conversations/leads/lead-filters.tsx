// The leads page's URL state and its filter bar.
import type { LeadSort, LeadStatus } from "#shared/conversations/leads.ts";
import { choiceParam, dayParam, idParam, pageParam, searchParams, textParam } from "../../../app/search-params.ts";
import { DateRangeField } from "../../../ui/dates/date-range-picker.tsx";
import { Field, optionsOf, Select } from "../../../ui/forms/fields.tsx";
import { FilterBar } from "../../../ui/forms/filter-bar.tsx";
import { projectLink } from "../../current-project.ts";

export const statusLabels: Record<LeadStatus, string> = {
  new: "New",
  contacted: "Contacted",
  won: "Won",
  dismissed: "Dismissed",
};

const sortLabels: Record<LeadSort, string> = {
  newest: "Last seen",
  score: "Highest score",
  mentions: "Most mentions",
};

export const leadParams = searchParams({
  q: textParam(100),
  status: choiceParam(statusLabels),
  sort: choiceParam(sortLabels, "newest"),
  from: dayParam,
  to: dayParam,
  page: pageParam,
  /** The lead whose message is open. */
  lead: idParam,
});
export type LeadFilters = ReturnType<typeof leadParams.parse>;

export const isFiltered = ({ q, status, from, to }: LeadFilters) => Boolean(q || status || from || to);

/** Path of the list with these filters, page and open message. */
export const leadsLink = (projectId: string, filters: Partial<LeadFilters> = {}) =>
  leadParams.link(projectLink("leads", projectId), filters);

export const LeadFilterBar = ({ projectId, filters }: { projectId: string; filters: LeadFilters }) => (
  <FilterBar label="Filter leads" params={leadParams} path={projectLink("leads", projectId)} values={filters}>
    <Field name="q" type="search" label="Search by name" maxLength={100} />
    <Select name="status" label="Status" options={optionsOf(statusLabels, "All")} />
    <DateRangeField label="Last seen" />
    <Select name="sort" label="Sort by" options={optionsOf(sortLabels)} />
  </FilterBar>
);
