import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ExternalLink from "lucide-react/icons/external-link";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Submission } from "#shared/submissions.ts";
import { Button } from "../../ui/button.tsx";
import { formatShortDate } from "../../ui/format.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { DirectoryName } from "../directories/directory-name.tsx";
import { StateBadge } from "./state-badge.tsx";
import { canApprove, canSkip, linkText, reasonText, stateDate } from "./states.ts";

export type RowActions = {
  /** Whether other rows of the list can be selected. */
  isInChoice: boolean;
  isSelected: boolean;
  onSelect: () => void;
  onApprove: () => void;
  onSkip: () => void;
  onExclude: () => void;
  /** Of a proposal in the customer's order, which `onMove` changes. */
  position: number | undefined;
  isLast: boolean;
  onMove: (position: number) => void;
};

type RowProps = RowActions & {
  submission: Submission;
  /** The link that opens the details. */
  to: string;
};

/** A submission in the list: one line on wide windows. Its controls declare their shortcut in `aria-keyshortcuts`. */
export const SubmissionRow = ({ submission, to, ...actions }: RowProps) => {
  const { directory, state, reason, link, listingUrl } = submission;
  const date = stateDate(submission);
  return (
    <Row submission={submission} {...actions}>
      <div className="grid min-w-0 flex-1 grid-cols-1 items-center gap-x-5 gap-y-1.5 sm:grid-cols-[minmax(0,3fr)_minmax(0,3fr)_minmax(0,2fr)]">
        <DirectoryName directory={directory} />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <StateBadge state={state} />
            {date && (
              <span className="text-sm text-muted">
                {date.label} <time dateTime={date.at}>{formatShortDate(date.at)}</time>
              </span>
            )}
          </p>
          {reason && <p className="mt-1 text-sm text-muted wrap-anywhere">{reasonText(reason)}</p>}
        </div>
        <div className="min-w-0 text-sm">
          {link && <p>{linkText(link)}</p>}
          {listingUrl && <ListingLink url={listingUrl} name={directory.name} />}
        </div>
      </div>
      <DetailsLink to={to} name={directory.name}>
        {state === "needs_customer" ? "Answer" : "Details"}
      </DetailsLink>
    </Row>
  );
};

/** A proposal in the list, with its reasons and decisions. */
export const ProposalRow = ({ submission, to, ...actions }: RowProps) => {
  const { directory, fit } = submission;
  const date = stateDate(submission);
  const { name } = directory;
  return (
    <Row submission={submission} {...actions}>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
          <DirectoryName directory={directory} />
          <div className="flex flex-wrap items-center gap-2">
            <Button aria-keyshortcuts="a" className="min-h-10 px-4" onClick={actions.onApprove}>
              Approve<span className="sr-only"> {name}</span>
            </Button>
            <Button variant="quiet" aria-keyshortcuts="s" className="min-h-10 px-4" onClick={actions.onSkip}>
              Skip<span className="sr-only"> {name}</span>
            </Button>
          </div>
        </div>
        <div className="mt-2 flex gap-3 text-sm">
          <p className="flex h-6 shrink-0 items-center rounded-full bg-surface px-2.5 font-semibold tabular-nums">
            Fit {fit.score}
          </p>
          <ul className="min-w-0 py-0.5 text-muted">
            {fit.reasons.map((reason) => (
              <li key={reason} className="wrap-anywhere">
                {reason}
              </li>
            ))}
          </ul>
        </div>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-4 text-sm text-muted">
          {date && (
            <span>
              {date.label} <time dateTime={date.at}>{formatShortDate(date.at)}</time>
            </span>
          )}
          <DetailsLink to={to} name={name}>
            Details
          </DetailsLink>
          <button
            type="button"
            disabled={!useHydrated()}
            aria-keyshortcuts="e"
            className="min-h-11 underline hover:text-ink"
            onClick={actions.onExclude}
          >
            Never propose<span className="sr-only"> {name}</span> again
          </button>
          {actions.position !== undefined && <MoveButtons {...actions} position={actions.position} name={name} />}
        </p>
      </div>
    </Row>
  );
};

type MoveButtonsProps = Pick<RowActions, "isLast" | "onMove"> & { position: number; name: string };

const MoveButtons = ({ position, isLast, onMove, name }: MoveButtonsProps) => (
  <span className="flex gap-1">
    <Button
      variant="quiet"
      aria-label={`Move ${name} up`}
      aria-keyshortcuts="u"
      className="min-h-11 px-3"
      disabled={position === 1}
      onClick={() => onMove(position - 1)}
    >
      <ArrowUp size={16} aria-hidden="true" />
    </Button>
    <Button
      variant="quiet"
      aria-label={`Move ${name} down`}
      aria-keyshortcuts="d"
      className="min-h-11 px-3"
      disabled={isLast}
      onClick={() => onMove(position + 1)}
    >
      <ArrowDown size={16} aria-hidden="true" />
    </Button>
  </span>
);

const Row = ({
  submission,
  isInChoice,
  isSelected,
  onSelect,
  children,
}: Pick<RowProps, "submission" | "isInChoice" | "isSelected" | "onSelect"> & { children: ReactNode }) => {
  const isHydrated = useHydrated();
  const canDecide = canApprove(submission) || canSkip(submission);
  return (
    <li
      id={submission.id}
      data-list-item
      tabIndex={-1}
      className={`flex scroll-mt-20 flex-wrap items-start gap-x-3 gap-y-1 px-3 py-3 outline-offset-[-2px] first:rounded-t-2xl last:rounded-b-2xl sm:flex-nowrap sm:px-4 ${isSelected ? "bg-wash" : ""}`}
    >
      {canDecide ? (
        <label className="-my-1 -ml-1 grid size-11 shrink-0 cursor-pointer place-items-center">
          <input
            type="checkbox"
            aria-label={`Select ${submission.directory.name}`}
            aria-keyshortcuts="x"
            disabled={!isHydrated}
            className="size-4.5 accent-accent-strong"
            checked={isSelected}
            onChange={onSelect}
          />
        </label>
      ) : (
        isInChoice && <span className="w-10 shrink-0 max-sm:hidden" />
      )}
      {children}
    </li>
  );
};

const DetailsLink = ({ to, name, children }: { to: string; name: string; children: string }) => (
  <Link
    to={to}
    preventScrollReset
    aria-keyshortcuts="o"
    className="link inline-flex min-h-11 shrink-0 items-center text-sm sm:-my-1"
  >
    {children}
    <span className="sr-only"> {name}</span>
  </Link>
);

/** The public page of a listing, in a new tab. */
export const ListingLink = ({ url, name }: { url: string; name: string }) => (
  <a
    href={url}
    target="_blank"
    rel="noopener noreferrer nofollow"
    className="inline-flex min-h-6 items-center gap-1.5 underline hover:text-accent"
  >
    View listing
    <span className="sr-only"> on {name} (opens in a new tab)</span>
    <ExternalLink size={14} aria-hidden="true" />
  </a>
);
