import type { Mode } from "#shared/modes.ts";
import type { Outcome, StatusInput } from "#shared/retention/feedback.ts";
import { dayMs, utcDay } from "#shared/time.ts";
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
import { addDays } from "../../../ui/dates/days.ts";
import { Combobox } from "../../../ui/forms/combobox.tsx";
import { Field, optionsOf, Select } from "../../../ui/forms/fields.tsx";
import { FilterBar } from "../../../ui/forms/filter-bar.tsx";
import { projectLink } from "../../current-project.ts";

// The inbox's URL state and its filter bar.

/** Feedback belongs to a project and a mode. */
export type FeedbackScope = { projectId: string; mode: Mode };

export type FeedbackStatus = StatusInput["status"];

export const statusLabels: Record<FeedbackStatus, string> = { new: "New", read: "Read", resolved: "Resolved" };

export const outcomeLabels: Record<Outcome, string> = {
  accepted: "Accepted the offer",
  declined: "Declined the offer",
  left: "Left without an offer",
};

export const ratingLabels: Record<"5" | "4" | "3" | "2" | "1", string> = {
  5: "5 stars",
  4: "4 stars",
  3: "3 stars",
  2: "2 stars",
  1: "1 star",
};

export const feedbackParams = searchParams({
  q: textParam(100),
  status: choiceParam(statusLabels),
  rating: choiceParam(ratingLabels),
  reason: textParam(200),
  outcome: choiceParam(outcomeLabels),
  from: dayParam,
  to: dayParam,
  page: pageParam,
  /** The open feedback. */
  feedback: idParam,
});
export type FeedbackFilters = ReturnType<typeof feedbackParams.parse>;

/** The filters without page and open feedback, as list and export send them to the API. */
export const apiFilters = ({ page: _, feedback: __, ...filters }: FeedbackFilters) => toQuery(filters);

export const isFiltered = (filters: FeedbackFilters) => Object.keys(apiFilters(filters)).length > 0;

/** Path of the inbox without filters. */
const inboxPath = ({ projectId, mode }: FeedbackScope) => `${projectLink("feedback", projectId)}&mode=${mode}`;

/** Path of the inbox, optionally filtered. */
export const feedbackLink = (scope: FeedbackScope, filters: Partial<FeedbackFilters> = {}) =>
  feedbackParams.link(inboxPath(scope), filters);

type FeedbackFilterBarProps = { scope: FeedbackScope; filters: FeedbackFilters; reasons: readonly string[] };

export const FeedbackFilterBar = ({ scope, filters, reasons }: FeedbackFilterBarProps) => (
  <FilterBar label="Filter feedback" params={feedbackParams} path={inboxPath(scope)} values={filters}>
    <Field name="q" type="search" label="Search" placeholder="Message, email or customer" maxLength={100} />
    <Select name="status" label="Status" options={optionsOf(statusLabels, "All")} />
    <Select name="rating" label="Rating" options={ratings} />
    <Combobox name="reason" label="Reason" options={reasonOptions(reasons, filters.reason)} />
    <Select name="outcome" label="Outcome" options={optionsOf(outcomeLabels, "All")} />
    <DateRangeField label="Received" />
  </FilterBar>
);

const all = { value: "", label: "All" };

// Best first: an object sorts keys that are numbers ascending.
const ratings = [all, ...optionsOf(ratingLabels).reverse()];

/** The reasons given, plus the one selected in the URL. */
const reasonOptions = (reasons: readonly string[], selected: string | undefined) => [
  all,
  ...[...new Set([...reasons, ...(selected ? [selected] : [])])].map((reason) => ({ value: reason, label: reason })),
];

// The statistics' period and the previous one to compare with.

export const presetPeriods = [7, 30, 90] as const;
const defaultDays: number = 30;
/** More bars are too thin to read. */
export const maxDays = 366;

/** First day, last day and number of days. `isPreset`: not set by explicit days, so it ends today. */
export type Period = { from: string; to: string; days: number; isPreset: boolean };

const periodParams = searchParams({
  days: choiceParam(Object.fromEntries(presetPeriods.map((days) => [days, days])), String(defaultDays)),
  from: dayParam,
  to: dayParam,
});

/** Reads the period from a URL: explicit days, or a number of days up to today. */
export const parsePeriod = (url: string, now: number): Period => {
  const { days, from, to } = periodParams.parse(url);
  if (from || to) return customPeriod(from, to ?? utcDay(now));
  return { ...periodUpTo(utcDay(now), Number(days)), isPreset: true };
};

const periodUpTo = (to: string, days: number) => ({ from: addDays(to, 1 - days), to, days });

/** Swaps days in the wrong order and keeps the end of a period that is too long. */
const customPeriod = (first: string | undefined, last: string): Period => {
  const [from = "", to = ""] = [first ?? addDays(last, 1 - defaultDays), last].sort();
  return { ...periodUpTo(to, Math.min(countDays(from, to), maxDays)), isPreset: false };
};

/** Returns the period of the same length just before. */
export const periodBefore = ({ from, days }: Period) => periodUpTo(addDays(from, -1), days);

export const daysOf = ({ from, days }: Period) => Array.from({ length: days }, (_, at) => addDays(from, at));

/** Path of the statistics, by default for 30 days. */
export const statsLink = (
  { projectId, mode }: FeedbackScope,
  period: Partial<ReturnType<typeof periodParams.parse>> = {},
) => periodParams.link(`${projectLink("feedbackStats", projectId)}&mode=${mode}`, period);

/** Returns the number of days, including both ends. */
const countDays = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs + 1;
