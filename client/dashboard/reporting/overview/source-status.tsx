import type { SourceState } from "#shared/conversations/sources.ts";
import { sourceLabels } from "#shared/conversations/sources.ts";
import { formatDate } from "../../../ui/format.ts";

type SourceStatusProps<Source extends SourceState> = {
  sources: Source[];
  /** Returns an additional note for a source. */
  noteFor?: (source: Source) => string | undefined;
};

/** The sources with their state. */
export const SourceStatus = <Source extends SourceState>({ sources, noteFor }: SourceStatusProps<Source>) => (
  <section aria-labelledby="sources">
    <h2 id="sources" className="mb-4 text-xl font-semibold">
      Sources
    </h2>
    <ul className="divide-y divide-line rounded-2xl border border-line">
      {sources.map((source) => (
        <li key={source.source} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5 px-5 py-3.5">
          <div className="min-w-0">
            <p className="font-medium">{sourceLabels[source.source]}</p>
            {(noteFor?.(source) ?? source.reason) && (
              <p className="text-sm text-muted wrap-anywhere">{noteFor?.(source) ?? source.reason}</p>
            )}
          </div>
          <StateBadge {...source} />
        </li>
      ))}
    </ul>
  </section>
);

const StateBadge = ({ state, since }: SourceState) => {
  const { label, className } = badges[state];
  return (
    <p className={`rounded-full px-3 py-1 text-sm font-medium ${className}`}>
      {label}
      {state === "failing" && (
        <>
          {" "}
          since <time dateTime={since}>{formatDate(since)}</time>
        </>
      )}
    </p>
  );
};

const badges = {
  on: { label: "On", className: "bg-good-wash text-good" },
  off: { label: "Off", className: "bg-surface text-muted" },
  failing: { label: "Failing", className: "border border-bad text-bad" },
};
