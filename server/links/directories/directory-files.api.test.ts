import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { directoryFacts } from "#db/schema/index.ts";
import { directoryFiles } from "#shared/links/directories/files.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { get, create, dependencies, cache } = await createTestApp();

/** A directory with a fee, known from a list under the license. */
const withFee = async (licence: string | null, values: Parameters<typeof create.directory>[0] = {}) => {
  const directory = await create.directory({ feeFrom: "USD 19", ...values });
  const { directoryId, field } = directoryFacts;
  const isFee = and(eq(directoryId, directory.id), eq(field, "feeFrom"));
  await dependencies.db.update(directoryFacts).set({ licence }).where(isFee);
  return directory;
};

type File = { credits: string[]; sources: string; directories: Record<string, string>[] };
const readJson = async (): Promise<File> => {
  cache.invalidateAll();
  return (await get(directoryFiles.json)).json();
};

test("facts are passed on only under licenses that allow it", async () => {
  const open = await Promise.all(["CC0", "MIT", "CC BY 4.0", "Apache-2.0"].map((licence) => withFee(licence)));
  const closed = await Promise.all(
    ["CC BY-SA 4.0", "CC BY-NC-SA 4.0", "GPL-3.0", "ODbL", "no licence stated", null].map((licence) =>
      withFee(licence),
    ),
  );
  const rows = new Map((await readJson()).directories.map((row) => [row.slug, row]));
  for (const { slug } of open) expect(rows.get(slug)).toMatchObject({ feeFrom: "USD 19" });
  // The name and the address are bare facts.
  for (const { slug, url } of closed) expect(rows.get(slug)).toMatchObject({ url, feeFrom: "" });
});

test("registers, unconfirmed and closed directories are left out", async () => {
  const left = [
    await withFee("CC0", { listedBy: "registration" }),
    await withFee("CC0", { listedBy: "membership" }),
    await withFee("CC0", { standing: "unconfirmed" }),
    await withFee("CC0", { status: "closed" }),
  ];
  const slugs = new Set((await readJson()).directories.map(({ slug }) => slug));
  for (const { slug } of left) expect(slugs).not.toContain(slug);
  expect(slugs.size).toBeGreaterThan(1_000);
});

test("the JSON file carries the credits, and each row its page", async () => {
  const { slug } = await withFee("MIT");
  const { credits, sources, directories } = await readJson();
  expect(credits.join(" ")).toMatch(/Team Handyapps \(CC BY 4\.0\).*Majestic \(CC BY 3\.0\)/);
  expect(sources).toBe("https://linkstead.test/directories/sources");
  expect(directories.find((row) => row.slug === slug)?.page).toBe(`https://linkstead.test/directories/${slug}`);
});

test("the CSV file has the same rows, and no cell is a formula", async () => {
  const { slug } = await withFee("MIT", { name: '=HYPERLINK("https://evil.example","x")' });
  const { directories } = await readJson();
  const response = await get(directoryFiles.csv);
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const lines = (await response.text()).trimEnd().split("\r\n");
  expect(lines[0]).toMatch(/^slug,name,url,category,/);
  expect(lines.length).toBe(directories.length + 1);
  expect(lines.find((line) => line.startsWith(`${slug},`))).toMatch(/^[^,]+,"'=HYPERLINK/);
});

test("a file is written once until the catalogue changes", async () => {
  const first = await (await get(directoryFiles.json)).text();
  const { slug } = await withFee("MIT");
  expect(await (await get(directoryFiles.json)).text()).toBe(first);
  cache.invalidate("directories");
  expect(await (await get(directoryFiles.json)).text()).toContain(`"${slug}"`);
});

test("the page of sources names the license of each source and links to the files", async () => {
  const page = (await (await get("/directories/sources")).text()).replaceAll("<!-- -->", "");
  for (const words of [
    "Directory facts in part from launch-directories by Team Handyapps (CC BY 4.0), changed.",
    "Referring subnets: Majestic Million, Majestic (CC BY 3.0), March 2026.",
    "Registers: contains information from org-id.guide, made available under the Open Database License (ODbL) 1.0.",
    "Country facts: mledoze/countries, made available under the ODbL 1.0.",
    "Google libaddressinput and libphonenumber (Apache-2.0). Weeks: Unicode CLDR (Unicode-3.0).",
    `href="${directoryFiles.csv}"`,
    `href="${directoryFiles.json}"`,
  ])
    expect(page).toContain(words);
  expect(page).not.toContain('name="robots"');
});
