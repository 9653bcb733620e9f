import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef } from "react";
import { Button } from "../button.tsx";
import { formatNumber } from "../format.ts";
import type { MenuItem } from "../overlays/popover.tsx";
import { ScrollBox } from "../scroll-box.tsx";
import { type Shortcut, ShortcutsHelp } from "../shortcuts.tsx";
import { useHydrated } from "../use-hydrated.ts";
import { ColumnChoice } from "./column-choice.tsx";
import type { DataColumn, TableSort } from "./columns.ts";
import { filledKeys, sortRows } from "./columns.ts";
import { HeadCell } from "./head-cell.tsx";
import { DataRow, PlaceholderRows } from "./row.tsx";
import { SelectBox } from "./select-box.tsx";
import { useHiddenColumns } from "./use-hidden-columns.ts";
import { useSelection } from "./use-selection.ts";
import { useUnchangedRows } from "./use-unchanged-rows.ts";

type DataTableProps<Row> = {
  /** Of the element, and of the remembered columns. A row's element has it before its own id: `leads-42`. */
  id: string;
  label: string;
  caption: ReactNode;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** The address of a row, which its name and a click anywhere on it open. */
  to?: (row: Row) => string;
  /** The row that is open in a panel beside the table. */
  openId?: string | undefined;
  sort?: TableSort | undefined;
  /** Shown while rows are selected. */
  bulkActions?: ((selected: readonly Row[], clear: () => void) => ReactNode) | undefined;
  /** Whether a row can be selected; by default, all can. */
  canSelect?: (row: Row) => boolean;
  menu?: (row: Row) => readonly MenuItem[];
  /** Of the rows' menus and controls; defined once per module. With some, or with `bulkActions`, keys move between rows. */
  shortcuts?: readonly Shortcut[];
  /** Number of placeholder rows, while the rows load. */
  loadingRows?: number;
  error?: { message: string; onRetry: () => void };
  /** Shown if there are no rows. */
  empty?: ReactNode;
};

/** Up to as many fit on every screen, so there is nothing to choose. */
const fewColumns = 4;
const noShortcuts: readonly Shortcut[] = [];

/** A dense table; on phones, a list of cards. Columns without a value in these rows are left out. */
export const DataTable = <Row extends { id: string }>(props: DataTableProps<Row>) => {
  const { id, label, caption, columns, nameOf, sort, bulkActions, canSelect, menu, shortcuts } = props;
  const rows = useUnchangedRows(props.rows);
  const { to, openId, loadingRows = 0, error, empty } = props;
  const { isHidden, toggle, choice } = useHiddenColumns(id);
  const sorted = useMemo(() => sortRows(rows, columns, sort?.value), [rows, columns, sort?.value]);
  const filled = useMemo(() => filledKeys(columns, rows), [columns, rows]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `isHidden` changes with `choice` only
  const chosen = useMemo(
    () => columns.filter((column) => !isHidden(column) && filled.split(" ").includes(column.key)),
    [columns, filled, choice],
  );
  // The box in the column choice answers before all rows have rendered.
  const visible = useDeferredValue(chosen);
  const selectable = bulkActions ? sorted.filter((row) => canSelect?.(row) ?? true) : [];
  const { selected, areAllSelected, isShownSelected, ...selection } = useSelection(selectable.map((row) => row.id));
  const menuOf = useMenuOf(menu);
  const head = useMemo(
    () => visible.map((column) => <HeadCell key={column.key} column={column} sort={sort} />),
    [visible, sort],
  );
  if (error) return <LoadError {...error} />;
  if (!rows.length && !loadingRows) return empty;

  const hasSelection = selectable.length > 0;
  const isNavigable = to !== undefined || bulkActions !== undefined || shortcuts !== undefined;
  const settings = {
    tableId: id,
    columns: visible,
    menuOf,
    hasMenus: menu !== undefined,
    isNavigable,
    hasSelection,
    hasPanel: openId !== undefined,
  };
  const selectableIds = new Set(selectable.map((row) => row.id));
  const selectedIds = new Set(selected);
  return (
    <>
      <div className="flex min-h-control-small flex-wrap items-center gap-x-6">
        <p id={`${id}-caption`} className="text-sm text-muted">
          {caption}
        </p>
        {hasSelection && <SelectAllOnPhones isChecked={areAllSelected} onToggle={selection.toggleAll} />}
        {columns.length > fewColumns && <ColumnChoice columns={columns} isHidden={isHidden} onToggle={toggle} />}
      </div>
      <ScrollBox id={id} label={label} className="table-box">
        <table className="data-table" aria-label={label} aria-busy={loadingRows > 0}>
          <thead>
            <tr>
              {hasSelection && (
                <th scope="col" className="cell-select">
                  <SelectBox
                    label={`Select all ${label.toLowerCase()}`}
                    isChecked={areAllSelected}
                    onToggle={selection.toggleAll}
                  />
                </th>
              )}
              {head}
              {menu && (
                <th scope="col" className="cell-menu">
                  <span className="sr-only">Actions</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {sorted.map((row, at) => (
              <DataRow
                key={row.id}
                {...settings}
                row={row}
                name={nameOf(row)}
                to={to?.(row)}
                isOpen={row.id === openId}
                isFirst={at === 0}
                hasMenuItems={menu !== undefined && menu(row).length > 0}
                canSelect={selectableIds.has(row.id)}
                isSelected={isShownSelected(row.id)}
                onToggle={selection.toggle}
              />
            ))}
            <PlaceholderRows {...settings} count={loadingRows} />
          </tbody>
        </table>
      </ScrollBox>
      {isNavigable && <RowShortcuts shortcuts={shortcuts} hasSelection={hasSelection} />}
      {bulkActions && (
        <SelectionBar label={label} count={selected.length} onClear={selection.clear}>
          {selected.length > 0 &&
            bulkActions(
              sorted.filter((row) => selectedIds.has(row.id)),
              selection.clear,
            )}
        </SelectionBar>
      )}
    </>
  );
};

/** A constant function for the latest menu: pages create theirs again whenever anything changes, such as the URL. */
const useMenuOf = <Row,>(menu: ((row: Row) => readonly MenuItem[]) | undefined) => {
  const latest = useRef(menu);
  useEffect(() => {
    latest.current = menu;
  });
  return useCallback((row: Row) => latest.current?.(row) ?? noItems, []);
};

const noItems: readonly MenuItem[] = [];

const moves: readonly Shortcut[] = [
  { key: "j", alternative: "↓", effect: "Next row" },
  { key: "k", alternative: "↑", effect: "Previous row" },
  { key: "Enter", effect: "Open the row" },
];
const select: Shortcut = { key: "x", effect: "Select the row" };

type RowShortcutsProps = { shortcuts: readonly Shortcut[] | undefined; hasSelection: boolean };

const RowShortcuts = ({ shortcuts = noShortcuts, hasSelection }: RowShortcutsProps) => {
  const all = useMemo(() => [...moves, ...(hasSelection ? [select] : []), ...shortcuts], [shortcuts, hasSelection]);
  return (
    <div className="mt-2">
      <ShortcutsHelp shortcuts={all}>
        {hasSelection
          ? "Move between rows with j and k, and select with x."
          : "Move between rows with j and k, and open one with Enter."}
      </ShortcutsHelp>
    </div>
  );
};

type SelectionBarProps = { label: string; count: number; onClear: () => void; children: ReactNode };

/** The actions for the selected rows, at the lower end of the window. */
const SelectionBar = ({ label, count, onClear, children }: SelectionBarProps) => (
  <div role="status" className="sticky bottom-[calc(var(--phone-bar)+1rem)] z-10 mt-3">
    {count > 0 && (
      <div
        data-bottom-bar
        role="toolbar"
        aria-label={`${label}: selected rows`}
        className="card mx-auto flex w-fit max-w-full flex-wrap items-center gap-2 py-1.5 pr-1.5 pl-4"
      >
        <p className="mr-4 font-medium digits">{`${formatNumber(count)} selected`}</p>
        {children}
        <Button variant="quiet" onClick={onClear}>
          Clear
        </Button>
      </div>
    )}
  </div>
);

/** The head, which has the box for all rows, isn't shown there. */
const SelectAllOnPhones = ({ isChecked, onToggle }: { isChecked: boolean; onToggle: () => void }) => (
  <label className="ml-auto flex min-h-control cursor-pointer items-center gap-2.5 text-sm sm:hidden">
    <input
      type="checkbox"
      disabled={!useHydrated()}
      className="size-4.5 accent-action"
      checked={isChecked}
      onChange={onToggle}
    />
    Select all
  </label>
);

const LoadError = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <div role="alert" className="rounded-card border border-line px-6 py-10 text-center">
    <p className="font-semibold">{message}</p>
    <Button variant="quiet" className="mt-5" onClick={onRetry}>
      Try again
    </Button>
  </div>
);
