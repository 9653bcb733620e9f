import { type DraftInput, type KitFields, type KitProposal, kitFields } from "#shared/links/kit.ts";
import { type DraftField, type DraftTone, kitLimits, maxWordings } from "#shared/links/kit-limits.ts";
import { cutText } from "#shared/links/kit-values.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { AiWriter } from "../../integrations/ai.ts";
import { similarityOf } from "../../text/similarity.ts";
import { maxSimilarity } from "./kit.ts";

const lower = (text: string) => (/^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const withoutStop = (text: string) => text.trim().replace(/[.!?]+$/, "");
const list = new Intl.ListFormat("en", { type: "conjunction" });
const withArticle = (noun: string) => `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;

/** Returns drafts for a field, none where the kit has too little to build on. */
const templatesFor = (kit: KitFields, field: DraftField): string[] => {
  const name = kit.name ?? "";
  const tagline = withoutStop(kit.tagline ?? kit.oneLiner ?? "");
  const kind = lower(kit.category ?? "");
  const audience = lower(withoutStop(kit.audience ?? ""));
  const features = kit.features.map((feature) => lower(withoutStop(feature)));
  const [first = "", second = ""] = features;
  if (!name) return [];
  /** The sentence, if the kit has everything it needs. */
  const when = (parts: readonly string[], sentence: string) => (parts.every(Boolean) ? [sentence] : []);
  const price =
    kit.pricingModel === "free" || kit.pricingModel === "freemium"
      ? `You can start with ${name} for free.`
      : kit.priceFrom && kit.currency
        ? `Prices start at ${kit.currency} ${kit.priceFrom}.`
        : "";
  const all = features.length > 1 ? list.format(features) : "";

  const taglines = [
    ...when([kind, audience], `${upper(kind)} for ${audience}`),
    ...when([first, audience], `${upper(first)} for ${audience}`),
    ...when([first, second], `${upper(first)} and ${second}`),
  ];
  // Features may be nouns or verbs, so they follow a colon.
  const shorts = [
    ...when([kind, audience, tagline], `${name} is ${withArticle(kind)} for ${audience}. ${upper(tagline)}.`),
    ...when([audience, first, second], `For ${audience}: ${name}. Highlights: ${first}; ${second}.`),
    ...when([tagline, all], `${upper(tagline)}. ${name} in brief: ${all}.`),
    ...when([kind, tagline], `Looking for ${withArticle(kind)}? ${name}: ${lower(tagline)}.`),
  ];
  const mediums = [
    ...when([kind, audience, all], `${name} is ${withArticle(kind)} for ${audience}. What it offers: ${all}. ${price}`),
    ...when([tagline, audience, all], `${upper(tagline)}. ${name} in brief: ${all}. Made for ${audience}.`),
    ...when(
      [kind, audience, first, tagline],
      `Do ${audience} need ${withArticle(kind)}? ${name} is one: ${first}. ${upper(tagline)}.`,
    ),
  ];
  const long = [
    ...when([kind, audience], `${name} is ${withArticle(kind)} for ${audience}.`),
    ...kit.medium.slice(0, 1),
    ...kit.short.slice(0, 1),
    ...when([tagline], `In short: ${lower(tagline)}.`),
    ...when([all], `What ${name} offers: ${all}.`),
    price,
    ...when([kit.makerName ?? ""], `${name} is made by ${kit.makerName}.`),
  ]
    .filter(Boolean)
    .join(" ");

  const drafts: Record<DraftField, string[]> = {
    microTagline: taglines,
    tagline: taglines,
    oneLiner: [...taglines.slice(0, 1).map((text) => `${name}: ${lower(text)}`), ...shorts],
    short: shorts,
    medium: mediums,
    long: [long],
    features: [],
    tags: [kind, ...kit.alternativeCategories.map(lower)].filter(Boolean),
  };
  return drafts[field].map((text) => text.trim());
};

/** How many drafts are useful, and how long each may be. A long description takes most of what a model may answer. */
const requests: Record<DraftField, { count: number; least: number; most: number; what: string }> = {
  microTagline: { count: 3, least: 3, most: kitLimits.microTagline, what: "a tagline of a few words" },
  tagline: { count: 3, least: 10, most: kitLimits.tagline, what: "a tagline" },
  oneLiner: { count: 3, least: 20, most: kitLimits.oneLiner, what: "one sentence that says what it is and for whom" },
  short: { count: maxWordings, least: 40, most: kitLimits.short, what: "a short description" },
  medium: { count: maxWordings, least: 80, most: kitLimits.medium, what: "a description" },
  long: { count: 1, least: 500, most: 1_500, what: "a description of several sentences" },
  features: { count: 6, least: 3, most: kitLimits.feature, what: "a feature in a few words" },
  tags: { count: 8, least: 2, most: kitLimits.tag, what: "a tag of one or two words" },
};

const tones: Record<DraftTone, string> = {
  plain: "plain and factual",
  friendly: "friendly and warm",
  confident: "confident, without superlatives",
};

/**
 * Drafts texts for a field: by the language model or, without one or if it fails, from templates. Drafts that repeat
 * each other or the kit's own wordings are left out, so there may be none.
 */
export const draftField = async (
  { writer, log }: Pick<Dependencies, "writer" | "log">,
  kit: KitFields,
  { field, tone }: DraftInput,
): Promise<KitProposal[]> => {
  const written = writer
    ? await draftWithModel(writer, kit, { field, tone }).catch((err) => {
        log.warn({ err }, "The writer gave no draft; templates are used.");
        return [];
      })
    : [];
  const drafts = usable(kit, field, written);
  if (drafts.length) return toProposals(field, drafts, "Written by a language model");
  return toProposals(field, usable(kit, field, templatesFor(kit, field)), "Template filled with your kit");
};

const toProposals = (field: DraftField, drafts: string[], source: string): KitProposal[] => {
  if (!drafts.length) return [];
  const isList = field === "features" || field === "tags";
  return isList ? [{ field, value: drafts, source }] : drafts.map((value) => ({ field, value, source }));
};

const draftWithModel = async (writer: AiWriter, kit: KitFields, { field, tone }: DraftInput) => {
  const { count, least, most, what } = requests[field];
  const task = `You write texts for the listing of a business in web directories. Write ${count === 1 ? what : `${count} different versions of ${what}`}, each of ${least} to ${most} characters, ${tones[tone]}. Use only facts from the message: invent no numbers, prices, customers or awards. No links, no emojis, no exclamation marks, no markdown. The versions must differ in wording and sentence structure, also from the texts in \`existing\`. Answer with the texts alone, ${count === 1 ? "as one paragraph" : "one per line"}.`;
  const material = {
    name: kit.name ?? "",
    category: kit.category ?? "",
    audience: kit.audience ?? "",
    tagline: kit.tagline ?? "",
    features: kit.features.join("; "),
    about: [...kit.long, ...kit.medium, ...kit.short, kit.oneLiner ?? ""].join("\n").slice(0, 4_000),
    existing: [kit[field]].flat().join("\n"),
  };
  const answer = await writer.draft({ task, material });
  return count === 1 ? [answer.replace(/\s+/g, " ")] : answer.split("\n");
};

/** Cleans drafts and leaves out those with links, of a wrong length, or too similar to another. */
const usable = (kit: KitFields, field: DraftField, drafts: readonly string[]) => {
  const { count, least, most } = requests[field];
  const existing = [kit[field]].flat().filter((text) => text !== null);
  const isWordings = field === "short" || field === "medium" || field === "long";
  const room = isWordings ? Math.min(count, maxWordings - existing.length) : count;
  const accepted: string[] = [];
  for (const draft of drafts) {
    const text = cutText(clean(draft), most);
    const isRepeated = [...existing, ...accepted].some((other) => similarityOf(text, other) > maxSimilarity);
    // Cut within a sentence.
    const isBroken = text.endsWith("…");
    if (text.length >= least && !isBroken && !/https?:|www\./i.test(text) && !isRepeated && accepted.length < room)
      accepted.push(text);
  }
  return kitFields.shape[field].safeParse(Array.isArray(kit[field]) ? accepted : (accepted[0] ?? null)).success
    ? accepted
    : [];
};

/** Without the number, bullet or quotes of a list entry, and without text that Postgres can't store. */
const clean = (draft: string) =>
  draft
    .replaceAll("\0", "")
    .toWellFormed()
    .trim()
    .replace(/^(?:[-*•]|\d+[.)])\s+/, "")
    .replace(/^["“](.*)["”]$/, "$1");
