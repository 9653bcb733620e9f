import { DayField, Field, Select } from "../../ui/fields.tsx";
import { FilterBar } from "../../ui/filter-bar.tsx";
import { type FeedbackFilters, feedbackParams, inboxPath, type Place } from "./feedback-filters.ts";
import { optionsOf, outcomeLabels, ratingLabels, statusLabels } from "./feedback-labels.ts";

type FeedbackFilterBarProps = { place: Place; filters: FeedbackFilters; reasons: readonly string[] };

export const FeedbackFilterBar = ({ place, filters, reasons }: FeedbackFilterBarProps) => (
  <FilterBar label="Filter the feedback" params={feedbackParams} path={inboxPath(place)} values={filters}>
    <Field
      name="q"
      type="search"
      label="Search"
      placeholder="Words, email or customer"
      maxLength={100}
      className="basis-full"
    />
    <Select name="status" label="Status" options={statuses} className={widths} />
    <Select name="rating" label="Rating" options={ratings} className={widths} />
    <Select name="reason" label="Reason" options={reasonOptions(reasons, filters.reason)} className={widths} />
    <Select name="outcome" label="Outcome" options={outcomes} className={widths} />
    <DayField name="from" label="From" className={widths} />
    <DayField name="to" label="To" className={widths} />
  </FilterBar>
);

const statuses = optionsOf("All", statusLabels);
// Object keys that are numbers are sorted ascending, so set the order: best first.
const ratings = optionsOf("All", ratingLabels, ["5", "4", "3", "2", "1"]);
const outcomes = optionsOf("All", outcomeLabels);

/** The reasons given, plus the one selected in the URL. */
const reasonOptions = (reasons: readonly string[], selected: string | undefined) => [
  { value: "", label: "All" },
  ...[...new Set([...reasons, ...(selected ? [selected] : [])])].map((reason) => ({ value: reason, label: reason })),
];

/** Two, three or all six selects in a row. */
const widths = "min-w-0 flex-1 basis-36 md:basis-52 xl:basis-36";
