// Reads a page set's CSV file in the browser, for its preview. The server checks it line by line.
import { csvRecords } from "#shared/text/csv.ts";
import { plainText } from "#shared/text/plain-text.ts";

/** The limit of the API. */
export const maxCharacters = 8_000_000;

/** `name`: undefined if it was pasted. */
export type RowsFile = { name: string | undefined; csv: string; columns: string[]; rows: string[][] };

export const parseFile = (csv: string, name?: string): RowsFile => {
  const [header, ...records] = csvRecords(csv);
  return {
    name,
    csv,
    columns: header?.cells.map((cell) => plainText(cell)) ?? [],
    rows: records.flatMap(({ cells }) => (cells.some((cell) => cell !== "") ? [cells] : [])),
  };
};

/** The cells of a row by column. `row`: from 1. */
export const valuesOf = ({ columns, rows }: Pick<RowsFile, "columns" | "rows">, row: number) =>
  Object.fromEntries(columns.map((column, at) => [column, rows[row - 1]?.[at] ?? ""]));

/** Returns what the file contains. Throws an error with a message for the user if it can't be read. */
export const readFile = async (file: File): Promise<RowsFile> => {
  if (file.size > 4 * maxCharacters) throw new FileError(tooLarge);
  let csv: string;
  try {
    csv = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new FileError("The file can't be read. Save it as CSV in UTF-8 and choose it again.");
  }
  if (csv.length > maxCharacters) throw new FileError(tooLarge);
  return parseFile(csv, file.name);
};

const tooLarge = `The file must be ${maxCharacters / 1_000_000} MB or smaller. Split it into several page sets.`;

export class FileError extends Error {}
