import { Link } from "react-router";
import type { Lead } from "#shared/leads.ts";
import { formatDate } from "../../ui/format.ts";
import { ScrollBox } from "../../ui/scroll-box.tsx";
import { Table } from "../../ui/table.tsx";
import { Score } from "../mentions/score.tsx";
import { sourceLabels } from "../mentions/source-labels.ts";
import { LeadStatusSelect } from "./lead-status-select.tsx";

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
