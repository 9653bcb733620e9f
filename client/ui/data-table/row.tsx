import Ellipsis from "lucide-react/icons/ellipsis";
import { type KeyboardEvent, memo, useCallback } from "react";
import { moveFocus } from "../lists/list-focus.ts";
import { Menu, type MenuItem } from "../overlays/popover.tsx";
import { isTyping, shortcutsEnabled } from "../shortcuts.tsx";
import type { DataColumn } from "./columns.ts";
import { SelectBox } from "./select-box.tsx";

export type RowSettings<Row> = {
  tableId: string;
  /** The visible ones. */
  columns: readonly DataColumn<Row>[];
  /** Constant, so that rows can be memoized. */
  menuOf: (row: Row) => readonly MenuItem[];
  hasMenus: boolean;
  isNavigable: boolean;
  /** Whether rows of the table can be selected. */
  hasSelection: boolean;
  onToggle: (id: string, isRange: boolean) => void;
};

type RowProps<Row> = RowSettings<Row> & {
  row: Row;
  name: string;
  isFirst: boolean;
  hasMenuItems: boolean;
  canSelect: boolean;
  isSelected: boolean;
};

const RowView = <Row extends { id: string }>(props: RowProps<Row>) => {
  const { row, name, tableId, columns, menuOf, isNavigable, isFirst, hasSelection, canSelect, isSelected } = props;
  const handOverFocus = useCallback((element: HTMLElement | null) => () => passFocus(element, tableId), [tableId]);
  return (
    <tr
      ref={handOverFocus}
      id={`${tableId}-${row.id}`}
      data-list-item={isNavigable || undefined}
      tabIndex={isNavigable ? (isFirst ? 0 : -1) : undefined}
      aria-selected={hasSelection ? isSelected : undefined}
      onKeyDown={isNavigable ? (event) => handleRowKey(event, menuOf(row)) : undefined}
    >
      {hasSelection && (
        <td className="cell-select">
          {canSelect && (
            <SelectBox
              label={`Select ${name}`}
              isChecked={isSelected}
              keyShortcut="x"
              onToggle={(isRange) => props.onToggle(row.id, isRange)}
            />
          )}
        </td>
      )}
      <Cells
        row={row}
        name={name}
        columns={columns}
        menuOf={menuOf}
        hasMenus={props.hasMenus}
        hasMenuItems={props.hasMenuItems}
      />
    </tr>
  );
};

/** A row renders again only if something about it changed, so that selecting one of many stays fast. */
export const DataRow = memo(RowView) as typeof RowView;

type CellsProps<Row> = Pick<RowProps<Row>, "row" | "name" | "columns" | "menuOf" | "hasMenus" | "hasMenuItems">;

const CellsView = <Row,>({ row, name, columns, menuOf, hasMenus, hasMenuItems }: CellsProps<Row>) => (
  <>
    {columns.map((column) => (
      <Cell key={column.key} column={column} row={row} />
    ))}
    {hasMenus && (
      <td className="cell-menu">
        {hasMenuItems && (
          <Menu
            items={() => menuOf(row)}
            label={<Ellipsis size={18} aria-hidden="true" />}
            name={`Actions for ${name}`}
            className="grid size-11 place-items-center rounded-lg text-muted hover:bg-surface hover:text-ink"
          />
        )}
      </td>
    )}
  </>
);

/** Doesn't render again when the row is selected: selecting all rows stays fast, too. */
const Cells = memo(CellsView) as typeof CellsView;

const handleRowKey = (event: KeyboardEvent<HTMLTableRowElement>, items: readonly MenuItem[]) => {
  const { currentTarget: row, target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const item = items.find(({ keyShortcut }) => keyShortcut === key);
  if (item && shortcutsEnabled() && !isTyping(target)) item.onSelect();
  else if (target !== row) return;
  else if (key === "ArrowDown") moveFocus(1);
  else if (key === "ArrowUp") moveFocus(-1);
  else if (key === "Enter") row.querySelector<HTMLElement>('[aria-keyshortcuts~="Enter"]')?.click();
  else return;
  event.preventDefault();
};

/** A row that is about to be removed gives its focus to the table, or to what stays around it if that goes, too. */
const passFocus = (row: HTMLElement | null, tableId: string) => {
  if (!row?.contains(document.activeElement)) return;
  const table = document.getElementById(tableId);
  (table?.closest<HTMLElement>("[tabindex='-1']") ?? table)?.focus();
};

const Cell = <Row,>({ column, row }: { column: DataColumn<Row>; row: Row }) => {
  const { label, cell, isRowHeader, isNumber, className = "" } = column;
  if (isRowHeader)
    return (
      <th scope="row" className={className}>
        {cell(row)}
      </th>
    );
  return (
    <td data-label={label} className={`${isNumber ? "cell-number" : ""} ${className}`.trim()}>
      <div>{cell(row)}</div>
    </td>
  );
};

type PlaceholderRowsProps<Row> = Pick<RowSettings<Row>, "columns" | "hasSelection" | "hasMenus"> & { count: number };

export const PlaceholderRows = <Row,>({ count, columns, hasSelection, hasMenus }: PlaceholderRowsProps<Row>) =>
  Array.from({ length: count }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
    <tr key={at}>
      {hasSelection && <td />}
      {columns.map(({ key }) => (
        <td key={key}>
          <div className="my-1 h-4 animate-pulse rounded bg-line" />
        </td>
      ))}
      {hasMenus && <td />}
    </tr>
  ));
