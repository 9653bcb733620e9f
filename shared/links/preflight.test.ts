import { describe, expect, test } from "vitest";
import { emptyKit, type KitFields } from "./kit.ts";
import { cutText, valuesFor } from "./kit-values.ts";
import { findBlockingFields, findOptionalGaps, findProblems, type PreflightDirectory } from "./preflight.ts";

const directory: PreflightDirectory = {
  id: "0198c0de-0000-7000-8000-000000000001",
  name: "Example Directory",
  status: "active",
  listedBy: "submission",
  pricing: "free",
  feeFrom: null,
  linkCondition: "none",
  fields: [],
  rules: [],
};

const kit: KitFields = {
  ...emptyKit,
  name: "Acme Planner",
  url: "https://www.acme.test/",
  microTagline: "Plan your week",
  tagline: "The weekly planner for small teams",
  oneLiner: "Acme Planner shows a small team who does what this week.",
  short: [
    "Acme Planner gives small teams one page for the week.",
    "One page for the week of a small team: Acme Planner.",
  ],
  medium: [
    "Acme Planner gives small teams one page for the week. Tasks move with a click, and Monday starts with a plan.",
  ],
  long: ["Acme Planner gives small teams one page for the week. ".repeat(12).trim()],
  features: ["One page per week", "Works with the keyboard"],
  category: "Productivity",
  tags: ["planning", "teams", "calendar"],
  pricingModel: "subscription",
  priceFrom: 9,
  currency: "USD",
  period: "month",
  contactEmail: "hello@acme.test",
};

const fieldsOf = (changes: Partial<PreflightDirectory>, kitChanges: Partial<KitFields> = {}, freeOnly = false) =>
  findProblems({ ...kit, ...kitChanges }, { ...directory, ...changes }, { freeOnly }).map(({ field }) => field);

const address = {
  legalName: "Acme Ltd",
  street: "1 High Street",
  city: "Leeds",
  region: null,
  postalCode: "LS1 1AA",
  country: "United Kingdom",
  phone: null,
  hours: null,
};

describe("findProblems", () => {
  test.each<[string, Partial<PreflightDirectory>, Partial<KitFields>, string[]]>([
    ["passes a complete kit", {}, {}, []],
    [
      "asks for the common fields of an unknown form",
      {},
      emptyKit,
      ["name", "url", "tagline", "short", "category", "contactEmail"],
    ],
    ["asks for the fields of a known form", { fields: [{ name: "logo", limit: null }] }, {}, ["logoFileId"]],
    ["ignores form fields that the kit doesn't have", { fields: [{ name: "first comment", limit: 200 }] }, {}, []],
    ["rejects a name over the limit", { fields: [{ name: "name", limit: 8 }] }, {}, ["name"]],
    ["accepts a text over the limit, which is cut", { fields: [{ name: "short", limit: 20 }] }, {}, []],
    ["takes a longer text for a missing one", { fields: [{ name: "short", limit: 160 }] }, { short: [] }, []],
    ["takes no shorter text for a long one", { fields: [{ name: "long", limit: 3000 }] }, { long: [] }, ["long"]],
    [
      "asks for the address of a local business, but for no phone",
      { fields: ["street", "city", "phone"].map((name) => ({ name, limit: null })) },
      {},
      ["local.street", "local.city"],
    ],
    [
      "asks for nothing that a form can do without",
      { fields: ["audience", "features", "screenshots", "x", "makerName"].map((name) => ({ name, limit: null })) },
      {},
      [],
    ],
    ["asks for the repository of a form", { fields: [{ name: "github", limit: null }] }, {}, ["social.github"]],
    ["rejects an excluded directory", {}, { excludedDirectoryIds: [directory.id] }, ["excludedDirectoryIds"]],
    ["rejects a paused directory", { status: "paused" }, {}, ["directory"]],
    ["rejects a register", { listedBy: "registration" }, {}, ["directory"]],
    ["asks for consent to a badge", { linkCondition: "badge" }, {}, ["consents.badge"]],
    ["asks for consent to a link back", { linkCondition: "reciprocal" }, {}, ["consents.reciprocal"]],
    ["asks for consent to an unknown fee", { pricing: "paid" }, {}, ["consents.feesUpTo"]],
    [
      "rejects a fee above the consent",
      { pricing: "paid", feeFrom: "USD 29" },
      { consents: { badge: false, reciprocal: false, feesUpTo: 28 } },
      ["consents.feesUpTo"],
    ],
    [
      "accepts a fee in another currency, which the customer confirms, with any consent to fees",
      { pricing: "paid", feeFrom: "EUR 900" },
      { consents: { badge: false, reciprocal: false, feesUpTo: 10 } },
      [],
    ],
    [
      "accepts a fee within the consent",
      { pricing: "paid", feeFrom: "USD 9.99" },
      { consents: { badge: false, reciprocal: false, feesUpTo: 10 } },
      [],
    ],
    ["asks for no fee where a free route exists", { pricing: "paid", feeFrom: "0" }, {}, []],
    [
      "finds the city in the name",
      { rules: ["No place names in the business name."] },
      { name: "Leeds Planner", local: address },
      ["name"],
    ],
    [
      "finds a country in the name",
      { rules: ["No place names in the business name."] },
      { name: "Planner España & France" },
      ["name"],
    ],
    [
      "accepts part of a word like a place",
      { rules: ["No place names in the business name."] },
      { name: "Chadwick Planner" },
      [],
    ],
    [
      "rejects a contact address at another domain",
      { rules: ["Email must be at the company's own domain."] },
      { contactEmail: "acme@mail.test" },
      ["contactEmail"],
    ],
    [
      "accepts a contact address at a subdomain",
      { rules: ["No free or agency email addresses."] },
      { contactEmail: "hi@team.acme.test" },
      [],
    ],
    ["asks for a repository", { rules: ["Open source only; long free queue."] }, {}, ["social.github"]],
    ["asks for an address", { rules: ["Purely online businesses are refused."] }, {}, ["local"]],
    ["rejects another topic", { rules: ["MCP servers only."] }, {}, ["directory"]],
    ["accepts the topic", { rules: ["AI tools only."] }, { tags: ["AI"] }, []],
    [
      "ignores other rules",
      { rules: ["Only the top 3 of the week get a followed link.", "CAPTCHA on the form."] },
      {},
      [],
    ],
  ])("%s", (_, changes, kitChanges, fields) => expect(fieldsOf(changes, kitChanges)).toEqual(fields));

  test("rejects paid directories for plans with free ones only", () => {
    const consents = { badge: false, reciprocal: false, feesUpTo: 100 };
    expect(fieldsOf({ pricing: "paid" }, { consents }, true)).toEqual(["directory"]);
    expect(fieldsOf({ pricing: "freemium" }, { consents }, true)).toEqual([]);
  });

  test("says what is wrong and how to change it", () => {
    expect(findProblems(kit, { ...directory, fields: [{ name: "name", limit: 8 }] })).toEqual([
      {
        field: "name",
        problem: "Name has 12 characters; Example Directory takes 8.",
        how: "Shorten it to 8 characters, or exclude this directory.",
      },
    ]);
  });
});

describe("findBlockingFields", () => {
  const form = (...names: string[]) => names.map((name) => ({ name, limit: null }));

  test.each<[string, Pick<PreflightDirectory, "fields" | "rules">, KitFields, string[]]>([
    [
      "names each missing field once",
      { fields: form("logo", "logo", "name"), rules: [] },
      emptyKit,
      ["logoFileId", "name"],
    ],
    ["leaves out optional fields", { fields: form("name", "phone", "tags"), rules: [] }, emptyKit, ["name"]],
    ["names a text that can't be cut", { fields: [{ name: "name", limit: 8 }], rules: [] }, kit, ["name"]],
    ["names what the rules ask for", { fields: [], rules: ["Open source only."] }, kit, ["social.github"]],
    ["names nothing for a directory of another topic", { fields: [], rules: ["MCP servers only."] }, kit, []],
  ])("%s", (_, directory, fields, expected) => expect(findBlockingFields(fields, directory)).toEqual(expected));
});

test("names the fields of a form that stay empty, each once", () => {
  const fields = ["phone", "tags", "phone", "logo", "first comment"].map((name) => ({ name, limit: null }));
  expect(findOptionalGaps(kit, { fields })).toEqual([{ field: "local.phone", label: "Phone" }]);
});

describe("valuesFor", () => {
  const valueFor = (name: string, limit: number | null, id = directory.id, seed = "project") =>
    valuesFor(kit, { id, fields: [{ name, limit }] }, seed)[0];

  test("labels each value and counts its characters", () =>
    expect(valueFor("name", 40)).toEqual({
      field: "name",
      label: "Name",
      value: "Acme Planner",
      limit: 40,
      length: 12,
      cut: false,
    }));

  test("prefers a whole shorter text to a cut one", () =>
    expect(valueFor("tagline", 20)).toMatchObject({ value: "Plan your week", cut: false }));

  test("sends a medium text where a long one is short", () =>
    expect(valueFor("long", 200)).toMatchObject({ value: kit.medium[0], cut: false }));

  test("cuts a text that is too long, but no name", () => {
    expect(valueFor("short", 30)).toMatchObject({ cut: true, value: expect.stringMatching(/^[^.]{1,29}…$/) });
    expect(valueFor("name", 4)).toMatchObject({ value: "Acme Planner", length: 12, cut: false });
  });

  test("leaves out the last tags", () =>
    expect(valueFor("tags", 16)).toMatchObject({ value: "planning, teams", cut: true }));

  test("writes the price out", () =>
    expect(valueFor("pricingModel", null)).toMatchObject({ value: "Subscription, from USD 9 a month" }));

  test("shows form fields that the kit doesn't have as empty", () =>
    expect(valueFor("first comment", 200)).toMatchObject({ label: "First comment", value: "", length: 0 }));

  test("sends what the kit has where the form isn't known", () =>
    expect(valuesFor(kit, { id: directory.id, fields: [] }, "project").map(({ field }) => field)).toEqual([
      "name",
      "url",
      "tagline",
      "short",
      "category",
      "contactEmail",
      "medium",
      "long",
      "tags",
      "pricingModel",
    ]));

  test("spreads wordings over directories, always the same for one", () => {
    const wordings = Array.from({ length: 40 }, (_, at) => valueFor("short", 160, `directory-${at}`)?.value);
    expect(new Set(wordings)).toEqual(new Set(kit.short));
    expect(wordings[7]).toBe(valueFor("short", 160, "directory-7")?.value);
  });
});

test.each([
  ["keeps a text that fits", "One two.", 8, "One two."],
  ["cuts after a sentence that fills most of the limit", "One two three. Four five.", 18, "One two three."],
  ["cuts after a word otherwise", "One. Two three four five six", 20, "One. Two three four…"],
  ["cuts a long word", "Donaudampfschifffahrt", 8, "Donauda…"],
  ["cuts no emoji in half", "aaaa😀😀", 6, "aaaa…"],
  ["drops punctuation at the end", "One two, three", 9, "One two…"],
])("cutText %s", (_, text, limit, expected) => {
  expect(cutText(text, limit)).toBe(expected);
  expect(expected.length).toBeLessThanOrEqual(limit);
});
