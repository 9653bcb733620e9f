import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Plan, PlanInput } from "#shared/plans.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { FormMessage } from "../../ui/form.tsx";
import { UnsavedChangesDialog } from "../../ui/unsaved-changes-dialog.tsx";
import { FeaturesField } from "./features-field.tsx";
import { invalidAmounts, type PlanErrors, toPlanErrors } from "./plan-errors.ts";
import { fieldsOfPlan, inputOfPlan, type PlanFields, withoutEmptyFeatures } from "./plan-fields.ts";
import { PlanPreview } from "./plan-preview.tsx";
import { PlanTexts } from "./plan-texts.tsx";

type PlanFormProps = {
  plan: Plan | undefined;
  position: number;
  onSave: (input: PlanInput) => Promise<unknown>;
  onClose: () => void;
};

const nothing: PlanErrors = { fields: {}, message: "" };

/** The plan form. Rejected values show their error next to the field, and all input stays. */
export const PlanForm = ({ plan, position, onSave, onClose }: PlanFormProps) => {
  const [before] = useState(() => fieldsOfPlan(plan));
  const [fields, setFields] = useState(before);
  const [failure, setFailure] = useState(nothing);
  const [isBusy, setBusy] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const change = (values: Partial<PlanFields>) => setFields((all) => ({ ...all, ...values }));
  const isChanged = JSON.stringify(fields) !== JSON.stringify(before);

  const refuse = (refused: PlanErrors) => {
    flushSync(() => setFailure(refused));
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const submitted = withoutEmptyFeatures(fields);
    const input = inputOfPlan(submitted, position);
    setFields(submitted);
    setFailure(nothing);
    const unread = invalidAmounts(input);
    if (unread) return refuse(unread);
    setBusy(true);
    try {
      await onSave(input);
    } catch (error) {
      setBusy(false);
      refuse(toPlanErrors(error));
    }
  };

  return (
    <form ref={form} onSubmit={save} aria-labelledby="plan-form" noValidate>
      <h2 id="plan-form" ref={focus} tabIndex={-1} className="text-xl font-semibold outline-none">
        {plan ? `Edit ${plan.label}` : "New plan"}
      </h2>
      <div className="mt-6 grid items-start gap-8 xl:grid-cols-[1fr_20rem]">
        <div className="grid min-w-0 gap-8">
          <PlanTexts fields={fields} errors={failure.fields} onChange={change} />
          {lists.map(({ name, label }) => (
            <FeaturesField
              key={name}
              id={name}
              label={label}
              features={fields[name]}
              errors={failure.fields}
              onChange={(features) => change({ [name]: features })}
            />
          ))}
        </div>
        <PlanPreview input={inputOfPlan(withoutEmptyFeatures(fields), position)} />
      </div>
      <FormMessage className="mt-8">{failure.message}</FormMessage>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          Save plan
        </Button>
        <Button variant="quiet" onClick={() => (isChanged ? setClosing(true) : onClose())}>
          Cancel
        </Button>
      </div>
      <ConfirmDialog
        open={isClosing}
        title="Leave without saving?"
        confirmLabel="Leave"
        onClose={() => setClosing(false)}
        onConfirm={onClose}
      >
        {unsaved}
      </ConfirmDialog>
      <UnsavedChangesDialog isChanged={isChanged}>{unsaved}</UnsavedChangesDialog>
    </form>
  );
};

const unsaved = "What you changed of this plan is not saved, and would be lost.";

const lists = [
  { name: "features", label: "Included" },
  { name: "nofeatures", label: "Not included" },
] as const;

// The form replaces the list, whose button had the focus.
const focus = (heading: HTMLElement | null) => heading?.focus();
