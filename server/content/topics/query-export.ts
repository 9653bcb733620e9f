// Reads exports of Search Console: queries with their positions.

import { maxTopicTitle, type TopicImportResult } from "#shared/content/topics.ts";
import { Problem } from "#shared/problem.ts";
import { openCsv } from "#shared/text/csv.ts";
import { plainLine } from "#shared/text/plain-text.ts";

/** Positions that are nearly on the first page, where one good text can change something. */
export const positions = { first: 8, last: 30 };
/** Search Console exports at most 1,000 rows; Looker and similar tools may have more. */
const maxRows = 5_000;

/** The column names in English and in neighbouring languages, in lower case. */
const columnNames = {
  query:
    /^(?:top queries|queries|query|suchanfragen|häufigste suchanfragen|suchanfrage|requêtes(?: les plus fréquentes)?|consultas(?: principales)?)$/,
  impressions: /^(?:impressions|impressionen|impresiones)$/,
  position: /^(?:position|average position|durchschnittliche position|posición|posición media|position moyenne)$/,
};

export type Query = { text: string; impressions: number; position: number };

/** Returns the queries at positions 8 to 30. Throws Problem `invalid` for a file without the columns. */
export const readQueryExport = (csv: string): { queries: Query[] } & Pick<TopicImportResult, "skipped" | "errors"> => {
  const { header, records: found } = openCsv(csv);
  const at = (name: keyof typeof columnNames) =>
    header?.cells.findIndex((cell) => columnNames[name].test(cell.trim().toLowerCase())) ?? -1;
  const columns = { query: at("query"), impressions: at("impressions"), position: at("position") };
  if (columns.query < 0 || columns.position < 0)
    throw new Problem(
      "invalid",
      "Upload the file Queries.csv of a Search Console export: it has the columns “Top queries” and “Position”.",
    );
  const records = found.take(maxRows + 1).toArray();
  if (records.length > maxRows) throw new Problem("invalid", `The file has more than ${maxRows} rows.`);
  const queries: Query[] = [];
  const errors: TopicImportResult["errors"] = [];
  let skipped = 0;
  for (const { line, cells, problem } of records) {
    const text = plainLine(cells[columns.query] ?? "").slice(0, maxTopicTitle);
    const position = readNumber(cells[columns.position]);
    const impressions = readNumber(cells[columns.impressions]) ?? 0;
    if (problem !== undefined) errors.push({ line, message: problem });
    else if (text.length < 3) errors.push({ line, message: "The query is missing." });
    else if (position === undefined) errors.push({ line, message: "The position is not a number." });
    else if (position < positions.first || position > positions.last) skipped += 1;
    else queries.push({ text, impressions: Math.round(impressions), position });
  }
  return { queries, skipped, errors: errors.slice(0, 50) };
};

/** Reads `1,234`, `1.234`, `12.3` and `12,3`: a last group of three digits belongs to the thousands. */
const readNumber = (cell = "") => {
  const text = cell.replace(/[\s%]/g, "");
  const plain = /^\d{1,3}(?:[.,]\d{3})+$/.test(text) ? text.replace(/[.,]/g, "") : text.replace(",", ".");
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
};
