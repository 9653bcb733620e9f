import { Field } from "./field.tsx";
import { useUrlValue } from "./use-url-value.ts";

type DayFieldProps = { name: string; label: string; value: string; className?: string };

/** A date input for a URL filter, limited to the range the API accepts. */
export const DayField = ({ name, label, value, className }: DayFieldProps) => (
  <Field
    id={name}
    name={name}
    type="date"
    label={label}
    ref={useUrlValue(value)}
    defaultValue={value}
    min="2000-01-01"
    max="2099-12-31"
    className={className}
  />
);
