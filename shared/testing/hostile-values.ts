// Values, texts and fields that no form sends, for tests of schemas and API calls.
import fc from "fast-check";

/** A fixed seed for reproducible cases; on failure fast-check prints it with the path to the case. */
export const seed = 20_261_121;

/** Known problem strings: not storable, bidirectional controls, very long, or slow to match. */
export const hostileTexts = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "\udc00\ud800",
  "\ufeff",
  "\u202e",
  "a\u200bb",
  "\r\n",
  "\u2028",
  "\x7f",
  "%00",
  "null",
  "undefined",
  "NaN",
  "-0",
  "1e999",
  "0x10",
  "__proto__",
  "constructor",
  "toString",
  "[object Object]",
  "' or 1=1 --",
  "'; drop table users; --",
  "$1",
  "%",
  "_",
  "\\",
  "#{7*7}",
  "{{7*7}}",
  "<script>alert(1)</script>",
  "=cmd|' /C calc'!A0",
  "javascript:alert(1)",
  "//evil.example",
  "https:\\\\evil.example",
  "../../etc/passwd",
  "http://[",
  `https://a.example/${"é".repeat(1_900)}`,
  "https://a.example:99999",
  "mailto:",
  "a@b",
  "a@b.c",
  "K@people.example",
  "2026-02-30",
  "9999-12-31",
  "e\u200b\u0301",
  "\u0958".repeat(150),
  "\u0344".repeat(60),
  "\u{1f468}\u200d\u{1f469}",
  "ﬁ",
  "İ",
  "ß",
  "👍".repeat(70),
];

/** Fifty thousand characters of the worst cases for regular expressions, trimming and normalization. */
export const hugeTexts = [
  "a",
  " ",
  "\t",
  ".",
  "-",
  "a-",
  "@",
  "a@",
  "a.",
  "/",
  "<",
  "\\",
  "%",
  "1",
  "\n",
  "\0",
  "\u0315\u0300",
  "\ud800",
  "\ud83d\ude00",
  "é",
  "\u200b",
].flatMap((part) => {
  const many = part.repeat(50_000 / part.length);
  return [many, `a@${many}@`, `https://${many}\n`, `${many}!`];
});

export const hostileText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 }).map((codes) => String.fromCharCode(...codes)),
);

const hostileNumbers = [
  0,
  -0,
  -1,
  0.1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  5e-324,
  Number.NaN,
  Infinity,
  -Infinity,
];
export const hostileNumber = fc.oneof(fc.constantFrom(...hostileNumbers), fc.integer(), fc.double());

/** `__proto__` as `JSON.parse` creates it: an ordinary own property. */
const protoFields = [
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  "[[[[[[]]]]]]",
];

/** JSON nested `depth` levels deep. */
export const nested = (depth: number): unknown => JSON.parse(`${'{"a":['.repeat(depth)}1${"]}".repeat(depth)}`);

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileNumber,
  fc.constantFrom(null, undefined, true, false, [], {}, [[]], [null], nested(500)),
  fc.constantFrom(...protoFields).map((text) => JSON.parse(text)),
  fc.array(hostileText, { maxLength: 3 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** The same object with one defect at any depth: a field replaced, removed or added. */
export const corrupted = (good: unknown): fc.Arbitrary<unknown> => {
  if (Array.isArray(good) && good.length)
    return fc.oneof(
      corrupted(good[0]).map((first) => [first, ...good.slice(1)]),
      fc.constant(Array(200).fill(good[0])),
      hostileValue,
    );
  if (typeof good !== "object" || good === null || Array.isArray(good)) return hostileValue;
  const names = Object.keys(good);
  const added = fc
    .tuple(fc.constantFrom("isAdmin", "userId", "id", "createdAt", "status", "constructor", "x"), hostileValue)
    .map(([name, value]) => ({ ...good, [name]: value }));
  if (!names.length) return fc.oneof(added, hostileValue);
  const replaced = fc
    .constantFrom(...names)
    .chain((name) => corrupted(good[name as keyof typeof good]).map((value) => ({ ...good, [name]: value })));
  const missing = fc
    .constantFrom(...names)
    .map((name) => Object.fromEntries(Object.entries(good).filter(([other]) => other !== name)));
  return fc.oneof({ weight: 6, arbitrary: replaced }, { weight: 2, arbitrary: added }, missing, hostileValue);
};
