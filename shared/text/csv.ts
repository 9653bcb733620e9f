// Reads and writes CSV with papaparse, also files as spreadsheets in other countries write them.
import Papa from "papaparse";
import type { CsvDelimiter, CsvEncoding } from "./csv-format.ts";

/** A record with the number of the line it starts on. `problem`: why its cells can't be trusted. */
export type CsvRecord = { line: number; cells: string[]; problem?: string };

export type CsvFile = {
  delimiter: CsvDelimiter;
  /** The first record, without the empty cells at its end. Undefined for an empty file. */
  header: CsvRecord | undefined;
  /** The other records that have a value, one at a time, for files that take long. */
  records: Generator<CsvRecord>;
};

const delimiters: Record<string, CsvDelimiter> = { ",": "comma", ";": "semicolon", "\t": "tab", "|": "pipe" };

/** More characters belong to a cell whose quotation mark is missing. */
const maxRecordCharacters = 1_000_000;
/** How much is parsed at once, at first. */
const windowCharacters = 65_536;
const sampleCharacters = 100_000;

/** Opens a CSV file (RFC 4180) with any line breaks and delimiter, and with Excel's first line `sep=;`. */
export const openCsv = (text: string): CsvFile => {
  const source = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const [directive = "", stated] = source.match(/^"?sep=([,;\t|])"?[^\n]*(?:\n|$)/i) ?? [];
  const body = source.slice(directive.length);
  const delimiter = stated ?? guessDelimiter(body);
  const all = recordsOf(withoutSpacesBeforeQuotes(body, delimiter), delimiter, directive ? 2 : 1);
  const first = all.next();
  const header = first.done ? undefined : { ...first.value, cells: withoutEmptyEnd(first.value.cells) };
  return { delimiter: delimiters[delimiter] ?? "comma", header, records: shorten(all, header?.cells.length ?? 0) };
};

/** One of those in the first line, as papaparse sees fit. */
const guessDelimiter = (body: string) => {
  const sample = body.slice(0, sampleCharacters).trimStart();
  const [firstLine = ""] = sample.split("\n", 1);
  const [only = ",", ...others] = Object.keys(delimiters).filter((delimiter) => firstLine.includes(delimiter));
  if (!others.length) return only;
  const { meta } = Papa.parse(sample, { delimitersToGuess: [only, ...others], newline: "\n", preview: 1 });
  return firstLine.includes(meta.delimiter) ? meta.delimiter : only;
};

/** `a, "b, c"`: papaparse takes a quotation mark after a space for text. Quoted cells are skipped whole. */
const withoutSpacesBeforeQuotes = (body: string, delimiter: string) => {
  const at = delimiter === "|" ? "\\|" : delimiter;
  if (!new RegExp(`(^|[\\n${at}]) +"`).test(body)) return body;
  return body.replace(new RegExp(`(^|[\\n${at}])( *)("[^"]*(?:""[^"]*)*")`, "g"), "$1$3");
};

function* recordsOf(body: string, delimiter: string, firstLine: number): Generator<CsvRecord> {
  let line = firstLine;
  let start = 0;
  const parser = new Papa.Parser({ delimiter, newline: "\n" });
  for (let size = windowCharacters; start < body.length; ) {
    const isLast = start + size >= body.length;
    // Without the last record, unless the file ends with it.
    const found: Papa.ParseResult<string[]> = parser.parse(body.slice(start, start + size), 0, !isLast);
    const wrong = new Set(found.errors.map(({ row }) => row));
    for (const [at, cells] of found.data.entries()) {
      const firstLineOfRecord = line++;
      if (cells.length === 1 && cells[0] === "") continue;
      for (const cell of cells) if (cell.includes("\n")) line += cell.split("\n").length - 1;
      const values = cells.map((cell) => unprotect(cell.trim()));
      if (!values.some(Boolean)) continue;
      yield { line: firstLineOfRecord, cells: values, ...(wrong.has(at) && { problem: quoteProblem }) };
    }
    if (!isLast && !found.data.length && size >= maxRecordCharacters)
      return void (yield { line, cells: [], problem: lengthProblem });
    start += isLast ? size : found.meta.cursor;
    size = found.data.length ? windowCharacters : size * 2;
  }
}

const quoteProblem = "A quotation mark is missing or in the wrong place.";
const lengthProblem = `It has more than ${maxRecordCharacters.toLocaleString("en")} characters. Is a quotation mark missing?`;

function* shorten(records: Iterable<CsvRecord>, columns: number): Generator<CsvRecord> {
  for (const record of records) {
    const filled = withoutEmptyEnd(record.cells).length;
    yield { ...record, cells: record.cells.slice(0, Math.max(filled, columns)) };
  }
}

const withoutEmptyEnd = (cells: readonly string[]) => cells.slice(0, cells.findLastIndex(Boolean) + 1);

/**
 * Decodes a file by its byte order mark, else as UTF-8, else as Windows-1252, which Excel writes. Returns undefined for
 * a file that is no text.
 */
export const decodeCsv = (bytes: Uint8Array): { text: string; encoding: CsvEncoding } | undefined => {
  const [first, second] = bytes;
  const utf16 = first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : null;
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), encoding: "UTF-16" };
  if (bytes.includes(0)) return undefined;
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "UTF-8" };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), encoding: "Windows-1252" };
  }
};

/** The message for a file that `decodeCsv` can't read. */
export const notCsv = "This is not a CSV file. In a spreadsheet, choose Save as, then CSV UTF-8.";

export type CsvCell = string | number | Date | null;

// Spreadsheets evaluate text that starts like this as a formula (CWE-1236). A leading apostrophe forces text.
const formula = /^[\s"']*[=+\-@＝＋－＠\t\r\0]/;

const unprotect = (cell: string) => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell);

const protect = (cell: CsvCell) => (typeof cell === "string" && formula.test(cell) ? `'${cell}` : cell);

/** Lines of a CSV file (RFC 4180). */
export const csvLines = (rows: readonly (readonly CsvCell[])[]) =>
  rows.length ? `${Papa.unparse(rows.map((cells) => cells.map(protect)))}\r\n` : "";
