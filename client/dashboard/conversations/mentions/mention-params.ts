// The feed's URL state.
import type { MentionFilter } from "#shared/conversations/mentions.ts";
import { sourceLabels } from "#shared/conversations/sources.ts";
import { choiceParam, dayParam, idParam, pageParam, searchParams } from "../../../app/search-params.ts";
import { projectLink } from "../../current-project.ts";

export const statusLabels: Record<MentionFilter, string> = {
  new: "New",
  replied: "Replied",
  dismissed: "Dismissed",
  all: "All",
};

export const mentionParams = searchParams({
  filter: choiceParam(statusLabels, "new"),
  source: choiceParam(sourceLabels),
  from: dayParam,
  to: dayParam,
  page: pageParam,
  /** The open mention. */
  mention: idParam,
});
export type MentionFilters = ReturnType<typeof mentionParams.parse>;

export const isFiltered = ({ source, from, to }: MentionFilters) => Boolean(source || from || to);

export const mentionsPerPage = 20;

/** Returns the page of the mention that comes after `before` others. */
export const pageOf = (before: number) => Math.floor(before / mentionsPerPage) + 1;

/** Path of a project's feed with these filters. */
export const feedLink = (projectId: string, filters: Partial<MentionFilters> = {}) =>
  mentionParams.link(projectLink("mentions", projectId), filters);
