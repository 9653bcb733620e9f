// The inbox's URL state: filters, page and open feedback.
import type { Mode } from "#shared/modes.ts";
import { dayIn } from "../../ui/days.ts";
import { projectLink } from "../projects/current-project.ts";
import { outcomeLabels, ratingLabels, statusLabels } from "./feedback-labels.ts";

export const pageSize = 20;

export type Place = { projectId: string; mode: Mode };

/** Parses the filters from a URL; invalid values are ignored. */
export const parseFilters = (address: string) => {
  const params = new URL(address).searchParams;
  const get = (name: string) => params.get(name)?.trim() ?? "";
  const named = <Key extends string>(name: string, words: Record<Key, string>): Key | "" =>
    (Object.keys(words) as Key[]).find((key) => key === get(name)) ?? "";
  return {
    q: get("q").slice(0, 100),
    status: named("status", statusLabels),
    rating: named("rating", ratingLabels),
    reason: get("reason").slice(0, 200),
    outcome: named("outcome", outcomeLabels),
    from: dayIn(get("from")),
    to: dayIn(get("to")),
    page: /^[1-9]\d{0,4}$/.test(get("page")) ? Number(get("page")) : 1,
    feedback: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(get("feedback")) ? get("feedback") : "",
  };
};
export type FeedbackFilters = ReturnType<typeof parseFilters>;

/** The filters without page and open feedback, as list and export send them to the API. */
export const apiFilters = ({ page: _, feedback: __, ...filters }: FeedbackFilters) => withoutEmpty(filters);

export const isFiltered = (filters: FeedbackFilters) => Object.keys(apiFilters(filters)).length > 0;

/** Path of the inbox, optionally filtered. */
export const feedbackLink = ({ projectId, mode }: Place, { page = 1, ...filters }: Partial<FeedbackFilters> = {}) => {
  const params = { mode, ...withoutEmpty({ ...filters, page: page > 1 ? String(page) : "" }) };
  return `${projectLink("feedback", projectId)}&${new URLSearchParams(params)}`;
};

const withoutEmpty = <Values extends Record<string, string>>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as {
    [Key in keyof Values]?: Exclude<Values[Key], "">;
  };
