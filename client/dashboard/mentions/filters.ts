import type { MentionFilter } from "#shared/mentions.ts";
import type { SourceName } from "#shared/sources.ts";
import { projectLink } from "../projects/current-project.ts";
import { sourceLabels } from "./source-labels.ts";

/** The feed's URL filters; an empty value doesn't filter. */
export type Filters = { filter: MentionFilter; source: SourceName | ""; from: string };

export const filterLabels: Record<MentionFilter, string> = {
  new: "New",
  replied: "Replied",
  dismissed: "Dismissed",
  all: "All",
};

export const noFilters: Filters = { filter: "new", source: "", from: "" };

/** Parses the filters from the request URL; invalid values are ignored. */
export const filtersOf = (request: Request): Filters => {
  const { searchParams } = new URL(request.url);
  const given = (name: keyof Filters) => searchParams.get(name) ?? "";
  const isOf = <Key extends string>(map: Record<Key, string>, key: string): key is Key => Object.hasOwn(map, key);
  const [filter, source, from] = [given("filter"), given("source"), given("from")];
  return {
    filter: isOf(filterLabels, filter) ? filter : noFilters.filter,
    source: isOf(sourceLabels, source) ? source : noFilters.source,
    from: isDay(from) ? from : noFilters.from,
  };
};

const isDay = (text: string) => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

export const isFiltered = ({ source, from }: Filters) => source !== "" || from !== "";

export const mentionsPerPage = 20;

/** Returns the page of the mention that comes after `before` others. */
export const pageOf = (before: number) => Math.floor(before / mentionsPerPage) + 1;

/** Path of a project's feed with these filters. */
export const feedLink = (projectId: string, { filter, source, from }: Filters, page = 1) => {
  const query = new URLSearchParams({
    filter,
    ...(source && { source }),
    ...(from && { from }),
    ...(page > 1 && { page: String(page) }),
  });
  return `${projectLink("mentions", projectId)}&${query}`;
};
