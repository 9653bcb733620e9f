import type { Mention, MentionStatus, Verdict } from "#shared/conversations/mentions.ts";
import { sourceLabels } from "#shared/conversations/sources.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import type { DataColumn } from "../../../ui/data-table/columns.ts";
import { DataTable } from "../../../ui/data-table/data-table.tsx";
import { Time } from "../../../ui/dates/time.tsx";
import type { MenuItem } from "../../../ui/overlays/popover.tsx";
import type { Shortcut } from "../../../ui/shortcuts.tsx";
import { useRole } from "../../role.tsx";
import { intentLabels } from "./labels.ts";
import { titleOf } from "./mention-details.tsx";
import { statusLabels } from "./mention-params.ts";

export const tableId = "mentions";

type MentionsTableProps = {
  mentions: readonly Mention[];
  caption: string;
  openId: string | undefined;
  to: (mention: Mention) => string;
  onReply: (mention: Mention) => void;
  onDismiss: (mention: Mention) => void;
  onRestore: (mention: Mention) => void;
  onJudge: (mention: Mention, verdict: Verdict | null) => void;
};

const shortcuts: readonly Shortcut[] = [{ key: "o", effect: "Open the thread in a new tab" }];
const editorShortcuts: readonly Shortcut[] = [
  { key: "r", effect: "Reply" },
  { key: "x", effect: "Dismiss or restore" },
  { key: "+", effect: "Relevant" },
  { key: "-", effect: "Not relevant" },
  ...shortcuts,
];

export const MentionsTable = ({ mentions, caption, openId, to, ...actions }: MentionsTableProps) => {
  const canEdit = useRole("editor");
  const menu = (mention: Mention): MenuItem[] => {
    const { status, verdict, reply } = mention;
    const judge = (value: Verdict) => actions.onJudge(mention, verdict === value ? null : value);
    return [
      ...(canEdit
        ? [
            {
              label: reply === null ? "Reply" : "Open reply",
              keyShortcut: "r",
              onSelect: () => actions.onReply(mention),
            },
            status === "dismissed"
              ? { label: "Restore", keyShortcut: "x", onSelect: () => actions.onRestore(mention) }
              : { label: "Dismiss", keyShortcut: "x", onSelect: () => actions.onDismiss(mention) },
            { label: "Relevant", keyShortcut: "+", onSelect: () => judge("relevant") },
            { label: "Not relevant", keyShortcut: "-", onSelect: () => judge("not_relevant") },
          ]
        : []),
      { label: "Open thread", keyShortcut: "o", onSelect: () => open(mention.url, "_blank", "noopener,noreferrer") },
    ];
  };
  return (
    <DataTable
      id={tableId}
      label="Mentions"
      caption={<span role="status">{caption}</span>}
      columns={columns}
      rows={mentions}
      nameOf={titleOf}
      to={to}
      openId={openId}
      menu={menu}
      shortcuts={canEdit ? editorShortcuts : shortcuts}
    />
  );
};

const tones: Record<MentionStatus, Tone> = { new: "attention", replied: "good", dismissed: "quiet" };
const verdictLabels: Record<Verdict, string> = { relevant: "Relevant", not_relevant: "Not relevant" };

const columns: DataColumn<Mention>[] = [
  {
    key: "title",
    label: "Mention",
    isRowHeader: true,
    mark: ({ source }) => sourceLabels[source],
    cell: titleOf,
    detail: ({ excerpt }) => excerpt,
  },
  {
    key: "source",
    label: "Source",
    className: "text-muted",
    isPlain: true,
    cell: ({ source }) => sourceLabels[source],
  },
  { key: "intent", label: "Intent", isPlain: true, cell: ({ intent }) => intentLabels[intent] },
  { key: "score", label: "Score", isNumber: true, cell: ({ score }) => score },
  { key: "verdict", label: "Verdict", isPlain: true, cell: ({ verdict }) => verdict && verdictLabels[verdict] },
  {
    key: "status",
    label: "Status",
    isPlain: true,
    // New ones are most of the list.
    cell: ({ status, reply }) =>
      status === "new" ? (
        reply !== null && <Badge tone="quiet">Draft</Badge>
      ) : (
        <Badge tone={tones[status]}>{statusLabels[status]}</Badge>
      ),
  },
  {
    key: "found",
    label: "Posted",
    className: "text-muted",
    isPlain: true,
    cell: ({ publishedAt }) => <Time at={publishedAt} />,
  },
];
