import { useState } from "react";
import { Link } from "react-router";
import type { Mode } from "#shared/modes.ts";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import type { LeaveResult } from "../../widget/run-dialog.ts";
import { projectLink } from "../projects/current-project.ts";
import { openWidget } from "./open-widget.ts";

/** Opens the same dialog that customers see, and shows its result. */
export const TryWidget = ({ projectId, mode }: { projectId: string; mode: Mode }) => {
  const [outcome, setOutcome] = useState<LeaveResult>();
  const [isOpen, setOpen] = useState(false);
  const begin = async (trigger: HTMLElement) => {
    if (isOpen) return;
    setOpen(true);
    setOutcome(undefined);
    setOutcome(await openWidget(trigger, projectId, mode));
    setOpen(false);
  };
  return (
    <Section
      id="try"
      title="Try it"
      lead={
        mode === "test"
          ? "The real dialog, with your test offers. Nothing of it counts in the live figures."
          : "The real dialog, with your live offers. What you answer counts in the live figures: switch to test mode to try freely."
      }
    >
      <Button className="mt-5" busy={isOpen} onClick={({ currentTarget }) => void begin(currentTarget)}>
        Try it in {mode} mode
      </Button>
      <p role="status" className="mt-4 empty:hidden">
        {outcome && (
          <>
            {resultText(outcome)}
            {isStored(outcome) && (
              <>
                {" "}
                <Link to={`${projectLink("feedback", projectId)}&mode=${mode}`} className="link">
                  See it in the feedback
                </Link>
              </>
            )}
          </>
        )}
      </p>
    </Section>
  );
};

const isStored = ({ outcome }: LeaveResult) => ["accepted", "declined", "left"].includes(outcome);

const resultText = ({ outcome, reason, offer }: LeaveResult) => {
  const why = reason ? ` Their reason: “${reason}”.` : "";
  if (outcome === "accepted") return `They accepted “${offer?.title}” and stay.${why}`;
  if (outcome === "declined") return `They declined “${offer?.title}” and go on leaving.${why}`;
  if (outcome === "left") return `They leave: no offer that is switched on fits.${why}`;
  if (outcome === "stayed") return "They closed the dialog and stay.";
  return "The dialog could not be shown. Your customers would just go on, as if it was not there.";
};
