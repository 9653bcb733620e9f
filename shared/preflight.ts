// Pre-flight: what a directory would refuse in a kit, before anything is sent.
import { getDomain } from "tldts";
import { formFieldLabel } from "./directories/labels.ts";
import { takesSubmissions } from "./directories/rules.ts";
import type { Directory } from "./directories.ts";
import type { KitFields, PreflightProblem } from "./kit.ts";
import { commonFields, isCuttable, kitPathOf, textFor } from "./kit-values.ts";
import { countries } from "./landing/countries.ts";
import { foldCase } from "./text/fold-case.ts";

export type PreflightDirectory = Pick<
  Directory,
  "id" | "name" | "status" | "listedBy" | "pricing" | "feeFrom" | "linkCondition" | "fields" | "rules"
>;

/** Returns what would be refused, and how to change it. Without problems the kit can be sent. */
export const findProblems = (
  kit: KitFields,
  directory: PreflightDirectory,
  { freeOnly = false } = {},
): PreflightProblem[] => [
  ...findExclusions(kit, directory, freeOnly),
  ...findFieldProblems(kit, directory),
  ...findMissingConsents(kit, directory),
  ...directory.rules.flatMap((sentence) => {
    const rule = rules.find(({ pattern }) => pattern.test(sentence));
    return rule?.check(kit, sentence) ?? [];
  }),
];

/** The kit's fields that the directory's form needs and that are empty, as paths. */
export const findMissingFields = (kit: KitFields, directory: Pick<Directory, "fields">): string[] => {
  const paths = formOf(directory).flatMap(({ name, limit }) => {
    const path = kitPathOf(name);
    return path && !textFor(kit, name, limit, "") ? [path] : [];
  });
  return [...new Set(paths)];
};

/** A form of which only fields unknown to the kit are known still needs the common ones. */
const formOf = ({ fields }: Pick<Directory, "fields">) =>
  fields.some(({ name }) => kitPathOf(name)) ? fields : commonFields;

const findExclusions = (kit: KitFields, directory: PreflightDirectory, freeOnly: boolean): PreflightProblem[] => {
  const problems: PreflightProblem[] = [];
  if (kit.excludedDirectoryIds.includes(directory.id))
    problems.push({
      field: "excludedDirectoryIds",
      problem: `You excluded ${directory.name}.`,
      how: "Remove it from the excluded directories.",
    });
  if (directory.status !== "active" || !takesSubmissions(directory))
    problems.push({
      field: "directory",
      problem: `${directory.name} does not take submissions at present.`,
      how: "Choose another directory.",
    });
  if (freeOnly && needsFee(directory))
    problems.push({
      field: "directory",
      problem: `${directory.name} charges a fee, and your plan includes free directories only.`,
      how: "Choose a free directory, or another plan.",
    });
  return problems;
};

const findFieldProblems = (kit: KitFields, directory: PreflightDirectory): PreflightProblem[] => {
  const missing = new Set(findMissingFields(kit, directory));
  return formOf(directory).flatMap(({ name, limit }) => {
    const field = kitPathOf(name);
    if (!field) return [];
    const label = formFieldLabel(name);
    if (missing.has(field))
      return { field, problem: `${label} is missing.`, how: `Add it to the kit: ${directory.name} asks for it.` };
    const { length } = textFor(kit, name, limit, "");
    if (limit === null || isCuttable(name) || length <= limit) return [];
    return {
      field,
      problem: `${label} has ${length} characters; ${directory.name} takes ${limit}.`,
      how: `Shorten it to ${limit} characters, or exclude this directory.`,
    };
  });
};

const needsFee = ({ pricing, linkCondition, feeFrom }: PreflightDirectory) =>
  feeFrom !== "0" && (pricing === "paid" || linkCondition === "paid");

/** Null if no source states the fee in US dollars, the currency of the customer's limit. */
const feeInDollars = ({ feeFrom }: PreflightDirectory) => {
  const [, amount] = feeFrom?.match(/^USD (\d+(?:\.\d+)?)/) ?? [];
  return amount === undefined ? null : Number(amount);
};

const findMissingConsents = ({ consents }: KitFields, directory: PreflightDirectory): PreflightProblem[] => {
  const { name, linkCondition } = directory;
  if (linkCondition === "badge" && !consents.badge)
    return [{ field: "consents.badge", problem: `${name} wants its badge on your site.`, how: "Agree to badges." }];
  if (linkCondition === "reciprocal" && !consents.reciprocal)
    return [{ field: "consents.reciprocal", problem: `${name} wants a link back.`, how: "Agree to links back." }];
  if (!needsFee(directory)) return [];
  const fee = feeInDollars(directory);
  // The customer confirms each payment, also of a fee that can't be compared with the limit.
  if (consents.feesUpTo > 0 && (fee ?? 0) <= consents.feesUpTo) return [];
  return [
    {
      field: "consents.feesUpTo",
      problem: `${name} charges ${directory.feeFrom ? `from ${directory.feeFrom}` : "a fee"}.`,
      how: fee === null ? "Agree to fees." : `Agree to fees up to USD ${Math.ceil(fee)}.`,
    },
  ];
};

type Rule = {
  /** Recognises the rule among a directory's sentences. */
  pattern: RegExp;
  check: (kit: KitFields, sentence: string) => PreflightProblem | [];
};

/** Between spaces, so that only whole words are found. */
const wordsOf = (text: string) =>
  ` ${foldCase(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

const findPlace = ({ name, local }: KitFields) => {
  const places = [local?.city, local?.region, local?.country, ...countries.map((country) => country.name)];
  const words = wordsOf(name ?? "");
  return places.find((place) => place && words.includes(wordsOf(place)));
};

const hasOwnDomain = ({ contactEmail, url }: KitFields) =>
  contactEmail !== null && url !== null && getDomain(contactEmail.split("@")[1] ?? "") === getDomain(url);

/** Topics of `… only` rules, and the words that a kit on the topic has. */
const topics: { rule: RegExp; name: string; words: RegExp }[] = [
  { rule: /\bMCP servers\b/i, name: "MCP servers", words: /\bMCP\b/i },
  {
    rule: /\bAI (agents|tools|products)\b/i,
    name: "AI products",
    words: /\b(AI|artificial intelligence|LLMs?|GPT|machine learning|agents?)\b/i,
  },
  { rule: /\bagent skills\b/i, name: "agent skills", words: /\bskills?\b/i },
  { rule: /\bopen.source\b/i, name: "open source", words: /\bopen[- ]source\b/i },
  { rule: /\bself-host/i, name: "self-hosted apps", words: /\bself-host/i },
  {
    rule: /\bdeveloper tools\b/i,
    name: "developer tools",
    words: /\b(developers?|dev|API|SDK|CLI|code|coding|programming)\b/i,
  },
];

const textsOf = (kit: KitFields) =>
  [
    kit.name,
    kit.microTagline,
    kit.tagline,
    kit.oneLiner,
    kit.category,
    kit.audience,
    ...kit.alternativeCategories,
    ...kit.tags,
    ...kit.features,
    ...kit.short,
    ...kit.medium,
    ...kit.long,
  ].join("\n");

/** Rules are sentences; these are the ones that a kit can be checked against. */
const rules: Rule[] = [
  {
    pattern:
      /\bplace names?\b|\b(city|town|location|region)( names?)? in (the|a|your) (business |company |listing )?name\b/i,
    check: (kit, sentence) => {
      const place = findPlace(kit);
      return place
        ? {
            field: "name",
            problem: `The name has a place in it, “${place}”. ${sentence}`,
            how: "Use the name without it.",
          }
        : [];
    },
  },
  {
    pattern:
      /mail\b[^.]*\b(own|company|business|site's|same) domain\b|\bno (free|disposable|agency|proxy)\b[^.]*mail|\b(free|disposable|agency|proxy)\b[^.]*mail[^.]*\b(refused|rejected|not accepted)\b/i,
    check: (kit, sentence) =>
      hasOwnDomain(kit)
        ? []
        : {
            field: "contactEmail",
            problem: `The contact address isn't at your own domain. ${sentence}`,
            how: "Enter an address at the domain of your website.",
          },
  },
  {
    pattern: /\bpurely online\b|\bphysical (address|location|premises)\b|\blocal businesses only\b/i,
    check: (kit, sentence) =>
      kit.local?.street && kit.local.city
        ? []
        : { field: "local", problem: `The address is missing. ${sentence}`, how: "Add the address of your business." },
  },
  {
    pattern: /\bpublic repository\b|\bopen source only\b|\bopen-source only\b/i,
    check: (kit, sentence) =>
      kit.social.github
        ? []
        : {
            field: "social.github",
            problem: `The repository is missing. ${sentence}`,
            how: "Add your GitHub address.",
          },
  },
  {
    pattern: /\bonly\b/i,
    check: (kit, sentence) => {
      const topic = topics.find(({ rule }) => rule.test(sentence));
      if (!topic || topic.words.test(textsOf(kit))) return [];
      return {
        field: "directory",
        problem: `Your kit doesn't mention ${topic.name}. ${sentence}`,
        how: "Mention it in your texts or tags if it applies, or exclude this directory.",
      };
    },
  },
];
