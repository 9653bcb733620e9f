import { useState } from "react";

/** The selected rows of a list; rows that leave the list are no longer selected. */
export const useSelection = (ids: readonly string[]) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = ids.filter((id) => chosen.has(id));
  return {
    selected,
    isSelected: (id: string) => chosen.has(id),
    areAllSelected: ids.length > 0 && selected.length === ids.length,
    toggle: (id: string) =>
      setChosen(chosen.has(id) ? new Set(selected.filter((it) => it !== id)) : new Set([...selected, id])),
    toggleAll: () => setChosen(new Set(selected.length === ids.length ? [] : ids)),
    clear: () => setChosen(new Set()),
  };
};
export type Selection = ReturnType<typeof useSelection>;
