import { type ReactNode, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { SearchParams, SearchValues } from "../../app/search-params.ts";
import { useHydrated } from "../use-hydrated.ts";
import { FieldDefaults } from "./fields.tsx";

const settledMs = 300;

type FilterBarProps<Values extends SearchValues> = {
  label: string;
  params: SearchParams<Values>;
  /** The page's path, with the parameters that are not filters. */
  path: string;
  /** The filters in the URL. The fields inside read theirs by `name`. */
  values: Values;
  children: ReactNode;
};

/** List filters stored in the URL: selects apply at once, text after a pause in typing. */
export const FilterBar = <Values extends SearchValues>({
  label,
  params,
  path,
  values,
  children,
}: FilterBarProps<Values>) => {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef<SearchValues>({});
  // Links and the back button change the URL too. The field that the user is typing in is ahead of it.
  useEffect(() => {
    for (const field of form.current?.querySelectorAll<HTMLInputElement>("input[name]") ?? [])
      if (field !== document.activeElement && values[field.name] !== shown.current[field.name])
        field.value = String(values[field.name] ?? "");
    shown.current = values;
  }, [values]);

  const applyAfter = (delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!form.current) return;
      void navigate(params.link(path, params.parse(new FormData(form.current))), { replace: true });
    }, delayMs);
  };
  return (
    <search aria-label={label}>
      <form
        ref={form}
        className="mb-6 flex flex-wrap items-end gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          applyAfter(0);
        }}
        onChange={({ target }) => applyAfter((target as Element).matches("input[type=search]") ? settledMs : 0)}
      >
        {/* Input before hydration would be ignored. */}
        <fieldset disabled={!useHydrated()} className="contents">
          <FieldDefaults value={values}>{children}</FieldDefaults>
        </fieldset>
      </form>
    </search>
  );
};
