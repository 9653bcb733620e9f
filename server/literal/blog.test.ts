// The table "Blog" of the owner's words, on the starter posts of a fresh installation.
import { parse } from "parse5";
import { expect, test } from "vitest";
import { attribute, elements, type FreshPage, freshSite, openFresh, textOf } from "../testing/fresh-site.ts";
import { createTestApp } from "../testing/test-app.ts";

// Outside of the tests' time limit.
await freshSite();

type Root = Parameters<typeof elements>[0];

const day = /^(January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}$/;

const byLabel = (root: Root, tag: string, label: string) =>
  elements(root, tag).find((element) => attribute(element, "aria-label") === label) ?? expect.fail(`No ${label}.`);

/** The tags of an element's parts in document order: its cover is an image, or a drawing until that is drawn. */
const partsOf = (root: Root, ...tags: string[]) =>
  elements(root, ...tags).map(({ tagName }) => (tagName === "svg" ? "img" : tagName));

const cardsOf = ({ document }: Pick<FreshPage, "document">) =>
  elements(document, "li").filter((item) => elements(item, "time").length > 0);

const titles = [
  "A Backlink Routine Of Two Hours A W…",
  "Programmatic Pages That Deserve To…",
  "Writing A Listing That People Click…",
  "Wrong, Duplicate Or Gone: Fixing Yo…",
  "Measuring What Your Listings Bring",
  "Anchor Text That Reads Like People…",
  "A Launch Week For A Small SaaS, Day…",
  "Local Citations For A Business With…",
  "Reciprocal Links Without Regret",
];
const olderTitles = [
  "Nofollow, Sponsored And Ugc, Explai…",
  "How To Judge A Directory In Five Mi…",
  "Prepare Once, Submit Everywhere: Th…",
  "Free Or Paid Directories: A Decisio…",
  "What A Directory Submission Really…",
];

test("the blog has its heading with a subtitle, and nine posts a page", async () => {
  const [first, second] = [await openFresh("/blog"), await openFresh("/blog?page=2")];
  expect([first.status, second.status]).toEqual([200, 200]);
  for (const page of [first, second]) expect(page.h1).toEqual(["The latest and greatest posts"]);
  const [main] = elements(first.document, "main");
  expect(main && textOf(elements(main, "p")[0])).not.toBe("");
  expect(first.h2).toEqual(titles);
  expect(second.h2).toEqual(olderTitles);
});

test("a card has a cover, a title of at most 35 characters before its ellipsis, and a date, and links to the post", async () => {
  const cards = cardsOf(await openFresh("/blog"));
  expect(cards).toHaveLength(9);
  for (const card of cards) {
    expect(partsOf(card, "img", "svg", "h2", "time").join(" ")).toMatch(/^img (img )?h2 time$/);
    expect(textOf(elements(card, "h2")[0]).replace("…", "").length).toBeLessThanOrEqual(35);
    expect(textOf(elements(card, "time")[0])).toMatch(day);
    expect(elements(card, "a").map((link) => attribute(link, "href"))).toEqual([
      expect.stringMatching(/^\/blog\/[a-z0-9-]+$/),
    ]);
  }
});

test("the pages of the list have the links Previous and Next", async () => {
  const linksOf = async (path: string) => {
    const nav = byLabel((await openFresh(path)).document, "nav", "Pages");
    return { text: textOf(nav), links: elements(nav, "a").map((link) => `${textOf(link)} ${attribute(link, "href")}`) };
  };
  expect(await linksOf("/blog")).toEqual({
    text: "Previous12Next",
    links: ["1 /blog", "2 /blog?page=2", "Next /blog?page=2"],
  });
  expect(await linksOf("/blog?page=2")).toEqual({
    text: "Previous12Next",
    links: ["Previous /blog", "1 /blog", "2 /blog?page=2"],
  });
});

test("a list of a hundred posts has seven page links", async () => {
  const { create, get } = await createTestApp();
  for (let at = 0; at < 100; at++) await create.post({ status: "published" });
  for (const path of ["/blog", "/blog?page=6", "/blog?page=12"]) {
    const nav = byLabel(parse(await (await get(path)).text()), "nav", "Pages");
    expect(elements(nav, "a").filter((link) => /^\d+$/.test(textOf(link)))).toHaveLength(7);
  }
});

test("a post has its date, title, cover and body in this order", async () => {
  const { document, status, h1 } = await openFresh("/blog/what-a-directory-submission-really-does");
  expect(status).toBe(200);
  expect(h1).toEqual(["What a directory submission really does, and what it can't do"]);
  const [article] = elements(document, "article");
  if (!article) throw new Error("The page has no article.");
  expect(partsOf(article, "time", "h1", "img", "svg", "h2").join(" ")).toMatch(/^time h1 img (img )?(h2 ?)+/);
  expect(textOf(elements(article, "time")[0])).toMatch(day);
});

test("Other Articles have a cover, a title of at most 26 characters before its ellipsis, a Published date and View More", async () => {
  const page = await openFresh("/blog/what-a-directory-submission-really-does");
  expect(page.h2).toContain("Other Articles");
  const cards = cardsOf(page);
  expect(cards.map((card) => textOf(elements(card, "h3")[0]))).toEqual([
    "A Backlink Routine Of Two…",
    "Programmatic Pages That De…",
    "Writing A Listing That Peo…",
  ]);
  for (const card of cards) {
    expect(partsOf(card, "img", "svg", "h3", "time", "a").join(" ")).toMatch(/^img (img )?h3 time a$/);
    expect(textOf(elements(card, "p")[0])).toMatch(/^Published [A-Z][a-z]+ \d{1,2}, \d{4}$/);
    expect(elements(card, "a").map(textOf)).toEqual(["View More"]);
  }
});
