import { type OldData as Counts, type RetentionSettings, retentionKinds } from "#shared/site/data-retention.ts";
import { browserClient, read } from "../../../../app/api-client.ts";
import { useDebouncedRead } from "../../../../app/use-debounced-read.ts";
import { formatNumber } from "../../../../ui/format.ts";
import { groups } from "./settings-fields.ts";

/** What the next run would delete with these values, whenever the owner stops typing. */
export const OldData = ({ value }: { value: Record<string, unknown> }) => {
  const months = retentionKinds.flatMap((kind) => (typeof value[kind] === "number" ? [[kind, `${value[kind]}`]] : []));
  const { loaded, isLoading } = useDebouncedRead<Record<string, string>, Counts[]>(
    Object.fromEntries(months),
    (query) => read(browserClient().retention["old-data"].$get({ query })),
  );
  const found = loaded?.data?.filter(({ rows, hasMore }) => rows > 0 || hasMore) ?? [];
  return (
    <section
      aria-labelledby="old-data"
      aria-busy={isLoading}
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
