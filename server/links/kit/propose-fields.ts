// Proposes values for a kit's empty fields from what the website says.
import { getDomain, getDomainWithoutSuffix } from "tldts";
import { type KitFields, type KitProposal, kitFields } from "#shared/links/kit.ts";
import { kitLimits, socialNetworks } from "#shared/links/kit-limits.ts";
import { cutText } from "#shared/links/kit-values.ts";
import { foldCase } from "#shared/text/fold-case.ts";
import { similarityOf } from "../../text/similarity.ts";
import { maxSimilarity } from "./kit.ts";
import type { BusinessData, WebsiteFacts } from "./website-facts.ts";

const from = {
  data: "Structured data of your website",
  title: "Title of your website",
  description: "Description of your website",
  heading: "Headline of your website",
  keywords: "Keywords of your website",
  link: "Link on your website",
} as const;

/** Returns a proposal for each empty field that the website says something about. */
export const proposeFields = (kit: KitFields, facts: WebsiteFacts): KitProposal[] => {
  const { business } = facts;
  const [name, rest] = splitTitle(facts);
  const sentence = firstSentence(facts.description);
  const headlines = [
    { text: business.slogan, source: from.data },
    { text: facts.heading, source: from.heading },
    { text: rest, source: from.title },
    { text: sentence, source: from.description },
  ];
  /** The longest that fits, so that the fields get different ones where the website has several. */
  const upTo = (limit: number) =>
    headlines
      .filter(({ text }) => text.length > 2 && text.length <= limit)
      .sort((one, other) => other.text.length - one.text.length)[0];
  const texts = differentTexts([
    { text: facts.description, source: from.description },
    { text: business.description, source: from.data },
    { text: facts.socialDescription, source: from.description },
  ]);
  const tags = facts.keywords.length ? facts.keywords : business.keywords;
  const proposals: (KitProposal | undefined)[] = [
    propose("name", business.name || facts.siteName || name, business.name ? from.data : from.title),
    propose("url", withoutQuery(facts.url), "Your website"),
    headline("microTagline", upTo(kitLimits.microTagline)),
    headline("tagline", upTo(kitLimits.tagline)),
    headline("oneLiner", upTo(kitLimits.oneLiner)),
    ...texts.map(({ text, source }) => propose("short", cutText(text, kitLimits.short), source)),
    ...texts
      .filter(({ text }) => text.length > kitLimits.short)
      .map(({ text, source }) => propose("medium", cutText(text, kitLimits.medium), source)),
    ...texts.map(({ text, source }) => propose("long", text.slice(0, kitLimits.long), source)),
    propose("category", categoryOf(business.category), from.data),
    propose("features", business.features.map((feature) => cutText(feature, kitLimits.feature)).slice(0, 8), from.data),
    propose("tags", tags.filter(({ length }) => length <= kitLimits.tag).slice(0, 10), from.keywords),
    ...proposePrice(business),
    propose("founded", Number(business.foundingDate.match(/^\d{4}/)?.[0] ?? 0) || "", from.data),
    propose("makerName", business.founder, from.data),
    propose("contactEmail", preferOwnDomain(facts), from.link),
    ...socialNetworks.map((network) => propose(`social.${network}`, facts.social[network] ?? "", from.link)),
    proposeAddress(facts),
  ];
  return proposals.filter((proposal) => proposal !== undefined).filter((proposal) => isAcceptable(kit, proposal));
};

const propose = (field: string, value: string | number | string[], source: string): KitProposal | undefined =>
  value === "" || (Array.isArray(value) && !value.length) ? undefined : { field, value, source };

const headline = (field: string, found: { text: string; source: string } | undefined) =>
  found && propose(field, found.text.replace(/[.\s]+$/, ""), found.source);

/** What many home pages are called. */
const generalTitle = /^(home( ?page)?|welcome|start|index|startseite|accueil|inicio)$/i;

/** “Parcelo – Parcel tracking for shops” is the name and what it is. A part like the domain is the name wherever it is. */
const splitTitle = ({ title, url }: Pick<WebsiteFacts, "title" | "url">) => {
  const parts = title.split(/\s+[-–—|·•:]\s+|:\s+/);
  const telling = parts.filter((part) => !generalTitle.test(part));
  const bare = (text: string) => foldCase(text).replaceAll(/[^\p{L}\p{N}]/gu, "");
  const domain = getDomainWithoutSuffix(url)?.replaceAll("-", "");
  const name = telling.find((part) => bare(part) === domain) ?? telling[0] ?? parts[0] ?? "";
  return [name, telling.filter((part) => part !== name).join(" – ")] as const;
};

const firstSentence = (text: string) => text.match(/^.*?[.!?](?=\s|$)/s)?.[0] ?? text;

const differentTexts = (texts: { text: string; source: string }[]) =>
  texts.filter(
    ({ text }, at) => text && !texts.slice(0, at).some((earlier) => similarityOf(text, earlier.text) > maxSimilarity),
  );

const withoutQuery = (url: string) => {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
};

/** schema.org categories look like `https://schema.org/BusinessApplication`. */
const categoryOf = (text: string) =>
  (text.split("/").at(-1) ?? "")
    .replace(/Application$/, "")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .trim();

const proposePrice = ({ prices, currency }: BusinessData) => {
  const amounts = prices.filter(Boolean).map(Number).filter(Number.isFinite);
  const [lowest] = amounts.filter((amount) => amount > 0).sort((one, other) => one - other);
  const isFree = amounts.includes(0);
  if (lowest === undefined) return isFree ? [propose("pricingModel", "free", from.data)] : [];
  return [
    propose("pricingModel", isFree ? "freemium" : "paid", from.data),
    propose("priceFrom", lowest, from.data),
    propose("currency", currency, from.data),
  ];
};

const preferOwnDomain = ({ emails, url }: WebsiteFacts) =>
  emails.find((email) => getDomain(email.split("@")[1] ?? "") === getDomain(url)) ?? emails[0] ?? "";

const proposeAddress = ({ business }: WebsiteFacts): KitProposal | undefined => {
  if (!business.address) return undefined;
  const { legalName, name, phone, openingHours, address } = business;
  const values = { legalName: legalName || name, ...address, phone, hours: openingHours };
  const local = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value || null]));
  const parsed = kitFields.shape.local.unwrap().safeParse(local);
  return parsed.success ? { field: "local", value: parsed.data, source: from.data } : undefined;
};

/** Whether the kit has nothing there yet and the value is one that it takes. */
export const isAcceptable = (kit: KitFields, { field, value }: KitProposal) => {
  const [name, key] = field.split(".") as [keyof KitFields, keyof KitFields["social"] | undefined];
  const current = key ? kit.social[key] : kit[name];
  if (current !== null && !(Array.isArray(current) && !current.length)) return false;
  const isEntry = Array.isArray(current) && !Array.isArray(value);
  const schema = key ? kitFields.shape.social.shape[key] : kitFields.shape[name];
  return schema.safeParse(isEntry ? [value] : value).success;
};
