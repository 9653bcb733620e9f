import { Button } from "../../../../ui/button.tsx";
import { ItemButtons, listEditing } from "../../../../ui/editing/list-editing.tsx";
import { Field, TextArea } from "../../../../ui/forms/fields.tsx";
import { useFormState } from "../../../../ui/forms/form.tsx";
import { type FeatureFields, newFeature } from "./plan-fields.ts";

type FeaturesFieldProps = {
  /** As in the server's validation paths. */
  name: "features" | "nofeatures";
  label: string;
  features: readonly FeatureFields[];
  onChange: (features: FeatureFields[]) => void;
};

/** A list of features with sub-items, in the order shown on the site. */
export const FeaturesField = ({ name, label, features, onChange }: FeaturesFieldProps) => {
  const { fields: errors } = useFormState().errors;
  const idOf = ({ key }: FeatureFields) => `${name}-${key}`;
  const { add, ...actions } = listEditing({ items: features, onChange, fieldIdOf: idOf, emptyId: `${name}-add` });
  return (
    <fieldset name={name} className="min-w-0" aria-describedby={errors[name] && `${name}-error`}>
      <legend className="mb-3 font-semibold">{label}</legend>
      <ul className="grid gap-3 empty:hidden">
        {features.map((feature, at) => (
          <li key={feature.key} className="rounded-2xl border border-line p-4">
            <FeatureField
              id={idOf(feature)}
              name={`${name}.${at}`}
              feature={feature}
              number={at + 1}
              onChange={(values) => onChange(features.with(at, { ...feature, ...values }))}
            />
            <ItemButtons noun="feature" at={at} isLast={at === features.length - 1} {...actions} />
          </li>
        ))}
      </ul>
      {errors[name] && (
        <p id={`${name}-error`} role="alert" className="mt-3 text-sm text-bad">
          {errors[name]}
        </p>
      )}
      <Button id={`${name}-add`} variant="quiet" className="mt-3" onClick={() => add(newFeature())}>
        Add feature
      </Button>
    </fieldset>
  );
};

type FeatureFieldProps = {
  id: string;
  name: string;
  feature: FeatureFields;
  number: number;
  onChange: (values: Partial<FeatureFields>) => void;
};

const FeatureField = ({ id, name, feature, number, onChange }: FeatureFieldProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <Field
      id={id}
      name={name}
      label={`Feature ${number}`}
      value={feature.text}
      maxLength={200}
      onChange={({ target }) => onChange({ text: target.value })}
    />
    <TextArea
      id={`${id}-items`}
      label={`Sub-items of feature ${number}, one per line`}
      rows={Math.max(1, feature.items.split("\n").length)}
      value={feature.items}
      onChange={({ target }) => onChange({ items: target.value })}
    />
  </div>
);
