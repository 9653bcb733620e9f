// Drafts without a language model: sentences around what the kit has. Each is built differently, so that wordings differ.
import type { KitFields } from "#shared/kit.ts";
import type { DraftField } from "#shared/kit-limits.ts";

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
  const shorts = [
    ...when([kind, audience, tagline], `${name} is ${withArticle(kind)} for ${audience}. ${upper(tagline)}.`),
    ...when([audience, first], `Made for ${audience}: ${name} offers ${second ? `${first} and ${second}` : first}.`),
    ...when([tagline, first], `${upper(tagline)}, with ${first} in one place. That is what ${name} does.`),
    ...when([kind, tagline], `Looking for ${withArticle(kind)}? ${name}: ${lower(tagline)}.`),
  ];
  const mediums = [
    ...when([kind, audience, all], `${name} is ${withArticle(kind)} for ${audience}. It comes with ${all}. ${price}`),
    ...when([tagline, all], `${upper(tagline)}. With ${name} you get ${all}, without switching between tools.`),
    ...when(
      [audience, first, tagline],
      `What ${audience} need is often simple: ${first}. ${name} takes care of it. ${upper(tagline)}.`,
    ),
  ];
  const long = [
    ...when([kind, audience], `${name} is ${withArticle(kind)} for ${audience}.`),
    ...kit.medium.slice(0, 1),
    ...(tagline ? [`In short: ${lower(tagline)}.`] : []),
    ...features.map((feature, at) => longSentences[at % longSentences.length]?.(upper(feature), name) ?? ""),
    price,
    ...when([kit.makerName ?? ""], `${name} is made by ${kit.makerName}.`),
    ...when([kit.url ?? ""], `The website of ${name} shows it at work and answers common questions.`),
  ].join(" ");

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

const longSentences = [
  (feature: string, name: string) => `${feature}: this is part of ${name} from the first day.`,
  (feature: string) => `${feature} saves time in daily work.`,
  (feature: string) => `${feature} is included, too, and needs no setup.`,
  (feature: string, name: string) => `With ${name}, ${lower(feature)} is a matter of minutes.`,
];
