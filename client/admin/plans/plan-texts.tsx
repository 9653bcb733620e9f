import type { ComponentProps } from "react";
import { Field, Select, TextArea } from "../../ui/fields.tsx";
import type { PlanText } from "./plan-errors.ts";
import { type PlanFields, planTypeOptions } from "./plan-fields.ts";

type PlanTextsProps = {
  fields: PlanFields;
  errors: Record<string, string>;
  onChange: (values: Partial<PlanFields>) => void;
};

/** The fields for a plan's name, price, texts and checkout. */
export const PlanTexts = ({ fields, errors, onChange }: PlanTextsProps) => {
  const text = (name: PlanText) => ({
    id: `plan-${name}`,
    value: fields[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" maxLength={80} {...text("label")} />
        <Field label="Headline" maxLength={200} {...text("headline")} />
        <Field label="Price" inputMode="decimal" {...text("price")} />
        <Field label="Crossed-out price" inputMode="decimal" hint="Empty: none is shown." {...text("strokePrice")} />
        <Field label="Currency sign" maxLength={3} {...text("devise")} />
        <Select
          id="plan-type"
          label="Paid"
          value={fields.type}
          options={planTypeOptions}
          onChange={({ target }) => onChange({ type: target.value as PlanFields["type"] })}
        />
        <Field label="Stripe price id" maxLength={100} hint={stripeHint} {...text("stripePlanId")} />
        <Field label="Checkout link" type="url" hint={linkHint} {...text("url")} />
      </div>
      <TextArea label="Description" maxLength={2000} {...text("description")} />
      <div className="flex flex-wrap gap-x-8">
        <Check
          label="On offer"
          checked={fields.active}
          onChange={({ target }) => onChange({ active: target.checked })}
        />
        <Check
          label="Marked as popular"
          checked={fields.popular}
          onChange={({ target }) => onChange({ popular: target.checked })}
        />
      </div>
    </div>
  );
};

const stripeHint = "price_… sells the plan through Stripe.";
const linkHint = "https://… where it is paid without Stripe here.";

const Check = ({ label, ...input }: ComponentProps<"input"> & { label: string }) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3">
    <input type="checkbox" className="size-5 accent-action" {...input} />
    {label}
  </label>
);
