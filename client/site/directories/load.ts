// What the pages with directories read from the API.
import type { RouterContextProvider } from "react-router";
import { api, read } from "../../app/api-client.ts";
import { toQuery } from "../../app/search-params.ts";
import type { ListState } from "./list-params.ts";
import type { FilterRemoval } from "./no-results.tsx";

type Context = Readonly<RouterContextProvider>;

const directoriesOnPage = 35;

export const pageCount = (total: number) => Math.max(1, Math.ceil(total / directoriesOnPage));

export const listDirectories = (context: Context, query: Partial<ListState>, limit = directoriesOnPage) =>
  read(context.get(api).directories.$get({ query: { ...toQuery(query), limit: String(limit) } }));

export const countDirectories = async (context: Context, query: Partial<ListState>) =>
  (await listDirectories(context, query, 1)).total;

/** Counts the directories that match without each of the filters, without those that remove none. */
export const countWithoutEach = async (context: Context, filter: Partial<ListState>): Promise<FilterRemoval[]> => {
  const names = (Object.keys(filter) as FilterRemoval["name"][]).filter((name) => filter[name] !== undefined);
  const counts = await Promise.all(
    names.map(async (name) => ({ name, total: await countDirectories(context, { ...filter, [name]: undefined }) })),
  );
  return counts.filter(({ total }) => total > 0);
};
