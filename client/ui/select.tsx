import type { ComponentProps } from "react";

type SelectProps = ComponentProps<"select"> & {
  id: string;
  label: string;
  options: readonly { value: string; label: string }[];
};

/** A labelled choice of one. */
export const Select = ({ id, label, options, className = "", ...select }: SelectProps) => (
  <div className={className}>
    <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
      {label}
    </label>
    <select id={id} className="input" {...select}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </div>
);
