// The submissions page's URL state, its filter bar and its state filter.
import type { SubmissionState } from "#shared/links/submission-states.ts";
import {
  choiceParam,
  dayParam,
  idParam,
  pageParam,
  searchParams,
  textParam,
  toQuery,
} from "../../../app/search-params.ts";
import { DateRangeField } from "../../../ui/dates/date-range-picker.tsx";
import { Field, optionsOf, Select } from "../../../ui/forms/fields.tsx";
import { FilterBar } from "../../../ui/forms/filter-bar.tsx";
import { FilterLink, FilterLinks } from "../../../ui/forms/filter-links.tsx";
import { projectLink } from "../../current-project.ts";
import { stateLabels } from "./states.tsx";

/** Without a choice, proposals are in the customer's order and other submissions by their last change. */
const sortLabels = { authority: "Highest authority", name: "Name" } as const;

/** States that customers think of as one. */
const groups = {
  waiting: { label: "Waiting for you", states: ["needs_customer", "proposed"] },
  progress: { label: "In progress", states: ["approved", "queued", "in_progress"] },
  sent: { label: "Submitted", states: ["submitted", "in_review"] },
  unlisted: { label: "Not listed", states: ["rejected", "unavailable", "expired"] },
} as const satisfies Record<string, { label: string; states: readonly SubmissionState[] }>;

type Group = keyof typeof groups;
type StateChoice = SubmissionState | Group;

/** The choices of the state filter, in order. Links can choose any single state too. */
const choices: readonly StateChoice[] = [
  "needs_customer",
  "proposed",
  "progress",
  "sent",
  "live",
  "suspect",
  "lost",
  "unlisted",
  "already_listed",
  "skipped",
];

const isGroup = (choice: StateChoice): choice is Group => choice in groups;
const labelOf = (choice: StateChoice) => (isGroup(choice) ? groups[choice].label : stateLabels[choice]);
const statesOf = (choice: StateChoice): readonly SubmissionState[] =>
  isGroup(choice) ? groups[choice].states : [choice];

export const submissionParams = searchParams({
  q: textParam(100),
  state: choiceParam<StateChoice>({ ...stateLabels, ...groups }),
  sort: choiceParam(sortLabels),
  /** The days on which links were lost. */
  from: dayParam,
  to: dayParam,
  page: pageParam,
  /** The open submission. */
  submission: idParam,
});
export type SubmissionFilters = ReturnType<typeof submissionParams.parse>;

/** The filters as the API takes them. */
export const apiFilters = ({ submission: _, state, sort, from, to, ...filters }: SubmissionFilters) => ({
  ...toQuery(filters),
  ...(from && { lostFrom: from }),
  ...(to && { lostTo: to }),
  ...(state && { state: statesOf(state).join(",") }),
  sort: sort ?? (state === "proposed" ? ("order" as const) : ("updated" as const)),
});

/** Whether the list is searched or limited to lost links. */
export const isSearched = ({ q, from, to }: SubmissionFilters) => Boolean(q || from || to);

/** Whether the list has all proposals in the customer's order, so that it can be changed. */
export const isInOrder = (filters: SubmissionFilters) =>
  filters.state === "proposed" && !filters.sort && !isSearched(filters);

/** Path of the list with these filters, page and open submission. */
export const submissionsLink = (projectId: string, filters: Partial<SubmissionFilters> = {}) =>
  submissionParams.link(projectLink("submissions", projectId), filters);

type FilterProps = { projectId: string; filters: SubmissionFilters };

export const SubmissionFilterBar = ({ projectId, filters }: FilterProps) => (
  <FilterBar
    label="Filter submissions"
    params={submissionParams}
    path={submissionsLink(projectId, { state: filters.state })}
    values={filters}
  >
    <Field name="q" type="search" label="Search by directory" maxLength={100} />
    <DateRangeField label="Lost" />
    <Select
      name="sort"
      label="Sort by"
      options={optionsOf(sortLabels, filters.state === "proposed" ? "Your order" : "Last changed")}
    />
  </FilterBar>
);

/** Submissions per state. */
export type StateCounts = Partial<Record<SubmissionState, number>>;

const countOf = (counts: StateCounts, states: readonly SubmissionState[]) =>
  states.reduce((sum, state) => sum + (counts[state] ?? 0), 0);

export const totalOf = (counts: StateCounts) => countOf(counts, Object.keys(stateLabels) as SubmissionState[]);

/** Links to the submissions per state, with their number; states without submissions are left out. */
export const StateFilter = ({ projectId, filters, counts }: FilterProps & { counts: StateCounts }) => {
  const { state: current } = filters;
  const linkTo = (state: StateChoice | undefined) =>
    submissionsLink(projectId, { ...filters, state, page: 1, submission: undefined });
  const shown = choices.filter((choice) => choice === current || countOf(counts, statesOf(choice)) > 0);
  const other = current && !choices.includes(current) ? [current] : [];
  return (
    <FilterLinks label="States">
      <FilterLink to={linkTo(undefined)} label="All" count={totalOf(counts)} isCurrent={current === undefined} />
      {[...shown, ...other].map((choice) => (
        <FilterLink
          key={choice}
          to={linkTo(choice)}
          label={labelOf(choice)}
          count={countOf(counts, statesOf(choice))}
          isCurrent={choice === current}
        />
      ))}
    </FilterLinks>
  );
};
