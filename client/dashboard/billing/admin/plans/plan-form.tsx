import { useState } from "react";
import type { Plan, PlanInput } from "#shared/billing/plans.ts";
import { PlanCard } from "../../../../site/landing/pricing.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Checkbox, Field, optionsOf, Select, TextArea } from "../../../../ui/forms/fields.tsx";
import { Form, FormError, SubmitButton } from "../../../../ui/forms/form.tsx";
import { UnsavedChangesDialog } from "../../../../ui/forms/unsaved-changes-dialog.tsx";
import { ConfirmDialog } from "../../../../ui/overlays/dialog.tsx";
import { FeaturesField } from "./features-field.tsx";
import {
  checkAmounts,
  type DeliverableName,
  type DeliverablesFields,
  defaultReplacements,
  fieldsOfPlan,
  inputOfPlan,
  type PlanFields,
  planTypeOptions,
  withFormMessages,
  withoutEmptyFeatures,
} from "./plan-fields.ts";

type PlanFormProps = {
  plan: Plan | undefined;
  position: number;
  onSave: (input: PlanInput) => Promise<unknown>;
  onClose: () => void;
};

/** The plan form next to a preview of the plan's card. */
export const PlanForm = ({ plan, position, onSave, onClose }: PlanFormProps) => {
  const [initial] = useState(() => fieldsOfPlan(plan));
  const [fields, setFields] = useState(initial);
  const [isClosing, setClosing] = useState(false);
  const change = (values: Partial<PlanFields>) => setFields((all) => ({ ...all, ...values }));
  const isChanged = JSON.stringify(fields) !== JSON.stringify(initial);

  const save = async () => {
    const submitted = withoutEmptyFeatures(fields);
    const input = inputOfPlan(submitted, position);
    setFields(submitted);
    checkAmounts(input);
    await onSave(input).catch((error) => Promise.reject(withFormMessages(error)));
  };

  return (
    <Form onSubmit={save} values={fields} aria-labelledby="plan-form" noValidate>
      <h2 id="plan-form" ref={focus} tabIndex={-1} className="text-xl font-semibold outline-none">
        {plan ? `Edit ${plan.label}` : "New plan"}
      </h2>
      <div className="mt-6 grid items-start gap-8 xl:grid-cols-[1fr_20rem]">
        <div className="grid min-w-0 gap-8">
          <PlanTexts fields={fields} onChange={change} />
          <DeliverablesField deliverables={fields.deliverables} onChange={(deliverables) => change({ deliverables })} />
          {lists.map(({ name, label }) => (
            <FeaturesField
              key={name}
              name={name}
              label={label}
              features={fields[name]}
              onChange={(features) => change({ [name]: features })}
            />
          ))}
        </div>
        <PlanPreview input={inputOfPlan(withoutEmptyFeatures(fields), position)} />
      </div>
      <FormError className="mt-8" />
      <div className="mt-8 flex flex-wrap gap-3">
        <SubmitButton busyLabel="Saving…">Save plan</SubmitButton>
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
      <UnsavedChangesDialog>{unsaved}</UnsavedChangesDialog>
    </Form>
  );
};

const unsaved = "Your changes to this plan are not saved and will be lost.";

const lists = [
  { name: "features", label: "Included" },
  { name: "nofeatures", label: "Not included" },
] as const;

// The form replaces the list, whose button had the focus.
const focus = (heading: HTMLElement | null) => heading?.focus();

type TextFields = "label" | "headline" | "price" | "strokePrice" | "devise" | "stripePlanId" | "url" | "description";
const PlanTexts = ({ fields, onChange }: { fields: PlanFields; onChange: (values: Partial<PlanFields>) => void }) => {
  const text = (name: TextFields) => ({
    id: `plan-${name}`,
    name,
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" maxLength={80} {...text("label")} />
        <Field label="Headline" maxLength={200} {...text("headline")} />
        <Field label="Price" inputMode="decimal" {...text("price")} />
        <Field
          label="Crossed-out price"
          inputMode="decimal"
          hint="Leave empty to show none."
          {...text("strokePrice")}
        />
        <Field label="Currency symbol or code" maxLength={3} {...text("devise")} />
        <Select
          id="plan-type"
          name="type"
          label="Billing"
          value={fields.type}
          options={planTypeOptions}
          onChange={({ target }) => onChange({ type: target.value as PlanFields["type"] })}
        />
        <Field
          label="Stripe price ID"
          maxLength={100}
          hint="price_…, to sell the plan through Stripe Checkout."
          {...text("stripePlanId")}
        />
        <Field
          label="Payment link"
          type="url"
          hint="https://…, to sell the plan on an external page."
          {...text("url")}
        />
      </div>
      <TextArea label="Description" maxLength={2000} {...text("description")} />
      <div className="flex flex-wrap gap-x-8">
        <Checkbox
          label="Active"
          checked={fields.active}
          onChange={({ target }) => onChange({ active: target.checked })}
        />
        <Checkbox
          label="Highlight as popular"
          checked={fields.popular}
          onChange={({ target }) => onChange({ popular: target.checked })}
        />
      </div>
    </div>
  );
};

/** A non-interactive preview of the plan's card on the site. */
const PlanPreview = ({ input }: { input: PlanInput }) => (
  <aside aria-label="Preview" className="min-w-0 xl:sticky xl:top-24">
    <p className="mb-3 font-semibold">Preview</p>
    <div inert>
      <PlanCard
        plan={{ ...input, id: 0, isForSale: true, price: amount(input.price), strokePrice: stroke(input.strokePrice) }}
      />
    </div>
  </aside>
);

// A half-typed amount parses to NaN.
const amount = (price: number) => (Number.isNaN(price) ? 0 : price);
const stroke = (price: number | null) => (Number.isNaN(price) ? null : price);

type DeliverablesFieldProps = {
  deliverables: DeliverablesFields;
  onChange: (deliverables: DeliverablesFields) => void;
};

const labels: Record<DeliverableName, string> = {
  submissions: "Submissions",
  articles: "Articles",
  pages: "Programmatic pages",
  reportMonths: "Monthly reports",
};

/** What a plan delivers. Buyers get credits for it. */
const DeliverablesField = ({ deliverables, onChange }: DeliverablesFieldProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-1 font-semibold">Deliverables</legend>
    <p className="mb-3 text-sm text-muted">
      Buyers get these as credits. An increase reaches running subscriptions within an hour, a decrease next month.
    </p>
    <div className="grid gap-5 sm:grid-cols-2">
      {(Object.keys(labels) as DeliverableName[]).map((name) => (
        <div key={name} className="grid grid-cols-[1fr_9rem] gap-3">
          <Field
            name={`deliverables.${name}`}
            label={labels[name]}
            inputMode="numeric"
            maxLength={7}
            placeholder="0"
            value={deliverables[name].count}
            onChange={({ target }) =>
              onChange({ ...deliverables, [name]: { ...deliverables[name], count: target.value } })
            }
          />
          <Select
            isLabelHidden
            className="mt-6.5"
            label={`${labels[name]} granted`}
            options={periods}
            value={deliverables[name].per}
            onChange={({ target }) =>
              onChange({ ...deliverables, [name]: { ...deliverables[name], per: target.value as "once" | "month" } })
            }
          />
        </div>
      ))}
      <Field
        name="deliverables.replacements"
        label="Replacements"
        inputMode="numeric"
        maxLength={7}
        placeholder={String(defaultReplacements(deliverables))}
        hint="Credits given back at most, per purchase or month; the plan's card says so. Empty: half the submissions."
        value={deliverables.replacements}
        onChange={({ target }) => onChange({ ...deliverables, replacements: target.value })}
      />
    </div>
    <Checkbox
      label="Free directories only"
      checked={deliverables.freeDirectoriesOnly}
      onChange={({ target }) => onChange({ ...deliverables, freeDirectoriesOnly: target.checked })}
    />
  </fieldset>
);

const periods = optionsOf({ once: "once", month: "per month" });
