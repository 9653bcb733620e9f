import fc from "fast-check";
import { expect, test } from "vitest";
import {
  formatQuery,
  looksLikeQuery,
  parseQuery,
  QueryError,
  type QueryNode,
  queryFields,
  searchAlternatives,
} from "./query-language.ts";

// Each query, and how it is written in full: groups in parentheses where they are needed, quotes where they are.
test.each([
  ["crm", "crm"],
  ["  crm  ", "crm"],
  ["crm cheap", "crm cheap"],
  ["crm AND cheap", "crm cheap"],
  ["crm and cheap", "crm and cheap"],
  ["crm OR erp", "crm OR erp"],
  ["crm or erp", "crm or erp"],
  ["crm cheap OR erp", "crm cheap OR erp"],
  ["crm (cheap OR free)", "crm (cheap OR free)"],
  ["(crm cheap) OR erp", "crm cheap OR erp"],
  ["a1 OR (b1 OR c1)", "a1 OR b1 OR c1"],
  ["a1 (b1 (c1 d1))", "a1 b1 c1 d1"],
  ["((crm))", "crm"],
  ["crm -hiring", "crm -hiring"],
  ["crm NOT hiring", "crm -hiring"],
  ["-hiring crm", "-hiring crm"],
  ["crm -(hiring OR job)", "crm -(hiring OR job)"],
  ["crm -(hiring job)", "crm -(hiring job)"],
  ["crm -a1 OR erp -b1", "crm -a1 OR erp -b1"],
  ["crm --hiring", "crm --hiring"],
  ['"sales tool"', '"sales tool"'],
  ['"crm"', "crm"],
  ['"sales tool" cheap', '"sales tool" cheap'],
  ['crm -"sales tool"', 'crm -"sales tool"'],
  ['"say \\"hi\\" twice"', '"say \\"hi\\" twice"'],
  ['"back\\\\slash here"', '"back\\\\slash here"'],
  ['"c:\\temp dir"', '"c:\\\\temp dir"'],
  ["“sales tool”", '"sales tool"'],
  ["„sales tool“", '"sales tool"'],
  ['"  sales tool  "', '"sales tool"'],
  ['"OR"', '"OR"'],
  ['"-5 degrees"', '"-5 degrees"'],
  ['"-5"', '"-5"'],
  ['"track*"', '"track*"'],
  ["crm track*", "crm track*"],
  ["e-mail", "e-mail"],
  ["crm - cheap", "crm cheap"],
  ["crm -- cheap", "crm cheap"],
  ["crm – cheap", "crm cheap"],
  ["C++ .NET #saas @acme", "C++ .NET #saas @acme"],
  ["don't", "don't"],
  ["re:invent", "re:invent"],
  ["crm site:reddit.com", "crm site:reddit.com"],
  ["crm SITE:Reddit.com", "crm site:reddit.com"],
  ["crm site:https://www.reddit.com/r/SaaS/", "crm site:reddit.com/r/saas"],
  ["crm -site:dev.to", "crm -site:dev.to"],
  ["crm author:@ada", "crm author:ada"],
  ["crm author:u/ada", "crm author:ada"],
  ['crm author:"Ada L"', 'crm author:"Ada L"'],
  ["crm lang:DE", "crm lang:de"],
  ["crm (site:a.com OR site:b.com)", "crm (site:a.com OR site:b.com)"],
  ['"site:a.com"', '"site:a.com"'],
  ["包裹 跟踪", "包裹 跟踪"],
  ["café OR naïve", "café OR naïve"],
  ["🚀 launch", "🚀 launch"],
  ["посылка -работа", "посылка -работа"],
  ['crm"sales tool"erp', 'crm "sales tool" erp'],
  ["crm\n\tcheap", "crm cheap"],
])("%s is read as %s", (query, formatted) => {
  const parsed = parseQuery(query);
  expect(formatQuery(parsed)).toBe(formatted);
  expect(parseQuery(formatted)).toEqual(parsed);
});

test.each([
  ["", 0, "Enter a word."],
  ["   ", 3, "Enter a word."],
  ['crm "sales', 4, "Close these quotes."],
  ['crm ""', 4, "Write a phrase between the quotes."],
  ["crm (cheap", 4, "Close this parenthesis."],
  ["crm) cheap", 3, "Open a parenthesis before closing it."],
  ["()", 1, "Enter a word before )."],
  ["OR crm", 0, "Enter a word before OR."],
  ["crm OR", 6, "The query ends too early."],
  ["crm OR OR erp", 7, "Enter a word before OR."],
  ["crm AND", 7, "The query ends too early."],
  ["crm NOT", 7, "The query ends too early."],
  ["-hiring", 0, "Add a whole word or phrase"],
  ["site:reddit.com", 0, "Add a whole word or phrase"],
  ["crm OR lang:en", 7, "Add a whole word or phrase"],
  ["crm OR (erp OR -b1)", 15, "Add a whole word or phrase"],
  ["crm OR track* site:a.com", 7, "Add a whole word or phrase"],
  ["crm site:", 9, "Write a value after site: as in site:reddit.com."],
  ["crm site:reddit", 9, "Write a value after site:"],
  ["crm lang:english", 9, "Write a value after lang: as in lang:en."],
  ["crm author: ada", 11, "Write a value after author:"],
  ["crm t*", 5, "Write at least 2 characters before *."],
  [Array.from({ length: 11 }, (_, at) => `w${at}`).join(" OR "), 0, "Use at most 10 alternatives"],
  ["(".repeat(100), 21, "Use fewer groups within groups."],
])("%s is refused at character %i", (query, at, message) => {
  let thrown: unknown;
  try {
    parseQuery(query);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(QueryError);
  expect(thrown).toMatchObject({ at, message: expect.stringContaining(message) });
});

test.each([
  ["crm", [["crm"]]],
  ['crm "sales tool" -hiring lang:en', [["crm", "sales tool"]]],
  [
    "crm (cheap OR free)",
    [
      ["crm", "cheap"],
      ["crm", "free"],
    ],
  ],
  ["(a1 OR b1 OR c1) (d1 OR e1)", [["d1"], ["e1"]]],
  ["crm OR erp cheap", [["crm"], ["erp", "cheap"]]],
  ["crm (site:a.com OR cheap)", [["crm"]]],
  ["crm track*", [["crm"]]],
])("%s is searched for by %j", (query, alternatives) => {
  expect(searchAlternatives(parseQuery(query))).toEqual(alternatives);
});

test.each([
  ['"sales tool"', true],
  ["crm -hiring", true],
  ["crm OR erp", true],
  ["site:a.com crm", true],
  ["track*", true],
  ["e-mail tool", false],
  ["crm - cheap", false],
  ["C++ or C#", false],
  ["ORM tool", false],
])("%s looks like a query: %s", (text, expected) => {
  expect(looksLikeQuery(text)).toBe(expected);
});

const text = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 12 })
  .map((it) => it.trim())
  .filter((it) => it.length > 0);
const leaf: fc.Arbitrary<QueryNode> = fc.oneof(
  text.map((it): QueryNode => ({ kind: "text", text: it })),
  fc.stringMatching(/^[a-zé]{2,6}$/).map((it): QueryNode => ({ kind: "prefix", text: it })),
  fc.constantFrom(...queryFields).map((field): QueryNode => {
    const value = { site: "reddit.com/r/saas", author: 'Ada "L" (x)', lang: "en" }[field];
    return { kind: "field", field, value };
  }),
);
const flatten = (kind: "and" | "or", nodes: QueryNode[]): QueryNode => {
  const flat = nodes.flatMap((node) => (node.kind === kind ? node.nodes : [node]));
  return flat.length === 1 ? (flat[0] as QueryNode) : { kind, nodes: flat };
};
const { tree } = fc.letrec<{ tree: QueryNode }>((tie) => ({
  tree: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    leaf,
    tie("tree").map((node): QueryNode => ({ kind: "not", node })),
    fc.array(tie("tree"), { minLength: 2, maxLength: 3 }).map((nodes) => flatten("and", nodes)),
    fc.array(tie("tree"), { minLength: 2, maxLength: 3 }).map((nodes) => flatten("or", nodes)),
  ),
}));

test("any query that is written out is read as the same query", () => {
  fc.assert(
    fc.property(tree, (node) => {
      // A word makes any query narrow enough, and a group keeps its alternatives out of the limit.
      const query = flatten("and", [{ kind: "text", text: "crm" }, node]);
      try {
        expect(parseQuery(formatQuery(query))).toEqual(query);
      } catch (error) {
        if (!(error instanceof QueryError) || !/alternatives|groups/.test(error.message)) throw error;
      }
    }),
    { seed: 7, numRuns: 300 },
  );
});

test("any text is read or refused with a position inside it", () => {
  const piece = fc.constantFrom(
    "crm",
    '"',
    "“",
    "(",
    ")",
    "-",
    "OR",
    "AND",
    "NOT",
    " ",
    "site:",
    "lang:",
    "*",
    "\\",
    "é",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: "binary" }),
        fc.array(piece).map((pieces) => pieces.join("")),
      ),
      (query) => {
        try {
          parseQuery(query);
        } catch (error) {
          if (!(error instanceof QueryError)) throw error;
          expect(error.at).toBeGreaterThanOrEqual(0);
          expect(error.at).toBeLessThanOrEqual(query.length);
        }
      },
    ),
    { seed: 7, numRuns: 500 },
  );
});
