// Selects with and without search; loaded by `useSelectParts`.
import { Combobox } from "@base-ui/react/combobox";
import { CSPProvider } from "@base-ui/react/csp-provider";
import { Select } from "@base-ui/react/select";
import { type ReactNode, useRef } from "react";
import { check, itemClass, panel, positioner } from "../overlays/overlay-style.tsx";
import type { Option } from "./combobox/options.ts";

type ControlProps = {
  id: string;
  label: string;
  options: readonly Option[];
  value: string;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  className: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
  onChange: (value: string) => void;
};

const optionClass = `${itemClass} data-disabled:cursor-not-allowed data-disabled:text-muted`;
const listPanel = `${panel} max-h-[min(20rem,var(--available-height))] w-max min-w-(--anchor-width) max-w-(--available-width)`;

export const SelectControl = ({
  label,
  options,
  value,
  disabled,
  required,
  onChange,
  ...trigger
}: ControlProps & { children: ReactNode }) => (
  // Base UI would add a style element, which the content policy blocks.
  <CSPProvider disableStyleElements>
    <Select.Root
      value={value}
      modal={false}
      disabled={disabled}
      required={required}
      onValueChange={(next) => next !== null && onChange(next)}
    >
      <Select.Trigger {...trigger} />
      <Select.Portal>
        <Select.Positioner {...positioner} alignItemWithTrigger={false} align="start">
          <Select.Popup className={listPanel}>
            <Select.List aria-label={label}>
              {options.map((option) => (
                <Select.Item key={option.value} value={option.value} disabled={option.disabled} className={optionClass}>
                  <Select.ItemText className="grow wrap-anywhere">{option.label}</Select.ItemText>
                  <Select.ItemIndicator>{check}</Select.ItemIndicator>
                </Select.Item>
              ))}
            </Select.List>
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  </CSPProvider>
);

type ComboboxControlProps = Omit<ControlProps, "value" | "required" | "onChange"> & {
  /** The option with the value, which `options` may lack while the user searches. */
  chosen: Option | undefined;
  /** What the user types, or undefined. */
  text: string | undefined;
  placeholder: string | undefined;
  /** Why there are no options. */
  status: string;
  onType: (text: string | undefined) => void;
  onChoose: (option: Option) => void;
};

export const ComboboxControl = ({
  label,
  options,
  chosen,
  text,
  status,
  disabled,
  onType,
  onChoose,
  ...input
}: ComboboxControlProps) => {
  const box = useRef<HTMLDivElement>(null);
  return (
    <Combobox.Root
      items={options}
      filter={null}
      value={chosen ?? null}
      isItemEqualToValue={(one: Option, other: Option) => one.value === other.value}
      inputValue={text ?? chosen?.label ?? ""}
      autoHighlight
      disabled={disabled}
      onInputValueChange={(typed, { reason }) => onType(reason === "input-change" ? typed : undefined)}
      onValueChange={(option: Option | null) => option && onChoose(option)}
      onOpenChange={(isOpen) => isOpen || onType(undefined)}
    >
      <Combobox.Input
        {...input}
        // Base UI hides the label from assistive technology while the list is open.
        aria-label={label}
        onClick={({ currentTarget }) => currentTarget.select()}
        // Only a choice changes the form.
        onChange={(event) => event.stopPropagation()}
      />
      {/* Not at the end of the page, so that the list belongs to the same landmark or dialog. */}
      <div ref={box} />
      <Combobox.Portal container={box}>
        <Combobox.Positioner {...positioner} align="start">
          <Combobox.Popup className={listPanel}>
            <Combobox.List aria-label={label}>
              {(option: Option) => (
                <Combobox.Item key={option.value} value={option} disabled={option.disabled} className={optionClass}>
                  <span className="grow wrap-anywhere">{option.label}</span>
                  {option.detail && <span className="shrink-0 text-muted">{option.detail}</span>}
                  <Combobox.ItemIndicator>{check}</Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
            <Combobox.Status className={status ? "px-3 py-2 text-muted" : ""}>{status}</Combobox.Status>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
};
