// The leads page's URL state.
import { choiceParam, dayParam, idParam, pageParam, searchParams, textParam } from "../../app/search-params.ts";
import { projectLink } from "../projects/current-project.ts";
import { sortLabels, statusLabels } from "./lead-labels.ts";

export const pageSize = 20;

export const leadParams = searchParams({
  q: textParam(100),
  status: choiceParam(statusLabels),
  sort: choiceParam(sortLabels, "newest"),
  from: dayParam,
  page: pageParam,
  /** The lead whose message is open. */
  lead: idParam,
});
export type LeadFilters = ReturnType<typeof leadParams.parse>;

export const isFiltered = ({ q, status, from }: LeadFilters) => Boolean(q || status || from);

/** Path of the list with these filters, page and open message. */
export const leadsLink = (projectId: string, filters: Partial<LeadFilters> = {}) =>
  leadParams.link(projectLink("leads", projectId), filters);
