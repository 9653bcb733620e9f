import { readFileSync } from "node:fs";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { directories, directoryChanges, directoryFacts, directoryImports } from "../schema/index.ts";
import { fromSnapshot } from "../testing/snapshot.ts";
import { type Fact, ownSource } from "./facts.ts";
import { fillCatalogue } from "./fill-catalogue.ts";
import { importDirectories } from "./import.ts";
import { formatSources, parseSources } from "./sources.ts";
import { saveFacts } from "./stored.ts";

const { db, close } = await fromSnapshot();
afterAll(close);

const names = ["directories", "directories-more", "directory-requirements", "directory-authority", "submit-urls"];
const files = names.map((name) => readFileSync(`db/data/${name}.csv`, "utf8"));

const filled = await db.$count(directories);
const imports = await db.select().from(directoryImports);

beforeEach(async () => {
  await db.execute(sql`truncate ${directories}, ${directoryImports} cascade`);
});

const header = "name,url,category,pricing,submit_url,dr,dofollow,reciprocal,countries,niches,source";
const csv = (...lines: string[]) => [header, ...lines].join("\n");
const findByHost = async (host: string) => (await db.select().from(directories).where(eq(directories.host, host)))[0];
const factsOf = (host: string) =>
  db
    .select()
    .from(directoryFacts)
    .where(
      inArray(
        directoryFacts.directoryId,
        db.select({ id: directories.id }).from(directories).where(eq(directories.host, host)),
      ),
    )
    .orderBy(asc(directoryFacts.field));
const adminFact = (field: Fact["field"], value: string): Fact => ({
  field,
  value,
  source: ownSource,
  sourceUrl: null,
  licence: null,
  observedAt: "2026-11-20",
  origin: "admin",
});

test("imports all data files once, and keeps every edit of an admin when they are imported again", async () => {
  const { changes, ...first } = await importDirectories(db, files);
  expect(first).toEqual({ created: 2_657, updated: 0, unchanged: 0, kept: 0, errors: [] });
  const { changes: later, ...second } = await importDirectories(db, files);
  expect(second).toEqual({ created: 0, updated: 0, unchanged: 2_657, kept: 0, errors: [] });
  expect([changes.length, later]).toEqual([2_657, []]);
  const standings = await db
    .select({ standing: directories.standing, count: sql<number>`count(*)::int` })
    .from(directories)
    .groupBy(directories.standing)
    .orderBy(directories.standing);
  expect(standings).toEqual([
    { standing: "listed", count: 1_845 },
    { standing: "network", count: 104 },
    { standing: "unconfirmed", count: 708 },
  ]);
  // Monthly visits are a fact with the year of its source, and no column.
  const visits = (await factsOf("producthunt.com")).filter(({ field }) => field === "monthlyVisits");
  expect(visits).toMatchObject([{ value: "4-5M", source: "boobo94.github.io list", observedAt: "2023" }]);
  expect(await db.$count(directoryFacts, eq(directoryFacts.field, "monthlyVisits"))).toBe(15);

  // An admin's edits stay when the files are imported again, in any order.
  const edited = await db.select().from(directories).orderBy(asc(directories.host)).limit(300);
  const edits = [adminFact("dr", "99"), adminFact("pricing", "paid"), adminFact("countries", "germany|austria")];
  await saveFacts(
    db,
    edited.map(({ id }) => ({ id, facts: [...edits, adminFact("status", "paused"), adminFact("submitUrl", "")] })),
  );
  // The columns follow with the next import.
  await importDirectories(db, files);
  const rowsOf = () => db.select().from(directories).orderBy(asc(directories.host));
  const saved = await rowsOf();
  const isEdited = ({ dr, pricing, countries, status, submitUrl }: (typeof saved)[number]) =>
    dr === 99 &&
    pricing === "paid" &&
    countries.join() === "germany,austria" &&
    status === "paused" &&
    submitUrl === null;
  expect(saved.slice(0, 300).every(isEdited)).toBe(true);
  const again = await importDirectories(db, [...files].reverse());
  expect(again).toMatchObject({ created: 0, updated: 0, unchanged: 2_657 });
  expect(again.kept).toBeGreaterThan(300);
  expect(await rowsOf()).toEqual(saved);
});

test("a dry run lists every change and saves nothing", async () => {
  await importDirectories(db, [csv("One,https://one.example/,startup,free,,40,yes,,,saas,list A (2026-01)")]);
  const text = csv(
    "One,https://www.ONE.example/new,startup,paid,,41,yes,,,saas,list A (2026-01)",
    "Two,https://two.example/,ai,free,,,,,,,list A (2026-01)",
  );
  const result = await importDirectories(db, [text], { dryRun: true });
  expect(result).toEqual({
    created: 1,
    updated: 1,
    unchanged: 0,
    kept: 0,
    errors: [],
    changes: [
      {
        action: "updated",
        host: "one.example",
        field: "url",
        from: "https://one.example/",
        to: "https://www.ONE.example/new",
      },
      { action: "updated", host: "one.example", field: "pricing", from: "free", to: "paid" },
      { action: "updated", host: "one.example", field: "dr", from: "40", to: "41" },
      { action: "created", host: "two.example", field: "name", from: "", to: "Two" },
    ],
  });
  expect(await db.$count(directories)).toBe(1);
  expect(await findByHost("one.example")).toMatchObject({ dr: 40, pricing: "free", url: "https://one.example/" });
  const { changes: _, ...counts } = await importDirectories(db, [text]);
  expect(counts).toEqual({ created: 1, updated: 1, unchanged: 0, kept: 0, errors: [] });
  expect(await db.$count(directoryChanges)).toBe(3);
});

test("lists an update that changes only the source of a value", async () => {
  await importDirectories(db, [csv("One,https://one.example/,startup,free,,40,,,,,list A (2025)")]);
  const text = csv("One,https://one.example/,startup,free,,40,,,,,dr: list A (2026); list A (2025)");
  const change = { action: "updated", host: "one.example", field: "source" };
  expect(await importDirectories(db, [text], { dryRun: true })).toMatchObject({
    updated: 1,
    changes: [{ ...change, from: "dr: list A (2025)", to: "dr: list A (2026)" }],
  });
});

test.each([
  { source: "man0l/list data.json", licence: "no licence stated (facts only)", observedAt: "2026-03-11" },
  { source: "Majestic Million", sourceUrl: "https://majestic.com/reports/majestic-million", licence: "CC BY 3.0" },
  { source: "owner/list (Ahrefs)", sourceUrl: "https://github.com/owner/list", observedAt: "2026" },
])("an export states the source $source completely", (values) => {
  const { source, ...details } = values;
  const sourceUrl = source.includes("/") ? `https://github.com/${source.split(" ")[0]}` : null;
  const fact = { ...adminFact("dr", "40"), sourceUrl, licence: null, observedAt: null, source, ...details };
  expect(parseSources(formatSources([fact])).of("dr")).toEqual({
    source,
    sourceUrl: fact.sourceUrl,
    licence: fact.licence,
    observedAt: fact.observedAt,
  });
});

test("files of spreadsheets in other countries are imported", async () => {
  const text =
    'sep=;\r\nname;url;category;pricing;source;;\r\nOne; "https://one.example/a;b";ai;free;list A;;\r\n;;;;;;\r\n';
  expect(await importDirectories(db, [text])).toMatchObject({ created: 1, errors: [] });
  expect(await findByHost("one.example")).toMatchObject({ name: "One", url: "https://one.example/a;b" });
});

test("reports a quotation mark that is missing, with its line", async () => {
  const { created, errors } = await importDirectories(db, [
    csv("One,https://one.example/,startup,free,,,,,,,list A", 'Two,"https://two.example/,startup,free,,,,,,,list A'),
  ]);
  expect([created, errors]).toEqual([1, [{ line: 3, message: "A quotation mark is missing or in the wrong place." }]]);
});

test("reports lines that cannot be read and imports the others", async () => {
  const { created, errors } = await importDirectories(db, [
    csv(
      "One,https://one.example/,startup,free,,,,,,,list A",
      "Two,ftp://two.example/,startup,free,,,,,,,list A",
      "Three,https://three.example/,startups,free,,,,,,,list A",
      '"Four\nlines",https://four.example/,startup,free,,,,,atlantis,,list A',
      "Five,https://five.example/,startup",
      "One again,https://www.one.example/,startup,free,,,,,,,list A",
      ",https://six.example/,startup,free,,,,,,,list A",
      "Seven,https://seven.example/,startup,free,,101,,,,,list A",
    ),
    "host,submit_url,as_of,source,licence\nmissing.example,https://missing.example/add,2026-01,list B,MIT",
    "what,ever\n1,2",
  ]);
  expect(created).toBe(1);
  expect(errors).toEqual([
    { line: 3, message: "url: “ftp://two.example/” is not a web address." },
    { line: 4, message: expect.stringMatching(/^category: “startups” is not one of startup, software, /) },
    { line: 5, message: "countries: “atlantis” does not exist." },
    { line: 7, message: "3 cells instead of 11." },
    { line: 8, message: "The host one.example appears twice." },
    { line: 9, message: "name: a value is required." },
    { line: 10, message: "dr: “101” is more than 100." },
    { line: 1, message: expect.stringMatching(/^The header is not that of a data file/) },
    { line: 2, message: "No directory has the host missing.example." },
  ]);
});

test("each field has its own source, and the newest source of a field is in effect", async () => {
  const source =
    '"dr: theshubh77/awesome-saas-directories (Ahrefs, 2026); owner/list data.json (2026-02, MIT); reciprocal: badge required, apsquared/launch-agent (2026-10); pricing: assumed"';
  await importDirectories(db, [
    csv(`One,https://one.example/,startup,free,,40,,yes,,saas,${source}`),
    [
      "host,account_required,sign_in_with,fee_from,review_time_days_min,review_time_days_max,badge,reciprocal,fields,steps,notes,verified_on,source,licence",
      "one.example,yes,Google; email,USD 19,0,3,none,no,name:40;description:250;categories:3;images,Sign in.,CAPTCHA on the form,2026-10-07,owner/other file.csv,CC BY 4.0",
    ].join("\n"),
    "host,majestic_refsubnets,majestic_rank,tranco_rank,as_of,source,licence\none.example,4752,7368,,2026-03,Majestic,CC BY 3.0",
  ]);
  expect(await findByHost("one.example")).toMatchObject({
    standing: "listed",
    pricing: "free",
    pricingKnown: false,
    dr: 40,
    drSource: "theshubh77/awesome-saas-directories (Ahrefs)",
    drYear: 2026,
    linkCondition: "none",
    referringSubnets: 4752,
    accountRequired: true,
    signInWith: ["Google", "email"],
    feeFrom: "USD 19",
    reviewDaysMin: 0,
    reviewDaysMax: 3,
    fields: [
      { name: "name", limit: 40 },
      { name: "medium", limit: 250 },
      { name: "category", limit: null },
      { name: "screenshots", limit: null },
    ],
    rules: ["CAPTCHA on the form.", "Categories: 3."],
  });
  const facts = await factsOf("one.example");
  expect(facts.filter(({ field }) => field === "dr" || field === "niches" || field === "pricing")).toMatchObject([
    { source: "theshubh77/awesome-saas-directories (Ahrefs)", licence: "CC0", observedAt: "2026" },
    {
      source: "owner/list data.json",
      sourceUrl: "https://github.com/owner/list",
      licence: "MIT",
      observedAt: "2026-02",
    },
    { source: "assumed", observedAt: null },
  ]);
  expect(facts.filter(({ field }) => field === "linkCondition").map(({ value }) => value)).toEqual(
    expect.arrayContaining(["badge", "none"]),
  );
});

test.each([
  ["badge required, owner/list (2026-10)", "badge", "owner/list", []],
  [
    "badge offered (public sites embed it); reciprocal: badge required, owner/list (2026-10)",
    "badge",
    "owner/list",
    [],
  ],
  [
    "an outreach log (2026-05) no-badge free launch is nofollow",
    "badge",
    expect.stringMatching(/^an outreach log/),
    [],
  ],
  ["required, owner/list (2026-10)", "reciprocal", "owner/list", []],
  ["badge optional, owner/list (2026-10); dofollow is a paid feature", "paid", "owner/list", []],
  ["badge optional, owner/list (2026-10)", null, undefined, ["A badge is offered, not required."]],
  [
    "badge offered (public sites embed it); requirement not confirmed",
    null,
    undefined,
    ["A badge or a link back may be requested."],
  ],
])("“reciprocal: %s” is the link condition %s, from %s", async (reciprocal, linkCondition, source, rules) => {
  await importDirectories(db, [
    csv(`One,https://one.example/,startup,free,,,yes,yes,,,"owner/main (2026-01); reciprocal: ${reciprocal}"`),
  ]);
  expect(await findByHost("one.example")).toMatchObject({ linkCondition, rules });
  const fact = (await factsOf("one.example")).find(({ field }) => field === "linkCondition");
  expect(fact?.source).toEqual(source);
});

test("registers and chambers are not listed by submission", async () => {
  await importDirectories(db, [
    csv(
      'Commercial Register,https://register.example/,business,paid,,,,,albania,,"org-id/register lists/al/al-cr.json (2026-07, ODbL); official register: listed by registration; pricing: assumed"',
      "Thai Chamber of Commerce,https://chamber.example/,business,paid,,,,,thailand,,general knowledge; pricing: assumed",
      "Kompass,https://kompass.example/,business,free,,,,,,,list A",
    ),
  ]);
  expect(await findByHost("register.example")).toMatchObject({ listedBy: "registration", standing: "listed" });
  expect(await findByHost("chamber.example")).toMatchObject({ listedBy: "membership", standing: "unconfirmed" });
  expect(await findByHost("kompass.example")).toMatchObject({ listedBy: "submission" });
});

test("fills a database only once", async () => {
  expect(filled).toBe(2_657);
  await db.insert(directoryImports).values(imports);
  await fillCatalogue(db);
  expect(await db.$count(directories)).toBe(0);
});
