import { useState } from "react";
import type { Lead, LeadStatus } from "#shared/conversations/leads.ts";
import { sourceLabels } from "#shared/conversations/sources.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import type { DataColumn, TableSort } from "../../../ui/data-table/columns.ts";
import { DataTable } from "../../../ui/data-table/data-table.tsx";
import { Time } from "../../../ui/dates/time.tsx";
import { formatCount } from "../../../ui/format.ts";
import { optionsOf } from "../../../ui/forms/fields.tsx";
import { useAction } from "../../../ui/forms/use-action.ts";
import { Menu, Picker } from "../../../ui/overlays/popover.tsx";
import type { Shortcut } from "../../../ui/shortcuts.tsx";
import { useRole } from "../../role.tsx";
import { statusLabels } from "./lead-filters.tsx";

type LeadsTableProps = {
  caption: string;
  sort: TableSort;
  projectId: string;
  leads: readonly Lead[];
  /** Returns the link that opens the message to a lead. */
  messageTo: (lead: Lead) => string;
  openId: string | undefined;
};

const columnsOf = (projectId: string, canEdit: boolean): DataColumn<Lead>[] => [
  {
    key: "person",
    label: "Person",
    isRowHeader: true,
    mark: ({ handle }) => handle,
    cell: ({ handle }) => handle,
    detail: ({ source }) => sourceLabels[source],
  },
  {
    key: "score",
    label: "Score",
    isNumber: true,
    sortValues: { descending: "score" },
    cell: ({ score, reasons }) => <span title={reasons.join("\n")}>{score}</span>,
  },
  {
    key: "mentions",
    label: "Mentions",
    isNumber: true,
    sortValues: { descending: "mentions" },
    cell: ({ mentions }) => mentions,
  },
  {
    key: "seen",
    label: "Last seen",
    className: "text-muted",
    sortValues: { descending: "newest" },
    cell: ({ lastSeenAt }) => <Time at={lastSeenAt} />,
  },
  {
    key: "status",
    label: "Status",
    isPlain: true,
    cell: (lead) => (canEdit ? <LeadStatusPicker projectId={projectId} lead={lead} /> : statusLabels[lead.status]),
  },
];

const shortcuts: readonly Shortcut[] = [{ key: "p", effect: "Open the profile in a new tab" }];

export const LeadsTable = ({ caption, sort, projectId, leads, messageTo, openId }: LeadsTableProps) => {
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
      columns={columnsOf(projectId, canEdit)}
      rows={leads}
      nameOf={({ handle }) => handle}
      to={messageTo}
      openId={openId}
      menu={({ handle, profileUrl }) => [
        {
          label: "Open profile",
          name: `Open the profile of ${handle} in a new tab`,
          keyShortcut: "p",
          onSelect: () => open(profileUrl, "_blank", "noopener,noreferrer"),
        },
      ]}
      shortcuts={shortcuts}
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
