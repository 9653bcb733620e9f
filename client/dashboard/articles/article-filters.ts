// The articles page's URL state.
import type { ArticleState } from "#shared/articles.ts";
import { choiceParam, pageParam, searchParams } from "../../app/search-params.ts";
import { projectLink } from "../projects/current-project.ts";

/** What the list is filtered by, in order. */
export const groups = {
  waiting: { label: "Needs you", states: ["idea", "in_review", "failed"] },
  writing: { label: "Being written", states: ["drafting", "changes_requested"] },
  approved: { label: "Approved", states: ["approved"] },
  scheduled: { label: "Scheduled", states: ["scheduled", "publishing"] },
  published: { label: "Published", states: ["published"] },
  archived: { label: "Archived", states: ["archived"] },
} as const satisfies Record<string, { label: string; states: readonly ArticleState[] }>;

export type Group = keyof typeof groups;

export const groupNames = Object.keys(groups) as Group[];

const articleParams = searchParams({ state: choiceParam(groups), page: pageParam });
export type ArticleFilters = ReturnType<typeof articleParams.parse>;

export const parseFilters = articleParams.parse;

export const articlesLink = (projectId: string, filters: Partial<ArticleFilters> = {}) =>
  articleParams.link(projectLink("articles", projectId), filters);

/** The filters as the API takes them. */
export const apiFilters = ({ state, page }: ArticleFilters) => ({
  page: String(page),
  ...(state && { state: groups[state].states.join(",") }),
});

export type StateCounts = Partial<Record<ArticleState, number>>;

export const countOf = (counts: StateCounts, group: Group) =>
  groups[group].states.reduce((sum, state) => sum + (counts[state] ?? 0), 0);

/** How many articles there are, without archived ones. */
export const totalOf = (counts: StateCounts) =>
  groupNames.reduce((sum, group) => (group === "archived" ? sum : sum + countOf(counts, group)), 0);
