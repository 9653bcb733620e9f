// bun run uniqueness [--write]: checks which generated pages deserve to be indexed. First by their tables: enough
// directories, none that contradicts the title, and one page where several about a subject show the same rows. Then
// by their texts without the table (design: at least 350 words of their own and 35 % unique 5-word shingles). Prints for each family how many
// pages are indexed and why the others are not, and the own words of each topic under /page (at least 300). Fails on a
// contradiction, with fewer than 650 indexed pages on the site, or if shared/site/content/thin-pages.json does not list exactly the pages whose text is too thin; --write updates that list.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { connect } from "#db/connect.ts";
import { readGeneratedPages } from "#server/links/directories/page-tables.ts";
import { startBuiltServer } from "#server/testing/built-server.ts";
import type { JudgedPage } from "#shared/links/directories/page-index.ts";
import thinPages from "#shared/site/content/thin-pages.json" with { type: "json" };
import { businessTypes } from "#shared/site/landing/business-types.ts";
import { countries } from "#shared/site/landing/countries.ts";
import { niches } from "#shared/site/landing/niches.ts";
import { findContradictions, findWrongCounts } from "#shared/testing/title-contradictions.ts";
import { median } from "./measurement.ts";

const gate = { ownWords: 350, share: 0.35 };
const shingleWords = 5;
const minIndexed = 650;
const minTopicWords = 300;
const { write } = parseArgs({ options: { write: { type: "boolean" } } }).values;

type Page = { path: string; ownWords: number; share: number };

/** Every form of a page's subject, longest first: each counts as one placeholder. */
const formsOf = (slug: string) => {
  const subjects: { slug: string; name: string; plural?: string }[] = [...niches, ...businessTypes, ...countries];
  const names = subjects.filter((one) => one.slug === slug).flatMap(({ name, plural = name }) => [name, plural]);
  return [...new Set(names)].sort((one, other) => other.length - one.length);
};

// The script opens the server's database afterwards, so it brings the folder.
const dataDir = mkdtempSync(join(tmpdir(), "linkstead-uniqueness-"));
const server = await startBuiltServer({ JOBS: "off", DATA_DIR: dataDir });
/** What a page says apart from its table, whose rows are judged above: a directory may stand on several pages. */
const mainText = async (path: string) => {
  const texts: string[] = [];
  let depth = 0;
  const skipped = ["script", "svg", "form", "nav", "table", ".sr-only"]
    .map((selector) => `main ${selector}`)
    .join(", ");
  await new HTMLRewriter()
    .on("main *", {
      element: (element) => {
        if (!element.selfClosing && element.canHaveContent) element.onEndTag(() => void texts.push(" "));
      },
    })
    .on(skipped, {
      element: (element) => {
        if (!element.canHaveContent) return;
        depth++;
        element.onEndTag(() => void depth--);
      },
    })
    .on("main", { text: (chunk) => void texts.push(depth ? " " : chunk.text) })
    .transform(await fetch(server.url + path))
    .text();
  return texts.join("");
};

const wordsOf = (text: string, subjects: readonly string[]) =>
  subjects
    .reduce(
      (masked, subject) => masked.replaceAll(subject.toLowerCase(), " subject "),
      text.toLowerCase().replaceAll("&#x27;", "'").replaceAll("&amp;", "&"),
    )
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean);

const sitemapPaths = async (path: string): Promise<string[]> => {
  const xml = await (await fetch(server.url + path)).text();
  const found = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = ""]) => new URL(loc).pathname);
  if (!xml.includes("<sitemapindex")) return found;
  return (await Promise.all(found.map(sitemapPaths))).flat();
};

const verdicts: Pick<JudgedPage, "path" | "reason">[] = await (
  await fetch(`${server.url}/api/directories/generated-pages`)
).json();
// A page that shows the rows of an earlier one about its subject is not indexed, whatever its text.
const texts = new Map<string, string>();
for (const { path, reason } of verdicts) if (reason !== "same-table") texts.set(path, await mainText(path));
const listedPaths = await sitemapPaths("/sitemap.xml");
await server.stop();

const database = await connect({ dataDir });
const judged = [...(await readGeneratedPages(database.db)).values()];
await database.close();
rmSync(dataDir, { recursive: true, force: true });
const contradictions = judged.flatMap((page) => [...findContradictions(page), ...findWrongCounts(page)]);

/** Measures which part of each page's text is on no other of these pages. */
const measureOwnText = (paths: string[]): Page[] => {
  // Each run of words has a number.
  const numbers = new Map<string, number>();
  const pagesWith: number[] = [];
  const pages = paths.map((path) => {
    const subject = judged.find((page) => page.path === path)?.subjectSlug ?? "";
    const words = wordsOf(texts.get(path) ?? "", subject ? formsOf(subject) : []);
    const shingles = words.slice(shingleWords - 1).map((_, at) => {
      const shingle = words.slice(at, at + shingleWords).join(" ");
      const id = numbers.get(shingle) ?? numbers.size;
      numbers.set(shingle, id);
      return id;
    });
    for (const id of new Set(shingles)) pagesWith[id] = (pagesWith[id] ?? 0) + 1;
    return { path, shingles };
  });
  return pages.map(({ path, shingles }) => {
    const own = shingles.map((id) => pagesWith[id] === 1);
    const covered = new Set(
      own.flatMap((isOwn, start) => (isOwn ? Array.from({ length: shingleWords }, (_, at) => start + at) : [])),
    );
    return { path, ownWords: covered.size, share: own.filter(Boolean).length / Math.max(1, own.length) };
  });
};
const isTopic = (path: string) => path.startsWith("/page/");
const pages = measureOwnText([...texts.keys()].filter((path) => !isTopic(path)));
// Compared with each other alone, since each has a text of its own and no subject.
const topicPages = measureOwnText([...texts.keys()].filter(isTopic));

const passes = ({ ownWords, share }: Page) => ownWords >= gate.ownWords && share >= gate.share;
const thin = pages.filter((page) => !passes(page)).map(({ path }) => path);
const isThin = new Set(thin);
const reasonOf = ({ path, reason }: JudgedPage) =>
  reason === "thin-text" || reason === null ? (isThin.has(path) ? "thin-text" : null) : reason;

const indexedPaths = new Set(judged.filter((page) => reasonOf(page) === null).map(({ path }) => path));
const indexed = pages.filter(({ path }) => indexedPaths.has(path));
const pagesByPath = new Map(pages.map((page) => [page.path, page]));
for (const [family, members = []] of Object.entries(Object.groupBy(judged, (page) => page.family))) {
  const count = (reason: JudgedPage["reason"]) => members.filter((page) => reasonOf(page) === reason).length;
  const measured = members.flatMap(({ path }) => pagesByPath.get(path) ?? []);
  const share = Math.round(100 * median(measured.map((page) => page.share)));
  console.log(
    `${String(count(null)).padStart(4)} of ${String(members.length).padStart(3)} indexed  ${family.padEnd(26)} others: ${count("few-directories")} have too few directories, ${count("same-table")} the table of another page, ${count("thin-text")} too little text (median ${median(measured.map((page) => page.ownWords))} unique words, ${share} % unique shingles)`,
  );
}
const listed = new Set(listedPaths);
console.log(
  `${topicPages.filter(({ path }) => listed.has(path)).length} of ${topicPages.length} indexed  /page, own words:`,
);
for (const { path, ownWords } of topicPages.toSorted((one, other) => one.ownWords - other.ownWords))
  console.log(`${String(ownWords).padStart(8)}  ${path}${listed.has(path) ? "" : " (not indexed)"}`);
const isGenerated = new Set(judged.map(({ path }) => path));
const others = listedPaths.filter((path) => !isGenerated.has(path));
const total = indexed.length + others.length;
const byPrefix = Object.groupBy(others, (path) => path.split("/")[1] ?? "");
const kinds = Object.entries(byPrefix).map(([prefix, paths = []]) => `${paths.length} /${prefix}`);
console.log(`${total} pages are indexed: ${indexed.length} generated ones and ${kinds.join(", ")}.`);
console.log(
  `${contradictions.length} title contradictions in ${judged.reduce((sum, { table }) => sum + table.rows.length, 0)} rows.`,
);
for (const { path, row, claim } of contradictions.slice(0, 20))
  console.error(`${path}: ${row} is not one that ${claim}`);

const failures = topicPages
  .filter(({ ownWords }) => ownWords < minTopicWords)
  .map(({ path, ownWords }) => `${path} has only ${ownWords} words of its own.`);
if (total < minIndexed) failures.push(`Fewer than ${minIndexed} pages are indexed.`);
if (write) await Bun.write("shared/site/content/thin-pages.json", `${JSON.stringify(thin.sort(), null, 2)}\n`);
else if ([...thinPages].sort().join("\n") !== thin.sort().join("\n"))
  failures.push("shared/site/content/thin-pages.json is outdated. Run `bun run uniqueness --write`.");
for (const failure of failures) console.error(failure);
process.exit(failures.length || contradictions.length ? 1 : 0);
