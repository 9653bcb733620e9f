import ChevronDown from "lucide-react/icons/chevron-down";
import { type KeyboardEvent, use, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useHydrated } from "../use-hydrated.ts";
import { type Offered, type Option, useOptions } from "./combobox/options.ts";
import { Panel } from "./combobox/panel.tsx";
import { FieldDefaults, Label, type Labelled, useField } from "./fields.tsx";

type ValueProps = { value?: string; defaultValue?: string; onChange?: (value: string) => void };
type ComboboxProps = Labelled & Offered & ValueProps & { placeholder?: string; disabled?: boolean };

/**
 * A select with search, for lists that usually have more than eight choices; see `Select`. Works as the ARIA APG describes an editable combobox with list autocomplete. Without a value, it has
 * the first option's, like a select. Forms and `FilterBar` get the value by `name`.
 */
export const Combobox = ({
  id,
  name,
  label,
  hint,
  error,
  className,
  placeholder,
  disabled,
  ...props
}: ComboboxProps) => {
  const { input: attributes, notes } = useField({ id, name, label, hint, error });
  const { defaultValue: _, name: __, id: inputId, ...described } = attributes;
  const { value, choose, select } = useValue(name, props);
  const { options, text, setText, status } = useOptions(props);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [chosen, setChosen] = useState<Option>();
  const input = useRef<HTMLInputElement>(null);
  const shown = [...props.options, ...(chosen ? [chosen] : [])].find((option) => option.value === value);
  const listId = `${inputId}-list`;
  const optionId = (at: number) => `${inputId}-option-${at}`;
  const isActive = isOpen && options[active] !== undefined;

  const open = () => {
    if (isOpen) return;
    setOpen(true);
    setActive(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    );
  };
  const close = () => {
    setOpen(false);
    setText(undefined);
  };
  const pick = (option: Option) => {
    if (option.disabled) return;
    setChosen(option);
    close();
    if (option.value !== value) choose(option.value);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const option = options[active];
    if (step && !isOpen) open();
    else if (step && options.length) setActive((active + step + options.length) % options.length);
    else if (event.key === "Enter" && isOpen && option && !event.nativeEvent.isComposing) pick(option);
    else if (event.key === "Escape" && isOpen) close();
    else return;
    event.preventDefault();
  };
  return (
    <div className={className}>
      <Label htmlFor={inputId}>{label}</Label>
      <div className="relative">
        <input
          ref={input}
          {...described}
          id={inputId}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isActive ? optionId(active) : undefined}
          autoComplete="off"
          spellCheck={false}
          disabled={!useHydrated() || disabled}
          placeholder={placeholder}
          className="input truncate pr-9"
          value={text ?? shown?.label ?? ""}
          onClick={({ currentTarget }) => {
            currentTarget.select();
            open();
          }}
          onChange={(event) => {
            // Only a choice changes the form.
            event.stopPropagation();
            setText(event.target.value);
            setActive(0);
            setOpen(true);
          }}
          onKeyDown={handleKey}
          onBlur={close}
        />
        <ChevronDown
          size={16}
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted"
        />
        {name && (
          <select ref={select} name={name} value={value} hidden onChange={() => {}}>
            <option value={value} />
          </select>
        )}
      </div>
      {isOpen && (
        <Panel anchor={input}>
          <div id={listId} role="listbox" aria-label={label}>
            {options.map((option, at) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys.
              // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus.
              <div
                key={option.value}
                id={optionId(at)}
                ref={at === active ? scrollIntoView : undefined}
                role="option"
                aria-selected={option.value === value}
                aria-disabled={option.disabled}
                className={`flex min-h-10 cursor-pointer items-center gap-4 rounded-md px-3 py-1.5 pointer-coarse:min-h-11 ${at === active ? "bg-surface" : ""} ${option.value === value ? "font-medium" : ""} ${option.disabled ? "text-muted" : ""}`}
                onClick={() => pick(option)}
                onPointerMove={() => setActive(at)}
              >
                <span className="grow wrap-anywhere">{option.label}</span>
                {option.detail && <span className="shrink-0 text-muted">{option.detail}</span>}
              </div>
            ))}
          </div>
          <p role="status" className={status ? "px-3 py-2 text-muted" : ""}>
            {status}
          </p>
        </Panel>
      )}
      {notes}
    </div>
  );
};

const scrollIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: "nearest" });

/** The value, from the owner, the URL's filters, or the user's choice. */
const useValue = (name: string | undefined, { options, value, defaultValue, onChange }: Offered & ValueProps) => {
  const defaults = use(FieldDefaults);
  const filter = name !== undefined && name in defaults ? String(defaults[name] ?? "") : undefined;
  const [own, setOwn] = useState(defaultValue ?? filter ?? options[0]?.value ?? "");
  const [lastFilter, setLastFilter] = useState(filter);
  if (filter !== lastFilter) {
    setLastFilter(filter);
    setOwn(filter ?? "");
  }
  const select = useRef<HTMLSelectElement>(null);
  const choose = (next: string) => {
    // Before the form reads it.
    flushSync(() => setOwn(next));
    onChange?.(next);
    select.current?.dispatchEvent(new Event("change", { bubbles: true }));
  };
  return { value: value ?? own, choose, select };
};
