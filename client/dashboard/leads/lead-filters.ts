// What the address of the leads says: which of them, in which order, and whose message is open.
import { projectLink } from "../projects/current-project.ts";
import { sortWords, statusWords } from "./lead-labels.ts";

export const pageSize = 20;

/** What the address asks for; what nobody understands counts as not asked. */
export const askedIn = (address: string) => {
  const asked = new URL(address).searchParams;
  const get = (name: string) => asked.get(name) ?? "";
  return {
    q: get("q").trim().slice(0, 100),
    status: keysOf(statusWords).find((status) => status === get("status")),
    sort: keysOf(sortWords).find((sort) => sort === get("sort")) ?? "newest",
    from: isDay(get("from")) ? get("from") : "",
    page: /^[1-9]\d{0,4}$/.test(get("page")) ? Number(get("page")) : 1,
    lead: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(get("lead")) ? get("lead") : undefined,
  };
};
export type Asked = ReturnType<typeof askedIn>;

export const isFiltered = ({ q, status, from }: Asked) => Boolean(q || status || from);

/** As the API takes them. */
export const queryOf = ({ q, status, sort, from, page }: Asked) => ({
  ...{ sort, page: String(page), limit: String(pageSize) },
  ...(q && { q }),
  ...(status && { status }),
  ...(from && { from }),
});

/** The address of the same list with another page, or with a lead's message. */
export const leadsAddress = (projectId: string, asked: Asked) => {
  const { q, status, sort, from, page, lead } = asked;
  const said = { q, status, sort: sort === "newest" ? "" : sort, from, page: page > 1 ? String(page) : "", lead };
  const rest = new URLSearchParams();
  for (const [name, value] of Object.entries(said)) if (value) rest.set(name, value);
  return [projectLink("leads", projectId), ...(rest.size ? [rest] : [])].join("&");
};

const keysOf = <Key extends string>(words: Record<Key, string>) => Object.keys(words) as Key[];

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
