import { expect, test } from "vitest";
import { compileKeyword, prepareText, type WatchedKeyword } from "./keyword-matcher.ts";
import { excerptOf } from "./posts.ts";

const find = (keyword: Partial<WatchedKeyword> & { text: string }, text: string, title = "") =>
  compileKeyword({ match: "phrase", exclude: [], ...keyword }).find(prepareText({ title, text }));

test.each([
  ["the words side by side", "parcel tracker", "Which parcel tracker do you use?"],
  ["whatever the case", "Parcel Tracker", "PARCEL TRACKER wanted"],
  ["at the very start", "parcel", "parcel lost"],
  ["at the very end", "parcel", "lost my parcel"],
  ["over a line break", "parcel tracker", "a parcel\n   tracker"],
  ["next to punctuation", "parcel tracker", "(parcel tracker), please!"],
  ["as somebody's", "acme", "Acme's support is slow"],
  ["with another apostrophe", "o'reilly", "the O’Reilly book"],
  ["accents or not", "café crème", "a cafe creme"],
  ["accents in the text alone", "resume builder", "a résumé builder"],
  ["accents written apart", "café", "a cafe\u0301 near me"],
  ["ß as ss", "strasse", "Straße 7"],
  ["a hyphen or a space", "e-mail tool", "an e mail tool"],
  ["any dash", "real time", "it is real–time"],
  ["full-width letters", "saas", "ＳａａＳ tools"],
  ["a soft hyphen within", "backlink", "one back\u00adlink"],
  ["a zero-width space within", "backlink", "one back\u200blink"],
  ["C++", "C++", "I write c++."],
  ["C++ with a year", "C++", "since C++20"],
  ["C#", "c#", "C# and F#"],
  [".NET", ".NET", "we run (.net) here"],
  ["Node.js", "node.js", "Is Node.js fine?"],
  ["a number", "web 3", "web 3 is here"],
  ["a hash tag", "#buildinpublic", "day 3 #BuildInPublic"],
  ["an emoji", "🚀", "launch🚀🚀"],
  ["a heart in either shape", "❤", "we ❤️ it"],
  ["Chinese within a sentence", "包裹跟踪", "请推荐包裹跟踪工具"],
  ["Japanese within a sentence", "トラッカー", "良いトラッカーはありますか"],
  ["Korean with a particle", "추적기", "추적기를 추천해 주세요"],
  ["Thai within a sentence", "พัสดุ", "ติดตามพัสดุที่ไหน"],
  ["Latin letters next to Chinese", "seo", "我需要SEO工具"],
  ["Cyrillic", "посылка", "Где моя ПОСЫЛКА?"],
])("a phrase is found: %s", (_, text, post) => {
  expect(find({ text }, post)).toBeDefined();
});

test.each([
  ["a part of a word", "rack", "a parcel tracker"],
  ["the start of a word", "track", "a tracker"],
  ["the end of a word", "tracker", "a backtracker"],
  ["another order", "tracker parcel", "a parcel tracker"],
  ["a word between", "parcel tracker", "parcel and tracker"],
  ["a comma between", "parcel tracker", "a parcel, tracker"],
  ["half in the title", "parcel tracker", "tracker"],
  ["a domain for .NET", ".NET", "see example.net"],
  ["an address for a handle", "@acme", "mail@acme.example"],
  ["a longer number", "web 3", "web 30"],
  ["a letter more before C++", "C++", "ObjC++"],
  ["another kana", "か", "が"],
  ["another Korean syllable", "가", "각"],
  ["nothing but a dash", "--", "a -- b"],
])("a phrase is not found: %s", (_, text, post) => {
  expect(find({ text }, post, "parcel")).toBeUndefined();
});

test.each([
  ["anywhere in the text", "parcel tracker", "a tracker for every parcel", true],
  ["one in the title, one in the text", "parcel title", "a parcel", true],
  ["one of them missing", "parcel tracker", "a parcel", false],
  ["each one whole", "parcel track", "a parcel tracker", false],
  ["a dash among them", "C++ - Qt", "Qt with C++", true],
  ["dashes alone", "- --", "a - b -- c", false],
])("all words: %s", (_, text, post, expected) => {
  expect(find({ text, match: "all" }, post, "The title") !== undefined).toBe(expected);
});

test.each([
  ["as written", "Linear", "I moved to Linear.", true],
  ["another case", "Linear", "a linear function", false],
  ["without the accent", "Café", "the Cafe", false],
  ["the accent written apart", "Café", "the Cafe\u0301", true],
  ["within a word", "Linear", "NonLinear", false],
  ["another dash", "Day-1", "Day 1", false],
])("exact: %s", (_, text, post, expected) => {
  expect(find({ text, match: "exact" }, post) !== undefined).toBe(expected);
});

test.each([
  ["in the text", ["job"], "a parcel tracker job", "", false],
  ["in the title", ["job"], "a parcel tracker", "A job", false],
  ["whatever its case and accents", ["résumé"], "parcel tracker RESUME", "", false],
  ["whole words alone", ["job"], "a parcel tracker by Jobs", "", true],
  ["any of several", ["job", "land registry"], "parcel tracker at the land registry", "", false],
  ["none of them", ["job"], "a parcel tracker", "", true],
])("an exclusion: %s", (_, exclude, post, title, expected) => {
  expect(find({ text: "parcel tracker", exclude }, post, title) !== undefined).toBe(expected);
});

test("reports the title and the first position in the original text", () => {
  expect(find({ text: "tracker" }, "no", "A tracker")).toEqual({ inTitle: true, at: -1 });
  expect(find({ text: "tracker" }, "ﬁne – a tracker", "No")).toEqual({ inTitle: false, at: 8 });
  expect(find({ text: "parcel tracker", match: "all" }, "a tracker, a parcel", "tracker")).toEqual({
    inTitle: false,
    at: 2,
  });
});

// Backtracking on these inputs would exceed the test timeout.
test.each([
  ["one long word", "a".repeat(100_000)],
  ["almost matches", "parcel tracke ".repeat(7_000)],
  ["spaces", " ".repeat(100_000)],
  ["dashes", "-".repeat(100_000)],
  ["marks on one letter", `e${"\u0301".repeat(100_000)}`],
  ["brackets", "((((".repeat(25_000)],
])("a very long text is searched to its end: %s", (_, filler) => {
  expect(find({ text: "parcel tracker" }, `${filler} parcel tracker`)).toBeDefined();
  for (const match of ["phrase", "all", "exact"] as const)
    expect(find({ text: `${"a".repeat(39)} ${"a".repeat(39)}b`, match }, filler)).toBeUndefined();
});

test.each(["(a+)+$", "[a-z", "a|b", "\\d{1,99}", ".*", "^$", "$&"])("a keyword is no pattern: %s", (text) => {
  expect(find({ text }, "aaaaaaaaaaaaaaaaaaaaaaaa! 12 ab")).toBeUndefined();
  expect(find({ text }, `it says ${text} there`)).toBeDefined();
});

test("an excerpt surrounds the match and is cut between words", () => {
  const text = `${"before ".repeat(60)}parcel tracker ${"after ".repeat(60)}`;
  const excerpt = excerptOf(text, text.indexOf("parcel"));
  expect(excerpt).toMatch(/^…before .*parcel tracker.* after…$/);
  expect(excerpt.length).toBeLessThanOrEqual(282);
});

test.each([
  ["a short text stays whole", " short ", 0, "short"],
  ["the start needs no dots before it", `needle ${"x ".repeat(300)}`, 0, /^needle .*x…$/],
  ["the end needs none after it", `${"x ".repeat(300)}needle`, 600, /^…x .*needle$/],
])("%s", (_, text, at, expected) => {
  expect(excerptOf(text, at)).toMatch(expected);
});

test.each([
  ["Chinese", "跟踪".repeat(400)],
  ["emoji", "🚀".repeat(400)],
  ["one endless word", "x".repeat(800)],
])("an excerpt of a text without spaces has the match in it and no broken character: %s", (_, filler) => {
  const text = `${filler}包裹${filler}`;
  const excerpt = excerptOf(text, text.indexOf("包裹"));
  expect(excerpt).toContain("包裹");
  expect(excerpt.isWellFormed()).toBe(true);
});
