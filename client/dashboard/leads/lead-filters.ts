// What the address of the leads says: which of them, in which order, and whose message is open.
import { projectLink } from "../projects/current-project.ts";
import { sortLabels, statusLabels } from "./lead-labels.ts";

export const pageSize = 20;

/** What the address asks for; what nobody understands counts as not asked. */
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

/** As the API takes them. */
export const queryOf = ({ q, status, sort, from, page }: LeadFilters) => ({
  sort,
  page: String(page),
  limit: String(pageSize),
  ...(q && { q }),
  ...(status && { status }),
  ...(from && { from }),
});

/** The address of the same list with another page, or with a lead's message. */
export const leadsLink = (projectId: string, filters: LeadFilters) => {
  const { q, status, sort, from, page, lead } = filters;
  const said = { q, status, sort: sort === "newest" ? "" : sort, from, page: page > 1 ? String(page) : "", lead };
  const rest = new URLSearchParams();
  for (const [name, value] of Object.entries(said)) if (value) rest.set(name, value);
  return [projectLink("leads", projectId), ...(rest.size ? [rest] : [])].join("&");
};

const keysOf = <Key extends string>(words: Record<Key, string>) => Object.keys(words) as Key[];

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
