import { type DraftInput, type KitFields, type KitProposal, kitFields } from "#shared/links/kit.ts";
import { type DraftField, type DraftTone, kitLimits, maxWordings } from "#shared/links/kit-limits.ts";
import { cutText } from "#shared/links/kit-values.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { AiWriter } from "../../integrations/ai.ts";
import { similarityOf } from "../../text/similarity.ts";
import { maxSimilarity } from "./kit.ts";
import { templatesFor } from "./templates.ts";

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
