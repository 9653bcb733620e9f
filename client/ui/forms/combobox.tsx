import { useState } from "react";
import { useSelectParts } from "../lazy-parts.ts";
import { type Offered, type Option, useOptions } from "./combobox/options.ts";
import { Label, type Labelled, ListArrow, useField, useFieldValue } from "./fields.tsx";

type ComboboxProps = Labelled &
  Offered & {
    value?: string;
    defaultValue?: string;
    placeholder?: string;
    disabled?: boolean;
    onChange?: (value: string) => void;
  };

/**
 * A select with search, for lists that usually have more than eight choices; see `Select`. Without a value, it has the
 * first option's. Forms and `FilterBar` get the value by `name`.
 */
export const Combobox = (props: ComboboxProps) => {
  const { id, name, label, hint, error, className, placeholder, disabled } = props;
  const { input, notes } = useField({ id, name, label, hint, error });
  const { defaultValue: _, name: __, ...attributes } = input;
  const { value, choose, element } = useFieldValue(name, props, props.options[0]?.value);
  const { options, text, setText, status } = useOptions(props);
  const [found, setFound] = useState<Option>();
  const parts = useSelectParts(true);
  const chosen = [...props.options, ...(found ? [found] : [])].find((option) => option.value === value);
  const field = { ...attributes, placeholder, className: "input truncate pr-9" };
  return (
    <div className={className} data-filled={value !== props.options[0]?.value || undefined}>
      <Label htmlFor={input.id}>{label}</Label>
      <div className="relative">
        {parts ? (
          <parts.ComboboxControl
            {...field}
            label={label}
            options={options}
            chosen={chosen}
            text={text}
            status={status}
            disabled={disabled}
            onType={setText}
            onChoose={(option) => {
              setFound(option);
              if (option.value !== value) choose(option.value);
            }}
          />
        ) : (
          <input role="combobox" aria-expanded={false} disabled readOnly value={chosen?.label ?? ""} {...field} />
        )}
        <ListArrow className="absolute top-1/2 right-3 -translate-y-1/2" />
        {element}
      </div>
      {notes}
    </div>
  );
};
