import { useEffect, useMemo, useRef } from "react";

/** The rows, with the same object as before for each that hasn't changed: loaders create all of them again. */
export const useUnchangedRows = <Row extends { id: string }>(rows: readonly Row[]): readonly Row[] => {
  const latest = useRef(rows);
  const unchanged = useMemo(() => {
    const before = new Map(latest.current.map((row) => [row.id, row]));
    return rows.map((row) => {
      const old = before.get(row.id);
      return old && JSON.stringify(old) === JSON.stringify(row) ? old : row;
    });
  }, [rows]);
  useEffect(() => {
    latest.current = unchanged;
  });
  return unchanged;
};
