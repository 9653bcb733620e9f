// Reads the data files (db/data/README.md) into facts. A file is recognised by its header.

import { type CsvRecord, openCsv } from "#shared/text/csv.ts";
import { effectiveFacts, type Fact } from "./facts.ts";
import { checkFact, type FactField, factFieldNames, hostOf, InvalidValue } from "./fields.ts";
import { formFieldsOf } from "./form-fields.ts";
import { formatSources, parseSources, repositoryUrl, type Source } from "./sources.ts";

/** What the files say about a host. `isComplete`: enough to create the directory. */
export type ImportedDirectory = { host: string; line: number; isComplete: boolean; facts: Fact[] };
export type LineError = { line: number; message: string };
export type ParsedFile = { directories: ImportedDirectory[]; errors: LineError[] };

type Row = (column: string) => string;
type Values = Partial<Record<FactField, string>>;

const snakeCase = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** The column of each field in an export. */
export const columnNames = Object.fromEntries(factFieldNames.map((field) => [field, snakeCase(field)])) as Record<
  FactField,
  string
>;

/** Columns of the data files that are not an export's: `link_kind` is `dofollow`, `link_condition` is `reciprocal`. */
const linkKindOf: Record<string, string> = { yes: "dofollow", no: "nofollow" };

const conditionOf = (reciprocal: string, exchange: string) => {
  if (reciprocal === "no") return "none";
  if (reciprocal !== "yes") return "";
  if (/paid feature/.test(exchange)) return "paid";
  if (/badge required|badge for the dofollow link|no-badge .*nofollow/.test(exchange)) return "badge";
  return /link required|^required/.test(exchange) ? "reciprocal" : "";
};

const associations =
  /chamber|c[aá]mara|chambre|cambra|kammer|kamer van|\bCCI\b|commerce|confedera|federa|f[eé]d[eé]ra|association|council|eurocham|business (botswana|eswatini)|\b(CACI|CAINCO|KADIN|TOBB|IHK)\b/i;

/** Registers and chambers are paid rows of the category `business`. */
const listedByOf = (values: Values, isRegister: boolean) => {
  if (isRegister && values.pricing === "paid")
    return associations.test(values.name ?? "") ? "membership" : "registration";
  if (values.category !== "business" || values.pricing !== "paid") return "";
  return associations.test(values.name ?? "") ? "membership" : "registration";
};

const readDirectory = (row: Row): Fact[] => {
  const sources = parseSources(row("source"));
  const values: Values = {};
  for (const field of factFieldNames) values[field] = row(columnNames[field]);
  values.category = values.category === "niche" ? "industry" : values.category;
  values.linkKind ||= linkKindOf[row("dofollow")] ?? "";
  values.linkCondition ||= conditionOf(row("reciprocal"), `${sources.exchange}; ${row("source")}`);
  values.listedBy ||= listedByOf(values, sources.isRegister);
  if (row("reciprocal") === "yes" && !values.linkCondition)
    values.rules ||= /optional/.test(sources.exchange)
      ? "A badge is offered, not required."
      : "A badge or a link back may be requested.";
  return factsOf(values, sources.of);
};

/** A directory's facts as a row of an export: the values in effect, with their sources. */
export const exportRow = (facts: readonly Fact[]): Record<string, string> => {
  const effective = effectiveFacts(facts);
  // A default or derived value has no fact. As a cell, it would become one in an import.
  const cells = factFieldNames.map((field) => [columnNames[field], effective.get(field)?.value ?? ""]);
  return { ...Object.fromEntries(cells), source: formatSources([...effective.values()]) };
};

/** What an import reads from a directory's own row of an export, if nothing is edited. */
export const readExportRow = (facts: readonly Fact[]): Fact[] => {
  const cells = exportRow(facts);
  return readDirectory((column) => (cells[column] ?? "").replace(/\r\n?/g, "\n").trim());
};

const sentences = (notes: string) =>
  notes
    .split("; ")
    .map((note) => note.trim())
    .filter(Boolean)
    .map((note) => `${note[0]?.toUpperCase()}${note.slice(1).replace(/\.?$/, ".")}`);

const readRequirements = (row: Row): Fact[] => {
  const { fields, limits } = formFieldsOf(row("fields"));
  const condition = { required: "badge", none: "none" }[row("badge")] ?? "";
  const isMentioned = /optional/i.test(row("notes"));
  const isOptional = !isMentioned && (row("badge") === "optional" || row("reciprocal") === "optional");
  const rules = [...sentences(row("notes")), ...limits, ...(isOptional ? ["A badge or a link back is optional."] : [])];
  const values = {
    accountRequired: row("account_required"),
    signInWith: row("sign_in_with").split("; ").join("|"),
    feeFrom: row("fee_from"),
    reviewDaysMin: row("review_time_days_min"),
    reviewDaysMax: row("review_time_days_max"),
    linkCondition: condition || (row("reciprocal") === "required" ? "reciprocal" : ""),
    fields,
    steps: row("steps"),
    rules: rules.join("|"),
  };
  return factsOf(values, () => cited(row, row("verified_on")));
};

const cited = (row: Row, observedAt: string): Source => ({
  source: row("source"),
  sourceUrl: repositoryUrl(row("source")),
  licence: row("licence") || null,
  observedAt: observedAt || null,
});

const majesticUrl = "https://majestic.com/reports/majestic-million";
const readAuthority = (row: Row): Fact[] =>
  factsOf({ referringSubnets: row("majestic_refsubnets") }, () => ({
    ...cited(row, row("as_of")),
    source: "Majestic Million",
    sourceUrl: majesticUrl,
  }));

const readSubmitUrl = (row: Row): Fact[] => factsOf({ submitUrl: row("submit_url") }, () => cited(row, row("as_of")));

const factsOf = (values: Values, sourceOf: (field: FactField) => Source): Fact[] =>
  factFieldNames.flatMap((field) => {
    const value = values[field];
    if (!value) return [];
    checkValue(field, value);
    return [{ field, value, ...sourceOf(field), origin: "import" as const }];
  });

const checkValue = (field: FactField, value: string) => {
  try {
    checkFact(field, value);
  } catch (error) {
    if (error instanceof InvalidValue) throw new InvalidValue(`${columnNames[field]}: ${error.message}.`);
    throw error;
  }
};

type Format = { columns: string[]; isComplete: boolean; read: (row: Row) => Fact[] };
const formats: Format[] = [
  { columns: ["name", "url", "category", "pricing", "source"], isComplete: true, read: readDirectory },
  {
    columns: ["host", "account_required", "fee_from", "verified_on", "source"],
    isComplete: false,
    read: readRequirements,
  },
  { columns: ["host", "majestic_refsubnets", "as_of", "source"], isComplete: false, read: readAuthority },
  { columns: ["host", "submit_url", "as_of", "source"], isComplete: false, read: readSubmitUrl },
];

/** The host of a row, in the form of `directories.host`. */
const rowHost = (row: Row, { isComplete }: Format) => {
  if (!isComplete)
    return row("host")
      .toLowerCase()
      .replace(/^www\./, "");
  for (const column of ["name", "url", "category", "pricing"] as const)
    if (!row(column)) throw new InvalidValue(`${column}: a value is required.`);
  checkValue("url", row("url"));
  return hostOf(row("url"));
};

/** Parses a data file or an export. A line that cannot be read is reported and left out. */
export const readDataFile = (text: string): ParsedFile => {
  const { header, records } = openCsv(text);
  const columns = header?.cells ?? [];
  const format = formats.find((one) => one.columns.every((column) => columns.includes(column)));
  if (!format) {
    const expected = formats.map((one) => one.columns.join(", ")).join("; or ");
    return { directories: [], errors: [{ line: 1, message: `The header is not that of a data file: ${expected}.` }] };
  }
  const directories = new Map<string, ImportedDirectory>();
  const errors: LineError[] = [];
  for (const record of records) {
    try {
      const directory = readRecord(record, columns, format);
      if (directories.has(directory.host)) throw new InvalidValue(`The host ${directory.host} appears twice.`);
      directories.set(directory.host, directory);
    } catch (error) {
      if (!(error instanceof InvalidValue)) throw error;
      errors.push({ line: record.line, message: error.message });
    }
  }
  return { directories: [...directories.values()], errors };
};

const readRecord = ({ line, cells, problem }: CsvRecord, columns: string[], format: Format): ImportedDirectory => {
  if (problem !== undefined) throw new InvalidValue(problem);
  if (cells.length !== columns.length) throw new InvalidValue(`${cells.length} cells instead of ${columns.length}.`);
  const row: Row = (column) => cells[columns.indexOf(column)] ?? "";
  const host = rowHost(row, format);
  return { host, line, isComplete: format.isComplete, facts: format.read(row) };
};
