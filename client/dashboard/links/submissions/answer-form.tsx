import { useState } from "react";
import { Link } from "react-router";
import type { Submission } from "#shared/links/submissions.ts";
import type { PlainPage } from "#shared/routes.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { RestoredDraft } from "../../../ui/editing/restore-draft.tsx";
import { useFormDraft } from "../../../ui/editing/use-local-draft.ts";
import { TextArea } from "../../../ui/forms/fields.tsx";
import { Form, FormError, SubmitButton } from "../../../ui/forms/form.tsx";
import { projectLink } from "../../current-project.ts";

type AnswerFormProps = { submission: Pick<Submission, "id" | "projectId" | "reason">; onAnswered: () => void };

type Help = { text: string; page?: PlainPage; action?: string };

const helpFor: Record<string, Help> = {
  confirm_mail: { text: "Open the email from the directory, follow its link, then confirm here." },
  add_badge: {
    text: "Add the badge or link to your website, then confirm here.",
    page: "badges",
    action: "Copy the snippet",
  },
  pay_fee: { text: "Pay the fee on the directory's website, or tell us if you don't want to." },
  account_exists: { text: "Tell us how we can reach the existing account, without a password." },
  missing_information: {
    text: "Answer below, or add it to your kit for all directories.",
    page: "kit",
    action: "Open your kit",
  },
  incomplete_kit: {
    text: "Once your kit has what's missing, we continue automatically.",
    page: "kit",
    action: "Complete your kit",
  },
};

const noAnswer = { answer: "" };

/** The customer's answer to a submission that waits for them. */
export const AnswerForm = ({ submission, onAnswered }: AnswerFormProps) => {
  const { id, projectId, reason } = submission;
  const help = helpFor[reason ?? ""];
  const [fields, setFields] = useState(noAnswer);
  const draft = useFormDraft({ key: `unsaved-answer-${id}`, fields, saved: noAnswer, setFields });
  return (
    <Form
      className="mt-5 grid grid-cols-1 gap-4 rounded-xl bg-surface p-4"
      values={fields}
      onSubmit={() =>
        read(browserClient().submissions[":id"].answer.$put({ param: { id }, json: { ...fields, done: true } }))
      }
      onSuccess={() => {
        draft.clear();
        onAnswered();
      }}
      success="Thanks. We'll continue with this submission."
    >
      <RestoredDraft draft={draft} />
      {help && (
        <p>
          {help.text}{" "}
          {help.page && (
            <Link to={projectLink(help.page, projectId)} className="link inline-block min-h-6">
              {help.action}
            </Link>
          )}
        </p>
      )}
      <TextArea
        name="answer"
        label="Your answer (optional)"
        maxLength={2000}
        hint="Only our operators read it. Never send passwords."
        value={fields.answer}
        onChange={({ target }) => setFields({ answer: target.value })}
      />
      <FormError />
      <div>
        <SubmitButton busyLabel="Sending…">It's done</SubmitButton>
      </div>
    </Form>
  );
};
