import ListFilter from "lucide-react/icons/list-filter";
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import type { SearchParams, SearchValues } from "../../app/search-params.ts";
import { useHydrated } from "../use-hydrated.ts";
import { FieldDefaults } from "./fields.tsx";
import { SavedViews } from "./saved-views.tsx";

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

/**
 * List filters stored in the URL: selects apply at once, text after a pause in typing. A line of chips; on phones, all but
 * the search are behind a button.
 */
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
  const { location: next } = useNavigation();
  const here = params.link(path, values);
  const goal = next ? next.pathname + next.search : here;
  // The link with the fields' values; undefined while another one loads.
  const own = useRef<string | undefined>(here);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isHydrated = useHydrated();
  const fill = useEffectEvent(() => {
    for (const field of form.current?.querySelectorAll<HTMLInputElement>("input[name]") ?? [])
      if (field !== document.activeElement) field.value = String(values[field.name] ?? "");
  });
  // Links and the back button change the URL, too. They drop a pending search at once, and fill the fields once the list
  // has loaded, except the one that the user is typing in.
  useEffect(() => {
    if (goal === own.current) return;
    if (own.current !== undefined) clearTimeout(timer.current);
    own.current = next ? undefined : goal;
    if (!next) fill();
  }, [next, goal]);

  const linkOf = (source: HTMLFormElement) => params.link(path, params.parse(new FormData(source)));
  return (
    <search aria-label={label}>
      <form
        ref={form}
        id={id}
        className="filter-bar"
        data-open={isOpen || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          clearTimeout(timer.current);
          own.current = linkOf(event.currentTarget);
          void navigate(own.current, { replace: true });
        }}
        onChange={({ currentTarget, target }) => {
          clearTimeout(timer.current);
          const pauseMs = (target as Element).matches("input[type=search]") ? settledMs : 0;
          timer.current = setTimeout(() => currentTarget.requestSubmit(), pauseMs);
        }}
      >
        {/* Input before hydration would be ignored. */}
        <fieldset disabled={!isHydrated} className="contents">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            className="button button-quiet sm:hidden"
            onClick={() => setOpen(!isOpen)}
          >
            <ListFilter size={16} aria-hidden="true" />
            Filters
          </button>
          <FieldDefaults value={values}>{children}</FieldDefaults>
          <SavedViews current={() => form.current && linkOf(form.current)} path={path} />
        </fieldset>
      </form>
    </search>
  );
};
