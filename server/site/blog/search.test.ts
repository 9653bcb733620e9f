import { expect, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import { postList } from "#shared/site/blog.ts";
import { createTestApp } from "../../testing/test-app.ts";

const { visitor, create, get } = await createTestApp();

await create.post({ title: "Submitting to directories", content: "<p>Companies were listed.</p>" });
await create.post({ title: "A backlink routine", content: "<p>Running it weekly, in a café.</p>" });
await create.post({
  title: "Prices",
  metaDescription: "What a submission costs",
  content: "<blockquote>Fees</blockquote>",
});
await create.post({ title: "A note", content: "<p>On directories, by the way.</p>" });
await create.post({ title: "Secret directories", content: "<p>Companies</p>", status: "draft" });

const search = async (q: string) => {
  const { blogposts, total } = postList.parse(await read(visitor.blogposts.$get({ query: { q } })));
  expect(total).toBe(blogposts.length);
  return blogposts.map(({ title }) => title);
};

test.each([
  ["directories", ["Submitting to directories", "A note"]],
  ["directory", ["Submitting to directories", "A note"]],
  ["DIRECTORY", ["Submitting to directories", "A note"]],
  ["direct", ["Submitting to directories", "A note"]],
  ["submit", ["Submitting to directories"]],
  ["submitted", ["Submitting to directories"]],
  ["submissions", ["Prices"]],
  ["company", ["Submitting to directories"]],
  ["run", ["A backlink routine"]],
  ["runs weekly", ["A backlink routine"]],
  ["week run", ["A backlink routine"]],
  ["backl", ["A backlink routine"]],
  ["café", ["A backlink routine"]],
  ["cost", ["Prices"]],
  ["  fees  ", ["Prices"]],
  ["companies directories", ["Submitting to directories"]],
  ["directories fees", []],
  ["nothing-like-it", []],
  ["blockquote", []],
  ["secret", []],
])("%j finds %j", async (question, expected) => {
  expect((await search(question)).sort()).toEqual([...expected].sort());
});

test("ranks matches in the title first", async () => {
  expect((await search("directories"))[0]).toBe("Submitting to directories");
});

test.each(["directories | fees", "!fees directories", "directories & !listed", "(directories", "directories <-> fees"])(
  "%j has words and no operators",
  async (question) => {
    const words = question.match(/[a-z]+/g)?.join(" ") ?? "";
    expect(await search(question)).toEqual(await search(words));
  },
);

test.each([
  "'",
  '"',
  "''",
  "\\",
  "\\'",
  "&",
  "|",
  "!",
  "<->",
  "(",
  ")",
  "()",
  ":*",
  ":",
  "*",
  "%",
  "_",
  ";",
  "--",
  "/*",
  "$1",
  "?",
  "'; drop table posts; --",
  "' or 1=1 --",
  "{}",
  "[]",
  "<script>alert(1)</script>",
  "the",
  "a and of",
  "🎉",
  "½ ²",
  "²",
  "ⅷ",
  "漢字",
  "\u200b",
  "\ufeff",
  "\u202e",
  "\u0301",
  "e\u0301\u0301",
  "ﬁ",
  "ß",
  "İ",
  "\t\n",
  "a:b",
  "a'b",
  "'a'",
  "1.5e3",
  "-1",
  "0x1F",
  ..."~`@#^+={};,./".split(""),
])("%j breaks nothing", async (question) => {
  const found = await search(question);
  expect(found).not.toContain("Secret directories");
});

test("a query in any Unicode script is safe", async () => {
  const letters = Array.from({ length: 0x11_000 }, (_, code) => String.fromCodePoint(code))
    .filter((letter) => /[\p{L}\p{N}]/u.test(letter) && letter.isWellFormed())
    .filter((_, at) => at % 7 === 0);
  for (let at = 0; at < letters.length; at += 48) await search(letters.slice(at, at + 48).join(" "));
});

test.each(["", "   "])("the question %j asks for all", async (question) => {
  expect(await search(question)).toHaveLength(4);
});

test("paginates search results like the list", async () => {
  const response = await get("/api/blogposts?q=directories&limit=1&page=2");
  const { blogposts, total } = postList.parse(await response.json());
  expect([blogposts.map(({ title }) => title), total]).toEqual([["A note"], 2]);
});

test("an explicit sort order overrides relevance", async () => {
  const { blogposts } = await read(visitor.blogposts.$get({ query: { q: "directories", sort: "newest" } }));
  expect(blogposts.map(({ title }) => title)).toEqual(["A note", "Submitting to directories"]);
});
