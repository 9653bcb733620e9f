import { useBrowserSetting } from "../../app/browser-settings.ts";

type Choosable = { key: string; isRowHeader?: boolean; isHiddenByDefault?: boolean };

/** The columns to show. The browser remembers those that differ from the default, as `table.column.column/table.column`. */
export const useHiddenColumns = (tableId: string) => {
  const [stored, store] = useBrowserSetting("hidden_columns");
  const tables = new Map(stored.split("/").map((text) => [text.split(".")[0], text.split(".").slice(1)]));
  const changed = new Set(tables.get(tableId));
  return {
    isHidden: ({ key, isRowHeader, isHiddenByDefault = false }: Choosable) =>
      !isRowHeader && isHiddenByDefault !== changed.has(key),
    toggle: (key: string) => {
      if (!changed.delete(key)) changed.add(key);
      tables.set(tableId, [...changed]);
      const entries = [...tables].filter(([, columns]) => columns.length > 0);
      store(entries.map(([table, columns]) => [table, ...columns].join(".")).join("/"));
    },
    /** Changes if the choice does. */
    choice: [...changed].join("."),
  };
};
