import type { ReactNode } from "react";

export type DataColumn<Row> = {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Names the row: it can't be hidden, links to the row, and is the card's title on phones. */
  isRowHeader?: boolean;
  /** The name that the mark before the cell stands for. */
  mark?: (row: Row) => string;
  /** Muted text after the link of a row header. */
  detail?: (row: Row) => ReactNode;
  /** The value says what it is, so that cards on phones leave out the label. */
  isPlain?: boolean;
  isNumber?: boolean;
  isHiddenByDefault?: boolean;
  /** The value to sort by, for lists that are on one page. */
  sortBy?: (row: Row) => string | number;
  /** The values of `TableSort` for this column, for lists that the server sorts. */
  sortValues?: { ascending?: string; descending?: string };
  className?: string;
};

const isBlank = (node: ReactNode) => node === undefined || node === null || node === false || node === "";

/** The keys of the columns that have a value in these rows, as text, since loaders create all rows again. */
export const filledKeys = <Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]) =>
  columns
    .filter(({ isRowHeader, cell }) => isRowHeader || !rows.length || rows.some((row) => !isBlank(cell(row))))
    .map(({ key }) => key)
    .join(" ");

/** `value`: a column's key, with `-` before it for descending order, or one of its `sortValues`. */
export type TableSort = { value: string | undefined; to: (value: string) => string };

/** Sorts by the column of `value`; without one, or if the server sorts, rows keep their order. */
export const sortRows = <Row>(rows: readonly Row[], columns: readonly DataColumn<Row>[], value = "") => {
  const direction = value.startsWith("-") ? -1 : 1;
  const sortBy = columns.find(({ key }) => key === value.replace(/^-/, ""))?.sortBy;
  if (!sortBy) return rows;
  return rows.toSorted((one, other) => {
    const [a, b] = [sortBy(one), sortBy(other)];
    return direction * (typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b)));
  });
};

/** The direction that a list is sorted by this column, and the value to sort by next; nothing if it can't be sorted. */
export const sortOf = <Row>({ key, isNumber, sortBy, sortValues }: DataColumn<Row>, value: string | undefined) => {
  const { ascending, descending } = sortValues ?? (sortBy ? { ascending: key, descending: `-${key}` } : {});
  const first = isNumber ? (descending ?? ascending) : (ascending ?? descending);
  if (first === undefined) return undefined;
  if (value !== undefined && value === ascending) return { direction: "ascending", next: descending ?? first } as const;
  if (value !== undefined && value === descending)
    return { direction: "descending", next: ascending ?? first } as const;
  return { direction: undefined, next: first };
};
