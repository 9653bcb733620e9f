import type { CreditEntry } from "#shared/credits.ts";
import { formatNumber, formatShortDate } from "../../ui/format.ts";
import { ScrollBox } from "../../ui/scroll-box.tsx";
import { Table } from "../../ui/table.tsx";
import { kindLabels, reasonLabels } from "./labels.ts";

type CreditsTableProps = { caption: string; entries: readonly CreditEntry[] };

const columns = [
  { key: "date", label: "Date" },
  { key: "reason", label: "Reason" },
  { key: "kind", label: "Credits" },
  { key: "change", label: "Change", className: "text-right" },
];

export const CreditsTable = ({ caption, entries }: CreditsTableProps) => (
  <ScrollBox label="Changes">
    <Table caption={caption} columns={columns}>
      {entries.map(({ id, kind, delta, reason, note, createdAt }) => (
        <tr key={id} className="align-top">
          <td className="py-3 pr-4 whitespace-nowrap text-muted">
            <time dateTime={createdAt}>{formatShortDate(createdAt)}</time>
          </td>
          <td className="min-w-48 py-3 pr-4">
            {reasonLabels[reason]}
            {note && <p className="text-muted wrap-anywhere">{note}</p>}
          </td>
          <td className="py-3 pr-4 text-muted">{kindLabels[kind]}</td>
          <td className="py-3 pr-3 text-right tabular-nums">
            {delta > 0 ? `+${formatNumber(delta)}` : `−${formatNumber(-delta)}`}
          </td>
        </tr>
      ))}
    </Table>
  </ScrollBox>
);
