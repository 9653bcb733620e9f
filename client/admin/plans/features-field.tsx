import { flushSync } from "react-dom";
import { Button } from "../../ui/button.tsx";
import { FeatureField } from "./feature-field.tsx";
import { type FeatureFields, newFeature } from "./plan-fields.ts";

type FeaturesFieldProps = {
  /** `features` or `nofeatures`, as in the server's validation paths. */
  id: string;
  label: string;
  features: readonly FeatureFields[];
  errors: Record<string, string>;
  onChange: (features: FeatureFields[]) => void;
};

/** A list of features with sub-items, in the order shown on the site. */
export const FeaturesField = ({ id, label, features, errors, onChange }: FeaturesFieldProps) => {
  const fieldOf = (key: string) => document.getElementById(`${id}-${key}`);
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
    (next ? fieldOf(next.key) : document.getElementById(`${id}-add`))?.focus();
    onChange(features.toSpliced(at, 1));
  };
  return (
    <fieldset className="min-w-0" aria-describedby={errors[id] && `${id}-error`}>
      <legend className="mb-3 font-semibold">{label}</legend>
      <ul className="grid gap-3 empty:hidden">
        {features.map((feature, at) => (
          <FeatureField
            key={feature.key}
            id={`${id}-${feature.key}`}
            feature={feature}
            number={at + 1}
            isLast={at === features.length - 1}
            error={errors[`${id}.${at}`]}
            onChange={(values) => onChange(features.toSpliced(at, 1, { ...feature, ...values }))}
            onMove={(by) => move(at, by)}
            onRemove={() => remove(at)}
          />
        ))}
      </ul>
      {errors[id] && (
        <p id={`${id}-error`} role="alert" className="mt-3 text-sm text-bad">
          {errors[id]}
        </p>
      )}
      <Button id={`${id}-add`} variant="quiet" className="mt-3" onClick={add}>
        Add a feature
      </Button>
    </fieldset>
  );
};
