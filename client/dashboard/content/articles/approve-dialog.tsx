import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import type { ArticleDetail } from "#shared/content/articles.ts";
import { link } from "#shared/routes.ts";
import { read } from "../../../app/api-client.ts";
import { formatCount } from "../../../ui/format.ts";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { projectLink } from "../../current-project.ts";
import { articleCall } from "./use-article.ts";

type Writer = ArticleDetail["writer"];

const writerTexts: Record<Writer, { label: string; hint: string }> = {
  ai: { label: "The language model", hint: "A draft in a few minutes. You can request changes as often as you like." },
  person: { label: "One of our operators", hint: "A text within a week." },
};

type ApproveDialogProps = {
  article: ArticleDetail;
  /** Article credits that are left. */
  credits: number;
  onClose: () => void;
  onApproved: (writer: Writer) => void;
};

/** Approves an idea: says what it costs, and asks who writes. */
export const ApproveDialog = ({ article, credits, onClose, onApproved }: ApproveDialogProps) => {
  const { revalidate } = useRevalidator();
  const { writers, projectId } = article;
  const [chosen, setChosen] = useState<Writer>(writers[0] ?? "person");
  if (credits <= 0)
    return (
      <Dialog open title="No article credits left" onClose={onClose}>
        <p className="mt-3 text-muted">
          Writing an article takes one credit. The idea and its brief stay here until you have one.
        </p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <Link to={link("plan")} className="button">
            See plans
          </Link>
          <Link to={projectLink("credits", projectId)} className="button button-quiet">
            See your credits
          </Link>
        </div>
      </Dialog>
    );
  return (
    <FormDialog
      title="Approve this idea"
      submitLabel="Approve"
      busyLabel="Approving…"
      onClose={onClose}
      onSubmit={() => {
        const { call, param } = articleCall(article.id);
        return read(call.approve.$post({ param, json: { writer: chosen } }));
      }}
      onSuccess={async () => {
        onClose();
        onApproved(chosen);
        await revalidate();
      }}
    >
      <p className="text-muted">
        This reserves one of your {formatCount(credits, "article credit")}. It comes back if you archive the article
        before it's published.
      </p>
      {writers.length > 1 ? (
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 text-sm font-medium">Who writes it</legend>
          {writers.map((writer) => (
            <label
              key={writer}
              className="flex min-h-control cursor-pointer items-start gap-3 rounded-xl border border-line p-4"
            >
              <input
                type="radio"
                name="writer"
                value={writer}
                checked={writer === chosen}
                onChange={() => setChosen(writer)}
                className="mt-0.5 size-5 shrink-0 accent-action"
              />
              <span>
                <span className="block font-medium">{writerTexts[writer].label}</span>
                <span className="block text-sm text-muted">{writerTexts[writer].hint}</span>
              </span>
            </label>
          ))}
        </fieldset>
      ) : (
        <p>One of our operators writes it within a week. You read it before anything is published.</p>
      )}
    </FormDialog>
  );
};
