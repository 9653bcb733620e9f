import { type ComponentProps, useState } from "react";
import { flushSync } from "react-dom";
import { Field, TextArea } from "../../../ui/forms/fields.tsx";
import { TextButton } from "../../../ui/text-button.tsx";
import { kitFieldId, kitLabel } from "./labels.ts";

/** A field's hint with its count of characters. */
export const countText = (text: string, limit: number, hint = "") =>
  `${hint ? `${hint} ` : ""}${text.trim().length} of ${limit} characters`;

type CountedProps = Omit<ComponentProps<typeof Field>, "label" | "value" | "onChange"> & {
  path: string;
  limit: number;
  note?: string;
  value: string;
  onChange: (value: string) => void;
  onDraft?: () => void;
};

/** A text with its count, and a button that drafts it. */
export const CountedField = ({ path, limit, note, value, onChange, onDraft, ...rest }: CountedProps) => (
  <div>
    <Field
      id={kitFieldId(path)}
      name={`fields.${path}`}
      label={kitLabel(path)}
      hint={countText(value, limit, note)}
      maxLength={limit}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      {...rest}
    />
    {onDraft && <DraftButton path={path} onClick={onDraft} />}
  </div>
);

export const DraftButton = ({ path, onClick }: { path: string; onClick: () => void }) => (
  <div className="-ml-2">
    <TextButton label="Draft" name={`Draft: ${kitLabel(path)}`} onClick={onClick} />
  </div>
);

type WordingsProps = {
  path: string;
  limit: number;
  least?: number;
  lead: string;
  wordings: readonly string[];
  warnings: readonly string[];
  onChange: (wordings: string[]) => void;
  onDraft: () => void;
};

/** The wordings of one text, so that directories don't all get the same. Empty ones are shown when they are needed. */
export const Wordings = ({ path, limit, least, lead, wordings, warnings, onChange, onDraft }: WordingsProps) => {
  const [added, setAdded] = useState(1);
  const shown = Math.max(added, wordings.findLastIndex((text) => text !== "") + 1);
  return (
    <fieldset>
      <legend className="font-medium">{kitLabel(path)}</legend>
      <p className="mt-1 text-sm text-muted">{lead}</p>
      <div className="mt-3 grid gap-4">
        {wordings.slice(0, shown).map((text, at) => (
          <TextArea
            // biome-ignore lint/suspicious/noArrayIndexKey: wordings have no other identity, and places don't move.
            key={at}
            id={at ? `${kitFieldId(path)}-${at}` : kitFieldId(path)}
            name={`fields.${path}.${at}`}
            label={`Wording ${at + 1}`}
            hint={countText(text, limit, least ? `At least ${least}.` : "")}
            rows={limit > 1000 ? 7 : 3}
            maxLength={limit}
            value={text}
            onChange={({ target }) => onChange(wordings.with(at, target.value))}
          />
        ))}
      </div>
      {warnings.map((warning) => (
        <p key={warning} role="status" className="mt-3 rounded-lg bg-surface px-4 py-2 text-sm">
          {warning}
        </p>
      ))}
      <div className="-ml-2 flex flex-wrap gap-x-4">
        <TextButton label="Draft" name={`Draft: ${kitLabel(path)}`} onClick={onDraft} />
        {shown < wordings.length && (
          <TextButton
            label="Add a wording"
            name={`Add a wording: ${kitLabel(path)}`}
            onClick={() => {
              flushSync(() => setAdded(shown + 1));
              document.getElementById(`${kitFieldId(path)}-${shown}`)?.focus();
            }}
          />
        )}
      </div>
    </fieldset>
  );
};
