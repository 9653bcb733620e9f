import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { Link } from "react-router";
import type { DataColumn, TableSort } from "./columns.ts";
import { sortOf } from "./columns.ts";

type HeadCellProps<Row> = { column: DataColumn<Row>; sort: TableSort | undefined };

export const HeadCell = <Row,>({ column, sort }: HeadCellProps<Row>) => {
  const { label, isNumber, isRowHeader } = column;
  const sorted = sort && sortOf(column, sort.value);
  const Arrow = sorted?.direction === "descending" ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      className={isRowHeader ? "cell-header" : isNumber ? "cell-number" : undefined}
      aria-sort={sorted?.direction}
    >
      {sorted ? (
        <Link
          to={sort.to(sorted.next)}
          replace
          preventScrollReset
          className={`inline-flex min-h-6 items-center gap-1 hover:text-ink ${sorted.direction ? "text-ink" : ""} ${isNumber ? "flex-row-reverse" : ""}`}
        >
          {label}
          <Arrow size={14} aria-hidden="true" className={sorted.direction ? "" : "opacity-0"} />
        </Link>
      ) : (
        label
      )}
    </th>
  );
};
