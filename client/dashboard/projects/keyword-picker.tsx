import { useState } from "react";
import { foldCase } from "#shared/text/fold-case.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/fields.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";

type KeywordPickerProps = {
  proposed: string[];
  chosen: string[];
  /** The plan's maximum; null means unlimited. */
  limit: number | null;
  onChange: (chosen: string[]) => void;
};

/** Keyword suggestions from the website's text, plus the user's own. */
export const KeywordPicker = ({ proposed, chosen, limit, onChange }: KeywordPickerProps) => {
  const [own, setOwn] = useState<string[]>([]);
  const [typed, setTyped] = useState("");
  const [error, setError] = useState("");
  const isHydrated = useHydrated();
  const isFull = limit !== null && chosen.length >= limit;

  const add = () => {
    const text = typed.trim();
    const existing = [...proposed, ...own].find((keyword) => foldCase(keyword) === foldCase(text));
    const refusal = refusalOf(text, existing !== undefined && chosen.includes(existing), isFull);
    setError(refusal);
    if (refusal) return;
    if (existing === undefined) setOwn([...own, text]);
    onChange([...chosen, existing ?? text]);
    setTyped("");
  };

  return (
    <fieldset disabled={!isHydrated}>
      <legend className="text-sm font-medium">Keywords to look for</legend>
      <p className="mt-1 text-sm text-muted">
        What people write when they need what you sell, or when they speak of you.
        {limit !== null && ` ${chosen.length} of ${limit} chosen.`} You can change them at any time.
      </p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {[...proposed, ...own].map((keyword) => (
          <li key={keyword}>
            <label className="flex min-h-11 items-center gap-2.5 rounded-lg border border-line px-3.5 wrap-anywhere has-checked:border-accent has-checked:bg-wash has-disabled:text-muted">
              <input
                type="checkbox"
                className="size-4 shrink-0 accent-accent"
                checked={chosen.includes(keyword)}
                disabled={isFull && !chosen.includes(keyword)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, keyword] : chosen.filter((other) => other !== keyword))
                }
              />
              {keyword}
            </label>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex items-start gap-3">
        <Field
          id="own-keyword"
          label="Your own keyword"
          className="min-w-0 grow"
          autoComplete="off"
          maxLength={80}
          value={typed}
          error={error}
          onChange={({ target }) => setTyped(target.value)}
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

const refusalOf = (text: string, isChosen: boolean, isFull: boolean) => {
  if (text.length < 2) return "Use at least 2 characters.";
  if (isChosen) return "This keyword is chosen already.";
  return isFull ? "That is as many as your plan watches. Take another one away first." : "";
};
