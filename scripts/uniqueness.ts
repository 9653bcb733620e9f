// bun run uniqueness [--write]: checks which generated pages have enough unique content (design: at least 350 words of
// their own and 35 % unique 5-word shingles). Prints how many pass and the worst pair, and fails if
// shared/landing/thin-pages.ts does not list exactly the others; --write updates that list.
import { parseArgs } from "node:util";
import { startBuiltServer } from "#server/testing/built-server.ts";
import { businessTypes } from "#shared/landing/business-types.ts";
import { countries } from "#shared/landing/countries.ts";
import { countryPageSlug } from "#shared/landing/country-pages.ts";
import { entries } from "#shared/landing/generated-pages.ts";
import { niches } from "#shared/landing/niches.ts";
import { thinPages } from "#shared/landing/thin-pages.ts";
import { link } from "#shared/routes.ts";
import { median } from "./checks/measurement.ts";

const gate = { ownWords: 350, share: 0.35 };
const shingleWords = 5;
const { write } = parseArgs({ options: { write: { type: "boolean" } } }).values;

type Page = { path: string; shingles: string[]; ids: Uint32Array; ownWords: number; share: number };

/** Every form of the subject, longest first: each counts as one placeholder. */
const formsOf = (slug: string, subject: string) => {
  const { name, plural } = { plural: subject, ...[...niches, ...businessTypes].find((one) => one.slug === slug) };
  return [...new Set([subject, name ?? subject, plural])].sort((one, other) => other.length - one.length);
};

const candidates = [
  ...entries.map(({ slug, subject, subjectSlug }) => ({
    path: link("guide", { slug }),
    subjects: formsOf(subjectSlug, subject),
  })),
  ...countries.map((country) => ({
    path: link("country", { slug: countryPageSlug(country) }),
    subjects: [country.name],
  })),
];

const server = await startBuiltServer({ JOBS: "off" });
const mainText = async (path: string) => {
  const texts: string[] = [];
  let depth = 0;
  const skipped = ["script", "svg", "form", "nav", ".sr-only"].map((selector) => `main ${selector}`).join(", ");
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

const pages: Page[] = [];
for (const { path, subjects } of candidates) {
  const words = wordsOf(await mainText(path), subjects);
  const shingles = words.slice(shingleWords - 1).map((_, at) => words.slice(at, at + shingleWords).join(" "));
  pages.push({ path, shingles, ids: new Uint32Array(), ownWords: 0, share: 0 });
}
await server.stop();

// The number of pages that contain each shingle.
const numbers = new Map<string, number>();
const pagesWith: number[] = [];
for (const page of pages) {
  const ids = new Set<number>();
  for (const shingle of page.shingles) {
    const id = numbers.get(shingle) ?? numbers.size;
    numbers.set(shingle, id);
    ids.add(id);
  }
  for (const id of ids) pagesWith[id] = (pagesWith[id] ?? 0) + 1;
  page.ids = new Uint32Array(ids).sort();
}
const isOwn = (shingle: string) => pagesWith[numbers.get(shingle) ?? 0] === 1;

for (const page of pages) {
  const own = page.shingles.map(isOwn);
  const covered = new Set<number>();
  own.forEach((isUnique, start) => {
    for (let word = start; isUnique && word < start + shingleWords; word++) covered.add(word);
  });
  page.ownWords = covered.size;
  page.share = own.filter(Boolean).length / Math.max(1, own.length);
}

const passes = ({ ownWords, share }: Page) => ownWords >= gate.ownWords && share >= gate.share;
const thin = pages.filter((page) => !passes(page)).map(({ path }) => path);

const overlap = (one: Uint32Array, other: Uint32Array) => {
  let shared = 0;
  for (let left = 0, right = 0; left < one.length && right < other.length; ) {
    const [a, b] = [one[left] ?? 0, other[right] ?? 0];
    if (a === b) shared++;
    if (a <= b) left++;
    if (b <= a) right++;
  }
  return shared / (one.length + other.length - shared);
};
const passing = pages.filter(passes);
let worst = { jaccard: 0, pair: "" };
passing.forEach((one, index) => {
  for (const other of passing.slice(index + 1)) {
    const jaccard = overlap(one.ids, other.ids);
    if (jaccard > worst.jaccard) worst = { jaccard, pair: `${one.path} ~ ${other.path}` };
  }
});

const familyOf = (path: string) => entries.find(({ slug }) => link("guide", { slug }) === path)?.family ?? "/c";
for (const [family, members] of Object.entries(Object.groupBy(pages, ({ path }) => familyOf(path)))) {
  const all = members ?? [];
  const share = Math.round(100 * median(all.map((page) => page.share)));
  console.log(
    `${String(all.filter(passes).length).padStart(4)} of ${String(all.length).padStart(3)} pass  ${family.padEnd(26)} median ${median(all.map((page) => page.ownWords))} unique words, ${share} % unique shingles`,
  );
}
console.log(
  `${passing.length} of ${pages.length} generated pages pass; the other ${thin.length} are noindex and not in the sitemap.`,
);
console.log(`Most similar pair of passing pages: Jaccard ${worst.jaccard.toFixed(2)}, ${worst.pair}`);

const listed = [...thinPages].sort().join("\n");
if (write) {
  const lines = thin.sort().map((path) => `  "${path}",`);
  const text = `/** Generated pages without enough unique content to be indexed. Written by \`bun run uniqueness --write\`. */\nexport const thinPages: ReadonlySet<string> = new Set([\n${lines.join("\n")}\n]);\n`;
  await Bun.write("shared/landing/thin-pages.ts", text);
} else if (listed !== thin.sort().join("\n")) {
  console.error("shared/landing/thin-pages.ts is outdated. Run `bun run uniqueness --write`.");
  process.exit(1);
}
