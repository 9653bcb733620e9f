// Rules of directories, written as sentences: the ones that a kit can be checked against.
import { getDomain } from "tldts";
import { countries } from "../site/landing/countries.ts";
import { foldCase } from "../text/fold-case.ts";
import type { KitFields, PreflightProblem } from "./kit.ts";

/** Returns how a kit breaks a directory's rules. */
export const findBrokenRules = (kit: KitFields, sentences: readonly string[]): PreflightProblem[] =>
  sentences.flatMap((sentence) => rules.find(({ pattern }) => pattern.test(sentence))?.check(kit, sentence) ?? []);

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

/** The first that recognises a sentence counts. */
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
