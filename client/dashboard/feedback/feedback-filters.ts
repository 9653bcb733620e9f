// The inbox's URL state.
import type { Mode } from "#shared/modes.ts";
import {
  choiceParam,
  dayParam,
  idParam,
  pageParam,
  searchParams,
  textParam,
  toQuery,
} from "../../app/search-params.ts";
import { projectLink } from "../projects/current-project.ts";
import { outcomeLabels, ratingLabels, statusLabels } from "./feedback-labels.ts";

export const pageSize = 20;

export type Place = { projectId: string; mode: Mode };

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
export const inboxPath = ({ projectId, mode }: Place) => `${projectLink("feedback", projectId)}&mode=${mode}`;

/** Path of the inbox, optionally filtered. */
export const feedbackLink = (place: Place, filters: Partial<FeedbackFilters> = {}) =>
  feedbackParams.link(inboxPath(place), filters);
