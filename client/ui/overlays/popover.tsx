import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, type ToggleEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { KeyHint } from "../shortcuts.tsx";
import { useHydrated } from "../use-hydrated.ts";

type PopoverProps = {
  label: ReactNode;
  name?: string;
  className?: string;
  children: ReactNode;
};

const gap = 6;

/**
 * A button that opens a panel above the page. Escape and clicks outside close it, and the focus returns. An element
 * inside with `data-autofocus` gets the focus.
 */
export const Popover = ({ label, name, className = "button button-quiet", children }: PopoverProps) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const place = ({ currentTarget: panel, newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState !== "open" || !button.current) return;
    panel.querySelector<HTMLElement>("[data-autofocus]")?.focus({ preventScroll: true });
    const { right, bottom, top } = button.current.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = panel;
    const fitsBelow = bottom + gap + offsetHeight <= window.innerHeight;
    panel.style.left = `${Math.max(gap, right - offsetWidth)}px`;
    panel.style.top = `${fitsBelow ? bottom + gap : Math.max(gap, top - gap - offsetHeight)}px`;
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={name}
        disabled={!useHydrated()}
        className={className}
      >
        {label}
      </button>
      <div
        id={id}
        popover="auto"
        // Before the panel is measured.
        onBeforeToggle={({ newState }) => newState === "open" && flushSync(() => setOpen(true))}
        onToggle={(event) => {
          place(event);
          // Not earlier: the browser returns the focus only from a panel that has it.
          if (event.newState === "closed") setOpen(false);
        }}
        className="fixed m-0 max-h-[calc(100dvh-0.75rem)] min-w-44 overflow-y-auto rounded-control border border-line bg-raised p-1.5 text-left text-sm text-ink shadow-popover"
      >
        {isOpen && children}
      </div>
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

type MenuProps = Omit<PopoverProps, "children"> & {
  /** A function runs when the menu opens. */
  items: readonly MenuItem[] | (() => readonly MenuItem[]);
};

/** Actions or choices in a popover; ↑ and ↓ move between them. */
export const Menu = ({ items, ...popover }: MenuProps) => (
  <Popover {...popover}>
    <MenuList items={items} />
  </Popover>
);

const MenuList = ({ items }: Pick<MenuProps, "items">) => {
  const all = typeof items === "function" ? items() : items;
  const focused = all.find(({ isCurrent }) => isCurrent) ?? all[0];
  return (
    <ul
      onKeyDown={(event) => {
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (!step) return;
        event.preventDefault();
        const buttons = [...event.currentTarget.querySelectorAll("button")];
        const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
        buttons.at((at + step) % buttons.length)?.focus();
      }}
    >
      {all.map((item) => (
        <li key={item.label}>
          <MenuButton {...item} hasAutofocus={item === focused} />
        </li>
      ))}
    </ul>
  );
};

const MenuButton = ({ label, name, hasAutofocus, ...item }: MenuItem & { hasAutofocus: boolean }) => {
  const { isDangerous, isCurrent, keyShortcut, disabledReason, onSelect } = item;
  return (
    <button
      type="button"
      data-autofocus={hasAutofocus || undefined}
      aria-label={name}
      aria-current={isCurrent || undefined}
      aria-keyshortcuts={keyShortcut}
      aria-disabled={disabledReason !== undefined}
      title={disabledReason}
      className={`flex min-h-10 w-full items-center gap-6 rounded-md px-3 text-left hover:bg-surface ${disabledReason === undefined ? "" : "cursor-not-allowed text-muted"} ${isDangerous ? "text-bad" : ""}`}
      onClick={({ currentTarget }) => {
        if (disabledReason !== undefined) return;
        currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
        onSelect();
      }}
    >
      <span className="grow">{label}</span>
      {isCurrent && <Check size={16} aria-hidden="true" />}
      {keyShortcut && <KeyHint name={keyShortcut} />}
    </button>
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
    className={`-mx-1.5 inline-flex min-h-9 items-center gap-1 rounded-lg px-1.5 hover:bg-surface ${isBusy ? "opacity-60" : ""}`}
    items={options.map((option) => ({
      label: option.label,
      isCurrent: option.value === value,
      onSelect: () => {
        if (option.value !== value) onChange(option.value as Value);
      },
    }))}
  />
);
