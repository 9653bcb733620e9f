// Reads the rows of a page set's file.

import { pageSetLimits } from "#shared/content/page-sets.ts";
import { columnKey } from "#shared/content/page-templates.ts";
import { Problem } from "#shared/problem.ts";
import { type CsvFile, type CsvRecord, openCsv } from "#shared/text/csv.ts";
import { plainText } from "#shared/text/plain-text.ts";
import { createPauses } from "../../limits/pauses.ts";
import type { Values } from "./template.ts";

export type Row = { row: number; values: Values };

/** Braces end a placeholder. `__proto__` is no key of an object. */
const columnName = /^(?!__proto__$)(?=.*[\p{L}\p{N}])[^{}\n]{1,100}$/u;
const shownIssues = 20;

/**
 * Returns the columns of a file and the number of its rows. Pauses for other requests. Throws Problem `invalid` with an
 * issue per wrong line, the first twenty of them.
 */
export const checkFile = async (csv: string): Promise<{ columns: string[]; rows: number }> => {
  const file = openCsv(csv);
  let rows = 0;
  for await (const _ of cellsOf(file)) rows++;
  return { columns: columnsOf(file), rows };
};

export const columnsOf = ({ header }: Pick<CsvFile, "header">): string[] =>
  header?.cells.map((cell) => plainText(cell).replace(/\s*\n\s*/g, " ")) ?? [];

/** Yields the rows of a file, one at a time: all of them would take ten times its size. Throws like `checkFile`. */
export async function* rowsOf(csv: string): AsyncGenerator<Row> {
  const file = openCsv(csv);
  const columns = columnsOf(file);
  let row = 0;
  for await (const cells of cellsOf(file)) {
    const values: Record<string, string> = {};
    for (const [at, column] of columns.entries()) values[column] = plainText(cells[at] ?? "");
    yield { row: ++row, values };
  }
}

async function* cellsOf({ header, records }: CsvFile): AsyncGenerator<readonly string[]> {
  const columns = columnsOf({ header });
  const issues = headerIssues(header, columns);
  let rows = 0;
  const pause = createPauses();
  // With a wrong header, every line would be wrong.
  if (!issues.length)
    for (const record of records) {
      if (issues.length === shownIssues) break;
      const { line, cells } = record;
      const problem = problemOf(record, columns);
      if (problem !== undefined) issues.push({ line, message: problem });
      else {
        if (rows === pageSetLimits.rows) {
          issues.push({ line, message: `A page set has at most ${pageSetLimits.rows.toLocaleString("en")} rows.` });
          break;
        }
        rows++;
        yield cells;
      }
      await pause();
    }
  if (!issues.length && !rows) issues.push({ line: (header?.line ?? 1) + 1, message: "The file has no rows." });
  if (issues.length) throw invalid(issues);
}

type LineIssue = { line: number; message: string };

const invalid = (issues: LineIssue[]) =>
  new Problem("invalid", `The file has errors, the first in line ${issues[0]?.line}.`, {
    issues: issues.map(({ line, message }) => ({ path: "csv", message: `Line ${line}: ${message}` })),
  });

const headerIssues = (header: CsvRecord | undefined, columns: readonly string[]): LineIssue[] => {
  if (!header) return [{ line: 1, message: "The file is empty." }];
  const { line, problem } = header;
  if (problem !== undefined) return [{ line, message: problem }];
  if (columns.length > pageSetLimits.columns)
    return [{ line, message: `A file has at most ${pageSetLimits.columns} columns.` }];
  const folded = columns.map(columnKey);
  return columns.flatMap((column, at) => {
    if (!columnName.test(column))
      return [
        { line, message: `Column ${at + 1} needs a name with letters or numbers, not “${column.slice(0, 60)}”.` },
      ];
    return folded.indexOf(folded[at] ?? "") < at ? [{ line, message: `Column “${column}” is there twice.` }] : [];
  });
};

const problemOf = ({ cells, problem }: CsvRecord, columns: readonly string[]) => {
  const { cellCharacters } = pageSetLimits;
  const long = cells.findIndex(({ length }) => length > cellCharacters);
  if (long >= 0)
    return `${columns[long] === undefined ? `Cell ${long + 1}` : `“${columns[long]}”`} is longer than ${cellCharacters.toLocaleString("en")} characters. Is a quotation mark missing?`;
  if (cells.length > columns.length) return `It has ${cells.length} cells, but the file has ${columns.length} columns.`;
  return problem;
};
