import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, startTransition, useId, useRef, useState } from "react";
import { useOverlayParts } from "../lazy-parts.ts";
import { useHydrated } from "../use-hydrated.ts";

type TriggerProps = { label: ReactNode; name?: string; className?: string };

type PopoverProps = TriggerProps & {
  /** By default, the button's. */
  panelName?: string;
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** The button of what opens above the page, and whether it is open. */
const useTrigger = ({ label, name, className = "button button-quiet" }: TriggerProps, kind: "dialog" | "menu") => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  const button = (
    <button
      ref={ref}
      id={id}
      type="button"
      aria-label={name}
      aria-haspopup={kind}
      aria-expanded={isOpen}
      disabled={!useHydrated()}
      className={className}
      // The click is answered before the panel has rendered.
      onClick={() => startTransition(() => setOpen(!isOpen))}
    >
      {label}
    </button>
  );
  return { button, panel: { button: ref, onClose: () => setOpen(false) }, parts: useOverlayParts(isOpen) };
};

/**
 * A button that opens a panel above the page. Escape and clicks outside close it, and the focus returns.
 */
export const Popover = ({ panelName, children, ...trigger }: PopoverProps) => {
  const { button, panel, parts } = useTrigger(trigger, "dialog");
  return (
    <>
      {button}
      {parts && (
        <parts.PopoverPanel {...panel} label={panelName}>
          {typeof children === "function" ? children(panel.onClose) : children}
        </parts.PopoverPanel>
      )}
    </>
  );
};

export type MenuItem = {
  label: string;
  name?: string;
  isDangerous?: boolean;
  /** Of several choices, the one that applies. */
  isCurrent?: boolean;
  /** Works on the focused row of a `DataTable`. */
  keyShortcut?: string;
  /** Why the action does nothing at the moment. */
  disabledReason?: string | undefined;
  onSelect: () => void;
};

type MenuProps = TriggerProps & {
  /** A function runs when the menu opens. */
  items: readonly MenuItem[] | (() => readonly MenuItem[]);
};

/** Actions or choices in a popover. */
export const Menu = ({ items, ...trigger }: MenuProps) => {
  const { button, panel, parts } = useTrigger(trigger, "menu");
  return (
    <>
      {button}
      {parts && <parts.MenuPanel {...panel} items={typeof items === "function" ? items() : items} />}
    </>
  );
};

type PickerProps<Value extends string> = {
  /** Accessible name, without the current choice. */
  name: string;
  value: Value;
  options: readonly { value: string; label: string }[];
  isBusy?: boolean;
  /** How the current choice looks. */
  children: ReactNode;
  onChange: (value: Value) => void;
};

/** Changes a property of a row in place; in forms, use `Select` or `Combobox`. */
export const Picker = <Value extends string>({
  name,
  value,
  options,
  isBusy,
  children,
  onChange,
}: PickerProps<Value>) => (
  <Menu
    name={`${name}: ${options.find((option) => option.value === value)?.label ?? value}`}
    label={
      <>
        {children}
        <ChevronDown size={14} aria-hidden="true" className="text-muted" />
      </>
    }
    className={`-mx-1.5 inline-flex min-h-control items-center gap-1 rounded-lg px-1.5 hover:bg-surface ${isBusy ? "opacity-60" : ""}`}
    items={options.map((option) => ({
      label: option.label,
      isCurrent: option.value === value,
      onSelect: () => {
        if (option.value !== value) onChange(option.value as Value);
      },
    }))}
  />
);
