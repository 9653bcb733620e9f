// Decides which pages of a set may be published: those with facts and words of their own, unlike the others.

import { and, count, eq, gte, lt, sql } from "drizzle-orm";
import type { Db } from "#db/connect.ts";
import { pages } from "#db/schema/index.ts";
import { type PageState, pageGate, pageSetLimits } from "#shared/content/page-sets.ts";
import { createPauses } from "../../limits/pauses.ts";
import { hashWords, shinglesOf } from "../../text/similarity.ts";
import type { Row } from "./read-rows.ts";
import {
  cellOf,
  createSiblings,
  filledLength,
  fixedText,
  latinSlugOf,
  type ParsedTemplate,
  slugOf,
  titleOf,
  type Values,
} from "./template.ts";

export const reasons: readonly [sentence: RegExp, reason: string][] = [
  [/^Only /, "Too few words of its own"],
  [/ the same as in row /, "Too similar to another page"],
  [/^“.*” is empty/, "A value that the page needs is missing"],
  [/ has the same address/, "Another row has the same address"],
  [/^Its address /, "No address"],
  [/^Its title /, "No title, or one that is too long"],
  [/^The page has /, "Too long"],
];

export const reasonOf = (problem: string) =>
  reasons.find(([sentence]) => sentence.test(problem))?.[1] ?? "Another reason";

/** Numbers and quoted names, which differ from page to page. */
const details = "[0-9][0-9.,]*|“[^”]*”";

/** Counts a project's pages that were held back in a period, and still are, by the first reason, the most frequent first. */
export const countHeldBack = async (db: Db, projectId: string, { start, end }: { start: Date; end: Date }) => {
  const sentence = sql<string>`regexp_replace(${pages.problems}[1], ${details}, '“”', 'g')`.as("sentence");
  const found = await db
    .select({ sentence, pages: count() })
    .from(pages)
    .where(
      and(
        eq(pages.projectId, projectId),
        eq(pages.state, "held_back"),
        gte(pages.updatedAt, start),
        lt(pages.updatedAt, end),
      ),
    )
    .groupBy(sql`sentence`);
  const counts = new Map<string, number>();
  for (const row of found) {
    const reason = reasonOf(row.sentence);
    counts.set(reason, (counts.get(reason) ?? 0) + row.pages);
  }
  return [...counts].map(([reason, pages]) => ({ reason, pages })).sort((one, other) => other.pages - one.pages);
};

/** Without its values, which are read again when they are needed. */
export type GatedPage = { row: number; key: string; title: string; slug: string; problems: string[] };

export const publishedKeys = (pages: readonly { key: string; state: PageState }[]): ReadonlySet<string> =>
  new Set(pages.flatMap(({ key, state }) => (state === "published" || state === "queued" ? [key] : [])));

/** Starts reading the rows. */
export type ReadRows = () => Iterable<Row> | AsyncIterable<Row>;

/** The most that all platforms store (Ghost). */
const most = { title: 255, slug: 191 };
/** Stands for a name or fact, which is masked. */
const mask = 1;

/**
 * Returns the rows in order, with the problems that hold them back. Of pages that resemble each other, the first one
 * passes: rows whose key is in `published` count as first. Pauses for other requests.
 */
export const gatePages = async (
  parsed: ParsedTemplate,
  readRows: ReadRows,
  published: ReadonlySet<string> = new Set(),
): Promise<GatedPage[]> => {
  const pause = createPauses();
  const pages = await addressPages(parsed, readRows, published);
  const fixedWords = hashWords(fixedText(parsed)).length;
  const columns = [...new Set(parsed.html.columns)];
  const seen = new Map(columns.map((column) => [column, new Set<number | bigint>()]));
  const masked = new Map<GatedPage, Uint32Array>();
  for (const isPublished of published.size ? [true, false] : [false])
    for await (const { row, values } of readRows()) {
      const page = pages[row - 1];
      if (!page || published.has(page.key) !== isPublished) continue;
      const { problems } = page;
      problems.push(...missingFacts(parsed, values), ...ownWordProblems(parsed, { values, columns, fixedWords, seen }));
      if (!problems.length) masked.set(page, maskedShingles(values, columns));
      await pause();
    }
  const siblings = await createSiblings(masked.values(), pageGate.similarity, pause);
  for (const [page, shingles] of masked) {
    const found = siblings.findOrAdd(page.row, shingles);
    if (found) page.problems.push(similarProblem(found.share, found.page));
    await pause();
  }
  return pages;
};

/** The pages with their addresses. The first row with an address has it, and a published page keeps an older one. */
export const addressPages = async (parsed: ParsedTemplate, readRows: ReadRows, published: ReadonlySet<string>) => {
  const rowBySlug = new Map<string, number>();
  const pages: GatedPage[] = [];
  for await (const { row, values } of readRows()) {
    const older = latinSlugOf(parsed, values).slice(0, most.slug);
    const isOlder = published.has(older) && !rowBySlug.has(older);
    const slug = isOlder ? older : slugOf(parsed, values).slice(0, most.slug);
    const title = titleOf(parsed, values);
    const earlier = slug ? rowBySlug.get(slug) : undefined;
    rowBySlug.set(slug, earlier ?? row);
    const key = earlier === undefined && slug ? slug : `${slug} ${row}`;
    pages.push({ row, key, slug, title, problems: addressProblems({ slug, title, earlier }) });
  }
  return pages;
};

const addressProblems = ({ slug, title, earlier }: { slug: string; title: string; earlier: number | undefined }) => [
  ...(slug ? [] : ["Its address would be empty."]),
  ...(slug && earlier !== undefined ? [`Row ${earlier} has the same address, “${slug}”.`] : []),
  ...(title ? [] : ["Its title would be empty."]),
  ...(title.length > most.title ? [`Its title has ${title.length} characters. The limit is ${most.title}.`] : []),
];

const missingFacts = ({ required }: ParsedTemplate, values: Values) =>
  required.filter((column) => cellOf(values, column) === "").map((column) => `“${column}” is empty.`);

type OwnWords = {
  values: Values;
  columns: readonly string[];
  fixedWords: number;
  /** Per column, the texts of the pages before: a text belongs to the first page that has it. */
  seen: ReadonlyMap<string, Set<number | bigint>>;
};

const ownWordProblems = (parsed: ParsedTemplate, { values, columns, fixedWords, seen }: OwnWords): string[] => {
  const length = filledLength(parsed, values);
  if (length > pageSetLimits.pageCharacters)
    return [
      `The page has ${length.toLocaleString("en")} characters. The limit is ${pageSetLimits.pageCharacters.toLocaleString("en")}.`,
    ];
  let own = 0;
  let total = fixedWords;
  for (const column of columns) {
    const cell = cellOf(values, column);
    const words = hashWords(cell).length;
    total += words * parsed.html.columns.filter((one) => one === column).length;
    // Names and facts may be in several rows.
    if (words <= pageGate.maskedWords) {
      own += words;
      continue;
    }
    const hash = Bun.hash(cell);
    if (!seen.get(column)?.has(hash)) own += words;
    seen.get(column)?.add(hash);
  }
  if (total > 0 && own / total >= pageGate.ownWords) return [];
  const percent = total ? Math.floor((100 * own) / total) : 0;
  return [
    `Only ${percent} % of its words are its own, the rest is in the template or in other rows. At least ${pageGate.ownWords * 100} % are needed.`,
  ];
};

/** What the row adds to the template, with its names and facts masked wherever they appear. */
const maskedShingles = (values: Values, columns: readonly string[]) => {
  const short: Uint32Array[] = [];
  for (const column of Object.keys(values)) {
    const words = hashWords(cellOf(values, column));
    if (words.length && words.length <= pageGate.maskedWords) short.push(words);
  }
  short.sort((one, other) => other.length - one.length);
  const own = columns.flatMap((column) => [...maskWords(hashWords(cellOf(values, column)), short), mask]);
  return shinglesOf(own);
};

const maskWords = (words: Uint32Array, masks: readonly Uint32Array[]) => {
  const masked: number[] = [];
  for (let at = 0; at < words.length; ) {
    const found = masks.find((one) => one.every((word, offset) => words[at + offset] === word));
    masked.push(found ? mask : (words[at] ?? 0));
    at += found?.length ?? 1;
  }
  return masked;
};

const similarProblem = (share: number, row: number) =>
  `${Math.floor(share * 100)} % of its text is the same as in row ${row}, apart from names. Less than ${pageGate.similarity * 100} % is needed.`;
