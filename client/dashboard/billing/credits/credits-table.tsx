import { Link } from "react-router";
import type { CreditEntry } from "#shared/billing/credits.ts";
import { type DataColumn, DataTable } from "../../../ui/data-table.tsx";
import { formatNumber, formatShortDate } from "../../../ui/format.ts";
import { projectLink } from "../../current-project.ts";
import { kindLabels, reasonLabel } from "./labels.ts";

type CreditsTableProps = { caption: string; entries: readonly CreditEntry[]; projectId: string };

const columnsOf = (projectId: string): DataColumn<CreditEntry>[] => [
  {
    key: "date",
    label: "Date",
    className: "whitespace-nowrap text-muted",
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatShortDate(createdAt)}</time>,
  },
  {
    key: "change",
    label: "Change",
    className: "tabular-nums",
    cell: ({ delta }) => (delta > 0 ? `+${formatNumber(delta)}` : `−${formatNumber(-delta)}`),
  },
  {
    key: "reason",
    label: "Reason",
    className: "min-w-48",
    cell: ({ note, submissionId, directory, ...entry }) => (
      <>
        {reasonLabel(entry)}
        {note && <p className="text-muted wrap-anywhere">{note}</p>}
        {submissionId && (
          <p>
            <Link to={`${projectLink("submissions", projectId)}&submission=${submissionId}`} className="link">
              {directory ?? "View submission"}
            </Link>
          </p>
        )}
      </>
    ),
  },
  { key: "kind", label: "Credits", className: "text-muted", cell: ({ kind }) => kindLabels[kind] },
];

export const CreditsTable = ({ caption, entries, projectId }: CreditsTableProps) => (
  <DataTable
    id="credits"
    label="Changes"
    caption={caption}
    columns={columnsOf(projectId)}
    rows={entries}
    nameOf={reasonLabel}
  />
);
