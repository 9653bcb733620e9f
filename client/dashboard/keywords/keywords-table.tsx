import { useState } from "react";
import type { Keyword, MatchKind } from "#shared/keywords.ts";
import { browserClient, read } from "../../app/api-client.ts";
import { useAction } from "../../app/use-action.ts";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { formatDateTime } from "../../ui/format.ts";
import { ScrollBox } from "../../ui/scroll-box.tsx";
import { Table } from "../../ui/table.tsx";
import { TextButton } from "../../ui/text-button.tsx";
import { addKeyword } from "./add-keywords.ts";

type KeywordsTableProps = {
  projectId: string;
  keywords: readonly Keyword[];
  /** Whether a deleted keyword could be restored: false if the plan's limit is exceeded. */
  canRestore: boolean;
};

const columns = [
  { key: "text", label: "Keyword" },
  { key: "mentions", label: "Mentions", className: "text-right" },
  { key: "searched", label: "Last searched", className: "max-sm:hidden" },
  { key: "actions", label: <span className="sr-only">Actions</span> },
];

const matchLabels: Record<MatchKind, string> = { phrase: "Phrase", all: "All words", exact: "Exact", query: "Query" };

export const KeywordsTable = ({ projectId, keywords, canRestore }: KeywordsTableProps) => {
  const { run } = useAction({ toastErrors: true });
  const [unconfirmed, setUnconfirmed] = useState<Keyword>();
  const remove = (keyword: Keyword) => {
    const { id: keywordId, text } = keyword;
    const call = browserClient().projects[":id"].keyword[":keywordId"];
    const restore = () => void run(() => addKeyword(projectId, keyword), { success: `Restored “${text}”.` });
    return run(() => read(call.$delete({ param: { id: projectId, keywordId } })), {
      success: `Deleted “${text}”. Its mentions stay.`,
      undo: canRestore ? restore : undefined,
    });
  };

  if (!keywords.length)
    return (
      <EmptyState title="No keywords yet">
        Add your first keyword above. We'll start searching for it right away.
      </EmptyState>
    );
  return (
    <>
      <ScrollBox label="Keywords">
        <Table caption="Newest first" columns={columns}>
          {keywords.map((keyword) => (
            <tr key={keyword.id}>
              <th scope="row" className="w-full py-2.5 pr-3 font-medium wrap-anywhere">
                {keyword.text}
                <p className="font-normal text-muted">
                  {matchLabels[keyword.match]}
                  {keyword.exclude.length > 0 && `, excludes ${keyword.exclude.join(", ")}`}
                </p>
              </th>
              <td className="py-2.5 pr-3 text-right tabular-nums">{keyword.mentions}</td>
              <td className="py-2.5 pr-3 whitespace-nowrap text-muted max-sm:hidden">
                {keyword.lastScanAt ? (
                  <time dateTime={keyword.lastScanAt}>{formatDateTime(keyword.lastScanAt)}</time>
                ) : (
                  "Pending"
                )}
              </td>
              <td className="py-1 text-right">
                <TextButton
                  label="Delete"
                  name={`Delete ${keyword.text}`}
                  onClick={() => (canRestore ? void remove(keyword) : setUnconfirmed(keyword))}
                />
              </td>
            </tr>
          ))}
        </Table>
      </ScrollBox>
      <ConfirmDialog
        open={unconfirmed !== undefined}
        title={`Delete “${unconfirmed?.text}”?`}
        confirmLabel="Delete"
        onClose={() => setUnconfirmed(undefined)}
        onConfirm={() => {
          setUnconfirmed(undefined);
          if (unconfirmed) void remove(unconfirmed);
        }}
      >
        Your plan includes fewer keywords than you have, so you couldn't add it again. Its mentions stay.
      </ConfirmDialog>
    </>
  );
};
