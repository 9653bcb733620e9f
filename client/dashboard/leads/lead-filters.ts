// The leads page's URL state: filters, sort order, page and open message.
import { projectLink } from "../projects/current-project.ts";
import { sortLabels, statusLabels } from "./lead-labels.ts";

export const pageSize = 20;

/** Parses the filters from a URL; invalid values are ignored. */
export const parseFilters = (address: string) => {
  const params = new URL(address).searchParams;
  const get = (name: string) => params.get(name) ?? "";
  return {
    q: get("q").trim().slice(0, 100),
    status: keysOf(statusLabels).find((status) => status === get("status")),
    sort: keysOf(sortLabels).find((sort) => sort === get("sort")) ?? "newest",
    from: isDay(get("from")) ? get("from") : "",
    page: /^[1-9]\d{0,4}$/.test(get("page")) ? Number(get("page")) : 1,
    lead: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(get("lead")) ? get("lead") : undefined,
  };
};
export type LeadFilters = ReturnType<typeof parseFilters>;

export const isFiltered = ({ q, status, from }: LeadFilters) => Boolean(q || status || from);

/** The filters as API query parameters. */
export const queryOf = ({ q, status, sort, from, page }: LeadFilters) => ({
  sort,
  page: String(page),
  limit: String(pageSize),
  ...(q && { q }),
  ...(status && { status }),
  ...(from && { from }),
});

/** Path of the list with these filters, page and open message. */
export const leadsLink = (projectId: string, filters: LeadFilters) => {
  const { q, status, sort, from, page, lead } = filters;
  const said = { q, status, sort: sort === "newest" ? "" : sort, from, page: page > 1 ? String(page) : "", lead };
  const rest = new URLSearchParams();
  for (const [name, value] of Object.entries(said)) if (value) rest.set(name, value);
  return [projectLink("leads", projectId), ...(rest.size ? [rest] : [])].join("&");
};

const keysOf = <Key extends string>(words: Record<Key, string>) => Object.keys(words) as Key[];

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
