import { useState } from "react";
import { foldCase } from "#shared/text/fold-case.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/forms/fields.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";

type KeywordPickerProps = {
  proposals: string[];
  selected: string[];
  /** The plan's maximum; null means unlimited. */
  limit: number | null;
  onChange: (selected: string[]) => void;
};

/** Keyword proposals from the website's text, plus the user's own. */
export const KeywordPicker = ({ proposals, selected, limit, onChange }: KeywordPickerProps) => {
  const [custom, setCustom] = useState<string[]>([]);
  const [input, setInput] = useState("");
  const [error, setError] = useState("");
  const isHydrated = useHydrated();
  const keywords = [...proposals, ...custom];
  const isFull = limit !== null && selected.length >= limit;

  const add = () => {
    const text = input.trim();
    const existing = keywords.find((keyword) => foldCase(keyword) === foldCase(text));
    const message = validate(text, existing !== undefined && selected.includes(existing), isFull);
    setError(message);
    if (message) return;
    if (existing === undefined) setCustom([...custom, text]);
    onChange([...selected, existing ?? text]);
    setInput("");
  };

  return (
    <fieldset disabled={!isHydrated}>
      <legend className="text-sm font-medium">Keywords</legend>
      <p className="mt-1 text-sm text-muted">
        Phrases people use when they need what you sell, or when they mention you.
        {limit !== null && ` ${selected.length} of ${limit} selected.`} You can change them later.
      </p>
      <ul className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {keywords.map((keyword) => (
          <li key={keyword}>
            <label className="flex min-h-11 items-center gap-2.5 rounded-lg border border-line px-3.5 wrap-anywhere has-checked:border-accent has-checked:bg-wash has-disabled:text-muted">
              <input
                type="checkbox"
                className="size-4 shrink-0 accent-accent"
                checked={selected.includes(keyword)}
                disabled={isFull && !selected.includes(keyword)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...selected, keyword] : selected.filter((other) => other !== keyword))
                }
              />
              {keyword}
            </label>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex items-start gap-3">
        <Field
          label="Custom keyword"
          className="min-w-0 grow"
          autoComplete="off"
          maxLength={80}
          value={input}
          error={error}
          onChange={({ target }) => setInput(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // Enter adds the keyword instead of submitting the surrounding form.
            event.preventDefault();
            add();
          }}
        />
        <Button variant="quiet" className="mt-6.5" onClick={add}>
          Add
        </Button>
      </div>
    </fieldset>
  );
};

const validate = (text: string, isSelected: boolean, isFull: boolean) => {
  if (text.length < 2) return "Use at least 2 characters.";
  if (isSelected) return "This keyword is already selected.";
  return isFull ? "You've reached your plan's limit. Deselect a keyword first." : "";
};
