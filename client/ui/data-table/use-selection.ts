import { useCallback, useEffect, useRef, useState } from "react";

/** The selected rows of a list; rows that leave the list are no longer selected. */
export const useSelection = (ids: readonly string[]) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
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
    setChosen((before) => {
      const others = all.filter((one) => before.has(one) && !changed.includes(one));
      return new Set(before.has(id) ? others : [...others, ...changed]);
    });
  }, []);
  return {
    selected,
    isSelected: (id: string) => chosen.has(id),
    areAllSelected,
    toggle,
    toggleAll: () => setChosen(new Set(areAllSelected ? [] : ids)),
    clear: () => setChosen(new Set()),
  };
};
