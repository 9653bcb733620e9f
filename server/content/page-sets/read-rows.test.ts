import { expect, test } from "vitest";
import { pageSetLimits } from "#shared/content/page-sets.ts";
import type { Problem } from "#shared/problem.ts";
import { openCsv } from "#shared/text/csv.ts";
import { checkFile, columnsOf, rowsOf } from "./read-rows.ts";

test("reads quoted cells with line breaks, a byte order mark and blank lines", async () => {
  const csv = '\uFEFFcity,"the text"\r\n\r\nBremen,"One ""line"",\nand another"\r\nKiel\r\n,\r\n';
  expect(columnsOf(openCsv(csv))).toEqual(["city", "the text"]);
  expect(await Array.fromAsync(rowsOf(csv))).toEqual([
    { row: 1, values: { city: "Bremen", "the text": 'One "line",\nand another' } },
    { row: 2, values: { city: "Kiel", "the text": "" } },
  ]);
});

test("names columns as spreadsheets do, and leaves out empty ones at the end", async () => {
  const csv = openCsv('Name (full);2024;"Price,\n€";# of rooms;Open?;;\r\nAnn;1;2;3;yes;;\r\n');
  expect(columnsOf(csv)).toEqual(["Name (full)", "2024", "Price, €", "# of rooms", "Open?"]);
});

const issuesOf = async (csv: string) => {
  const problem: Problem = await checkFile(csv).then(
    () => expect.fail("The file was accepted."),
    (error) => error,
  );
  expect(problem.code).toBe("invalid");
  return problem.issues?.map(({ message }) => message);
};

test.each([
  ["an empty file", "", ["Line 1: The file is empty."]],
  ["a header alone", "city,text", ["Line 2: The file has no rows."]],
  ["a column twice", "city,City\nBremen,x", ["Line 1: Column “City” is there twice."]],
  [
    "a column without a name",
    "city,,text\nBremen,x",
    ["Line 1: Column 2 needs a name with letters or numbers, not “”."],
  ],
  ["a column that ends a placeholder", "a}}\nx", [expect.stringContaining("Column 1 needs a name")]],
  ["columns with the same placeholder", "Open,Open?\n1,2", ["Line 1: Column “Open?” is there twice."]],
  [
    "a quote in the wrong place",
    'city,text\nBremen,"ok" no\nKiel,x',
    ["Line 2: A quotation mark is missing or in the wrong place."],
  ],
  ["a column named like a prototype", "__proto__\nx", [expect.stringContaining("Column 1 needs a name")]],
  ["too many cells", "city\nBremen\nKiel,x", ["Line 3: It has 2 cells, but the file has 1 columns."]],
  [
    "a quote that never ends",
    `city,text\nBremen,ok\nKiel,"${"x\n".repeat(6_000)}`,
    ["Line 3: “text” is longer than 10,000 characters. Is a quotation mark missing?"],
  ],
  [
    "too many rows",
    `city\n${"x\n".repeat(pageSetLimits.rows + 1)}`,
    [`Line ${pageSetLimits.rows + 2}: A page set has at most 10,000 rows.`],
  ],
  [
    "too many columns",
    Array.from({ length: 51 }, (_, at) => `c${at}`).join(),
    ["Line 1: A file has at most 50 columns."],
  ],
])("rejects %s, with its line", async (_, csv, issues) => expect(await issuesOf(csv)).toEqual(issues));

test("names the first twenty wrong lines", async () => {
  expect(await issuesOf(`city\n${"a,b\n".repeat(100)}`)).toHaveLength(20);
});
