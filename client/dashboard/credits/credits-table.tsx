import { Link } from "react-router";
import type { CreditEntry } from "#shared/credits.ts";
import { formatNumber, formatShortDate } from "../../ui/format.ts";
import { ScrollBox } from "../../ui/scroll-box.tsx";
import { Table } from "../../ui/table.tsx";
import { projectLink } from "../projects/current-project.ts";
import { submissionParams } from "../submissions/submission-filters.tsx";
import { kindLabels, reasonLabels } from "./labels.ts";

type CreditsTableProps = { caption: string; entries: readonly CreditEntry[]; projectId: string };

const columns = [
  { key: "date", label: "Date" },
  { key: "change", label: "Change" },
  { key: "reason", label: "Reason" },
  { key: "kind", label: "Credits" },
];

export const CreditsTable = ({ caption, entries, projectId }: CreditsTableProps) => (
  <ScrollBox label="Changes">
    <Table caption={caption} columns={columns}>
      {entries.map(({ id, kind, delta, reason, submissionId, note, createdAt }) => (
        <tr key={id} className="align-top">
          <td className="py-3 pr-4 whitespace-nowrap text-muted">
            <time dateTime={createdAt}>{formatShortDate(createdAt)}</time>
          </td>
          <td className="py-3 pr-4 tabular-nums">
            {delta > 0 ? `+${formatNumber(delta)}` : `−${formatNumber(-delta)}`}
          </td>
          <td className="min-w-48 py-3 pr-4">
            {reasonLabels[reason]}
            {note && <p className="text-muted wrap-anywhere">{note}</p>}
            {submissionId && (
              <p>
                <Link
                  to={submissionParams.link(projectLink("submissions", projectId), { submission: submissionId })}
                  className="link"
                >
                  View submission
                </Link>
              </p>
            )}
          </td>
          <td className="py-3 pr-4 text-muted">{kindLabels[kind]}</td>
        </tr>
      ))}
    </Table>
  </ScrollBox>
);
