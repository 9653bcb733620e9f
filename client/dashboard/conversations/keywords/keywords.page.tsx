import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { RelevanceRule, RuleKind } from "#shared/conversations/relevance.ts";
import type { Keyword, MatchKind } from "#shared/workspace/keywords.ts";
import { api, browserClient, read } from "../../../app/api-client.ts";
import { downloadFile } from "../../../app/download-file.ts";
import { searchParams, textParam } from "../../../app/search-params.ts";
import type { DataColumn } from "../../../ui/data-table/columns.ts";
import { DataTable } from "../../../ui/data-table/data-table.tsx";
import { Time } from "../../../ui/dates/time.tsx";
import { formatNumber } from "../../../ui/format.ts";
import { useAction } from "../../../ui/forms/use-action.ts";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { ConfirmDialog } from "../../../ui/overlays/dialog.tsx";
import { Section } from "../../../ui/section.tsx";
import { ScrollTable } from "../../../ui/table.tsx";
import { TextButton } from "../../../ui/text-button.tsx";
import { projectLink, requireProject } from "../../current-project.ts";
import { DashboardPage } from "../../page.tsx";
import { RoleFieldset, useRole } from "../../role.tsx";
import { addKeyword } from "./add-keywords.ts";
import { KeywordForm } from "./keyword-form.tsx";

export const loader = async (args: LoaderFunctionArgs) => {
  const { id } = await requireProject(args);
  const client = args.context.get(api);
  const [{ keywords, limit }, relevance] = await Promise.all([
    read(client.projects[":id"].keywords.$get({ param: { id } })),
    read(client.posts[":projectId"]["relevance-rules"].$get({ param: { projectId: id } })),
  ]);
  return { projectId: id, keywords, limit, relevance, ...keywordParams.parse(args.request.url) };
};

export function Component() {
  const { projectId, keywords, limit, relevance, sort } = useLoaderData<typeof loader>();
  const used = keywords.length;
  return (
    <DashboardPage title="Keywords" description="The keywords we search for.">
      <div className="grid grid-cols-1 items-start gap-x-6 gap-y-8 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <section aria-labelledby="keywords">
          <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h2 id="keywords" className="text-lg font-semibold">
              Your keywords
            </h2>
            <p className="text-muted digits">{limit === null ? used : `${used} of ${limit}`}</p>
          </div>
          <KeywordsTable
            projectId={projectId}
            keywords={keywords}
            canRestore={limit === null || used <= limit}
            sort={sort}
          />
        </section>
        {/* Keyed by project, so that text typed for one is not added to another. */}
        <div>
          <RoleFieldset>
            <KeywordForm key={projectId} projectId={projectId} />
          </RoleFieldset>
        </div>
        <RelevanceRules projectId={projectId} {...relevance} />
      </div>
    </DashboardPage>
  );
}

const ruleColumns = [
  { key: "rule", label: "Rule" },
  { key: "points", label: "Points", className: "text-right" },
  { key: "relevant", label: "Relevant", className: "text-right" },
  { key: "actions", label: <span className="sr-only">Actions</span> },
];

const kindLabels: Record<RuleKind, string> = {
  author: "Author",
  community: "Community or site",
  keyword: "Keyword",
  word: "Word",
};

type RelevanceRulesProps = { projectId: string; rules: readonly RelevanceRule[]; judged: number };

/** The rules that change the scores of mentions. */
const RelevanceRules = ({ projectId, rules, judged }: RelevanceRulesProps) => {
  const { run } = useAction({ toastErrors: true });
  const canEdit = useRole("editor");
  const [isResetting, setResetting] = useState(false);
  const param = { projectId };
  const call = () => browserClient().posts[":projectId"]["relevance-rules"];
  const toggle = ({ id, isEnabled }: RelevanceRule) =>
    run(() => read(call().$put({ param, json: { id, isEnabled: !isEnabled } })), {
      success: isEnabled ? "Rule turned off." : "Rule turned on.",
    });
  const download = () =>
    run(() => downloadFile(browserClient().posts[":projectId"]["relevance-export"].$get({ param })));

  return (
    <Section
      id="relevance-rules"
      title="Relevance rules"
      lead="Mark mentions as relevant or not. Rules learned from your verdicts change the scores of new and recent mentions."
    >
      {judged > 0 && (
        <div className="mt-2 -ml-2 flex flex-wrap gap-x-4">
          <TextButton label="Export CSV" onClick={() => void download()} />
          {canEdit && <TextButton label="Reset" name="Reset relevance rules" onClick={() => setResetting(true)} />}
        </div>
      )}
      {rules.length ? (
        <ScrollTable
          label="Rules"
          caption={`Learned from ${formatNumber(judged)} ${judged === 1 ? "verdict" : "verdicts"}, strongest first`}
          columns={canEdit ? ruleColumns : ruleColumns.slice(0, -1)}
        >
          {rules.map((rule) => (
            <tr key={rule.id}>
              <th scope="row" className="w-full py-2.5 pr-3 font-medium wrap-anywhere">
                {rule.value}
                <p className="font-normal text-muted">{kindLabels[rule.kind]}</p>
              </th>
              <td className={`py-2.5 pr-3 text-right digits ${rule.isEnabled ? "" : "text-muted line-through"}`}>
                {rule.points > 0 ? "+" : "−"}
                {Math.abs(rule.points)}
              </td>
              <td className="py-2.5 pr-3 text-right whitespace-nowrap digits">
                {rule.relevant} of {rule.relevant + rule.notRelevant}
              </td>
              {canEdit && (
                <td className="py-1 text-right">
                  <TextButton
                    label={rule.isEnabled ? "Turn off" : "Turn on"}
                    name={`${rule.isEnabled ? "Turn off" : "Turn on"}: ${kindLabels[rule.kind]} ${rule.value}`}
                    onClick={() => void toggle(rule)}
                  />
                </td>
              )}
            </tr>
          ))}
        </ScrollTable>
      ) : (
        <p className="mt-4 text-muted">
          {judged
            ? "No rules yet: it takes at least two similar verdicts."
            : "No verdicts yet. Use the thumbs on your mentions."}
        </p>
      )}
      <ConfirmDialog
        open={isResetting}
        title="Reset relevance rules?"
        confirmLabel="Reset"
        onClose={() => setResetting(false)}
        onConfirm={() => void run(() => read(call().$delete({ param })), { success: "Rules reset." })}
      >
        This deletes your {formatNumber(judged)} {judged === 1 ? "verdict" : "verdicts"} and restores the scores. It
        can't be undone.
      </ConfirmDialog>
    </Section>
  );
};

type KeywordsTableProps = {
  projectId: string;
  keywords: readonly Keyword[];
  /** Whether a deleted keyword could be restored: false if the plan's limit is exceeded. */
  canRestore: boolean;
  sort: string | undefined;
};

const keywordParams = searchParams({ sort: textParam(20) });

const matchLabels: Record<MatchKind, string> = { phrase: "Phrase", all: "All words", exact: "Exact", query: "Query" };

const columns: DataColumn<Keyword>[] = [
  {
    key: "text",
    label: "Keyword",
    isRowHeader: true,
    sortBy: ({ text }) => text,
    cell: ({ text }) => text,
    detail: ({ match, exclude }) =>
      `${matchLabels[match]}${exclude.length > 0 ? `, excludes ${exclude.join(", ")}` : ""}`,
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
    className: "text-muted",
    sortBy: ({ lastScanAt }) => lastScanAt ?? "",
    cell: ({ lastScanAt }) => (lastScanAt ? <Time at={lastScanAt} /> : "Pending"),
  },
];

const KeywordsTable = ({ projectId, keywords, canRestore, sort }: KeywordsTableProps) => {
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

  const menu = (keyword: Keyword) => [
    {
      label: "Delete",
      name: `Delete ${keyword.text}`,
      isDangerous: true,
      onSelect: () => (canRestore ? void remove(keyword) : setUnconfirmed(keyword)),
    },
  ];

  if (!keywords.length)
    return (
      <EmptyState title="No keywords yet">
        {canEdit
          ? "Add your first keyword. We'll start searching for it right away."
          : "Editors and owners can add keywords."}
      </EmptyState>
    );
  return (
    <>
      <DataTable
        id="keyword-list"
        label="Keywords"
        caption={sort ? "Sorted in this list" : "Newest first"}
        columns={columns}
        rows={keywords}
        nameOf={({ text }) => text}
        {...(canEdit && { menu })}
        sort={{ value: sort, to: (value) => keywordParams.link(projectLink("keywords", projectId), { sort: value }) }}
      />
      <ConfirmDialog
        open={unconfirmed !== undefined}
        title={`Delete “${unconfirmed?.text}”?`}
        confirmLabel="Delete"
        onClose={() => setUnconfirmed(undefined)}
        onConfirm={() => unconfirmed && void remove(unconfirmed)}
      >
        The project's plan includes fewer keywords than it has, so you couldn't add it again. Its mentions stay.
      </ConfirmDialog>
    </>
  );
};
