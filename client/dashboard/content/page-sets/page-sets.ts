import { type LoaderFunctionArgs, redirect } from "react-router";
import type { PageSet, PageState } from "#shared/content/page-sets.ts";
import { link } from "#shared/routes.ts";
import { api, read } from "../../../app/api-client.ts";
import { throwNotFound } from "../../../app/page-error.ts";
import { choiceParam, pageParam, searchParams } from "../../../app/search-params.ts";
import type { Tone } from "../../../ui/badge.tsx";
import { formatNumber } from "../../../ui/format.ts";

// What the states of page sets and their pages are called, and where they are shown.

/** In the order of the filter. */
export const stateLabels: Record<PageState, string> = {
  ready: "Ready",
  held_back: "Held back",
  queued: "Being published",
  published: "Published",
  failed: "Failed",
  archived: "Removed",
};

export const stateTones: Record<PageState, Tone> = {
  ready: "info",
  held_back: "warn",
  queued: "info",
  published: "good",
  failed: "bad",
  archived: "quiet",
};

export const stateNotes: Record<PageState, string> = {
  ready: "It passed the checks and can be published.",
  held_back: "It isn't published and uses no credit. Change its row or the template.",
  queued: "It waits for its destination. Large sets take a while.",
  published: "It was published.",
  failed: "Its credit was given back. Publish it again once the cause is resolved.",
  archived: "Its row is no longer in the file. It is taken offline if it was published.",
};

/** `row`: the page that is open. */
export const pageSetParams = searchParams({
  state: choiceParam(stateLabels),
  page: pageParam,
  row: (text: string) => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined),
});
export type PageSetFilters = ReturnType<typeof pageSetParams.parse>;

type SetPath = Pick<PageSet, "id" | "projectId">;

/** The path of a set, with its project for the navigation. */
export const pageSetLink = ({ id, projectId }: SetPath, filters: Partial<PageSetFilters> = {}) =>
  pageSetParams.link(`${link("pageSet", { id })}?project=${projectId}`, filters);

export const editLink = ({ id, projectId }: SetPath) => `${link("editPageSet", { id })}?project=${projectId}`;

/** How many pages of a set are in which state, in a sentence. */
export const countsText = ({ passing, heldBack, counts }: Pick<PageSet, "passing" | "heldBack" | "counts">) =>
  [
    `${formatNumber(passing)} passing`,
    `${formatNumber(heldBack)} held back`,
    `${formatNumber(counts.published)} published`,
    ...(counts.failed ? [`${formatNumber(counts.failed)} failed`] : []),
  ].join(", ");

/** Returns the page set in the path; redirects to `path` if the URL doesn't name its project. */
export const loadPageSet = async (
  { context, request }: Pick<LoaderFunctionArgs, "context" | "request">,
  id: string,
  path: (set: PageSet) => string,
) => {
  const set = await read(context.get(api)["page-sets"][":id"].$get({ param: { id } })).catch(throwNotFound);
  if (new URL(request.url).searchParams.get("project") !== set.projectId) throw redirect(path(set));
  return set;
};
