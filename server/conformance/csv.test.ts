// csv-spectrum: files with their contents, as our importer reads them.
import { readdirSync, readFileSync } from "node:fs";
import { test } from "vitest";
import { decodeCsv, openCsv } from "#shared/text/csv.ts";
import { expectConformance, type Results } from "../testing/conformance.ts";

const folder = "node_modules/csv-spectrum";

test("csv-spectrum: files as they are imported", () => {
  const results: Results = new Map();
  for (const file of readdirSync(`${folder}/csvs`)) {
    const name = file.replace(".csv", "");
    const { header, records } = openCsv(decodeCsv(readFileSync(`${folder}/csvs/${file}`))?.text ?? "");
    const rows = Array.from(records, ({ cells }) =>
      Object.fromEntries(header?.cells.map((column, at) => [column, cells[at] ?? ""]) ?? []),
    );
    const expected = [JSON.parse(readFileSync(`${folder}/json/${name}.json`, "utf8"))].flat();
    const found = JSON.stringify(rows);
    results.set(name, found === JSON.stringify(expected) ? undefined : `is ${found}`);
  }
  expectConformance(results, {
    "The suite's own JSON has another telephone number than its CSV.": /^location_coordinates: .*2095257564/,
    "A cell's line breaks become \\n, as browsers send them.": /^newlines_crlf: .*upon \\na time/,
  });
});
