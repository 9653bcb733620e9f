import { useState } from "react";
import { Link } from "react-router";
import type { Lead, LeadStatus } from "#shared/conversations/leads.ts";
import { sourceLabels } from "#shared/conversations/sources.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import type { DataColumn, TableSort } from "../../../ui/data-table/columns.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { formatCount, formatShortDate } from "../../../ui/format.ts";
import { optionsOf } from "../../../ui/forms/fields.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { Menu, Picker } from "../../../ui/overlays/popover.tsx";
import { Score } from "../../../ui/score.tsx";
import { useRole } from "../../role.tsx";
import { statusLabels } from "./lead-filters.tsx";

type LeadsTableProps = {
  caption: string;
  sort: TableSort;
  projectId: string;
  leads: readonly Lead[];
  /** Returns the link that opens the message to a lead. */
  messageTo: (lead: Lead) => string;
};

type ColumnOptions = Pick<LeadsTableProps, "projectId" | "messageTo"> & { canEdit: boolean };

const columnsOf = ({ projectId, messageTo, canEdit }: ColumnOptions): DataColumn<Lead>[] => [
  {
    key: "person",
    label: "Person",
    isRowHeader: true,
    className: "max-w-60 min-w-40",
    cell: ({ handle, profileUrl, source }) => (
      <>
        <a
          href={profileUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="link inline-flex min-h-6 items-center wrap-anywhere"
        >
          {handle}
        </a>
        <p className="font-normal text-muted">{sourceLabels[source]}</p>
      </>
    ),
  },
  {
    key: "score",
    label: "Score",
    className: "min-w-28",
    sortValues: { descending: "score" },
    cell: ({ score, reasons, handle }) => <Score score={score} reasons={reasons} of={handle} />,
  },
  {
    key: "mentions",
    label: "Posts",
    isNumber: true,
    sortValues: { descending: "mentions" },
    cell: ({ mentions }) => mentions,
  },
  {
    key: "seen",
    label: "Last seen",
    className: "whitespace-nowrap text-muted",
    sortValues: { descending: "newest" },
    cell: ({ lastSeenAt }) => <time dateTime={lastSeenAt}>{formatShortDate(lastSeenAt)}</time>,
  },
  {
    key: "status",
    label: "Status",
    cell: (lead) => (canEdit ? <LeadStatusPicker projectId={projectId} lead={lead} /> : statusLabels[lead.status]),
  },
  {
    key: "message",
    label: "Message",
    cell: (lead) => (
      <Link
        to={messageTo(lead)}
        preventScrollReset
        aria-label={`Message ${lead.handle}`}
        aria-keyshortcuts="Enter"
        className="link inline-flex min-h-11 items-center px-2"
      >
        Message
      </Link>
    ),
  },
];

export const LeadsTable = ({ caption, sort, projectId, leads, messageTo }: LeadsTableProps) => {
  const { run } = useAction({ toastErrors: true });
  const canEdit = useRole("editor");
  const mark = (chosen: readonly Lead[], status: LeadStatus) => {
    const save = (statusOf: (lead: Lead) => LeadStatus) => () =>
      Promise.all(chosen.map((lead) => saveStatus(projectId, lead.id, statusOf(lead))));
    const count = formatCount(chosen.length, "lead");
    return run(
      save(() => status),
      {
        success: `${count} marked as ${statusLabels[status].toLowerCase()}.`,
        undo: () =>
          void run(
            save((lead) => lead.status),
            { success: `${count} changed back.` },
          ),
      },
    );
  };
  return (
    <DataTable
      id="leads"
      label="Leads"
      caption={caption}
      columns={columnsOf({ projectId, messageTo, canEdit })}
      rows={leads}
      nameOf={({ handle }) => handle}
      sort={sort}
      bulkActions={
        canEdit
          ? (chosen, clear) => (
              <Menu
                label="Mark as"
                className="button button-quiet"
                items={optionsOf(statusLabels).map(({ value, label }) => ({
                  label,
                  onSelect: () => {
                    clear();
                    void mark(chosen, value as LeadStatus);
                  },
                }))}
              />
            )
          : undefined
      }
    />
  );
};

const saveStatus = (projectId: string, leadId: string, status: LeadStatus) =>
  read(browserClient().projects[":id"].leads[":leadId"].$put({ param: { id: projectId, leadId }, json: { status } }));

const statusTones: Record<LeadStatus, Tone> = { new: "attention", contacted: "info", won: "good", dismissed: "quiet" };

const LeadStatusPicker = ({ projectId, lead }: { projectId: string; lead: Lead }) => {
  const changeStatus = useStatusChange(projectId);
  const [pendingStatus, setPendingStatus] = useState<LeadStatus>();
  const status = pendingStatus ?? lead.status;
  return (
    <Picker
      name={`Status of ${lead.handle}`}
      value={status}
      options={optionsOf(statusLabels)}
      isBusy={pendingStatus !== undefined}
      onChange={async (next) => {
        setPendingStatus(next);
        await changeStatus(lead, next);
        setPendingStatus(undefined);
      }}
    >
      <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
    </Picker>
  );
};

/** Changes a lead's status and shows a toast with undo. */
export const useStatusChange = (projectId: string) => {
  const { run } = useAction({ toastErrors: true });
  return ({ id: leadId, handle, status: before }: Pick<Lead, "id" | "handle" | "status">, after: LeadStatus) => {
    const save = (status: LeadStatus) => () => saveStatus(projectId, leadId, status);
    const textOf = (status: LeadStatus) => `${handle} marked as ${statusLabels[status].toLowerCase()}`;
    return run(save(after), {
      success: `${textOf(after)}.`,
      undo: () => void run(save(before), { success: `${textOf(before)} again.` }),
    });
  };
};
