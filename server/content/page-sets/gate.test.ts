import { expect, test } from "vitest";
import { pageTemplate } from "#shared/content/page-sets.ts";
import { gatePages, reasonOf, reasons } from "./gate.ts";
import { rowsOf as readCsv } from "./read-rows.ts";
import { parseTemplate } from "./template.ts";

const ownTexts: Record<string, string> = {
  Bremen:
    "The harbour quarter has lead pipes from the fifties, so most calls concern brown water after the winter. We keep couplings of three norms in the van.",
  Kiel: "Salt in the air eats copper joints near the fjord. Twice a year the marina asks us to check two hundred berths, and we learned to solder in a storm.",
  Ulm: "Half of the old town is listed, which means no wall may be opened without a permit. Cameras of six millimetres find leaks behind plaster instead.",
};
const template = { title: "Plumbers in {{city}}", slug: "plumbers-{{city}}", html: "<h2>{{city}}</h2><p>{{text}}</p>" };

const problemsOf = async (html: string, rows: string[][], columns = ["city", "text"]) => {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const csv = [columns, ...rows].map((cells) => cells.map(cell).join(",")).join("\n");
  const parsed = parseTemplate(pageTemplate.parse({ ...template, html }), columns);
  return (await gatePages(parsed, () => readCsv(csv))).map(({ problems }) => problems.join(" "));
};
const rowsOf = (texts: Record<string, string>) => Object.entries(texts);

test("pages with texts of their own pass", async () => {
  expect(await problemsOf(template.html, rowsOf(ownTexts))).toEqual(["", "", ""]);
});

const filled = (city: string) =>
  `Need a plumber in ${city}? Our team in ${city} repairs pipes, drains and boilers on the same day, at a fixed price.`;

test("of pages that differ only in a name, the first passes", async () => {
  const problems = await problemsOf(template.html, [
    ["Bremen", filled("Bremen")],
    ["Kiel", filled("Kiel")],
    ["Ulm", filled("Ulm")],
  ]);
  expect(problems).toEqual([
    "",
    "100 % of its text is the same as in row 1, apart from names. Less than 60 % is needed.",
    "100 % of its text is the same as in row 1, apart from names. Less than 60 % is needed.",
  ]);
});

test("a text that an earlier row has is no text of its own", async () => {
  const rows = ["Bremen", "Kiel", "Ulm"].map((city) => [city, filled("town")]);
  const [first, ...others] = await problemsOf("<p>{{city}} {{text}}</p>", rows);
  expect(first).toBe("");
  for (const problem of others) expect(problem).toMatch(/^Only \d+ % of its words are its own/);
});

test("names alone make no page", async () => {
  const [problem] = await problemsOf("<p>{{city}} and a sentence of the template.</p>", [["Bremen", ""]]);
  expect(problem).toMatch(/^Only 14 % of its words are its own/);
});

test("a template of many words needs rows of many words", async () => {
  const long = "<p>A sentence that every page has, with quite a few words.</p>".repeat(5);
  const [first] = await problemsOf(`${long}<p>{{text}}</p>`, rowsOf(ownTexts));
  expect(first).toMatch(/^Only 3\d % of its words are its own, the rest is in the template or in other rows/);
});

test("a fact that the template needs must be there, an optional one may be missing", async () => {
  const html = "<p>{{text}}</p><p>{{price}} {{hours?}}</p>";
  const rows = [
    ["Bremen", ownTexts.Bremen ?? "", "", ""],
    ["Kiel", ownTexts.Kiel ?? "", "70 €", ""],
  ];
  expect(await problemsOf(html, rows, ["city", "text", "price", "hours"])).toEqual(["“price” is empty.", ""]);
});

test("two rows can't have one address", async () => {
  const rows = [
    ["Bremen", ownTexts.Bremen ?? ""],
    ["BREMEN!", ownTexts.Kiel ?? ""],
    ["!", ownTexts.Ulm ?? ""],
  ];
  const problems = await problemsOf(template.html, rows);
  expect(problems.slice(0, 2)).toEqual(["", "Row 1 has the same address, “plumbers-bremen”."]);
});

test("compares thousands of pages and finds each copy", async () => {
  const text = (seed: number) => {
    let state = seed + 1;
    const next = () => {
      state = Math.imul(state, 1_103_515_245) + 12_345;
      return state >>> 16;
    };
    return Array.from({ length: 60 }, () => `w${next() % 3_000}x`).join(" ");
  };
  const rows = Array.from({ length: 1_000 }, (_, at) => [`Town ${at}`, text(at % 100 === 99 ? at - 50 : at)]);
  const problems = await problemsOf(template.html, rows);
  expect(problems.flatMap((problem, at) => (problem ? [at] : []))).toEqual(
    rows.flatMap((_, at) => (at % 100 === 99 ? [at] : [])),
  );
});

test("a published page keeps its address from before other scripts were transliterated", async () => {
  const columns = ["city"];
  const parsed = parseTemplate(pageTemplate.parse({ ...template, html: "{{city}}" }), columns);
  const slugsWith = async (published: string[]) =>
    (await gatePages(parsed, () => readCsv("city\nМосква\nКиев"), new Set(published))).map(({ slug }) => slug);
  expect(await slugsWith([])).toEqual(["plumbers-moskva", "plumbers-kiev"]);
  expect(await slugsWith(["plumbers"])).toEqual(["plumbers", "plumbers-kiev"]);
});

test("reports have a name for every reason", async () => {
  const columns = ["city", "slug", "text", "more"];
  const rows = [
    ["", "a", "x"],
    ["word ".repeat(100), "b", "x"],
    ["Kiel", "b", "x"],
    ["Bern", "", ""],
    ["Jena", "c", filled("Jena")],
    ["Ulm", "d", filled("Ulm")],
    ["Bonn", "e", "x", "long ".repeat(1_900)],
    ["Celle", "f", filled("Jena")],
  ];
  const csv = [columns, ...rows].map((cells) => cells.map((cell) => `"${cell}"`).join(",")).join("\n");
  const template = { title: "{{city?}}", slug: "{{slug?}}", html: `<p>{{text}}</p>${"{{more?}}".repeat(30)}` };
  const gated = await gatePages(parseTemplate(pageTemplate.parse(template), columns), () => readCsv(csv));
  const named = new Set(gated.flatMap(({ problems }) => problems.map(reasonOf)));
  expect(named).toEqual(new Set(reasons.map(([, reason]) => reason)));
});
