import { useState } from "react";
import { Link } from "react-router";
import type { Lead, LeadStatus } from "#shared/leads.ts";
import { browserClient, read } from "../../app/api-client.ts";
import { useAction } from "../../app/use-action.ts";
import { optionsOf } from "../../ui/fields.tsx";
import { formatDate } from "../../ui/format.ts";
import { ScrollBox } from "../../ui/scroll-box.tsx";
import { Table } from "../../ui/table.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { sourceLabels } from "../mentions/labels.ts";
import { Score } from "../mentions/score.tsx";
import { statusLabels } from "./lead-filters.tsx";

type LeadsTableProps = {
  caption: string;
  projectId: string;
  leads: readonly Lead[];
  /** Returns the link that opens the message to a lead. */
  messageTo: (lead: Lead) => string;
};

const columns = [
  { key: "person", label: "Person" },
  { key: "score", label: "Score" },
  { key: "mentions", label: "Posts" },
  { key: "seen", label: "Last seen" },
  { key: "status", label: "Status" },
  { key: "message", label: <span className="sr-only">Message</span> },
];

export const LeadsTable = ({ caption, projectId, leads, messageTo }: LeadsTableProps) => (
  <ScrollBox label="Leads">
    <Table caption={caption} columns={columns}>
      {leads.map((lead) => (
        <tr key={lead.id} className="align-top">
          <th scope="row" className="max-w-60 min-w-40 py-1.5 pr-4 font-medium">
            <a
              href={lead.profileUrl}
              target="_blank"
              rel="noopener noreferrer"
              className="link inline-flex min-h-11 items-center wrap-anywhere"
            >
              {lead.handle}
            </a>
            <p className="-mt-2.5 pb-1 font-normal text-muted">{sourceLabels[lead.source]}</p>
          </th>
          <td className="min-w-28 py-1.5 pr-4">
            <Score score={lead.score} reasons={lead.reasons} of={lead.handle} />
          </td>
          <td className="py-4 pr-4 tabular-nums">{lead.mentions}</td>
          <td className="py-4 pr-4 whitespace-nowrap text-muted">
            <time dateTime={lead.lastSeenAt}>{formatDate(lead.lastSeenAt)}</time>
          </td>
          <td className="py-1.5 pr-4">
            <LeadStatusSelect projectId={projectId} lead={lead} />
          </td>
          <td className="py-1.5 text-right">
            <Link
              to={messageTo(lead)}
              preventScrollReset
              aria-label={`Message ${lead.handle}`}
              className="link inline-flex min-h-11 items-center px-2"
            >
              Message
            </Link>
          </td>
        </tr>
      ))}
    </Table>
  </ScrollBox>
);

const LeadStatusSelect = ({ projectId, lead }: { projectId: string; lead: Lead }) => {
  const changeStatus = useStatusChange(projectId);
  const [pendingStatus, setPendingStatus] = useState<LeadStatus>();
  return (
    <select
      className="input min-w-34"
      aria-label={`Status of ${lead.handle}`}
      disabled={!useHydrated()}
      aria-busy={pendingStatus !== undefined}
      value={pendingStatus ?? lead.status}
      onChange={async ({ target }) => {
        const status = target.value as LeadStatus;
        setPendingStatus(status);
        await changeStatus(lead, status);
        setPendingStatus(undefined);
      }}
    >
      {optionsOf(statusLabels).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
};

/** Changes a lead's status and shows a toast with undo. */
export const useStatusChange = (projectId: string) => {
  const { run } = useAction({ toastErrors: true });
  return ({ id: leadId, handle, status: before }: Pick<Lead, "id" | "handle" | "status">, after: LeadStatus) => {
    const save = (status: LeadStatus) => () => {
      const call = browserClient().projects[":id"].leads[":leadId"];
      return read(call.$put({ param: { id: projectId, leadId }, json: { status } }));
    };
    const textOf = (status: LeadStatus) => `${handle} marked as ${statusLabels[status].toLowerCase()}`;
    return run(save(after), {
      success: `${textOf(after)}.`,
      undo: () => void run(save(before), { success: `${textOf(before)} again.` }),
    });
  };
};
