import { useState } from "react";
import type { Keyword } from "#shared/keywords.ts";
import { browserClient, read } from "../../app/api-client.ts";
import { useAction } from "../../app/use-action.ts";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { formatDateTime } from "../../ui/format.ts";
import { ScrollBox } from "../../ui/scroll-box.tsx";
import { Table } from "../../ui/table.tsx";
import { TextButton } from "../../ui/text-button.tsx";
import { addKeyword } from "./add-keywords.ts";
import { matchLabels } from "./match-labels.ts";

type KeywordsTableProps = {
  projectId: string;
  keywords: readonly Keyword[];
  /** Whether a deleted keyword could be restored: false if the plan's limit is exceeded. */
  canAddAgain: boolean;
};

const columns = [
  { key: "text", label: "Keyword" },
  { key: "match", label: "Found as" },
  { key: "mentions", label: "Mentions" },
  { key: "searched", label: "Last searched" },
  { key: "actions", label: <span className="sr-only">Actions</span> },
];

export const KeywordsTable = ({ projectId, keywords, canAddAgain }: KeywordsTableProps) => {
  const { run } = useAction({ toastErrors: true });
  const [removing, setRemoving] = useState<Keyword>();
  const remove = (keyword: Keyword) => {
    const { id: keywordId, text } = keyword;
    const addAgain = () => void run(() => addKeyword(projectId, keyword), { success: `“${text}” is watched again.` });
    return run(
      () =>
        read(browserClient().projects[":id"].keyword[":keywordId"].$delete({ param: { id: projectId, keywordId } })),
      { success: `“${text}” is not watched any more. Its mentions stay.`, undo: canAddAgain ? addAgain : undefined },
    );
  };

  if (!keywords.length)
    return <EmptyState title="No keyword yet">Add the first one above: the search for it begins at once.</EmptyState>;
  return (
    <>
      <ScrollBox label="Keywords">
        <Table caption="Newest first" columns={columns}>
          {keywords.map((keyword) => (
            <tr key={keyword.id}>
              <th scope="row" className="max-w-80 min-w-40 py-3 pr-4 font-medium wrap-anywhere">
                {keyword.text}
                {keyword.exclude.length > 0 && (
                  <p className="font-normal text-muted">without {keyword.exclude.join(", ")}</p>
                )}
              </th>
              <td className="py-3 pr-4 whitespace-nowrap">{matchLabels[keyword.match].label}</td>
              <td className="py-3 pr-4 tabular-nums">{keyword.mentions}</td>
              <td className="py-3 pr-4 whitespace-nowrap text-muted">
                {keyword.lastScanAt ? (
                  <time dateTime={keyword.lastScanAt}>{formatDateTime(keyword.lastScanAt)}</time>
                ) : (
                  "Soon"
                )}
              </td>
              <td className="py-1.5 text-right">
                <TextButton
                  label="Delete"
                  name={`Delete ${keyword.text}`}
                  onClick={() => (canAddAgain ? void remove(keyword) : setRemoving(keyword))}
                />
              </td>
            </tr>
          ))}
        </Table>
      </ScrollBox>
      <ConfirmDialog
        open={removing !== undefined}
        title={`Stop watching “${removing?.text}”?`}
        confirmLabel="Delete"
        onClose={() => setRemoving(undefined)}
        onConfirm={() => {
          setRemoving(undefined);
          if (removing) void remove(removing);
        }}
      >
        Your plan watches fewer keywords than you have, so it could not be added again. Its mentions stay.
      </ConfirmDialog>
    </>
  );
};
