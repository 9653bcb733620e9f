import { download } from "./download.ts";

type Cell = string | number | Date | null;

type Rows<Column extends string> = Iterable<Record<Column, Cell>>;

/**
 * Returns a CSV download (RFC 4180). Only one batch of rows is in memory at a time: the next is requested when the
 * client has read the previous one.
 */
export const csv = <Column extends string>(
  file: string,
  columns: Column[],
  batches: Iterable<Rows<Column>> | AsyncIterable<Rows<Column>>,
) => {
  const lines = (async function* () {
    yield csvLine(columns);
    for await (const rows of batches) {
      let text = "";
      for (const row of rows) text += csvLine(columns.map((column) => row[column]));
      yield text;
    }
  })();
  return download(file, "text/csv", lines);
};

export const csvLine = (cells: readonly Cell[]) => `${cells.map(cellText).join(",")}\r\n`;

// Spreadsheets evaluate text that starts like this as a formula (CWE-1236). A leading apostrophe forces text.
const formula = /^[\s"']*[=+\-@＝＋－＠\t\r\0]/;

export const cellText = (cell: Cell) => {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = cell instanceof Date ? cell.toISOString() : cell;
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
