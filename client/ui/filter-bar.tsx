import { type ReactNode, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { useHydrated } from "./use-hydrated.ts";

const settledMs = 300;

/** Filters of a list that live in the address: a choice counts at once, typing once it pauses. */
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
        {/* What is typed before the page's script is there would not count. */}
        <fieldset disabled={!useHydrated()} className="contents">
          {children}
        </fieldset>
      </Form>
    </search>
  );
};
