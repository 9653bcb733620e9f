import { DayField } from "../../ui/day-field.tsx";
import { Field } from "../../ui/field.tsx";
import { FilterBar } from "../../ui/filter-bar.tsx";
import { Select } from "../../ui/select.tsx";
import { useShown } from "../../ui/use-url-value.ts";
import type { Asked, Place } from "./feedback-filters.ts";
import { optionsOf, outcomeWords, ratingWords, statusWords } from "./feedback-labels.ts";

type FeedbackFilterBarProps = { place: Place; asked: Asked; reasons: readonly string[] };

export const FeedbackFilterBar = ({ place, asked, reasons }: FeedbackFilterBarProps) => (
  <FilterBar label="Filter the feedback">
    <input type="hidden" name="project" value={place.projectId} />
    <input type="hidden" name="mode" value={place.mode} />
    <Field
      id="q"
      name="q"
      type="search"
      label="Search"
      placeholder="Words, email or customer"
      ref={useShown(asked.q)}
      defaultValue={asked.q}
      maxLength={100}
      className="basis-full"
    />
    <Choice name="status" label="Status" value={asked.status} options={statuses} />
    <Choice name="rating" label="Rating" value={asked.rating} options={ratings} />
    <Choice name="reason" label="Reason" value={asked.reason} options={reasonOptions(reasons, asked.reason)} />
    <Choice name="outcome" label="Outcome" value={asked.outcome} options={outcomes} />
    <DayField name="from" label="From" value={asked.from} className={widths} />
    <DayField name="to" label="To" value={asked.to} className={widths} />
  </FilterBar>
);

const statuses = optionsOf("All", statusWords);
// An object keeps numbers in their order, the best last.
const ratings = optionsOf("All", ratingWords, ["5", "4", "3", "2", "1"]);
const outcomes = optionsOf("All", outcomeWords);

/** The reasons that were given, and the one that the address asks for. */
const reasonOptions = (reasons: readonly string[], asked: string) => [
  { value: "", label: "All" },
  ...[...new Set([...reasons, ...(asked ? [asked] : [])])].map((reason) => ({ value: reason, label: reason })),
];

/** Two, three or all six of them in a row. */
const widths = "min-w-0 flex-1 basis-36 md:basis-52 xl:basis-36";

type ChoiceProps = { name: string; label: string; value: string; options: { value: string; label: string }[] };

const Choice = ({ name, label, value, options }: ChoiceProps) => (
  <Select
    id={name}
    name={name}
    label={label}
    ref={useShown(value)}
    defaultValue={value}
    options={options}
    className={widths}
  />
);
