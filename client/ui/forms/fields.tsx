import { type ComponentProps, createContext, type ReactNode, use, useId, useState } from "react";
import type { SearchValues } from "../../app/search-params.ts";
import { useHydrated } from "../use-hydrated.ts";
import { useFormState } from "./form.tsx";

type Notes = {
  hint?: ReactNode;
  /** Replaces the form's error for this `name`. */
  error?: ReactNode;
};
export type Labelled = Notes & { id?: string; name?: string; label: string; className?: string };

/** Initial values by field name, see `FilterBar`. */
export const FieldDefaults = createContext<SearchValues>({});

/** Id, initial value, error and ARIA attributes of a field. */
export const useField = ({ id, name, hint, error }: Labelled) => {
  const generated = useId();
  const { errors } = useFormState();
  const defaults = use(FieldDefaults);
  const ownId = id ?? generated;
  const shown = error || errors.fields[name ?? ""];
  return {
    input: { id: ownId, name, defaultValue: defaults[name ?? ""], ...describeField(ownId, { hint, error: shown }) },
    notes: <FieldNotes id={ownId} hint={hint} error={shown} />,
  };
};

/** Returns the ARIA attributes that connect a field with its hint and error. */
export const describeField = (id: string, { hint, error }: Notes) => ({
  "aria-invalid": error ? true : undefined,
  "aria-describedby": [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined,
});

/** A field's hint and error. */
export const FieldNotes = ({ id, hint, error }: Notes & { id: string }) => (
  <>
    {hint && (
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
        {hint}
      </p>
    )}
    {error && (
      <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm text-bad">
        {error}
      </p>
    )}
  </>
);

export const Label = ({ htmlFor, children }: { htmlFor: string; children: string }) => (
  <label htmlFor={htmlFor} className="mb-1.5 block text-sm font-medium">
    {children}
  </label>
);

type FieldProps = Omit<ComponentProps<"input">, keyof Labelled> &
  Labelled & {
    /** Content at the right end of the input, which gets padding for it. */
    inside?: ReactNode;
  };

/** An input with label, hint and error. Inside a form, the error is the form's for this `name`. */
export const Field = ({ id, name, label, hint, error, inside, className, ...rest }: FieldProps) => {
  const { input, notes } = useField({ id, name, label, hint, error });
  return (
    <div className={className}>
      <Label htmlFor={input.id}>{label}</Label>
      <div className="relative">
        <input className={inside ? "input pr-20" : "input"} {...input} {...rest} />
        {inside}
      </div>
      {notes}
    </div>
  );
};

type TextAreaProps = Omit<ComponentProps<"textarea">, keyof Labelled> & Labelled;

/** A textarea with label, hint and error. */
export const TextArea = ({ id, name, label, hint, error, className, ...rest }: TextAreaProps) => {
  const { input, notes } = useField({ id, name, label, hint, error });
  return (
    <div className={className}>
      <Label htmlFor={input.id}>{label}</Label>
      <textarea rows={4} className="input py-2.5" {...input} {...rest} />
      {notes}
    </div>
  );
};

type CheckboxProps = ComponentProps<"input"> & { label: string; hint?: ReactNode };

/** A checkbox with its label and a hint below it. */
export const Checkbox = ({ label, hint, className = "", ...input }: CheckboxProps) => {
  const id = useId();
  return (
    <div className={className}>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-action"
          aria-describedby={hint ? `${id}-hint` : undefined}
          {...input}
        />
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="pl-8 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
};

type SelectProps = Omit<ComponentProps<"select">, keyof Labelled> &
  Labelled & { options: readonly { value: string; label: string; disabled?: boolean }[] };

/**
 * A select with label, hint and error, for lists that usually have up to eight choices: a phone shows its own picker.
 * For longer ones use `Combobox`; to change a row in place, `Picker`.
 */
export const Select = ({ id, name, label, options, hint, error, className, ...rest }: SelectProps) => {
  const { input, notes } = useField({ id, name, label, hint, error });
  return (
    <div className={className}>
      <Label htmlFor={input.id}>{label}</Label>
      <select className="input" {...input} {...rest}>
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      {notes}
    </div>
  );
};

/** Returns a select's options from a table of labels, with an option for "no choice" first if it has a label. */
export const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>, noneLabel?: string) => [
  ...(noneLabel === undefined ? [] : [{ value: "", label: noneLabel }]),
  ...(Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] })),
];

/** A password field with a show/hide button. */
export const PasswordField = (props: FieldProps) => {
  const generated = useId();
  const id = props.id ?? generated;
  const [isShown, setShown] = useState(false);
  const isHydrated = useHydrated();
  return (
    <Field
      type={isShown ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="none"
      inside={
        <button
          type="button"
          disabled={!isHydrated}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 right-0 rounded-lg px-4 text-sm font-medium text-muted hover:text-ink"
        >
          {isShown ? "Hide" : "Show"}
          <span className="sr-only"> password</span>
        </button>
      }
      {...props}
      id={id}
    />
  );
};

/** A date input, limited to the days that `dayParam` accepts. */
export const DayField = (props: FieldProps) => <Field type="date" min="2000-01-01" max="2099-12-31" {...props} />;
