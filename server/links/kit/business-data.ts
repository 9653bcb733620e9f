// Reads schema.org data about a business or product from a page's JSON-LD: https://schema.org/docs/full.html
import { toWebUrl } from "../../integrations/untrusted-url.ts";
import { htmlToText } from "../../website/websites/html-to-text.ts";

export type BusinessData = {
  name: string;
  legalName: string;
  slogan: string;
  description: string;
  category: string;
  features: string[];
  keywords: string[];
  logoUrl: string;
  email: string;
  phone: string;
  founder: string;
  foundingDate: string;
  price: string;
  currency: string;
  sameAs: string[];
  openingHours: string;
  /** Null if the data has no postal address. */
  address: { street: string; city: string; region: string; postalCode: string; country: string } | null;
};

type Node = Record<string, unknown>;

/** Types that describe the business or its product, the most telling first. */
const described = [
  /Business$|Store$|Restaurant$/,
  /Application$|^Product$|^SoftwareSourceCode$/,
  /Organization$|^Corporation$/,
  /^WebSite$/,
];
const maxNodes = 200;
const maxTextLength = 3_000;
const maxEntries = 20;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

/** A value or, for an object, its name or address: `logo` may be a URL or an ImageObject. */
const textOf = (value: unknown): string => {
  const [first] = listOf(value);
  if (isNode(first)) return textOf(first.name ?? first.url ?? first["@id"]);
  if (typeof first === "number") return String(first);
  return typeof first === "string" ? htmlToText(first.slice(0, maxTextLength * 2)).slice(0, maxTextLength) : "";
};

const textsOf = (value: unknown) =>
  listOf(value)
    .flatMap((entry) => (typeof entry === "string" ? entry.split(/[,\n]/) : [textOf(entry)]))
    .map((entry) => htmlToText(entry.slice(0, maxTextLength)))
    .filter(Boolean)
    .slice(0, maxEntries);

const parse = (script: string): unknown => {
  try {
    return JSON.parse(script);
  } catch {
    // Invalid blocks are common, and search engines ignore them too.
    return undefined;
  }
};

/** The nodes of all blocks, which may be lists or graphs. */
const nodesIn = (scripts: readonly string[]) => {
  const nodes: Node[] = [];
  for (const block of scripts.flatMap((script) => listOf(parse(script))))
    if (isNode(block)) nodes.push(block, ...listOf(block["@graph"]).filter(isNode));
  return nodes.slice(0, maxNodes);
};

const rankOf = (node: Node) => {
  const types = listOf(node["@type"]).filter((type) => typeof type === "string");
  const rank = described.findIndex((pattern) => types.some((type) => pattern.test(type)));
  return rank < 0 ? described.length : rank;
};

/** Reads the blocks of a page. Everything is plain text, empty where the page says nothing. */
export const readBusinessData = (scripts: readonly string[]): BusinessData => {
  const nodes = nodesIn(scripts)
    .filter((node) => rankOf(node) < described.length)
    .sort((one, other) => rankOf(one) - rankOf(other));
  const first = (property: string) => nodes.map((node) => textOf(node[property])).find(Boolean) ?? "";
  const nested = (property: string) => nodes.flatMap((node) => listOf(node[property]).filter(isNode));
  const all = (property: string) => nodes.flatMap((node) => textsOf(node[property])).slice(0, maxEntries);
  const [offer] = nested("offers");
  const [contact] = nested("contactPoint");
  const [logo] = nested("logo");
  return {
    name: first("name"),
    legalName: first("legalName"),
    slogan: first("slogan"),
    description: first("description"),
    category: first("applicationCategory") || first("category"),
    features: all("featureList"),
    keywords: all("keywords"),
    logoUrl: toWebUrl(textOf(logo?.url) || first("logo")) ?? "",
    email: first("email") || textOf(contact?.email),
    phone: first("telephone") || textOf(contact?.telephone),
    founder: first("founder") || first("author"),
    foundingDate: first("foundingDate"),
    price: textOf(offer?.lowPrice) || textOf(offer?.price),
    currency: textOf(offer?.priceCurrency),
    sameAs: nodes
      .flatMap((node) => listOf(node.sameAs).flatMap((link) => toWebUrl(textOf(link)) ?? []))
      .slice(0, maxEntries),
    openingHours: all("openingHours").join("\n"),
    address: addressIn(nested("address")[0]),
  };
};

const addressIn = (address: Node | undefined): BusinessData["address"] => {
  if (!address) return null;
  const found = {
    street: textOf(address.streetAddress),
    city: textOf(address.addressLocality),
    region: textOf(address.addressRegion),
    postalCode: textOf(address.postalCode),
    country: countryOf(textOf(address.addressCountry)),
  };
  return found.street || found.city ? found : null;
};

const regionNames = new Intl.DisplayNames("en", { type: "region" });

/** schema.org asks for the name or the two letters of ISO 3166. */
const countryOf = (text: string) => (/^[A-Z]{2}$/.test(text) ? (regionNames.of(text) ?? text) : text);
