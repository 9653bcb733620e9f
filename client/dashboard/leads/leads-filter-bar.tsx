import { DayField, Field, Select } from "../../ui/fields.tsx";
import { FilterBar } from "../../ui/filter-bar.tsx";
import { projectLink } from "../projects/current-project.ts";
import { type LeadFilters, leadParams } from "./lead-filters.ts";
import { optionsOf, sortLabels, statusLabels } from "./lead-labels.ts";

export const LeadsFilterBar = ({ projectId, filters }: { projectId: string; filters: LeadFilters }) => (
  <FilterBar label="Filter the leads" params={leadParams} path={projectLink("leads", projectId)} values={filters}>
    <Field name="q" type="search" label="Search by name" maxLength={100} className="flex-1 basis-52" />
    <Select name="status" label="Status" options={[{ value: "", label: "All" }, ...optionsOf(statusLabels)]} />
    <DayField name="from" label="Seen since" />
    <Select name="sort" label="Order" options={optionsOf(sortLabels)} />
  </FilterBar>
);
