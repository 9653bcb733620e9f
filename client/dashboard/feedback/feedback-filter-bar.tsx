import { DayField } from "../../ui/day-field.tsx";
import { Field } from "../../ui/field.tsx";
import { FilterBar } from "../../ui/filter-bar.tsx";
import { Select } from "../../ui/select.tsx";
import { useUrlValue } from "../../ui/use-url-value.ts";
import type { FeedbackFilters, Place } from "./feedback-filters.ts";
import { optionsOf, outcomeLabels, ratingLabels, statusLabels } from "./feedback-labels.ts";

type FeedbackFilterBarProps = { place: Place; filters: FeedbackFilters; reasons: readonly string[] };

export const FeedbackFilterBar = ({ place, filters, reasons }: FeedbackFilterBarProps) => (
  <FilterBar label="Filter the feedback">
    <input type="hidden" name="project" value={place.projectId} />
    <input type="hidden" name="mode" value={place.mode} />
    <Field
      id="q"
      name="q"
      type="search"
      label="Search"
      placeholder="Words, email or customer"
      ref={useUrlValue(filters.q)}
      defaultValue={filters.q}
      maxLength={100}
      className="basis-full"
    />
    <FilterSelect name="status" label="Status" value={filters.status} options={statuses} />
    <FilterSelect name="rating" label="Rating" value={filters.rating} options={ratings} />
    <FilterSelect
      name="reason"
      label="Reason"
      value={filters.reason}
      options={reasonOptions(reasons, filters.reason)}
    />
    <FilterSelect name="outcome" label="Outcome" value={filters.outcome} options={outcomes} />
    <DayField name="from" label="From" value={filters.from} className={widths} />
    <DayField name="to" label="To" value={filters.to} className={widths} />
  </FilterBar>
);

const statuses = optionsOf("All", statusLabels);
// Object keys that are numbers are sorted ascending, so set the order: best first.
const ratings = optionsOf("All", ratingLabels, ["5", "4", "3", "2", "1"]);
const outcomes = optionsOf("All", outcomeLabels);

/** The reasons given, plus the one selected in the URL. */
const reasonOptions = (reasons: readonly string[], selected: string) => [
  { value: "", label: "All" },
  ...[...new Set([...reasons, ...(selected ? [selected] : [])])].map((reason) => ({ value: reason, label: reason })),
];

/** Two, three or all six selects in a row. */
const widths = "min-w-0 flex-1 basis-36 md:basis-52 xl:basis-36";

type FilterSelectProps = { name: string; label: string; value: string; options: { value: string; label: string }[] };

const FilterSelect = ({ name, label, value, options }: FilterSelectProps) => (
  <Select
    id={name}
    name={name}
    label={label}
    ref={useUrlValue(value)}
    defaultValue={value}
    options={options}
    className={widths}
  />
);
