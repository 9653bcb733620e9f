import { useCallback, useDeferredValue, useEffect, useRef, useState } from "react";

type Choice = { chosen: ReadonlySet<string>; isOfAll: boolean };

/** The selected rows of a list; rows that leave the list are no longer selected. */
export const useSelection = (ids: readonly string[]) => {
  const [{ chosen, isOfAll }, choose] = useState<Choice>({ chosen: new Set(), isOfAll: false });
  // The box for all rows answers before they have rendered.
  const deferred = useDeferredValue(chosen);
  const shown = isOfAll ? deferred : chosen;
  const lastToggled = useRef<string>(undefined);
  const latestIds = useRef(ids);
  useEffect(() => {
    latestIds.current = ids;
  });
  const selected = ids.filter((id) => chosen.has(id));
  const areAllSelected = ids.length > 0 && selected.length === ids.length;

  /** With `isRange`, all rows from the one toggled before get the same state. Constant, so that rows can be memoized. */
  const toggle = useCallback((id: string, isRange: boolean) => {
    const all = latestIds.current;
    const [from, to] = [all.indexOf(lastToggled.current ?? ""), all.indexOf(id)];
    const changed = isRange && from >= 0 ? all.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
    lastToggled.current = id;
    choose(({ chosen: before }) => {
      const others = all.filter((one) => before.has(one) && !changed.includes(one));
      return { chosen: new Set(before.has(id) ? others : [...others, ...changed]), isOfAll: false };
    });
  }, []);
  return {
    /** Up to date, also while `isShownSelected` isn't. */
    selected,
    isShownSelected: (id: string) => shown.has(id),
    areAllSelected,
    toggle,
    toggleAll: () => choose({ chosen: new Set(areAllSelected ? [] : ids), isOfAll: true }),
    clear: () => choose({ chosen: new Set(), isOfAll: true }),
  };
};
