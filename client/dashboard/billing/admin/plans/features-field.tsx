import { flushSync } from "react-dom";
import { Button } from "../../../../ui/button.tsx";
import { Field, TextArea } from "../../../../ui/forms/fields.tsx";
import { useFormState } from "../../../../ui/forms/form.tsx";
import { TextButton } from "../../../../ui/text-button.tsx";
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
  const fieldOf = (key: string) => document.getElementById(`${name}-${key}`);
  const add = () => {
    const added = newFeature();
    flushSync(() => onChange([...features, added]));
    fieldOf(added.key)?.focus();
  };
  const move = (at: number, by: number) => {
    const next = [...features];
    const [moved] = next.splice(at, 1);
    if (moved) onChange(next.toSpliced(at + by, 0, moved));
  };
  const remove = (at: number) => {
    // The button is about to be removed, so move the focus to the next feature, or the previous one.
    const next = features[at + 1] ?? features[at - 1];
    (next ? fieldOf(next.key) : document.getElementById(`${name}-add`))?.focus();
    onChange(features.toSpliced(at, 1));
  };
  return (
    <fieldset name={name} className="min-w-0" aria-describedby={errors[name] && `${name}-error`}>
      <legend className="mb-3 font-semibold">{label}</legend>
      <ul className="grid gap-3 empty:hidden">
        {features.map((feature, at) => (
          <FeatureField
            key={feature.key}
            id={`${name}-${feature.key}`}
            name={`${name}.${at}`}
            feature={feature}
            number={at + 1}
            isLast={at === features.length - 1}
            onChange={(values) => onChange(features.toSpliced(at, 1, { ...feature, ...values }))}
            onMove={(by) => move(at, by)}
            onRemove={() => remove(at)}
          />
        ))}
      </ul>
      {errors[name] && (
        <p id={`${name}-error`} role="alert" className="mt-3 text-sm text-bad">
          {errors[name]}
        </p>
      )}
      <Button id={`${name}-add`} variant="quiet" className="mt-3" onClick={add}>
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
  isLast: boolean;
  onChange: (values: Partial<FeatureFields>) => void;
  onMove: (by: number) => void;
  onRemove: () => void;
};

const FeatureField = ({ id, name, feature, number, isLast, onChange, ...actions }: FeatureFieldProps) => {
  const named = (label: string) => ({ label, name: `${label} feature ${number}` });
  return (
    <li className="rounded-2xl border border-line p-4">
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
      <div className="mt-1 -mb-2 -ml-2 flex flex-wrap">
        <TextButton {...named("Move up")} isDisabled={number === 1} onClick={() => actions.onMove(-1)} />
        <TextButton {...named("Move down")} isDisabled={isLast} onClick={() => actions.onMove(1)} />
        <TextButton {...named("Remove")} onClick={actions.onRemove} />
      </div>
    </li>
  );
};
