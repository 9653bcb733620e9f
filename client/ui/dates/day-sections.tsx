import type { ReactNode } from "react";
import { utcDay } from "#shared/time.ts";
import { formatDate } from "../format.ts";

/** Groups entries, sorted by time, by their day in UTC. */
export const groupByDay = <Entry extends { at: string }>(entries: readonly Entry[]) => {
  const days = Map.groupBy(entries, ({ at }) => utcDay(at));
  return [...days].map(([day, entries]) => ({ day, entries }));
};

type DaySectionsProps<Entry> = { entries: readonly Entry[]; lead: string; children: (entry: Entry) => ReactNode };

/** Entries by day, newest first. `children` renders one as a list item with a key. */
export const DaySections = <Entry extends { at: string }>({ entries, lead, children }: DaySectionsProps<Entry>) => (
  <div className="grid grid-cols-1 gap-4">
    <p className="text-muted">{lead}</p>
    {groupByDay(entries).map(({ day, entries }) => (
      <section key={day} aria-label={formatDate(day)}>
        <h2 className="mb-1 text-sm font-semibold text-muted">
          <time dateTime={day}>{formatDate(day)}</time>
        </h2>
        <ul className="divide-y divide-line rounded-2xl border border-line">{entries.map(children)}</ul>
      </section>
    ))}
  </div>
);
