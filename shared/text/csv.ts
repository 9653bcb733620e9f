// Reads and writes CSV.

/** A record with the number of the line it starts on. */
export type CsvRecord = { line: number; cells: string[] };

// The export protects spreadsheets from formulas with an apostrophe.
const unprotect = (cell: string) => (/^'[\s"']*[=+\-@＝＋－＠\t\r\0]/.test(cell) ? cell.slice(1) : cell);

/** Parses CSV text (RFC 4180), with any line breaks and an optional byte order mark. Blank lines are left out. */
export const parseCsv = (text: string): CsvRecord[] => [...csvRecords(text)];

/** Like `parseCsv`, one record at a time, for files that take long. */
export function* csvRecords(text: string): Generator<CsvRecord> {
  let cells: string[] = [];
  let line = 1;
  let startLine = 1;
  // A quoted or plain cell, and what ends it. An unclosed quote takes the rest of the file.
  const cell = /(?:"([^"]*(?:""[^"]*)*)(?:"|$)([^,\r\n]*)|([^,\r\n]*))(,|\r\n|\n|\r|$)/y;
  const source = text.replace(/^\uFEFF/, "");
  while (cell.lastIndex < source.length || cells.length) {
    const match = cell.exec(source);
    if (!match) break;
    const [whole, quoted, rest = "", plain = "", end] = match;
    cells.push((quoted === undefined ? plain : quoted.replaceAll('""', '"') + rest).trim());
    if (whole.includes("\n") || whole.includes("\r")) line += whole.split(/\r\n|\n|\r/).length - 1;
    if (end !== ",") {
      if (cells.length > 1 || cells[0]) yield { line: startLine, cells: cells.map(unprotect) };
      cells = [];
      startLine = line;
    }
    if (end === "") break;
  }
}

export type CsvCell = string | number | Date | null;

/** A line of a CSV file (RFC 4180). */
export const csvLine = (cells: readonly CsvCell[]) => `${cells.map(cellText).join(",")}\r\n`;

// Spreadsheets evaluate text that starts like this as a formula (CWE-1236). A leading apostrophe forces text.
const formula = /^[\s"']*[=+\-@＝＋－＠\t\r\0]/;

export const cellText = (cell: CsvCell) => {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = cell instanceof Date ? cell.toISOString() : cell;
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
