import { Field, TextArea } from "../../ui/fields.tsx";
import { TextButton } from "../../ui/text-button.tsx";
import type { FeatureFields } from "./plan-fields.ts";

type FeatureFieldProps = {
  id: string;
  feature: FeatureFields;
  number: number;
  isLast: boolean;
  error: string | undefined;
  onChange: (values: Partial<FeatureFields>) => void;
  onMove: (by: number) => void;
  onRemove: () => void;
};

export const FeatureField = ({ id, feature, number, isLast, error, onChange, ...actions }: FeatureFieldProps) => {
  const named = (label: string) => ({ label, name: `${label} feature ${number}` });
  return (
    <li className="rounded-2xl border border-line p-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          id={id}
          label={`Feature ${number}`}
          value={feature.text}
          error={error}
          maxLength={200}
          onChange={({ target }) => onChange({ text: target.value })}
        />
        <TextArea
          id={`${id}-items`}
          label={`Sub-items of feature ${number}, one a line`}
          rows={Math.max(1, feature.items.split("\n").length)}
          value={feature.items}
          onChange={({ target }) => onChange({ items: target.value })}
        />
      </div>
      <div className="mt-1 -mb-2 -ml-2 flex flex-wrap">
        <TextButton {...named("Move up")} isOff={number === 1} onClick={() => actions.onMove(-1)} />
        <TextButton {...named("Move down")} isOff={isLast} onClick={() => actions.onMove(1)} />
        <TextButton {...named("Remove")} onClick={actions.onRemove} />
      </div>
    </li>
  );
};
