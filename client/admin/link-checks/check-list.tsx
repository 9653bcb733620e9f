import type { CheckDecision, DirectoryCheck } from "#shared/directory-checks.ts";
import { handOverFocusTo } from "../../ui/hand-over-focus.ts";
import { ScrollBox } from "../../ui/scroll-box.tsx";
import { Table } from "../../ui/table.tsx";
import { TextButton } from "../../ui/text-button.tsx";

const columns = [
  { key: "directory", label: "Directory" },
  { key: "result", label: "Result" },
  { key: "seen", label: "What we saw" },
  { key: "checked", label: "Checked" },
  { key: "actions", label: <span className="sr-only">Actions</span> },
];

type ChecksTableProps = {
  checks: DirectoryCheck[];
  onDecide: (check: DirectoryCheck, decision: CheckDecision) => void;
};

export const ChecksTable = ({ checks, onDecide }: ChecksTableProps) => (
  <ScrollBox id="checks" label="Link checks">
    <Table caption="Link checks that need a decision, by name" columns={columns}>
      {checks.map((check) => (
        <tr key={check.id}>
          <td className="min-w-44 py-3 pr-3 font-medium">
            {check.name}
            <ExternalLink url={check.url} />
          </td>
          <td className="py-3 pr-3 whitespace-nowrap">{resultOf(check)}</td>
          <td className="min-w-60 py-3 pr-3 text-muted">
            {check.reason}
            {check.movedTo && <ExternalLink url={check.movedTo} />}
            {check.title && <span className="block">Title: {check.title}</span>}
            {check.lastAliveAt && <span className="block">Last seen {day.format(new Date(check.lastAliveAt))}</span>}
          </td>
          <td className="py-3 pr-3 whitespace-nowrap text-muted">
            {check.lastCheckedAt && (
              <time dateTime={check.lastCheckedAt}>{day.format(new Date(check.lastCheckedAt))}</time>
            )}
          </td>
          <td className="h-14 py-1.5">
            <span className="flex justify-end">
              {actionsFor(check).map(([decision, label]) => (
                <TextButton
                  key={decision}
                  label={label}
                  name={`${label}: ${check.name}`}
                  ref={passFocus}
                  onClick={() => onDecide(check, decision)}
                />
              ))}
            </span>
          </td>
        </tr>
      ))}
    </Table>
  </ScrollBox>
);

// A decided check leaves the list, so its button cannot keep the focus.
const passFocus = handOverFocusTo("checks");

/** The website may be hostile by now, so it learns nothing from the visit. */
const ExternalLink = ({ url }: { url: string }) => (
  <a href={url} rel="noopener noreferrer nofollow" target="_blank" className="link block max-w-80 truncate font-normal">
    {url}
  </a>
);

const resultOf = ({ status, lastCheck }: DirectoryCheck) => {
  if (status === "closed") return "Gone, closed";
  if (lastCheck === "unknown") return "Not readable";
  return lastCheck === "moved" ? "Moved" : "Parked";
};

const actionsFor = ({ status, movedTo }: DirectoryCheck): [CheckDecision, string][] => [
  ...(movedTo ? [["accept", "Use the new URL"] as [CheckDecision, string]] : []),
  ["keep", status === "closed" ? "Reopen" : "Keep"],
  ["close", status === "closed" ? "Leave closed" : "Close"],
];

// A fixed time zone, so that server and browser render the same text.
const day = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });
