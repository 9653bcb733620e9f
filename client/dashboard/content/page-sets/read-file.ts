// Reads a page set's CSV file in the browser, for its preview. The server checks it line by line.
import { decodeCsv, notCsv, openCsv } from "#shared/text/csv.ts";
import type { CsvEncoding, CsvFormat } from "#shared/text/csv-format.ts";
import { plainText } from "#shared/text/plain-text.ts";

/** The limit of the API. */
export const maxCharacters = 8_000_000;

/** `name`: undefined if it was pasted. */
export type RowsFile = {
  name: string | undefined;
  csv: string;
  format: CsvFormat;
  columns: string[];
  rows: string[][];
};

export const parseFile = (csv: string, name?: string, encoding?: CsvEncoding): RowsFile => {
  const { delimiter, header, records } = openCsv(csv);
  return {
    name,
    csv,
    format: { delimiter, encoding },
    columns: header?.cells.map((cell) => plainText(cell).replace(/\s*\n\s*/g, " ")) ?? [],
    rows: Array.from(records, ({ cells }) => cells),
  };
};

/** The cells of a row by column. `row`: from 1. */
export const valuesOf = ({ columns, rows }: Pick<RowsFile, "columns" | "rows">, row: number) =>
  Object.fromEntries(columns.map((column, at) => [column, rows[row - 1]?.[at] ?? ""]));

/** Returns what the file contains. Throws an error with a message for the user if it can't be read. */
export const readFile = async (file: File): Promise<RowsFile> => {
  if (file.size > 4 * maxCharacters) throw new FileError(tooLarge);
  const read = decodeCsv(new Uint8Array(await file.arrayBuffer()));
  if (!read) throw new FileError(notCsv);
  if (read.text.length > maxCharacters) throw new FileError(tooLarge);
  return parseFile(read.text, file.name, read.encoding);
};

const tooLarge = `The file must be ${maxCharacters / 1_000_000} MB or smaller. Split it into several page sets.`;

export class FileError extends Error {}
