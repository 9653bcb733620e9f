import type { SubmissionCheck, SubmissionDetail } from "#shared/links/submissions.ts";
import { ExternalLink } from "../../../ui/external-link.tsx";
import { formatDateTime, formatShortDate } from "../../../ui/format.ts";
import { afterUnknown, OutcomeBadge } from "./states.tsx";

/** The checks of a listing: the newest as proof, with what it saw, and earlier ones below. */
export const CheckList = ({ submission }: { submission: SubmissionDetail }) => {
  const [last, ...earlier] = submission.checks;
  return (
    last && (
      <section aria-labelledby="proof">
        <h3 id="proof" className="mb-3 font-semibold">
          Proof of the last check
        </h3>
        <LastCheck check={last} next={last.outcome === "unknown" ? afterUnknown(submission) : ""} />
        {earlier.length > 0 && (
          <details className="mt-2">
            <summary className="min-h-control w-fit cursor-pointer py-2.5 hover:underline">
              Earlier checks ({earlier.length})
            </summary>
            <ul className="divide-y divide-line rounded-xl border border-line">
              {earlier.map((check) => (
                <li key={check.at} className="px-4 py-2.5">
                  <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                    <OutcomeBadge outcome={check.outcome} />
                    <time dateTime={check.at} className="text-sm text-muted">
                      {formatShortDate(check.at)}
                    </time>
                  </p>
                  <p className="mt-1 text-sm text-muted wrap-anywhere">{check.reason}</p>
                </li>
              ))}
            </ul>
          </details>
        )}
      </section>
    )
  );
};

const LastCheck = ({ check, next }: { check: SubmissionCheck; next: string }) => {
  const { at, outcome, reason, status, finalUrl, anchors, excerpt, by } = check;
  return (
    <div className="rounded-xl border border-line">
      <div className="px-4 py-3">
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <OutcomeBadge outcome={outcome} />
          <time dateTime={at} className="text-sm text-muted">
            {formatDateTime(at)}
          </time>
        </p>
        <p className="mt-2 wrap-anywhere">
          {reason} {next}
        </p>
        <p className="mt-1 text-sm text-muted wrap-anywhere">
          {by === "person" ? "Checked manually" : "Checked by our bot"}
          {status !== null && `, HTTP status ${status}`}.{" "}
          <ExternalLink href={finalUrl} className="inline-block min-h-6 underline hover:text-ink">
            Open the page
          </ExternalLink>
        </p>
      </div>
      {anchors.length > 0 && (
        <ul className="border-t border-line px-4 py-3 text-sm">
          {anchors.map(({ href, text, rel, isHidden }) => (
            <li key={`${href} ${text}`} className="py-1 wrap-anywhere">
              <code className="text-ink">
                {text || "(no text)"} → {href}
              </code>
              <span className="block text-muted">
                {rel.length ? `rel="${rel.join(" ")}"` : "no rel attribute"}
                {isHidden && ", hidden"}
              </span>
            </li>
          ))}
        </ul>
      )}
      {excerpt && (
        <blockquote className="border-t border-line px-4 py-3 text-sm text-muted wrap-anywhere">“{excerpt}”</blockquote>
      )}
    </div>
  );
};
