import type { ArticleState } from "#shared/content/article-states.ts";
import { link } from "#shared/routes.ts";
import { choiceParam, dayParam, pageParam, searchParams } from "../../../app/search-params.ts";
import { projectLink } from "../../current-project.ts";
import { stateLabels } from "./states.tsx";

// The articles page's URL state.

/** What the list is filtered by, in order. */
export const groups = {
  waiting: { label: "Waiting for you", states: ["idea", "in_review", "failed"] },
  writing: { label: "Being written", states: ["drafting", "changes_requested"] },
  approved: { label: "Approved", states: ["approved"] },
  scheduled: { label: "Scheduled", states: ["scheduled", "publishing"] },
  published: { label: "Published", states: ["published"] },
  archived: { label: "Archived", states: ["archived"] },
} as const satisfies Record<string, { label: string; states: readonly ArticleState[] }>;

type Group = keyof typeof groups;
/** Links can choose any single state too. */
export type StateChoice = ArticleState | Group;

export const groupNames = Object.keys(groups) as Group[];

export const isGroup = (choice: StateChoice): choice is Group => choice in groups;
export const choiceLabelOf = (choice: StateChoice) => (isGroup(choice) ? groups[choice].label : stateLabels[choice]);
const statesOf = (choice: StateChoice): readonly ArticleState[] => (isGroup(choice) ? groups[choice].states : [choice]);

export const articleParams = searchParams({
  state: choiceParam<StateChoice>({ ...stateLabels, ...groups }),
  /** The days on which articles were published. */
  from: dayParam,
  to: dayParam,
  page: pageParam,
});
export type ArticleFilters = ReturnType<typeof articleParams.parse>;

export const articlesLink = (projectId: string, filters: Partial<ArticleFilters> = {}) =>
  articleParams.link(projectLink("articles", projectId), filters);

/** The filters as the API takes them. */
export const apiFilters = ({ state, from, to, page }: ArticleFilters) => ({
  page: String(page),
  ...(state && { state: statesOf(state).join(",") }),
  ...(from && { publishedFrom: from }),
  ...(to && { publishedTo: to }),
});

export type StateCounts = Partial<Record<ArticleState, number>>;

export const countOf = (counts: StateCounts, choice: StateChoice) =>
  statesOf(choice).reduce((sum, state) => sum + (counts[state] ?? 0), 0);

/** How many articles there are, without archived ones. */
export const totalOf = (counts: StateCounts) =>
  groupNames.reduce((sum, group) => (group === "archived" ? sum : sum + countOf(counts, group)), 0);

/** The path of an article. Its project is in the query, as on every page of a project. */
export const articleLink = (id: string, projectId: string) => `${link("article", { id })}?project=${projectId}`;
