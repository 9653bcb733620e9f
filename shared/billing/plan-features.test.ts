import { expect, test } from "vitest";
import { landingPlans } from "./default-plans.ts";
import { featuresOf } from "./plan-features.ts";
import type { Deliverables } from "./plans.ts";

const none = { count: 0, per: "once" } as const;
const deliverables: Deliverables = {
  submissions: { count: 300, per: "once" },
  articles: none,
  pages: none,
  reportMonths: none,
  freeDirectoriesOnly: false,
  replacements: 1_500,
};
const promiseOf = (values: Partial<Deliverables> | null) =>
  featuresOf({ features: ["One"], deliverables: values && { ...deliverables, ...values } }).slice(1);

test.each<[string, Partial<Deliverables> | null, string[]]>([
  ["once", {}, ["Up to 1,500 credits back for entries that fail"]],
  [
    "per month",
    { submissions: { count: 5, per: "month" }, replacements: 1 },
    ["Up to 1 credit back a month for entries that fail"],
  ],
  ["no replacements", { replacements: 0 }, []],
  ["no deliverables", null, []],
])("a plan promises the replacements of its deliverables: %s", (_, values, expected) => {
  expect(promiseOf(values)).toEqual(expected);
});

test("no text of the default plans promises a number of credits", () => {
  expect(landingPlans.filter(({ features }) => /credit/i.test(JSON.stringify(features)))).toEqual([]);
});
