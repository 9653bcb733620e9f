import { expect, test } from "vitest";
import { filterOptions } from "./options.ts";

const options = [
  { value: "sp", label: "America/São Paulo" },
  { value: "ny", label: "America/New York", detail: "UTC-5" },
  { value: "zh", label: "Europe/Zürich" },
];
const found = (text: string) => filterOptions(options, text).map(({ value }) => value);

test("finds options by all words of a text, ignoring case and accents", () => {
  expect(found("")).toEqual(["sp", "ny", "zh"]);
  expect(found("sao")).toEqual(["sp"]);
  expect(found("ZÜRICH")).toEqual(["zh"]);
  expect(found("york america")).toEqual(["ny"]);
  expect(found("york europe")).toEqual([]);
});

test("finds options by their detail", () => {
  expect(found("utc-5")).toEqual(["ny"]);
});
