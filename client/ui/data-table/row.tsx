import Ellipsis from "lucide-react/icons/ellipsis";
import { type KeyboardEvent, type MouseEvent, memo, useCallback } from "react";
import { Link } from "react-router";
import { moveFocus, openRow } from "../lists/list-focus.ts";
import { Menu, type MenuItem } from "../overlays/popover.tsx";
import { isTyping, shortcutsEnabled } from "../shortcuts.tsx";
import type { DataColumn } from "./columns.ts";
import { Mark } from "./mark.tsx";
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
  /** Whether a row is open beside the table. */
  hasPanel: boolean;
  onToggle: (id: string, isRange: boolean) => void;
};

type RowProps<Row> = RowSettings<Row> & {
  row: Row;
  name: string;
  /** The address of the row. */
  to: string | undefined;
  isOpen: boolean;
  isFirst: boolean;
  hasMenuItems: boolean;
  canSelect: boolean;
  isSelected: boolean;
};

const RowView = <Row extends { id: string }>(props: RowProps<Row>) => {
  const { row, name, tableId, columns, menuOf, isNavigable, isFirst, hasSelection, canSelect, isSelected } = props;
  const { to, isOpen } = props;
  const handOverFocus = useCallback((element: HTMLElement | null) => () => passFocus(element, tableId), [tableId]);
  return (
    <tr
      ref={handOverFocus}
      id={`${tableId}-${row.id}`}
      data-list-item={isNavigable || undefined}
      tabIndex={isNavigable ? (isFirst ? 0 : -1) : undefined}
      aria-selected={hasSelection ? isSelected : undefined}
      aria-current={isOpen || undefined}
      className={to === undefined ? undefined : "cursor-pointer"}
      onClick={to === undefined ? undefined : handleRowClick}
      onPointerDown={props.hasMenuItems ? noteSelection : undefined}
      onContextMenu={props.hasMenuItems ? openMenu : undefined}
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
        to={to}
        hasPanel={props.hasPanel}
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

type CellsProps<Row> = Pick<
  RowProps<Row>,
  "row" | "name" | "to" | "hasPanel" | "columns" | "menuOf" | "hasMenus" | "hasMenuItems"
>;

const CellsView = <Row,>({ row, name, columns, menuOf, hasMenus, hasMenuItems, ...link }: CellsProps<Row>) => (
  <>
    {columns.map((column) =>
      column.isRowHeader ? (
        <HeaderCell key={column.key} column={column} row={row} {...link} />
      ) : (
        <Cell key={column.key} column={column} row={row} />
      ),
    )}
    {hasMenus && (
      <td className="cell-menu">
        {hasMenuItems && (
          <Menu
            items={() => menuOf(row)}
            label={<Ellipsis size={16} aria-hidden="true" />}
            name={`Actions for ${name}`}
            className="grid size-control-small place-items-center rounded-lg text-muted hover:bg-line hover:text-ink"
          />
        )}
      </td>
    )}
  </>
);

/** Doesn't render again when the row is selected: selecting all rows stays fast, too. */
const Cells = memo(CellsView) as typeof CellsView;

const isControl = ({ target }: MouseEvent) =>
  (target as Element).closest("a, button, input, label, summary, [role=menu], [role=dialog]") !== null;

const handleRowClick = (event: MouseEvent<HTMLTableRowElement>) => {
  if (!isControl(event) && getSelection()?.isCollapsed !== false) openRow(event.currentTarget, event);
};

let hadSelection = false;

/** Before the browser selects the word below the pointer, as a long press does, and a right click on a Mac. */
const noteSelection = () => {
  hadSelection = getSelection()?.isCollapsed === false;
};

/** On a right click or a long press; links and selected text have the browser's menu. */
const openMenu = (event: MouseEvent<HTMLTableRowElement>) => {
  const button = event.currentTarget.querySelector<HTMLElement>(".cell-menu button");
  if (!button || isControl(event) || hadSelection) return;
  getSelection()?.removeAllRanges();
  event.preventDefault();
  button.click();
};

const handleRowKey = (event: KeyboardEvent<HTMLTableRowElement>, items: readonly MenuItem[]) => {
  const { currentTarget: row, target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const item = items.find(({ keyShortcut }) => keyShortcut === key);
  if (item && shortcutsEnabled() && !isTyping(target)) item.onSelect();
  else if (target !== row && !(target instanceof HTMLAnchorElement && key !== "Enter")) return;
  else if (key === "ArrowDown") moveFocus(1);
  else if (key === "ArrowUp") moveFocus(-1);
  else if (key !== "Enter") return;
  else if (row.ariaCurrent) document.querySelector<HTMLElement>("[data-panel]")?.focus();
  else openRow(row);
  event.preventDefault();
};

/** A row that is about to be removed gives its focus to the table, or to what stays around it if that goes, too. */
const passFocus = (row: HTMLElement | null, tableId: string) => {
  if (!row?.contains(document.activeElement)) return;
  const table = document.getElementById(tableId);
  (table?.closest<HTMLElement>("[tabindex='-1']") ?? table)?.focus();
};

type CellProps<Row> = { column: DataColumn<Row>; row: Row };

const HeaderCell = <Row,>({ column, row, to, hasPanel }: CellProps<Row> & Pick<RowProps<Row>, "to" | "hasPanel">) => {
  const { mark, cell, detail, className = "" } = column;
  return (
    <th scope="row" className={`cell-header ${className}`}>
      <div>
        {mark && <Mark name={mark(row)} />}
        {to === undefined ? (
          <span>{cell(row)}</span>
        ) : (
          // While a panel is open, other rows replace it, so that going back closes it.
          <Link to={to} replace={hasPanel} preventScrollReset aria-keyshortcuts="Enter o" className="hover:underline">
            {cell(row)}
          </Link>
        )}
        {detail && <span className="cell-detail">{detail(row)}</span>}
      </div>
    </th>
  );
};

const Cell = <Row,>({ column, row }: CellProps<Row>) => {
  const { label, cell, isNumber, isPlain, className = "" } = column;
  return (
    <td data-label={isPlain ? "" : label} className={`${isNumber ? "cell-number" : ""} ${className}`.trim()}>
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
