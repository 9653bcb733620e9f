// Reads the rows of a page set's file.

import { pageSetLimits } from "#shared/page-sets.ts";
import { Problem } from "#shared/problem.ts";
import { csvRecords } from "#shared/text/csv.ts";
import { foldCase } from "#shared/text/fold-case.ts";
import { plainText } from "#shared/text/plain-text.ts";
import { createPauses } from "../../limits/pauses.ts";
import type { Values } from "./template.ts";

export type Row = { row: number; values: Values };

const columnName = /^\p{L}[\p{L}\p{M}\p{N} _-]{0,59}$/u;
const shownIssues = 20;

/**
 * Returns the columns of a file and the number of its rows. Pauses for other requests. Throws Problem `invalid` with an
 * issue per wrong line, the first twenty of them.
 */
export const checkFile = async (csv: string): Promise<{ columns: string[]; rows: number }> => {
  let rows = 0;
  for await (const _ of cellsOf(csv)) rows++;
  return { columns: columnsOf(csv), rows };
};

export const columnsOf = (csv: string): string[] => {
  const header = csvRecords(csv).next();
  if (header.done) throw invalid([{ line: 1, message: "The file is empty." }]);
  return header.value.cells.map((cell) => plainText(cell));
};

/** Yields the rows of a file, one at a time: all of them would take ten times its size. Throws like `checkFile`. */
export async function* rowsOf(csv: string): AsyncGenerator<Row> {
  const columns = columnsOf(csv);
  let row = 0;
  for await (const cells of cellsOf(csv)) {
    const values: Record<string, string> = {};
    for (const [at, column] of columns.entries()) values[column] = plainText(cells[at] ?? "");
    yield { row: ++row, values };
  }
}

async function* cellsOf(csv: string): AsyncGenerator<readonly string[]> {
  const columns = columnsOf(csv);
  const issues = headerIssues(columns);
  const records = csvRecords(csv);
  records.next();
  let rows = 0;
  const pause = createPauses();
  // With a wrong header, every line would be wrong.
  if (!issues.length)
    for (const { line, cells } of records) {
      if (issues.length === shownIssues) break;
      const problem = problemOf(cells, columns);
      if (problem !== undefined) issues.push({ line, message: problem });
      else if (cells.some((cell) => cell !== "")) {
        if (rows === pageSetLimits.rows) {
          issues.push({ line, message: `A page set has at most ${pageSetLimits.rows.toLocaleString("en")} rows.` });
          break;
        }
        rows++;
        yield cells;
      }
      await pause();
    }
  if (!issues.length && !rows) issues.push({ line: 2, message: "The file has no rows." });
  if (issues.length) throw invalid(issues);
}

type LineIssue = { line: number; message: string };

const invalid = (issues: LineIssue[]) =>
  new Problem("invalid", `The file has errors, the first in line ${issues[0]?.line}.`, {
    issues: issues.map(({ line, message }) => ({ path: "csv", message: `Line ${line}: ${message}` })),
  });

const headerIssues = (columns: readonly string[]): LineIssue[] => {
  if (columns.length > pageSetLimits.columns)
    return [{ line: 1, message: `A file has at most ${pageSetLimits.columns} columns.` }];
  const folded = columns.map(foldCase);
  return columns.flatMap((column, at) => {
    if (!columnName.test(column))
      return [
        { line: 1, message: `Column ${at + 1} needs a name of letters and numbers, not “${column.slice(0, 60)}”.` },
      ];
    return folded.indexOf(folded[at] ?? "") < at ? [{ line: 1, message: `Column “${column}” is there twice.` }] : [];
  });
};

const problemOf = (cells: readonly string[], columns: readonly string[]) => {
  const { cellCharacters } = pageSetLimits;
  const long = cells.findIndex(({ length }) => length > cellCharacters);
  if (long >= 0)
    return `${columns[long] === undefined ? `Cell ${long + 1}` : `“${columns[long]}”`} is longer than ${cellCharacters.toLocaleString("en")} characters. Is a quotation mark missing?`;
  if (cells.length > columns.length) return `It has ${cells.length} cells, but the file has ${columns.length} columns.`;
  return undefined;
};
