// Compares what the guides say about a country with db/data/countries.json.
import { expect, test } from "vitest";
import rows from "#db/data/countries.json" with { type: "json" };
import countryBusiness from "../content/guides/country-business.json" with { type: "json" };
import type { Guide } from "./guides.ts";

type Row = {
  slug: string;
  callingCode: string;
  phoneExample: { national: string; international: string };
  address: { postalCodeExample?: string; postalCodeRegex?: string };
  registers?: { name: string; localName?: string; idExample?: string }[];
  businessIds?: { name: string; example: string }[];
};

const countryRows = rows as Row[];
const rowOf = (slug: string) => countryRows.find((row) => row.slug === slug) ?? expect.fail(slug);

const textOf = ({ intro, prepare, advice, questions }: Guide) => {
  const parts = [...advice, ...questions].flatMap((part) => Object.values(part));
  return [intro, ...prepare, ...parts].join("\n");
};
const guides = Object.entries(countryBusiness).map(([slug, guide]) => ({
  slug,
  row: rowOf(slug),
  text: textOf(guide),
}));

/** Written before the file existed: these need no example or register, but must not contradict the file. */
const earlier = new Set(
  `
  argentina australia austria belgium brazil bulgaria canada chile ecuador egypt equatorial-guinea eritrea
  estonia eswatini ethiopia fiji finland france gabon gambia georgia germany ghana greece grenada guatemala
  guinea guinea-bissau guyana haiti honduras hong-kong hungary iceland india indonesia iran iraq ireland islands
  israel italy ivory-coast libya liechtenstein lithuania luxembourg macedonia madagascar malawi malaysia
  maldives mali malta mauritania mauritius mexico moldova monaco mongolia montenegro morocco mozambique myanmar
  namibia nepal netherlands nicaragua niger nigeria norway oman pakistan salvador zealand
  `
    .trim()
    .split(/\s+/),
);
const fromFile = guides.filter(({ slug }) => !earlier.has(slug));

/** Calling codes of neighbors, service numbers, legal terms and directories. */
const otherNumbers: Record<string, string[]> = {
  australia: ["1300"],
  china: ["1688"],
  guyana: ["+1", "+597"],
  islands: ["+1"],
  latvia: ["1188"],
  mali: ["ACI2000"],
  monaco: ["+33"],
  niger: ["+234"],
  norway: ["1881"],
  oman: ["1500"],
  uruguay: ["1122"],
  zealand: ["0800"],
};

const compact = (text: string) => text.replace(/[^\p{L}\d]/gu, "");

/** Telephone, postal code and identifiers that the file gives as examples. */
const examplesOf = ({ phoneExample, address, registers = [], businessIds = [] }: Row) =>
  [
    phoneExample.national,
    phoneExample.international,
    address.postalCodeExample,
    ...registers.map(({ idExample }) => idExample),
    ...businessIds.map(({ example }) => example),
  ].flatMap((example) => (example ? [compact(example)] : []));

/** Numbers with at least four digits and codes of capitals and digits, but no years. */
const exampleLike = (text: string) =>
  [...text.matchAll(/(?<![\p{L}\d])(?=[\p{Lu}\d./ -]*\d)[\p{Lu}\d](?:[./ -]?[\p{Lu}\d])*(?![\p{L}\d])/gu)]
    .map(([token]) => token)
    .filter((token) => token.replace(/\D/g, "").length >= 4 && !/^(19|20)\d\d$/.test(token));

const isExample = (token: string, { callingCode, address, ...row }: Row) => {
  // A word in capitals may precede the example: NIP 123.
  const forms = [token, token.replace(/^\p{Lu}+[ -]/u, "")];
  const isPostalCode = (form: string) => new RegExp(address.postalCodeRegex ?? "^$").test(form);
  const examples = examplesOf({ callingCode, address, ...row });
  return (
    forms.some((form) => isPostalCode(form) || examples.some((example) => example.includes(compact(form)))) ||
    token.startsWith(callingCode.slice(1))
  );
};

/** English names without what is in parentheses, names in the country's language, and initials. */
const namesOf = ({ registers = [] }: Row) =>
  registers
    .flatMap(({ name, localName = "" }) => [
      ...[name, localName].flatMap((full) => full.replace(/\(.*?\)/g, "").split(" - ")),
      ...[...`${name} ${localName}`.matchAll(/\((\p{Lu}{3,})\)/gu)].map(([, initials = ""]) => initials),
    ])
    .map((name) => name.trim());

/** What people call a business number: `EDRPOU` of "ЄДРПОУ, EDRPOU (…)". */
const labelsOf = ({ businessIds = [] }: Row) =>
  businessIds.flatMap(({ name }) => {
    const words = name.split(" (")[0]?.split(/[ ,]+/) ?? [];
    return words.filter((word, index) => index === 0 || /^\p{Lu}{2,}$/u.test(word));
  });

const hasWords = (text: string, words: string) =>
  words !== "" && new RegExp(`(?<!\\p{L})${words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?!\\p{L})`, "u").test(text);

test.each(guides)("$slug has the country's calling code and no other one", ({ slug, row, text }) => {
  const codes = [...text.matchAll(/(?<!(?:GMT|UTC) ?)\+\d[\d -]*/g)].map(([code]) => code.replace(/[ -]/g, ""));
  const others = codes.filter((code) => !code.startsWith(row.callingCode));
  expect(others).toEqual(others.filter((code) => otherNumbers[slug]?.includes(code)));
});

test.each(guides)("$slug gives only examples that are in the file", ({ slug, row, text }) => {
  const others = exampleLike(text).filter((token) => !isExample(token, row));
  expect(others).toEqual(others.filter((token) => otherNumbers[slug]?.includes(compact(token))));
});

test.each(fromFile)("$slug names a register or business number and shows an example", ({ row, text }) => {
  const names = [...namesOf(row), ...labelsOf(row)];
  expect(names.filter((name) => hasWords(text, name))).not.toEqual([]);
  const examples = examplesOf(row);
  expect(exampleLike(text).filter((token) => examples.some((one) => one.includes(compact(token))))).not.toEqual([]);
});

test("a guide names no register of another country", () => {
  // Shorter names, such as "Companies Registry", are common nouns.
  const names = countryRows.flatMap((row) =>
    namesOf(row).flatMap((name) => (name.split(" ").length > 2 ? [{ name, slug: row.slug }] : [])),
  );
  const owners = Map.groupBy(names, ({ name }) => name);
  const isCommon = /^(Chamber of Commerce|Registrar of Companies|Ministry of|Tax Identification|Papua New Guinea)/;
  const wrong = guides.flatMap(({ slug, text }) =>
    [...owners].flatMap(([name, registers]) =>
      hasWords(text, name) &&
      !isCommon.test(name) &&
      !registers.some((one) => one.slug === slug) &&
      !namesOf(rowOf(slug)).some((own) => own.includes(name))
        ? [`${slug}: ${name}`]
        : [],
    ),
  );
  expect(owners.size).toBeGreaterThan(250);
  expect(wrong).toEqual([]);
});

test("a guide has at least 350 words", () => {
  const short = fromFile.filter(({ text }) => text.split(/\s+/).length < 350);
  expect(fromFile.length).toBeGreaterThan(10);
  expect(short.map(({ slug }) => slug)).toEqual([]);
});
