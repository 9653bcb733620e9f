import type { ReactNode } from "react";
import { ScrollBox } from "./scroll-box.tsx";

/** `sort`: the order of the rows, if they are sorted by this column. */
type Column = { key: string; label: ReactNode; className?: string; sort?: "ascending" | "descending" | undefined };
type TableProps = {
  caption: ReactNode;
  columns: readonly Column[];
  /** The rows in one body, or several bodies. */
  children: ReactNode;
  hasBodies?: boolean;
};

/** A table's caption and head. Callers render the rows with the cell classes below. */
export const Table = ({ caption, columns, children, hasBodies = false }: TableProps) => (
  <table className="w-full text-left text-sm">
    <caption className="pb-4 text-left text-muted">{caption}</caption>
    <thead>
      <tr className="border-b border-line">
        {columns.map(({ key, label, className, sort }) => (
          <th
            key={key}
            scope="col"
            aria-sort={sort}
            className={`py-3 pr-3 font-medium text-muted${className ? ` ${className}` : ""}`}
          >
            {label}
          </th>
        ))}
      </tr>
    </thead>
    {hasBodies ? children : <tbody className="divide-y divide-line">{children}</tbody>}
  </table>
);

type ScrollTableProps = TableProps & { label: string; scrollClass?: string };

/** A table that scrolls sideways where it is too wide. */
export const ScrollTable = ({ label, scrollClass, ...table }: ScrollTableProps) => (
  <ScrollBox label={label} className={scrollClass}>
    <Table {...table} />
  </ScrollBox>
);
