import { useEffect, useState } from "react";
import { type OldData as Counts, type RetentionSettings, retentionKinds } from "#shared/retention.ts";
import { browserClient, read } from "../../app/api-client.ts";
import { toFormErrors } from "../../app/form-errors.ts";
import { formatNumber } from "../../ui/format.ts";
import { groups } from "./settings-fields.ts";

const typingPauseMs = 400;

type Loaded = { key: string; counts?: Counts[]; error?: string };

/** What the next run would delete with these values, whenever the owner stops typing. */
export const OldData = ({ value }: { value: Record<string, unknown> }) => {
  const months = retentionKinds.flatMap((kind) => (typeof value[kind] === "number" ? [[kind, `${value[kind]}`]] : []));
  const key = JSON.stringify(Object.fromEntries(months));
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const result = await read(browserClient().retention["old-data"].$get({ query: JSON.parse(key) })).then(
        (counts) => ({ counts }),
        (error) => ({ error: messageOf(error) }),
      );
      if (isCurrent) setLoaded({ key, ...result });
    }, typingPauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key]);

  const found = loaded?.counts?.filter(({ rows, hasMore }) => rows > 0 || hasMore) ?? [];
  return (
    <section
      aria-labelledby="old-data"
      aria-busy={loaded?.key !== key}
      className="rounded-2xl border border-line p-4 aria-busy:text-muted"
    >
      <h3 id="old-data" className="font-semibold">
        Deleted by the next run
      </h3>
      <p role="status" className={`mt-1 text-sm ${loaded?.error ? "text-bad" : "text-muted"}`}>
        {loaded ? (loaded.error ?? summaryOf(found, value.archive === true)) : "Counting…"}
      </p>
      {found.length > 0 && (
        <dl className="mt-3 grid gap-2 text-sm">
          {found.map(({ kind, rows, hasMore }) => (
            <div key={kind} className="flex justify-between gap-4 border-t border-line pt-2">
              <dt>{labelOf(kind)}</dt>
              <dd className="font-medium tabular-nums">
                {formatNumber(rows)}
                {hasMore && " or more"}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
};

const labelOf = (kind: Counts["kind"]) => groups.retention.fields.find(({ name }) => name === kind)?.label;

/** The problem with a field says more than the request's. */
const messageOf = (error: unknown) => {
  const { fields, message } = toFormErrors(error, { has: () => true });
  return Object.values(fields)[0] ?? message;
};

const summaryOf = (found: readonly Counts[], isArchived: boolean) => {
  if (!found.length) return "Nothing is old enough to be deleted.";
  return isArchived ? "Archived first." : "Archiving is off: only a backup can restore this.";
};

/** Whether saving makes more data disappear than before, without an archive. */
export const deletesForGood = (value: Record<string, unknown>, saved: unknown) => {
  const before = saved as RetentionSettings;
  if (value.archive === true) return false;
  return retentionKinds.some((kind) => {
    const months = value[kind];
    return typeof months === "number" && (before.archive || months < (before[kind] ?? Number.POSITIVE_INFINITY));
  });
};
