import type { SubmissionEvent } from "#shared/links/submissions.ts";
import { formatDateTime } from "../../../ui/format.ts";
import { EvidenceImage } from "./evidence-image.tsx";
import { actorLabels, stateLabels } from "./states.ts";

/** What happened to a submission, newest first. */
export const SubmissionHistory = ({ events }: { events: readonly SubmissionEvent[] }) =>
  events.length > 0 && (
    <section aria-labelledby="history">
      <h3 id="history" className="mb-3 font-semibold">
        History
      </h3>
      <ol className="grid grid-cols-1 gap-5 border-l border-line pl-5">
        {events.map((event) => (
          <li key={`${event.at} ${event.to}`} className="relative">
            <span
              aria-hidden="true"
              className="absolute top-2 -left-6 size-2 rounded-full bg-edge ring-4 ring-raised"
            />
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-medium">{stateLabels[event.to]}</span>
              <time dateTime={event.at} className="text-sm text-muted">
                {formatDateTime(event.at)}
              </time>
            </p>
            <p className="text-sm text-muted">{actorLabels[event.actor]}</p>
            {event.note && <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{event.note}</p>}
            {event.evidence.length > 0 && (
              <ul className="mt-2 grid grid-cols-1 gap-2">
                {event.evidence.map(({ id, url }) => (
                  <li key={id}>
                    <EvidenceImage url={url} at={event.at} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
