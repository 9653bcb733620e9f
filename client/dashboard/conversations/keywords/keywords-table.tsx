import { useState } from "react";
import type { Keyword, MatchKind } from "#shared/workspace/keywords.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { searchParams, textParam } from "../../../app/search-params.ts";
import { type DataColumn, DataTable } from "../../../ui/data-table.tsx";
import { formatDateTime } from "../../../ui/format.ts";
import { useAction } from "../../../ui/forms/use-action.ts";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { ConfirmDialog } from "../../../ui/overlays/dialog.tsx";
import { TextButton } from "../../../ui/text-button.tsx";
import { projectLink } from "../../current-project.ts";
import { useRole } from "../../role.tsx";
import { addKeyword } from "./add-keywords.ts";

type KeywordsTableProps = {
  projectId: string;
  keywords: readonly Keyword[];
  /** Whether a deleted keyword could be restored: false if the plan's limit is exceeded. */
  canRestore: boolean;
  sort: string | undefined;
};

export const keywordParams = searchParams({ sort: textParam(20) });

const matchLabels: Record<MatchKind, string> = { phrase: "Phrase", all: "All words", exact: "Exact", query: "Query" };

const columns: DataColumn<Keyword>[] = [
  {
    key: "text",
    label: "Keyword",
    isRowHeader: true,
    className: "w-full wrap-anywhere",
    sortBy: ({ text }) => text,
    cell: ({ text, match, exclude }) => (
      <>
        {text}
        <p className="font-normal text-muted">
          {matchLabels[match]}
          {exclude.length > 0 && `, excludes ${exclude.join(", ")}`}
        </p>
      </>
    ),
  },
  {
    key: "mentions",
    label: "Mentions",
    isNumber: true,
    sortBy: ({ mentions }) => mentions,
    cell: ({ mentions }) => mentions,
  },
  {
    key: "searched",
    label: "Last searched",
    className: "whitespace-nowrap text-muted",
    sortBy: ({ lastScanAt }) => lastScanAt ?? "",
    cell: ({ lastScanAt }) =>
      lastScanAt ? <time dateTime={lastScanAt}>{formatDateTime(lastScanAt)}</time> : "Pending",
  },
];

export const KeywordsTable = ({ projectId, keywords, canRestore, sort }: KeywordsTableProps) => {
  const { run } = useAction({ toastErrors: true });
  const canEdit = useRole("editor");
  const [unconfirmed, setUnconfirmed] = useState<Keyword>();
  const remove = (keyword: Keyword) => {
    const { id: keywordId, text } = keyword;
    const call = browserClient().projects[":id"].keyword[":keywordId"];
    const restore = () => void run(() => addKeyword(projectId, keyword), { success: `Restored “${text}”.` });
    return run(() => read(call.$delete({ param: { id: projectId, keywordId } })), {
      once: keywordId,
      success: `Deleted “${text}”. Its mentions stay.`,
      undo: canRestore ? restore : undefined,
    });
  };

  const actions: DataColumn<Keyword> = {
    key: "actions",
    label: "Actions",
    className: "cell-menu",
    cell: (keyword) => (
      <TextButton
        label="Delete"
        name={`Delete ${keyword.text}`}
        onClick={() => (canRestore ? void remove(keyword) : setUnconfirmed(keyword))}
      />
    ),
  };

  if (!keywords.length)
    return (
      <EmptyState title="No keywords yet">
        {canEdit
          ? "Add your first keyword above. We'll start searching for it right away."
          : "Editors and owners can add keywords."}
      </EmptyState>
    );
  return (
    <>
      <DataTable
        id="keyword-list"
        label="Keywords"
        caption={sort ? "Sorted in this list" : "Newest first"}
        columns={canEdit ? [...columns, actions] : columns}
        rows={keywords}
        nameOf={({ text }) => text}
        sort={{ value: sort, to: (value) => keywordParams.link(projectLink("keywords", projectId), { sort: value }) }}
      />
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
        The project's plan includes fewer keywords than it has, so you couldn't add it again. Its mentions stay.
      </ConfirmDialog>
    </>
  );
};
