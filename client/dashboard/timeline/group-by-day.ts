/** Groups entries, sorted by time, by their day in UTC. */
export const groupByDay = <Entry extends { at: string }>(entries: readonly Entry[]) => {
  const days = Map.groupBy(entries, ({ at }) => new Date(at).toISOString().slice(0, 10));
  return [...days].map(([day, entries]) => ({ day, entries }));
};
