import type { ComponentProps } from "react";

export const Checkbox = ({ label, ...input }: ComponentProps<"input"> & { label: string }) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3">
    <input type="checkbox" className="size-5 accent-action" {...input} />
    {label}
  </label>
);
