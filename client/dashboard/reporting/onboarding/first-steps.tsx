import Check from "lucide-react/icons/check";
import Circle from "lucide-react/icons/circle";
import { Link } from "react-router";
import type { Checklist, ChecklistItem } from "#shared/reporting/checklist.ts";
import { link } from "#shared/routes.ts";
import { browserClient, read } from "../../../app/api-client.ts";
import { useAction } from "../../../ui/forms/use-action.ts";
import { TextButton } from "../../../ui/text-button.tsx";
import { projectLink } from "../../current-project.ts";
import { submissionsLink } from "../../links/submissions/submission-filters.tsx";
import { useRole } from "../../role.tsx";

type FirstStepsProps = { projectId: string; checklist: Checklist };

/** What a new project still needs. Nothing once all is done or the customer hid it. */
export const FirstSteps = ({ projectId, checklist: { items, isDismissed } }: FirstStepsProps) => {
  const { run } = useAction({ toastErrors: true });
  const canEdit = useRole("editor");
  const done = items.filter(({ isDone }) => isDone).length;
  if (isDismissed || done === items.length) return null;
  const dismiss = (isDismissed: boolean) =>
    read(browserClient().projects[":id"].checklist.$put({ param: { id: projectId }, json: { isDismissed } }));
  const hide = () =>
    void run(() => dismiss(true), {
      success: "First steps hidden.",
      undo: () => void run(() => dismiss(false), { success: "First steps shown again." }),
    });
  return (
    <section aria-labelledby="first-steps" className="min-w-0 rounded-card border border-line px-4 py-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="first-steps" className="font-semibold">
          First steps <span className="font-normal text-muted">{`${done} of ${items.length} done`}</span>
        </h2>
        {canEdit && <TextButton label="Hide" name="Hide first steps" onClick={hide} />}
      </div>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-x-6 text-sm">
        {items.map(({ id, isDone }) => (
          <li key={id} className="flex items-center gap-2.5">
            {isDone ? (
              <Check size={16} role="img" aria-label="Done:" className="shrink-0 text-good" />
            ) : (
              <Circle size={16} role="img" aria-label="To do:" className="shrink-0 text-muted" />
            )}
            {isDone ? (
              <span className="inline-flex min-h-control items-center text-muted">{steps[id].label}</span>
            ) : (
              <Link to={steps[id].to(projectId)} className="link inline-flex min-h-control items-center">
                {steps[id].label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

const steps: Record<ChecklistItem, { label: string; to: (projectId: string) => string }> = {
  confirm_email: { label: "Confirm your email", to: () => link("account") },
  complete_kit: { label: "Complete your listing kit", to: (id) => projectLink("kit", id) },
  add_keywords: { label: "Add keywords", to: (id) => projectLink("keywords", id) },
  approve_submission: {
    label: "Approve your first directories",
    to: (id) => submissionsLink(id, { state: "proposed" }),
  },
  answer_mention: { label: "Answer a mention", to: (id) => projectLink("mentions", id) },
  connect_channel: { label: "Turn on alerts or connect your site", to: (id) => projectLink("integrations", id) },
};
