import ChevronDown from "lucide-react/icons/chevron-down";
import { type ComponentProps, createContext, type ReactNode, use, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { SearchValues } from "../../app/search-params.ts";
import { useSelectParts } from "../lazy-parts.ts";
import { useHydrated } from "../use-hydrated.ts";
import type { Option } from "./combobox/options.ts";
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
  "aria-invalid": error ? (true as const) : undefined,
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

type LabelProps = { htmlFor: string; isHidden?: boolean | undefined; children: string };

export const Label = ({ htmlFor, isHidden, children }: LabelProps) => (
  <label htmlFor={htmlFor} className={isHidden ? "sr-only" : "mb-1.5 block text-sm font-medium"}>
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
        <input
          className={inside ? "input pr-20" : "input"}
          placeholder={rest.type === "search" ? label : undefined}
          {...input}
          {...rest}
        />
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
      <label className="flex min-h-control cursor-pointer items-center gap-3">
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

type CheckboxGroupProps = {
  name: string;
  legend: string;
  options: readonly Pick<CheckboxProps, "value" | "label" | "hint" | "defaultChecked">[];
  className?: string;
};

/** Checkboxes with one name, of which some are chosen. */
export const CheckboxGroup = ({ name, legend, options, className }: CheckboxGroupProps) => {
  const id = useId();
  const error = useFormState().errors.fields[name];
  // A form focuses the first invalid element, which a fieldset can't be.
  const { "aria-invalid": isInvalid, "aria-describedby": describedBy } = describeField(id, { error });
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className="mb-1 text-sm font-medium">{legend}</legend>
      <div className={className}>
        {options.map((option) => (
          <Checkbox key={String(option.value)} name={name} aria-invalid={isInvalid} {...option} />
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
};

type ValueProps = { value?: string | undefined; defaultValue?: string | undefined; onChange?: (value: string) => void };

/**
 * The value of a field that isn't one element: from the owner, the URL's filters, or the user's choice. `element` has
 * it for the form, by `name`.
 */
export const useFieldValue = (name: string | undefined, { value, defaultValue, onChange }: ValueProps, first = "") => {
  const defaults = use(FieldDefaults);
  const filter = defaults[name ?? ""]?.toString();
  const [own, setOwn] = useState(defaultValue ?? filter ?? first);
  const [lastFilter, setLastFilter] = useState(filter);
  if (filter !== lastFilter) {
    setLastFilter(filter);
    setOwn(filter ?? first);
  }
  const select = useRef<HTMLSelectElement>(null);
  const choose = (next: string) => {
    // Before the form reads it.
    flushSync(() => setOwn(next));
    onChange?.(next);
    select.current?.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const current = value ?? own;
  const element = name && (
    <select ref={select} name={name} value={current} hidden onChange={() => {}}>
      <option value={current} />
    </select>
  );
  return { value: current, choose, element };
};

/** At the right end of fields with a list. */
export const ListArrow = ({ className = "" }: { className?: string }) => (
  <ChevronDown size={16} aria-hidden="true" className={`pointer-events-none shrink-0 text-muted ${className}`} />
);

type SelectProps = Labelled &
  Omit<ValueProps, "onChange"> & {
    options: readonly Option[];
    disabled?: boolean;
    required?: boolean;
    isLabelHidden?: boolean;
    /** Called as an input would, so that forms connect both in the same way. */
    onChange?: (event: { target: { value: string } }) => void;
  };

/**
 * A select with label, hint and error, for lists that usually have up to eight choices. Without a value, it has the
 * first option's. Forms and `FilterBar` get the value by `name`. For longer lists use `Combobox`; to change a row in
 * place, `Picker`.
 */
export const Select = (props: SelectProps) => {
  const { id, name, label, hint, error, className, options, disabled, required, value: ownValue, defaultValue } = props;
  const { input, notes } = useField({ id, name, label, hint, error });
  const { defaultValue: _, name: __, ...attributes } = input;
  const onChange = (next: string) => props.onChange?.({ target: { value: next } });
  const { value, choose, element } = useFieldValue(
    name,
    { value: ownValue, defaultValue, onChange },
    options[0]?.value,
  );
  const parts = useSelectParts(true);
  const trigger = { ...attributes, className: "input flex items-center justify-between gap-3 text-left" };
  const longest = options.reduce((most, { label }) => (label.length > most.length ? label : most), "");
  const content = (
    <>
      <span className="min-w-0">
        <span className="line-clamp-1 break-all">{options.find((option) => option.value === value)?.label}</span>
        {/* As wide as for any other choice. */}
        <span
          aria-hidden="true"
          data-label={longest}
          className="invisible block h-0 overflow-hidden break-all before:content-[attr(data-label)]"
        />
      </span>
      <ListArrow />
    </>
  );
  const list = { label, options, value, disabled, required, onChange: choose };
  return (
    <div className={className} data-filled={value !== options[0]?.value || undefined}>
      <Label htmlFor={input.id} isHidden={props.isLabelHidden}>
        {label}
      </Label>
      {parts ? (
        <parts.SelectControl {...trigger} {...list}>
          {content}
        </parts.SelectControl>
      ) : (
        <button type="button" role="combobox" aria-expanded={false} disabled {...trigger}>
          {content}
        </button>
      )}
      {element}
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
