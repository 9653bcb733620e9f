import { expect, test } from "vitest";
import { emptyKit, kitFields } from "#shared/links/kit.ts";
import {
  applyProposal,
  changesBetween,
  findInvalidNumbers,
  isUnfilled,
  type KitDraft,
  toDraft,
  withoutGaps,
} from "./kit-draft.ts";

const kit = kitFields.parse({
  ...emptyKit,
  name: "Parcelo",
  url: "https://parcelo.example",
  short: ["One text.", "Another text."],
  features: ["Tracks parcels", "Writes emails"],
  tags: ["parcels", "shipping"],
  priceFrom: 9.5,
  social: { ...emptyKit.social, x: "https://x.com/parcelo" },
  consents: { badge: true, reciprocal: false, feesUpTo: 20 },
});
const saved = toDraft(kit);

test("a draft without edits changes nothing", () => expect(changesBetween(saved, toDraft(kit))).toEqual({}));

test.each<[string, Partial<KitDraft>, object]>([
  ["a cleared text is null", { name: "  " }, { name: null }],
  ["an address gets its scheme", { url: "parcelo.example/shop" }, { url: "https://parcelo.example/shop" }],
  [
    "lists are split",
    { tags: "a, b,,c", features: "One\n\nTwo\n" },
    { tags: ["a", "b", "c"], features: ["One", "Two"] },
  ],
  ["wordings lose their gaps", { short: ["", "Another text.", "Third."] }, { short: ["Another text.", "Third."] }],
  ["a decimal comma is a point", { priceFrom: "12,50" }, { priceFrom: 12.5 }],
  [
    "no fee is 0",
    { consents: { badge: true, reciprocal: false, feesUpTo: "" } },
    { consents: { ...kit.consents, feesUpTo: 0 } },
  ],
])("%s", (_, edits, changes) => expect(changesBetween(saved, { ...saved, ...edits })).toEqual(changes));

test("moves wordings up before saving", () =>
  expect(withoutGaps({ ...saved, short: ["", "B", "C"] }).short).toEqual(["B", "C", ""]));

test("finds texts that are no numbers", () =>
  expect(findInvalidNumbers({ ...saved, priceFrom: "ten", founded: "2020" })).toEqual({
    "fields.priceFrom": "Enter a number.",
  }));

test.each<[string, Parameters<typeof applyProposal>[1], Partial<KitDraft>]>([
  ["a text", { field: "tagline", value: "Parcels, tracked" }, { tagline: "Parcels, tracked" }],
  ["a number", { field: "founded", value: 2019 }, { founded: "2019" }],
  [
    "a wording into the empty place",
    { field: "short", value: "Third." },
    { short: ["One text.", "Another text.", "Third."] },
  ],
  ["a list", { field: "tags", value: ["a", "b"] }, { tags: "a, b" }],
  ["lines", { field: "features", value: ["A", "B"] }, { features: "A\nB" }],
  [
    "a profile",
    { field: "social.github", value: "https://github.com/p" },
    { social: { ...saved.social, github: "https://github.com/p" } },
  ],
])("accepts %s", (_, proposal, changes) => expect(applyProposal(saved, proposal)).toEqual({ ...saved, ...changes }));

test.each([
  ["a text", "name", false],
  ["blanks", "tagline", true],
  ["a wording", "short", false],
  ["no wordings", "long", true],
  ["a profile", "social.x", false],
  ["no profile", "social.github", true],
  ["no picture", "logoFileId", true],
  ["no address", "local", true],
])("knows whether a field has %s", (_, field, expected) =>
  expect(isUnfilled({ ...saved, tagline: "  " }, field)).toBe(expected),
);

test("accepts an address", () => {
  const local = {
    legalName: "Parcelo Ltd",
    street: null,
    city: "Leeds",
    region: null,
    postalCode: null,
    country: null,
    phone: null,
    hours: null,
  };
  expect(applyProposal(saved, { field: "local", value: local }).local).toMatchObject({ city: "Leeds", street: "" });
});
