import { expect, test } from "vitest";
import type { DirectoryInput } from "#shared/links/directories/editing.ts";
import { formValues, readInput } from "./directory-input.ts";

const complete: DirectoryInput = {
  name: "Ember Register",
  url: "https://ember.example/",
  submitUrl: "https://ember.example/submit",
  category: "general",
  countries: ["germany", "france"],
  niches: ["saas"],
  languages: ["de"],
  listedBy: "submission",
  pricing: "freemium",
  pricingKnown: true,
  feeFrom: "USD 19",
  linkKind: "dofollow",
  linkCondition: "badge",
  dr: 0,
  drSource: "a list",
  drYear: 2026,
  referringSubnets: 12,
  accountRequired: false,
  signInWith: ["Google", "password"],
  reviewDaysMin: 0.5,
  reviewDaysMax: 3,
  fields: [
    { name: "tagline", limit: 60 },
    { name: "logo", limit: null },
  ],
  steps: "Sign in, then fill in the form.",
  rules: ["No place names."],
  listingUrlPattern: "https://ember.example/*",
  checkBy: "bot",
  standing: "listed",
  status: "active",
};
const unknown: DirectoryInput = {
  ...complete,
  submitUrl: null,
  countries: [],
  pricingKnown: false,
  feeFrom: null,
  linkKind: null,
  linkCondition: null,
  dr: null,
  accountRequired: null,
  fields: [],
  steps: null,
};

test.each([
  ["complete", complete],
  ["with unknown values", unknown],
])("a directory stays the same in the form: %s", (_, input) => {
  const form = new FormData();
  for (const [name, text] of Object.entries(formValues(input))) form.set(name, text);
  expect(readInput(form)).toEqual(input);
});
