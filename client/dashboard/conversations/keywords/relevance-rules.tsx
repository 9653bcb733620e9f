import { useState } from "react";
import type { RelevanceRule, RuleKind } from "#shared/conversations/relevance.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { downloadFile } from "../../../app/download-file.ts";
import { formatNumber } from "../../../ui/format.ts";
import { useAction } from "../../../ui/forms/use-action.ts";
import { ConfirmDialog } from "../../../ui/overlays/dialog.tsx";
import { ScrollBox } from "../../../ui/scroll-box.tsx";
import { Section } from "../../../ui/section.tsx";
import { Table } from "../../../ui/table.tsx";
import { TextButton } from "../../../ui/text-button.tsx";
import { useRole } from "../../role.tsx";

const columns = [
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
export const RelevanceRules = ({ projectId, rules, judged }: RelevanceRulesProps) => {
  const { run } = useAction({ toastErrors: true });
  const canEdit = useRole("editor");
  const [isResetting, setResetting] = useState(false);
  const param = { projectId };
  const call = () => browserClient().posts[":projectId"]["relevance-rules"];
  const toggle = ({ id, isEnabled }: RelevanceRule) =>
    run(() => read(call().$put({ param, json: { id, isEnabled: !isEnabled } })), {
      success: isEnabled ? "Rule switched off." : "Rule switched on.",
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
          <TextButton label="Export as CSV" onClick={() => void download()} />
          {canEdit && <TextButton label="Reset" name="Reset relevance rules" onClick={() => setResetting(true)} />}
        </div>
      )}
      {rules.length ? (
        <ScrollBox label="Rules">
          <Table
            caption={`Learned from ${formatNumber(judged)} ${judged === 1 ? "verdict" : "verdicts"}, strongest first`}
            columns={canEdit ? columns : columns.slice(0, -1)}
          >
            {rules.map((rule) => (
              <tr key={rule.id}>
                <th scope="row" className="w-full py-2.5 pr-3 font-medium wrap-anywhere">
                  {rule.value}
                  <p className="font-normal text-muted">{kindLabels[rule.kind]}</p>
                </th>
                <td
                  className={`py-2.5 pr-3 text-right tabular-nums ${rule.isEnabled ? "" : "text-muted line-through"}`}
                >
                  {rule.points > 0 ? "+" : "−"}
                  {Math.abs(rule.points)}
                </td>
                <td className="py-2.5 pr-3 text-right whitespace-nowrap tabular-nums">
                  {rule.relevant} of {rule.relevant + rule.notRelevant}
                </td>
                {canEdit && (
                  <td className="py-1 text-right">
                    <TextButton
                      label={rule.isEnabled ? "Switch off" : "Switch on"}
                      name={`${rule.isEnabled ? "Switch off" : "Switch on"}: ${kindLabels[rule.kind]} ${rule.value}`}
                      onClick={() => void toggle(rule)}
                    />
                  </td>
                )}
              </tr>
            ))}
          </Table>
        </ScrollBox>
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
        onConfirm={() => {
          setResetting(false);
          void run(() => read(call().$delete({ param })), { success: "Rules reset." });
        }}
      >
        This deletes your {formatNumber(judged)} {judged === 1 ? "verdict" : "verdicts"} and restores the scores. It
        can't be undone.
      </ConfirmDialog>
    </Section>
  );
};
