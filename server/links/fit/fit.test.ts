import { expect, test } from "vitest";
import { emptyKit, type KitFields } from "#shared/links/kit.ts";
import { type RatedDirectory, rateFit } from "./fit.ts";
import { profileOf } from "./profile.ts";

const project = { name: "Parcelo", url: "https://parcelo.example/", description: null as string | null };
const profile = (kit: Partial<KitFields> = {}, values: Partial<typeof project> = {}) =>
  profileOf({ ...project, ...values }, { ...emptyKit, ...kit }, false);

const directory: RatedDirectory = {
  countries: [],
  niches: ["saas", "startups"],
  pricing: "free",
  pricingKnown: true,
  feeFrom: null,
  linkKind: "dofollow",
  linkCondition: null,
  dr: 80,
  drSource: "Ahrefs",
  drYear: 2026,
  referringSubnets: null,
  reviewDaysMax: null,
  standing: "listed",
  observed: null,
};
const address = {
  legalName: null,
  street: null,
  city: "Graz",
  region: null,
  postalCode: null,
  country: null,
  phone: null,
  hours: null,
};

test.each([
  ["the category", { category: "SaaS" }, {}, "saas"],
  ["a tag in the plural", { tags: ["Restaurants"] }, {}, "restaurants"],
  ["words joined by a hyphen", { category: "Real-estate" }, {}, "real-estate"],
  ["the description, without a category", {}, { description: "Bookkeeping for bakers." }, "accounting-firms"],
])("finds the niche in %s", (_, kit, values, niche) => {
  expect(profile(kit, values).niches).toContain(niche);
});

test("finds no niche inside of longer words, and assumes an online product", () => {
  expect(profile({}, { description: "We maintain and explain things." }).niches).toEqual(["saas", "startups"]);
});

test("a business with an address is local, too", () => {
  expect(profile({ category: "Law firm", local: address }).niches).toEqual([
    "law-firms",
    "local-businesses",
    "small-businesses",
  ]);
});

test.each([
  ["the address", { local: { ...address, country: "Österreich" } }, "https://parcelo.com/", "austria"],
  ["the domain of the website", {}, "https://parcelo.de/", "germany"],
  ["a domain that is used for its letters: none", {}, "https://parcelo.ai/", undefined],
])("takes the country from %s", (_, kit, url, country) => {
  expect(profile(kit, { url }).country?.slug).toBe(country);
});

test("speaks English and the languages of its country", () => {
  expect(profile({}, { url: "https://parcelo.de/" }).languages).toEqual(["english", "german"]);
});

test("gives its reasons in words", () => {
  const observed = { submitted: 10, live: 8, medianDaysToLive: 6 };
  expect(rateFit(profile({ category: "SaaS" }), { ...directory, observed })).toEqual({
    score: 89,
    reasons: [
      "Lists SaaS products, like yours.",
      "Open to businesses of any country.",
      "Domain rating 80 (Ahrefs, 2026).",
      "Dofollow link.",
      "Free.",
      "8 of our 10 submissions went live, after a median of 6 days.",
    ],
  });
});

test("claims no likeness to a business that nothing describes", () => {
  const { reasons } = rateFit(profile({}, { description: "Kites for every wind." }), directory);
  expect(reasons[0]).toBe("Lists SaaS products and startups. Your listing kit doesn't say what you do yet.");
});

test("says nothing about fewer than five submissions", () => {
  const observed = { submitted: 4, live: 4, medianDaysToLive: 1 };
  expect(rateFit(profile(), { ...directory, observed })).toEqual(rateFit(profile(), directory));
});

const saas = profile({ category: "SaaS" });
test.each([
  ["a niche of its own above a related one", {}, { niches: ["startups"] }],
  ["a related niche above every kind of business", { niches: ["startups"] }, { niches: [] }],
  ["every kind of business above another niche", { niches: [] }, { niches: ["restaurants"] }],
  ["a high domain rating above a low one", {}, { dr: 20 }],
  ["many networks above few", { dr: null, referringSubnets: 20_000 }, { dr: null, referringSubnets: 3_000 }],
  ["a dofollow link above an unknown one", {}, { linkKind: null }],
  ["an unknown link above a nofollow one", { linkKind: null }, { linkKind: "nofollow" as const }],
  ["a link without conditions above one for a badge", {}, { linkCondition: "badge" as const }],
  ["a free listing above a paid one", {}, { pricing: "paid" as const }],
  ["a listed site above one of a network", {}, { standing: "network" as const }],
  [
    "a site of a network above an unconfirmed one",
    { standing: "network" as const },
    { standing: "unconfirmed" as const },
  ],
  [
    "directories that accept more",
    { observed: { submitted: 10, live: 9, medianDaysToLive: 5 } },
    { observed: { submitted: 10, live: 2, medianDaysToLive: 5 } },
  ],
] satisfies [string, Partial<RatedDirectory>, Partial<RatedDirectory>][])("ranks %s", (_, better, worse) => {
  const rate = (values: Partial<RatedDirectory>) => rateFit(saas, { ...directory, ...values }).score;
  expect(rate(better)).toBeGreaterThan(rate(worse));
});

test("the score stays between 0 and 100", () => {
  const observed = { submitted: 50, live: 50, medianDaysToLive: 1 };
  const german = profile({ category: "SaaS" }, { url: "https://parcelo.de/" });
  expect(rateFit(german, { ...directory, dr: 100, countries: ["germany"], observed }).score).toBe(100);
  const poor = {
    niches: ["restaurants"],
    dr: null,
    linkKind: "nofollow",
    pricing: "paid",
    standing: "unconfirmed",
  } as const;
  expect(rateFit(saas, { ...directory, ...poor, niches: ["restaurants"], countries: ["usa"] }).score).toBe(0);
});
