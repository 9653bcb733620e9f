// Drafts without a language model: sentences around what the kit has. Each is built differently, so that wordings differ.
import type { KitFields } from "#shared/links/kit.ts";
import type { DraftField } from "#shared/links/kit-limits.ts";

const lower = (text: string) => (/^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const withoutStop = (text: string) => text.trim().replace(/[.!?]+$/, "");
const list = new Intl.ListFormat("en", { type: "conjunction" });
const withArticle = (noun: string) => `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;

/** Returns drafts for a field, none where the kit has too little to build on. */
export const templatesFor = (kit: KitFields, field: DraftField): string[] => {
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
