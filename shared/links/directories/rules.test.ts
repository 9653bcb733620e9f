import { expect, test } from "vitest";
import { countSourcedFacts, isDirectoryIndexed, minSourcedFacts, takesSubmissions } from "./rules.ts";

const fact = (field: string, source = "owner/list") => ({ field, source });
const fields = ["category", "niches", "pricing", "dr", "linkKind", "submitUrl", "steps"];
const enough = fields.slice(0, minSourcedFacts).map((field) => fact(field));

test("counts each field once, and neither names, assumptions nor general knowledge", () => {
  expect(countSourcedFacts(enough)).toBe(minSourcedFacts);
  expect(countSourcedFacts([fact("dr"), fact("dr", "owner/other")])).toBe(1);
  expect(countSourcedFacts([fact("name"), fact("standing"), fact("status")])).toBe(0);
  expect(countSourcedFacts([fact("pricing", "assumed"), fact("category", "general knowledge")])).toBe(0);
  // Two sources for one field: one of them is enough.
  expect(countSourcedFacts([fact("pricing", "assumed"), fact("pricing")])).toBe(1);
});

test("indexes a listed, active directory from six sourced facts on", () => {
  const rated = { standing: "listed", status: "active", sources: enough } as const;
  expect(isDirectoryIndexed(rated)).toBe(true);
  expect(isDirectoryIndexed({ ...rated, sources: enough.slice(1) })).toBe(false);
  for (const standing of ["network", "unconfirmed"] as const)
    expect(isDirectoryIndexed({ ...rated, standing })).toBe(false);
  for (const status of ["paused", "closed"] as const) expect(isDirectoryIndexed({ ...rated, status })).toBe(false);
});

test("registers, chambers and closed directories take no submissions", () => {
  expect(takesSubmissions({ listedBy: "submission", status: "active" })).toBe(true);
  expect(takesSubmissions({ listedBy: "submission", status: "closed" })).toBe(false);
  expect(takesSubmissions({ listedBy: "registration", status: "active" })).toBe(false);
  expect(takesSubmissions({ listedBy: "membership", status: "active" })).toBe(false);
});
