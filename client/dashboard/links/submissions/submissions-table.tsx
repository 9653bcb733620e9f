import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { useEffect, useRef } from "react";
import type { Submission } from "#shared/links/submissions.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import type { DataColumn, TableSort } from "../../../ui/data-table/columns.ts";
import { DataTable } from "../../../ui/data-table/data-table.tsx";
import { Time } from "../../../ui/dates/time.tsx";
import { formatCount } from "../../../ui/format.ts";
import { useAction } from "../../../ui/forms/use-action.ts";
import type { MenuItem } from "../../../ui/overlays/popover.tsx";
import type { Shortcut } from "../../../ui/shortcuts.tsx";
import { useRole } from "../../role.tsx";
import { ListingLink } from "./listing-link.tsx";
import { canApprove, canSkip, linkText, reasonText, StateBadge, stateDate } from "./states.tsx";
import { listId, rowId, tableId, useDecisions } from "./use-decisions.ts";

const shortcuts: readonly Shortcut[] = [
  { key: "a", effect: "Approve the proposal" },
  { key: "s", effect: "Skip the proposal" },
  { key: "u", effect: "Move the proposal up" },
  { key: "d", effect: "Move the proposal down" },
  { key: "e", effect: "Never propose the directory again" },
  { key: "?", effect: "Show keyboard shortcuts" },
];

type SubmissionsTableProps = {
  projectId: string;
  submissions: readonly Submission[];
  /** Number of matches on all pages. */
  total: number;
  sort: TableSort;
  /** The position of the first row, if the list has the proposals in the customer's order. */
  firstPosition: number | undefined;
  /** Returns the link that opens a submission. */
  to: (submission: Submission) => string;
  openId: string | undefined;
};

/** Submissions with the decisions about proposals. Its controls declare their shortcut in `aria-keyshortcuts`. */
export const SubmissionsTable = (props: SubmissionsTableProps) => {
  const { projectId, submissions, total, sort, firstPosition, to, openId } = props;
  const canEdit = useRole("editor");
  const { isPending, approve, skip, exclude } = useDecisions(projectId);
  const move = useMove(submissions);
  const areProposals = submissions.every(isProposal);

  const columns = [
    directory,
    areProposals ? fit : state,
    link,
    listing,
    changed,
    ...(canEdit && firstPosition !== undefined
      ? [orderOf({ first: firstPosition, total, submissions, onMove: (one, position) => void move(one, position) })]
      : []),
    ...(canEdit && areProposals
      ? [
          decisionOf(
            (one) => void approve([one]),
            (one) => void skip([one]),
          ),
        ]
      : []),
  ];
  return (
    <DataTable
      id={tableId}
      label="Submissions"
      caption={<span role="status">{formatCount(total, "submission")}</span>}
      columns={columns}
      rows={submissions}
      nameOf={nameOf}
      to={to}
      openId={openId}
      sort={sort}
      shortcuts={shortcuts}
      canSelect={(submission) => canApprove(submission) || canSkip(submission)}
      bulkActions={
        canEdit
          ? (selected) => {
              const [approvable, skippable] = [selected.filter(canApprove), selected.filter(canSkip)];
              return (
                <>
                  {approvable.length > 0 && (
                    <Button busy={isPending} onClick={() => void approve(approvable)}>
                      Approve {approvable.length}
                    </Button>
                  )}
                  {skippable.length > 0 && (
                    <Button variant="quiet" busy={isPending} onClick={() => void skip(skippable)}>
                      Skip {skippable.length}
                    </Button>
                  )}
                </>
              );
            }
          : undefined
      }
      {...(canEdit && {
        menu: (submission: Submission): MenuItem[] => [
          ...(canApprove(submission)
            ? [{ label: "Approve", keyShortcut: "a", onSelect: () => void approve([submission]) }]
            : []),
          ...(canSkip(submission)
            ? [{ label: "Skip", keyShortcut: "s", onSelect: () => void skip([submission]) }]
            : []),
          ...(isProposal(submission)
            ? [
                {
                  label: "Never propose again",
                  name: `Never propose ${nameOf(submission)} again`,
                  keyShortcut: "e",
                  onSelect: () => void exclude(submission),
                },
              ]
            : []),
        ],
      })}
    />
  );
};

const isProposal = ({ state }: Submission) => state === "proposed";
const nameOf = ({ directory }: Submission) => directory.name;

const directory: DataColumn<Submission> = {
  key: "directory",
  label: "Directory",
  isRowHeader: true,
  sortValues: { ascending: "name" },
  mark: nameOf,
  cell: nameOf,
  detail: ({ reason, directory: { host, dr } }) =>
    reason ? reasonText(reason) : dr === null ? host : `${host} · DR ${dr}`,
};

const state: DataColumn<Submission> = {
  key: "state",
  label: "State",
  isPlain: true,
  cell: ({ state }) => <StateBadge state={state} />,
};

const fit: DataColumn<Submission> = {
  key: "fit",
  label: "Fit",
  cell: ({ fit: { score, reasons } }) => (
    <span title={reasons.join("\n")}>
      <span className="font-medium digits">{score} of 100</span>{" "}
      <span className="text-muted">{reasons.join(", ")}</span>
    </span>
  ),
};

const link: DataColumn<Submission> = { key: "link", label: "Link", cell: ({ link }) => link && linkText(link) };

const listing: DataColumn<Submission> = {
  key: "listing",
  label: "Listing",
  isPlain: true,
  cell: ({ listingUrl, directory }) => listingUrl && <ListingLink url={listingUrl} name={directory.name} />,
};

const changed: DataColumn<Submission> = {
  key: "changed",
  label: "Changed",
  className: "text-muted",
  isPlain: true,
  cell: (submission) => {
    const date = stateDate(submission);
    return (
      date && (
        <>
          {date.label} <Time at={date.at} />
        </>
      )
    );
  },
};

type Order = {
  first: number;
  total: number;
  submissions: readonly Submission[];
  onMove: (submission: Submission, position: number) => void;
};

/** The customer's order, with buttons to change it. */
const orderOf = ({ first, total, submissions, onMove }: Order): DataColumn<Submission> => ({
  key: "order",
  label: "Order",
  cell: (submission) => {
    const position = first + submissions.findIndex(({ id }) => id === submission.id);
    return (
      <span className="flex">
        <Button
          variant="quiet"
          aria-label={`Move ${nameOf(submission)} up`}
          aria-keyshortcuts="u"
          className="min-h-control-small px-2"
          disabled={position === 1}
          onClick={() => onMove(submission, position - 1)}
        >
          <ArrowUp size={14} aria-hidden="true" />
        </Button>
        <Button
          variant="quiet"
          aria-label={`Move ${nameOf(submission)} down`}
          aria-keyshortcuts="d"
          className="min-h-control-small px-2"
          disabled={position === total}
          onClick={() => onMove(submission, position + 1)}
        >
          <ArrowDown size={14} aria-hidden="true" />
        </Button>
      </span>
    );
  },
});

type Decide = (submission: Submission) => void;

const decisionOf = (onApprove: Decide, onSkip: Decide): DataColumn<Submission> => ({
  key: "decision",
  label: "Decision",
  isPlain: true,
  className: "cell-pinned",
  cell: (submission) =>
    isProposal(submission) && (
      <span className="flex gap-1">
        <Button
          variant="quiet"
          aria-keyshortcuts="a"
          className="min-h-control-small px-2.5"
          onClick={() => onApprove(submission)}
        >
          Approve<span className="sr-only"> {nameOf(submission)}</span>
        </Button>
        <Button
          variant="quiet"
          aria-keyshortcuts="s"
          className="min-h-control-small px-2.5"
          onClick={() => onSkip(submission)}
        >
          Skip<span className="sr-only"> {nameOf(submission)}</span>
        </Button>
      </span>
    ),
});

/** Moves a proposal to a position of the customer's order. `submissions` are the rows of the list. */
const useMove = (submissions: readonly Submission[]) => {
  const { run } = useAction({ toastErrors: true });
  const moved = useRef<{ id: string; focused: Element | null }>(undefined);

  // A row that moves in the document loses the focus, and so does a button that is disabled at the end of the list.
  useEffect(() => {
    const last = moved.current;
    if (!last || !submissions.length) return;
    moved.current = undefined;
    const { id, focused } = last;
    if (document.activeElement !== document.body && document.activeElement !== focused) return;
    const isUsable = focused instanceof HTMLElement && focused.isConnected && !focused.matches(":disabled");
    const target = isUsable ? focused : (document.getElementById(rowId(id)) ?? document.getElementById(listId));
    target?.focus();
  }, [submissions]);

  return ({ id, directory }: Pick<Submission, "id" | "directory">, position: number) => {
    moved.current = { id, focused: document.activeElement };
    const call = browserClient().submissions[":id"].position;
    return run(() => read(call.$put({ param: { id }, json: { position } })), {
      success: (result) => `${directory.name} is now number ${result.position} of ${result.total}.`,
    });
  };
};
