import { expect, test } from "vitest";
import { highlight } from "./highlight.ts";

const shown = (text: string, keyword: string) =>
  highlight(text, keyword)
    .map((piece) => (piece.isHit ? `[${piece.text}]` : piece.text))
    .join("");

test.each([
  ["Which parcel tracker do you use?", "parcel tracker", "Which [parcel tracker] do you use?"],
  ["Parcel-Tracker, PARCEL  TRACKER", "parcel tracker", "[Parcel-Tracker], [PARCEL  TRACKER]"],
  ["A café in Zürich", "CAFE", "A [café] in Zürich"],
  ["A cafe\u0301 here", "café", "A [cafe\u0301] here"],
  ["Trackers and backtracker", "tracker", "Trackers and backtracker"],
  ["I write C++ and C", "c++", "I write [C++] and C"],
  ["On .NET, not in a.net", ".net", "On [.NET], not in a[.net]"],
  ["The tracker for a parcel", "parcel tracker", "The [tracker] for a [parcel]"],
  ["東京の天気予報です", "天気", "東京の[天気]予報です"],
  ["Great 🎉 party", "🎉", "Great [🎉] party"],
  ["Die Straße", "strasse", "Die [Straße]"],
  ["Nothing of it", "parcel", "Nothing of it"],
  ["", "parcel", ""],
  ["parcel", "  ", "parcel"],
  ["(.*) [a-z]+", "(.*)", "[(.*)] [a-z]+"],
])("highlights %j for %j as %j", (text, keyword, expected) => {
  expect(shown(text, keyword)).toBe(expected);
});
