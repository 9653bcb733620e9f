import { useMemo } from "react";
import type { Mode } from "#shared/modes.ts";
import { FormMessage, SubmitButton } from "../../ui/form.tsx";
import { Section } from "../../ui/section.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { whyStep } from "../../widget/steps.ts";
import { englishTexts } from "../../widget/texts.ts";
import { reasonsIn } from "./reason-rows.ts";
import { ReasonsField } from "./reasons-field.tsx";
import type { Reasons } from "./use-reasons.ts";
import { WidgetPreview } from "./widget-preview.tsx";

/** The reasons in the dialog, next to a preview. */
export const ReasonsSection = ({ reasons, mode }: { reasons: Reasons; mode: Mode }) => {
  const { rows, twice, isShuffled, failure } = reasons;
  const step = useMemo(() => whyStep(englishTexts, reasonsIn(rows), true), [rows]);
  return (
    <Section
      id="reasons"
      title="Reasons"
      lead="They choose one of these. An offer is for those who gave one of its reasons, so a reason that you write anew leaves its offers behind."
    >
      <form
        method="post"
        noValidate
        className="mt-6 grid items-start gap-x-10 gap-y-8 xl:grid-cols-[1fr_26rem]"
        onSubmit={(event) => {
          event.preventDefault();
          if (twice.length) document.getElementById(`reason-${twice[0]}`)?.focus();
          else void reasons.save();
        }}
      >
        <fieldset disabled={!useHydrated()} className="grid min-w-0 max-w-xl gap-6">
          <ReasonsField rows={rows} twice={twice} error={failure?.fields.reasons} onChange={reasons.setRows} />
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-4.5 shrink-0 accent-accent-strong"
              checked={isShuffled}
              onChange={({ target }) => reasons.setShuffled(target.checked)}
            />
            Each visitor sees them in another order, so that the first is not chosen for being first
          </label>
          <FormMessage>{failure?.message}</FormMessage>
          <SubmitButton busy={reasons.isBusy} busyLabel="Saving…" className="justify-self-start">
            Save reasons
          </SubmitButton>
        </fieldset>
        <WidgetPreview step={step} isTest={mode === "test"} />
      </form>
    </Section>
  );
};
