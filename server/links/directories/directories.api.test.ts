import { asc } from "drizzle-orm";
import { expect, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import type { Db } from "#db/connect.ts";
import { fieldNames, formatField } from "#db/directories/fields.ts";
import { importDirectories } from "#db/directories/import.ts";
import { directoryFacts, directories as table } from "#db/schema/index.ts";
import { directoryInput } from "#shared/links/directories/editing.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { dependencies, visitor, as, create, get, tokenOf, cache } = await createTestApp();
const admin = await create.user({ isAdmin: true });
const { directories } = await as(admin);
const getOne = (slug: string) => read(visitor.directories[":slug"].$get({ param: { slug } }));
const update = (id: string, values: object, caller = directories) =>
  read(caller[":id"].$put({ param: { id }, json: { ...input, ...values } }));
const historyOf = async (id: string) => {
  const { changes } = await read(directories[":id"].history.$get({ param: { id }, query: {} }));
  return changes.map(({ field, from, to, origin, admin }) => [field, from, to, origin, admin?.email]);
};

const importFile = async (query: string, body: BodyInit, type = "text/csv") =>
  get(`/api/directories/import${query}`, {
    method: "POST",
    body,
    headers: { "content-type": type, authorization: `Bearer ${await tokenOf(admin)}` },
  });

const input = { name: "One", url: "https://one.example/", category: "startup", pricing: "free" } as const;
const newInput = () => ({ ...input, url: `https://${crypto.randomUUID()}.example/` });

test("answers a directory with the source of each fact, without assumptions", async () => {
  const { slug, host } = await create.directory({ dr: 55, drYear: 2026, countries: ["germany"] });
  const directory = await getOne(slug);
  expect(directory).toMatchObject({ slug, host, dr: 55, countries: ["germany"], stats: null, status: "active" });
  expect(directory.sources.find(({ field }) => field === "dr")).toEqual({
    field: "dr",
    value: "55",
    source: "owner/list",
    sourceUrl: "https://github.com/owner/list",
    licence: "CC0",
    observedAt: "2026-01",
    origin: "import",
  });
  const { sources } = await getOne("product-hunt");
  expect(sources.length).toBeGreaterThan(6);
  expect(sources.filter(({ source, field }) => source === "assumed" || field === "status")).toEqual([]);
});

test("an admin creates, edits and deletes a directory, and its history names the admin", async () => {
  const json = newInput();
  const created = await read(directories.$post({ json }));
  expect(created).toMatchObject({
    name: "One",
    slug: expect.stringMatching(/^one|^[0-9a-f-]{36}/),
    pricingKnown: true,
  });
  const edited = await update(created.id, { ...json, name: "Two", dr: 40, drSource: "Ahrefs", drYear: 2026 });
  expect(edited).toMatchObject({ name: "Two", slug: created.slug, dr: 40, drSource: "Ahrefs", drYear: 2026 });
  expect((await historyOf(created.id)).sort()).toEqual([
    ["dr", "", "40", "admin", admin.email],
    ["name", "One", "Two", "admin", admin.email],
  ]);
  await read(directories[":id"].$delete({ param: { id: created.id } }));
  await expect(getOne(created.slug)).rejects.toMatchObject({ status: 404 });
});

test("every value of an input comes back, and saving it again changes nothing", async () => {
  const json = directoryInput.parse({
    ...newInput(),
    submitUrl: "https://one.example/add",
    countries: ["germany", "austria"],
    niches: ["saas"],
    languages: ["German"],
    listedBy: "membership",
    pricing: "freemium",
    pricingKnown: false,
    feeFrom: "USD 19",
    linkKind: "dofollow",
    linkCondition: "badge",
    dr: 41,
    drSource: "Ahrefs",
    drYear: 2025,
    referringSubnets: 12,
    accountRequired: true,
    signInWith: ["Google", "email"],
    reviewDaysMin: 0.5,
    reviewDaysMax: 3,
    fields: [
      { name: "tagline", limit: 60 },
      { name: "logo", limit: null },
    ],
    steps: "Sign in.\nSubmit.",
    rules: ["No place names in the name."],
    listingUrlPattern: "https://one.example/item/*",
    checkBy: "person",
    standing: "network",
    status: "closed",
  });
  const created = await read(directories.$post({ json }));
  expect(created).toMatchObject({ ...json, fee: { amount: 19, currency: "USD" } });
  expect(await update(created.id, json)).toEqual(created);
  expect(await historyOf(created.id)).toEqual([]);
});

test("an import keeps an admin's edit and says so; a dry run changes nothing", async () => {
  const { id, slug, url, name } = await create.directory({ dr: 30, niches: ["saas"] });
  const asInput = { ...input, url, name, category: "general" as const, niches: ["saas"] };
  await update(id, { ...asInput, dr: 77 });
  const text = `name,url,category,pricing,dr,niches,source\n${name},${url},general,free,31,saas|blogs,owner/list (2026-02)`;
  const send = (query: string, body = text, type = "text/csv") => importFile(query, body, type);
  const dry = await (await send("?dryRun=true")).json();
  expect(dry).toMatchObject({ created: 0, updated: 1, unchanged: 0, kept: 1, errors: [] });
  expect(dry.changes).toEqual([
    { action: "updated", host: new URL(url).host, field: "niches", from: "saas", to: "saas|blogs" },
    { action: "kept", host: new URL(url).host, field: "dr", from: "77", to: "31" },
  ]);
  expect(await getOne(slug)).toMatchObject({ dr: 77, niches: ["saas"] });
  expect(await (await send("")).json()).toEqual(dry);
  expect(await getOne(slug)).toMatchObject({ dr: 77, niches: ["saas", "blogs"] });
  expect(await (await send("")).json()).toMatchObject({ updated: 0, unchanged: 1, kept: 1 });
  expect((await send("", text, "application/json")).status).toBe(415);
  expect((await send("", `${text}\n${" ".repeat(10_100_000)}`)).status).toBe(413);
});

test.each([
  ["UTF-16", Buffer.from("\uFEFFname;url;category;pricing;source\r\nGrößen;URL;ai;free;list A\r\n", "utf16le")],
  ["Windows-1252", Buffer.from("name;url;category;pricing;source\nGrößen;URL;ai;free;list A\n", "latin1")],
])("says that a file is separated by semicolons, in %s", async (encoding, bytes) => {
  const url = newInput().url;
  const isWide = encoding === "UTF-16";
  const text = bytes.toString(isWide ? "utf16le" : "latin1").replace("URL", url);
  const response = await importFile("", Buffer.from(text, isWide ? "utf16le" : "latin1"));
  expect(await response.json()).toMatchObject({
    created: 1,
    errors: [],
    changes: [{ to: "Größen" }],
    format: { delimiter: "semicolon", encoding },
  });
});

test("refuses a spreadsheet instead of a CSV file", async () => {
  const response = await importFile("", Buffer.from([0x50, 0x4b, 3, 4, 0, 0]));
  expect([response.status, await response.json()]).toMatchObject([400, { error: "invalid" }]);
});

test("refuses a second directory with the host, with or without www", async () => {
  const json = newInput();
  await read(directories.$post({ json }));
  const sameHost = { ...json, url: json.url.replace("https://", "http://WWW.") };
  await expect(read(directories.$post({ json: sameHost }))).rejects.toMatchObject({
    status: 409,
    issues: [{ path: "url", message: "Another directory has this host." }],
  });
  const other = await create.directory();
  await expect(update(other.id, sameHost)).rejects.toMatchObject({ status: 409 });
});

test("a merged duplicate leaves its facts, its history, its slug and its host to the other directory", async () => {
  const duplicate = await create.directory({ steps: "Sign in.", pricing: "paid" });
  const remaining = await create.directory();
  await update(duplicate.id, { ...input, name: "Copy", url: duplicate.url, pricing: "paid", category: "general" });
  const merged = await read(
    directories[":id"].merge.$post({ param: { id: duplicate.id }, json: { intoId: remaining.id } }),
  );
  expect(merged).toMatchObject({ id: remaining.id, name: remaining.name, pricing: "free", steps: null });
  expect(await getOne(duplicate.slug)).toEqual(merged);
  expect((await historyOf(remaining.id)).map(([field]) => field)).toEqual(expect.arrayContaining(["host", "name"]));
  const text = `name,url,category,pricing,dr,source\nBack again,${duplicate.url},ai,paid,12,owner/other (2026-05)`;
  const token = await tokenOf(admin);
  const response = await get("/api/directories/import", {
    method: "POST",
    body: text,
    headers: { "content-type": "text/csv", authorization: `Bearer ${token}` },
  });
  expect(await response.json()).toMatchObject({ created: 0, updated: 1 });
  expect(await getOne(remaining.slug)).toMatchObject({ name: remaining.name, url: remaining.url, dr: 12 });
  const self = { param: { id: remaining.id }, json: { intoId: remaining.id } };
  await expect(read(directories[":id"].merge.$post(self))).rejects.toMatchObject({ status: 409 });
});

test("a deleted directory stays deleted in imports, with those merged into it, until an admin creates it", async () => {
  const { id, url } = await create.directory({ name: "Unwanted" });
  const duplicate = await create.directory({ name: "Unwanted copy" });
  await read(directories[":id"].merge.$post({ param: { id: duplicate.id }, json: { intoId: id } }));
  await directories[":id"].$delete({ param: { id } });
  const rows = [url, duplicate.url].map((address) => `Unwanted,${address},ai,paid,owner/other (2026-05)`);
  const text = ["name,url,category,pricing,source", ...rows].join("\n");
  const importAgain = () => importDirectories(dependencies.db, [text]);
  expect(await importAgain()).toMatchObject({ created: 0, updated: 0, kept: 2, errors: [] });
  await read(directories.$post({ json: { ...newInput(), url } }));
  expect(await importAgain()).toMatchObject({ created: 0, unchanged: 1, errors: [] });
});

test("visitors see no paused directory, and closed ones only by their slug", async () => {
  const paused = await create.directory({ status: "paused" });
  const closed = await create.directory({ status: "closed" });
  await expect(getOne(paused.slug)).rejects.toMatchObject({ status: 404 });
  expect(await getOne(closed.slug)).toMatchObject({ status: "closed" });
  const totalOf = async (q: string, client = visitor.directories) =>
    (await read(client.$get({ query: { q, status: "all" } }))).total;
  expect([await totalOf(paused.name), await totalOf(closed.name)]).toEqual([0, 0]);
  expect([await totalOf(paused.name, directories), await totalOf(closed.name, directories)]).toEqual([1, 1]);
});

test("an export can be imported again, and into an empty database, with every value", async () => {
  await create.directory({ name: "=HYPERLINK(1)", steps: "Two\nlines, “quoted”" });
  const response = await directories.export.$get();
  const disposition = response.headers.get("content-disposition");
  expect(disposition).toMatch(/^attachment; filename="Directories_\d{4}-\d\d-\d\d\.csv"$/);
  const text = await response.text();
  const total = await dependencies.db.$count(table);
  const unchanged = { created: 0, updated: 0, unchanged: total, kept: 0, errors: [], changes: [] };
  const format = { delimiter: "comma", encoding: "UTF-8" };
  const facts = await dependencies.db.$count(directoryFacts);
  expect(await (await importFile("?dryRun=false", text)).json()).toEqual({ ...unchanged, format });
  expect(await dependencies.db.$count(directoryFacts)).toBe(facts);
  const other = await createTestApp();
  await other.dependencies.db.delete(table);
  const { created, errors } = await importDirectories(other.dependencies.db, [text]);
  expect(errors).toEqual([]);
  const valuesOf = async (db: Db) => {
    const rows = await db.select().from(table).orderBy(asc(table.host));
    return rows.map((row) => fieldNames.map((field) => formatField(field, row[field])));
  };
  const values = await valuesOf(dependencies.db);
  expect(created).toBe(values.length);
  expect(await valuesOf(other.dependencies.db)).toEqual(values);
});

test("a change invalidates the cached pages with directories, a read does not", async () => {
  const invalidated: string[] = [];
  const { invalidate } = cache;
  cache.invalidate = (tag) => {
    invalidated.push(tag);
    invalidate(tag);
  };
  await read(directories.$get({ query: {} }));
  expect(invalidated).toEqual([]);
  await read(directories.$post({ json: newInput() }));
  expect(invalidated).toEqual(["directories"]);
});
