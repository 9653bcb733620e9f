import type { ReactNode } from "react";
import { Field, Select, TextArea } from "../../ui/fields.tsx";
import { type ChangeFields, type OfferFields, withType } from "./offer-fields.ts";
import { type OfferType, typeLabels, typeOptions } from "./offer-labels.ts";

type OfferTextsProps = {
  fields: OfferFields;
  errors: Record<string, string>;
  onChange: ChangeFields;
  /** Additional fields of this type. */
  children: ReactNode;
};

/** The fields for an offer's texts. */
export const OfferTexts = ({ fields, errors, onChange, children }: OfferTextsProps) => {
  const text = (name: "title" | "message" | "acceptLabel" | "declineLabel" | "url", maxLength: number) => ({
    id: `offer-${name}`,
    name,
    maxLength,
    value: fields[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  const { means, urlHint } = typeLabels[fields.type];
  return (
    <>
      <Select
        id="offer-type"
        label="What you offer"
        hint={means}
        error={errors.type}
        value={fields.type}
        options={typeOptions}
        onChange={({ target }) => onChange(withType(fields, target.value as OfferType))}
      />
      {children}
      <Field {...text("title", 120)} label="Title" required />
      <TextArea {...text("message", 1_000)} label="Message" hint="A sentence or two. May be left empty." rows={4} />
      <div className="grid gap-6 sm:grid-cols-2">
        <Field {...text("acceptLabel", 60)} label="Button that accepts" required />
        <Field {...text("declineLabel", 60)} label="Button that declines" required />
      </div>
      <Field
        {...text("url", 2_000)}
        label="Where accepting leads"
        hint={urlHint}
        required={fields.type === "redirect"}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
    </>
  );
};
