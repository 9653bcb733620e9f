import { type CsvCell, csvLine } from "#shared/text/csv.ts";
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
    yield csvLine(columns);
    for await (const rows of batches) {
      let text = "";
      for (const row of rows) text += csvLine(columns.map((column) => row[column]));
      yield text;
    }
  })();
  return download(file, "text/csv", lines);
};
