import type { ReactNode } from "react";
import { Link } from "react-router";
import type { SubmissionDetail, SubmissionEvent } from "#shared/links/submissions.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { copyText } from "../../../ui/copy-text.ts";
import { formatCount, formatDateTime, formatShortDate } from "../../../ui/format.ts";
import { FormMessage } from "../../../ui/forms/form.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { useRestoreFocus } from "../../../ui/lists/list-focus.ts";
import { Panel } from "../../../ui/overlays/dialog.tsx";
import { PanelSection } from "../../../ui/section.tsx";
import { TextButton } from "../../../ui/text-button.tsx";
import { useRole } from "../../role.tsx";
import { DirectoryName } from "../directories/directory-name.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { CheckList } from "./check-list.tsx";
import { DirectoryLoginSection } from "./directory-login.tsx";
import { EvidenceImage } from "./evidence-image.tsx";
import { ListingLink } from "./listing-link.tsx";
import {
  actorLabels,
  canApprove,
  canRecheck,
  canSkip,
  flagLabels,
  linkText,
  nextStep,
  reasonText,
  StateBadge,
  stateDate,
  stateLabels,
} from "./states.tsx";
import { listId, useDecisions } from "./use-decisions.ts";

type SubmissionDrawerProps = {
  submission: SubmissionDetail;
  /** Returns the link that opens another submission. */
  linkTo: (id: string) => string;
  onClose: () => void;
};

/** One submission: its state and what happens next, the proof of its link, what was sent, and its history. */
export const SubmissionDrawer = ({ submission, linkTo, onClose }: SubmissionDrawerProps) => {
  const { directory, state, reason, note, checks, events, values, flags } = submission;
  const canEdit = useRole("editor");
  useRestoreFocus(listId);
  return (
    <Panel title={directory.name} onClose={onClose}>
      {/* Keyed, so that what is typed for one isn't sent for another. */}
      <div key={submission.id} className="grid grid-cols-1 gap-6">
        <div>
          <div className="flex flex-wrap items-start justify-between gap-4">
            <DirectoryName directory={directory} />
            <p className="text-right">
              <StateBadge state={state} />
              <StateDate submission={submission} />
            </p>
          </div>
          {reason && <p className="mt-4 font-medium">{reasonText(reason)}</p>}
          {note && <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{note}</p>}
          <p className="mt-3 text-muted">{nextStep(submission)}</p>
          {canEdit && state === "needs_customer" && <AnswerForm submission={submission} onAnswered={onClose} />}
          {canEdit && <Actions submission={submission} />}
        </div>
        <Listing submission={submission} linkTo={linkTo} />
        {canEdit && submission.hasLogin && <DirectoryLoginSection submission={submission} />}
        {flags.length > 0 && (
          <ul className="rounded-xl bg-warn-wash px-4 py-3 text-warn">
            {flags.map((flag) => (
              <li key={flag}>{flagLabels[flag]}</li>
            ))}
          </ul>
        )}
        {checks.length > 0 && <CheckList submission={submission} />}
        {values.length > 0 && <SentValues values={values} kitVersion={submission.kitVersion} />}
        {state === "proposed" && <FitReasons fit={submission.fit} />}
        <SubmissionHistory events={events} />
      </div>
    </Panel>
  );
};

/** Shown when the submission in the URL doesn't exist. */
export const MissingSubmissionDrawer = ({ onClose }: { onClose: () => void }) => {
  useRestoreFocus(listId);
  return (
    <Panel title="Submission not found" onClose={onClose}>
      <p>It may belong to another account.</p>
      <Button variant="quiet" className="mt-6" onClick={onClose}>
        Back to the list
      </Button>
    </Panel>
  );
};

const StateDate = ({ submission }: Pick<SubmissionDrawerProps, "submission">) => {
  const date = stateDate(submission);
  return (
    date && (
      <span className="mt-1 block text-sm text-muted">
        {date.label} <time dateTime={date.at}>{formatShortDate(date.at)}</time>
      </span>
    )
  );
};

const Actions = ({ submission }: Pick<SubmissionDrawerProps, "submission">) => {
  const { isPending, approve, skip, exclude } = useDecisions(submission.projectId);
  const recheck = useAction();
  const actions = [
    canApprove(submission) && (
      <Button key="approve" busy={isPending} onClick={() => void approve([submission])}>
        Approve
      </Button>
    ),
    canSkip(submission) && (
      <Button key="skip" variant="quiet" busy={isPending} onClick={() => void skip([submission])}>
        Skip
      </Button>
    ),
    submission.state === "proposed" && (
      <Button key="exclude" variant="quiet" busy={isPending} onClick={() => void exclude(submission)}>
        Never propose again
      </Button>
    ),
    canRecheck(submission) && (
      <Button
        key="recheck"
        variant="quiet"
        busy={recheck.isPending}
        onClick={() =>
          void recheck.run(() => requestCheck(submission.id), { success: "Check requested. It takes a few minutes." })
        }
      >
        Check again now
      </Button>
    ),
  ].filter(Boolean);
  return (
    actions.length > 0 && (
      <>
        <div className="mt-5 flex flex-wrap gap-3">{actions}</div>
        <FormMessage className="mt-3">{recheck.error}</FormMessage>
      </>
    )
  );
};

const requestCheck = async (id: string) => {
  const response = await browserClient().submissions[":id"].recheck.$post({ param: { id } });
  // A success has no body.
  if (!response.ok) await read(Promise.resolve(response));
};

/** The listing with its link, and the submissions that it replaces or that replace it. */
const Listing = ({ submission, linkTo }: Omit<SubmissionDrawerProps, "onClose">) => {
  const { directory, listingUrl, link, firstLiveAt, lostAt, replacesId, replacedById } = submission;
  if (!listingUrl && !link && !replacesId && !replacedById) return null;
  return (
    <PanelSection title="Listing">
      <dl className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-[8rem_1fr]">
        {listingUrl && (
          <Detail name="Page">
            <ListingLink url={listingUrl} name={directory.name} />
          </Detail>
        )}
        {link && (
          <Detail name="Link">
            {linkText(link)}
            <span className="block text-sm text-muted wrap-anywhere">
              on {link.url}, last seen <time dateTime={link.foundAt}>{formatShortDate(link.foundAt)}</time>
            </span>
          </Detail>
        )}
        {firstLiveAt && (
          <Detail name="First live">
            <time dateTime={firstLiveAt}>{formatShortDate(firstLiveAt)}</time>
          </Detail>
        )}
        {lostAt && (
          <Detail name="Lost">
            <time dateTime={lostAt}>{formatShortDate(lostAt)}</time>
          </Detail>
        )}
        {replacedById && (
          <Detail name="Replaced by">
            <Link to={linkTo(replacedById)} preventScrollReset className="link inline-block min-h-6">
              Show the replacement
            </Link>
          </Detail>
        )}
        {replacesId && (
          <Detail name="Replaces">
            <Link to={linkTo(replacesId)} preventScrollReset className="link inline-block min-h-6">
              Show the submission it replaces
            </Link>
          </Detail>
        )}
      </dl>
    </PanelSection>
  );
};

const Detail = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="contents">
    <dt className="text-muted max-sm:-mb-2.5">{name}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
);

const FitReasons = ({ fit }: Pick<SubmissionDrawerProps["submission"], "fit">) => (
  <PanelSection title={`Fit ${fit.score} of 100`}>
    <ul className="list-disc pl-5 text-muted">
      {fit.reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  </PanelSection>
);

const SentValues = ({ values, kitVersion }: Pick<SubmissionDrawerProps["submission"], "values" | "kitVersion">) => (
  <details>
    <summary className="min-h-control w-fit cursor-pointer py-2.5 font-semibold hover:underline">
      What we sent ({formatCount(values.length, "field")})
    </summary>
    {kitVersion !== null && <p className="mb-3 text-sm text-muted">From version {kitVersion} of your listing kit.</p>}
    <ul className="divide-y divide-line rounded-xl border border-line">
      {values.map(({ field, label, value }) => (
        <li key={field} className="flex items-start justify-between gap-3 py-2 pr-1 pl-4">
          <div className="min-w-0 py-1">
            <p className="text-sm text-muted">{label}</p>
            <p className="whitespace-pre-wrap wrap-anywhere">{value}</p>
          </div>
          <TextButton label="Copy" name={`Copy ${label}`} onClick={() => void copyText(value)} />
        </li>
      ))}
    </ul>
  </details>
);

/** What happened to a submission, newest first. */
const SubmissionHistory = ({ events }: { events: readonly SubmissionEvent[] }) =>
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
