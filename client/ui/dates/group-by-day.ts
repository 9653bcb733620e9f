import { utcDay } from "#shared/time.ts";

/** Groups entries, sorted by time, by their day in UTC. */
export const groupByDay = <Entry extends { at: string }>(entries: readonly Entry[]) => {
  const days = Map.groupBy(entries, ({ at }) => utcDay(at));
  return [...days].map(([day, entries]) => ({ day, entries }));
};
