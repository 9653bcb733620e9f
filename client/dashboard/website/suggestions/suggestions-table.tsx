import { useNavigate } from "react-router";
import type { Severity, Suggestion } from "#shared/website/suggestions.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { CodeSnippet } from "../../../ui/code-snippet.tsx";
import type { DataColumn } from "../../../ui/data-table/columns.ts";
import { DataTable } from "../../../ui/data-table/data-table.tsx";
import { Time } from "../../../ui/dates/time.tsx";
import { ExternalLink } from "../../../ui/external-link.tsx";
import { formatDate } from "../../../ui/format.ts";
import { useAction } from "../../../ui/forms/use-action.ts";
import { moveFocusFrom } from "../../../ui/lists/list-focus.ts";
import { Panel } from "../../../ui/overlays/dialog.tsx";
import { PanelSection } from "../../../ui/section.tsx";
import { useRole } from "../../role.tsx";

export const listId = "suggestion-list";
const tableId = "suggestions";

const priorities: Record<Severity, { label: string; tone: Tone }> = {
  high: { label: "High", tone: "bad" },
  medium: { label: "Medium", tone: "warn" },
  low: { label: "Low", tone: "quiet" },
};

const PriorityBadge = ({ severity }: Pick<Suggestion, "severity">) => (
  <Badge tone={priorities[severity].tone}>{priorities[severity].label}</Badge>
);

const placesOf = ({ evidence }: Suggestion) => evidence.split("\n");

const columns: DataColumn<Suggestion>[] = [
  {
    key: "title",
    label: "Suggestion",
    isRowHeader: true,
    cell: ({ title }) => title,
    detail: ({ detail }) => detail,
  },
  { key: "priority", label: "Priority", isPlain: true, cell: PriorityBadge },
  { key: "evidence", label: "Evidence", isNumber: true, cell: (suggestion) => placesOf(suggestion).length },
  { key: "found", label: "First found", className: "text-muted", cell: ({ createdAt }) => <Time at={createdAt} /> },
];

type SuggestionsTableProps = {
  suggestions: readonly Suggestion[];
  caption: string;
  openId: string | undefined;
  linkTo: (suggestion: string | undefined) => string;
};

export const SuggestionsTable = ({ suggestions, caption, openId, linkTo }: SuggestionsTableProps) => {
  const canEdit = useRole("editor");
  const dismiss = useDismiss();
  const navigate = useNavigate();
  const menu = (suggestion: Suggestion) => [
    { label: "Dismiss", keyShortcut: "e", onSelect: () => void dismiss(suggestion) },
  ];
  const open = suggestions.find(({ id }) => id === openId);
  return (
    <>
      <DataTable
        id={tableId}
        label="Suggestions"
        caption={<span role="status">{caption}</span>}
        columns={columns}
        rows={suggestions}
        nameOf={({ title }) => title}
        to={({ id }) => linkTo(id)}
        openId={openId}
        {...(canEdit && { menu })}
      />
      {open && (
        <Panel title={open.title} onClose={() => void navigate(linkTo(undefined), { preventScrollReset: true })}>
          <SuggestionDetails suggestion={open} />
          {canEdit && (
            <Button variant="quiet" className="mt-6" onClick={() => void dismiss(open)}>
              Dismiss
            </Button>
          )}
        </Panel>
      )}
    </>
  );
};

/** Hides a suggestion until its evidence changes. */
const useDismiss = () => {
  const { run } = useAction({ toastErrors: true });
  return ({ id, title }: Suggestion) => {
    const call = browserClient().suggestions[":id"];
    const param = { id };
    const restore = () =>
      void run(() => read(call.$put({ param, json: { state: "open" } })), { success: `Restored “${title}”.` });
    const dismissed = async () => {
      await read(call.$delete({ param }));
      moveFocusFrom(`${tableId}-${id}`, listId);
    };
    const success = `Dismissed “${title}”. It returns only if the evidence changes.`;
    return run(dismissed, { once: id, success, undo: restore });
  };
};

/** Why, how and where to fix it. */
const SuggestionDetails = ({ suggestion }: { suggestion: Suggestion }) => {
  const { severity, title, detail, how, createdAt } = suggestion;
  const places = placesOf(suggestion);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <p className="flex flex-wrap items-center gap-2 text-muted">
          <PriorityBadge severity={severity} />
          <span>
            First found on <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          </span>
        </p>
        <p className="mt-3 wrap-anywhere">{detail}</p>
      </div>
      <PanelSection title="How to fix it">
        <div className="grid grid-cols-1 gap-3">
          {parseInstructions(how).map(({ kind, text }) =>
            kind === "text" ? <p key={text}>{text}</p> : <CodeSnippet key={text} code={text} about={title} />,
          )}
        </div>
      </PanelSection>
      <PanelSection title={`Where we found it (${places.length})`}>
        <ul className="grid grid-cols-1 gap-1.5 border-l-2 border-line pl-4">
          {places.map((line) => (
            <li key={line} className="wrap-anywhere">
              <EvidenceLine text={line} />
            </li>
          ))}
        </ul>
      </PanelSection>
    </div>
  );
};

/** A URL at the start of the line becomes a link. */
const EvidenceLine = ({ text }: { text: string }) => {
  const [url = ""] = text.match(/^https?:\/\/\S+?(?=: |\s|$)/) ?? [];
  if (!url) return text;
  return (
    <>
      <ExternalLink href={url}>{url}</ExternalLink>
      {text.slice(url.length)}
    </>
  );
};

type InstructionPart = { kind: "text" | "snippet"; text: string };

/** Splits instructions into text and snippets, which are fenced by three backticks. */
export const parseInstructions = (instructions: string): InstructionPart[] =>
  instructions
    .split(/^```.*\n?/m)
    .map((text, index): InstructionPart => ({ kind: index % 2 ? "snippet" : "text", text: text.trim() }))
    .filter(({ text }) => text);
