import { expect, test } from "vitest";
import { importSummary } from "./import-dialog.tsx";
import { evidenceSummary } from "./labels.ts";

const mention = { kind: "mention", text: "Which parcel tracker?", url: "https://news.example/1" } as const;

test.each([
  [[mention], "Asked in 1 mention"],
  [[mention, { ...mention, url: "https://news.example/2" }], "Asked in 2 mentions"],
  [
    [
      { kind: "query", text: "“parcel api” at position 9", count: 1_200 } as const,
      { kind: "query", text: "“parcels api” at position 11", count: 34 } as const,
    ],
    "1,234 impressions in Search Console",
  ],
  [[{ kind: "page", text: "None of the 12 pages.", count: 3 } as const], "Missing on your website, with 3 mentions"],
  [[{ kind: "page", text: "None of the 12 pages." } as const], "Missing on your website"],
  [[mention, { kind: "manual", text: "Added manually." } as const], "Asked in 1 mention · Added by you"],
])("sums up the evidence of a topic, case %#", (evidence, summary) => {
  expect(evidenceSummary({ evidence: [...evidence] })).toBe(summary);
});

test("says what an import did", () => {
  const result = { created: 0, updated: 0, skipped: 0, errors: [] };
  expect(importSummary(result)).toBe("No new topics.");
  expect(importSummary({ ...result, created: 1, updated: 2 })).toBe("1 topic added, 2 updated.");
  expect(importSummary({ ...result, created: 5, skipped: 1 })).toBe(
    "5 topics added, 0 updated. 1 query at other positions skipped.",
  );
});
