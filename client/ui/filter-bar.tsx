import { type ReactNode, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { useHydrated } from "./use-hydrated.ts";

const settledMs = 300;

/** List filters stored in the URL: selects apply at once, text after a pause in typing. */
export const FilterBar = ({ label, children }: { label: string; children: ReactNode }) => {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (
    <search aria-label={label}>
      <Form
        className="mb-6 flex flex-wrap items-end gap-4"
        onChange={(event) => {
          const form = event.currentTarget;
          clearTimeout(timer.current);
          const isTyped = (event.target as Element).matches("input[type=search]");
          timer.current = setTimeout(() => void submit(form, { replace: true }), isTyped ? settledMs : 0);
        }}
      >
        {/* Input before hydration would be ignored. */}
        <fieldset disabled={!useHydrated()} className="contents">
          {children}
        </fieldset>
      </Form>
    </search>
  );
};
