import { expect, test } from "vitest";
import { csvLines, decodeCsv, openCsv } from "./csv.ts";

const read = (text: string) => {
  const { delimiter, header, records } = openCsv(text);
  return { delimiter, columns: header?.cells, rows: Array.from(records, ({ cells }) => cells) };
};

const people = { columns: ["name", "text"], rows: [["Ann", "one, two"]] };

test.each([
  ["commas", 'name,text\nAnn,"one, two"\n', { delimiter: "comma", ...people }],
  ["semicolons", "name;text\r\nAnn;one, two\r\n", { delimiter: "semicolon", ...people }],
  ["tabs", "name\ttext\nAnn\tone, two", { delimiter: "tab", ...people }],
  ["pipes", "name|text\nAnn|one, two", { delimiter: "pipe", ...people }],
  ["old line breaks of a Mac", "name;text\rAnn;one, two\r", { delimiter: "semicolon", ...people }],
  ["a byte order mark", '\uFEFFname,text\nAnn,"one, two"', { delimiter: "comma", ...people }],
  ["Excel's first line", "sep=;\r\nname;text\r\nAnn;one, two", { delimiter: "semicolon", ...people }],
  ["Excel's first line, quoted", '"sep=|"\nname|text\nAnn|one, two', { delimiter: "pipe", ...people }],
  [
    "a stated delimiter in texts with others",
    "sep=,\na\nb;c\nd;e",
    {
      delimiter: "comma",
      columns: ["a"],
      rows: [["b;c"], ["d;e"]],
    },
  ],
  ["a space before a quoted cell", 'name, text\nAnn, "one, two"\n', { delimiter: "comma", ...people }],
  [
    "such a cell over two lines",
    'a;b\n1;  "x; ""y""\nz"; "w"',
    {
      delimiter: "semicolon",
      columns: ["a", "b"],
      rows: [["1", 'x; "y"\nz', "w"]],
    },
  ],
  [
    "a comma and a space inside a quoted cell",
    'a,b\n"say, ""hi""", "x"',
    {
      delimiter: "comma",
      columns: ["a", "b"],
      rows: [['say, "hi"', "x"]],
    },
  ],
  ["empty columns at the end", "name;text;;\nAnn;one, two;;\n;;;\n", { delimiter: "semicolon", ...people }],
  [
    "decimal commas",
    "a;b;c\n1,5;2,5;3\n4,5;5,5;6",
    {
      delimiter: "semicolon",
      columns: ["a", "b", "c"],
      rows: [
        ["1,5", "2,5", "3"],
        ["4,5", "5,5", "6"],
      ],
    },
  ],
  [
    "commas in a quoted name of a column",
    '"Price, net";"Price, gross"\n1;2',
    {
      delimiter: "semicolon",
      columns: ["Price, net", "Price, gross"],
      rows: [["1", "2"]],
    },
  ],
  [
    "one column",
    "city\nBremen; Hanse\nKiel",
    { delimiter: "comma", columns: ["city"], rows: [["Bremen; Hanse"], ["Kiel"]] },
  ],
  [
    "blank lines first",
    "\n\nname,text\n\nAnn,one",
    { delimiter: "comma", columns: ["name", "text"], rows: [["Ann", "one"]] },
  ],
  ["an inch sign", 'a,b\n5" pipe,6" pipe', { delimiter: "comma", columns: ["a", "b"], rows: [['5" pipe', '6" pipe']] }],
  ["nothing", "", { delimiter: "comma", columns: undefined, rows: [] }],
])("reads a file with %s", (_, text, expected) => expect(read(text)).toEqual(expected));

test("knows the line of each record, also after line breaks in cells and after sep=", () => {
  const linesOf = (text: string) => Array.from(openCsv(text).records, ({ line }) => line);
  expect(linesOf('a,b\n\n"1\n2\r\n3",x\n4,5')).toEqual([3, 6]);
  expect(linesOf('sep=;\na;b\n"1\n2";3\n4;5')).toEqual([3, 5]);
});

test("reads records that are longer than what is parsed at once", () => {
  const long = `${"x,\n".repeat(60_000)}""`;
  const rows = Array.from({ length: 40 }, (_, at) => [`${at}`, at % 7 ? "short" : long]);
  expect(read(csvLines([["a", "b"], ...rows])).rows).toEqual(rows);
});

const problemsOf = (text: string) =>
  Array.from(openCsv(text).records, ({ line, problem }) => problem && `${line}: ${problem}`).filter(Boolean);

test.each([
  ["a quote that never ends", 'a,b\n1,2\n3,"4\n5,6', ["3: A quotation mark is missing or in the wrong place."]],
  ["text after a quoted cell", 'a,b\n1,"2"3\n4,5', ["2: A quotation mark is missing or in the wrong place."]],
  [
    "a quote that never ends in a large file",
    `a,b\n1,2\n3,"${"4,5\n".repeat(1_000_000)}`,
    ["3: It has more than 1,000,000 characters. Is a quotation mark missing?"],
  ],
])("names the line of %s", (_, text, problems) => expect(problemsOf(text)).toEqual(problems));

test.each([
  ["half a million columns", "a,".repeat(500_000)],
  ["quotes only", '"'.repeat(1_000_000)],
  ["quotes in one cell", `a,b\n"${'x"y'.repeat(400_000)},\n`],
  ["openings of cells", ',"'.repeat(500_000)],
  ["spaced openings of cells", `a,b\n${', "'.repeat(400_001)}`],
  ["blank lines", `a,b\n${"\n".repeat(1_000_000)}`],
  ["delimiters", `a;b\n${";\n,|\t".repeat(200_000)}`],
])("reads %s in 1 MB within a second of CPU time", (_, text) => {
  const start = process.threadCpuUsage();
  const { records } = openCsv(text);
  for (const _record of records);
  expect(process.threadCpuUsage(start).user).toBeLessThan(1_000_000);
});

const utf16 = (text: string, isBigEndian: boolean) => {
  const bytes = Buffer.from(`\uFEFF${text}`, "utf16le");
  return new Uint8Array(isBigEndian ? bytes.swap16() : bytes);
};

test.each([
  ["UTF-8", new TextEncoder().encode("Größe;€")],
  ["UTF-8", new TextEncoder().encode("\uFEFFGröße;€")],
  ["UTF-16", utf16("Größe;€", false)],
  ["UTF-16", utf16("Größe;€", true)],
  ["Windows-1252", new Uint8Array([0x47, 0x72, 0xf6, 0xdf, 0x65, 0x3b, 0x80])],
])("decodes %s", (encoding, bytes) => expect(decodeCsv(bytes)).toEqual({ text: "Größe;€", encoding }));

test("doesn't decode a spreadsheet or picture", () =>
  expect(decodeCsv(new Uint8Array([0x50, 0x4b, 3, 4, 0x14, 0, 6, 0]))).toBeUndefined());
