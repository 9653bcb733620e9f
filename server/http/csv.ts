import { type CsvCell, csvLines } from "#shared/text/csv.ts";
import { download } from "./download.ts";

type Rows<Column extends string> = Iterable<Record<Column, CsvCell>>;

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
    yield csvLines([columns]);
    for await (const rows of batches) yield csvLines(Array.from(rows, (row) => columns.map((column) => row[column])));
  })();
  return download(file, "text/csv", lines);
};
