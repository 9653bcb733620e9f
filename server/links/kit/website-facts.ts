// Reads what a website says about its business. It runs in the sandbox, since pages are untrusted.
import { socialNetworks } from "#shared/links/kit-limits.ts";
import { toWebUrl } from "../../integrations/untrusted-url.ts";
import { parseJson } from "../../text/parse-json.ts";
import { attributeOf } from "../../website/websites/attribute-of.ts";
import { elementTexts } from "../../website/websites/element-texts.ts";
import { htmlToText } from "../../website/websites/html-to-text.ts";
import { readPageMetadata } from "../../website/websites/page-metadata.ts";
import { type PageSigns, readPageSigns } from "../../website/websites/page-signs.ts";

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
  /** Of all offers. */
  prices: string[];
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

/** The nodes of all blocks, which may be lists or graphs, and whom they are about. */
const nodesIn = (scripts: readonly string[]) => {
  const nodes: Node[] = [];
  // Invalid blocks are common, and search engines ignore them, too.
  for (const block of scripts.flatMap((script) => listOf(parseJson(script))))
    if (isNode(block))
      for (const node of [block, ...listOf(block["@graph"]).filter(isNode)])
        nodes.push(node, ...[node.mainEntity, node.publisher].flatMap(listOf).filter(isNode));
  return nodes.slice(0, maxNodes);
};

/** Without the vocabulary: `https://schema.org/Organization`. */
const typesOf = (node: Node) =>
  listOf(node["@type"]).flatMap((type) => (typeof type === "string" ? (type.split(/[/:#]/).at(-1) ?? "") : []));

const rankOf = (node: Node) => {
  const types = typesOf(node);
  const rank = described.findIndex((pattern) => types.some((type) => pattern.test(type)));
  return rank < 0 ? described.length : rank;
};

/** Reads the blocks of a page. Everything is plain text, empty where the page says nothing. */
const readBusinessData = (url: string, scripts: readonly string[]): BusinessData => {
  const all = nodesIn(scripts);
  const byId = new Map(all.map((node) => [node["@id"], node]));
  // Several are what a shop sells.
  const isGoods = (node: Node) => typesOf(node).includes("Product");
  const hasGoods = all.filter(isGoods).length > 1;
  const nodes = all
    .filter((node) => rankOf(node) < described.length && !(hasGoods && isGoods(node)))
    .sort((one, other) => rankOf(one) - rankOf(other));
  const first = (property: string) => nodes.map((node) => textOf(node[property])).find(Boolean) ?? "";
  const nested = (property: string) =>
    nodes.flatMap((node) =>
      listOf(node[property])
        .filter(isNode)
        // The other node may have its properties.
        .map((value) => ({ ...byId.get(value["@id"] ?? value), ...value })),
    );
  const texts = (property: string) => nodes.flatMap((node) => textsOf(node[property])).slice(0, maxEntries);
  const offers = nested("offers").flatMap((offer) => [
    offer,
    ...[offer.offers, offer.priceSpecification].flatMap(listOf).filter(isNode),
  ]);
  const [contact] = nested("contactPoint");
  const [logo] = nested("logo");
  return {
    name: first("name"),
    legalName: first("legalName"),
    slogan: first("slogan"),
    description: first("description"),
    category: first("applicationCategory") || first("category"),
    features: texts("featureList"),
    keywords: texts("keywords"),
    logoUrl: toWebUrl(textOf(logo?.url ?? logo?.contentUrl) || (logo ? "" : first("logo")), url) ?? "",
    email: first("email") || textOf(contact?.email),
    phone: first("telephone") || textOf(contact?.telephone),
    founder: first("founder") || first("author"),
    foundingDate: first("foundingDate"),
    prices: offers.map((offer) => textOf(offer.lowPrice) || textOf(offer.price)).slice(0, maxEntries),
    currency: offers.map((offer) => textOf(offer.priceCurrency)).find(Boolean) ?? "",
    sameAs: nodes
      .flatMap((node) => listOf(node.sameAs).flatMap((link) => toWebUrl(textOf(link)) ?? []))
      .slice(0, maxEntries),
    openingHours: texts("openingHours").join("\n"),
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

type SocialNetwork = (typeof socialNetworks)[number];

export type WebsiteFacts = {
  /** The final URL. */
  url: string;
  title: string;
  description: string;
  /** The description for social networks, if it is another one. */
  socialDescription: string;
  siteName: string;
  keywords: string[];
  heading: string;
  iconUrl: string | null;
  imageUrl: string | null;
  social: Partial<Record<SocialNetwork, string>>;
  emails: string[];
  /** Of the same website. */
  contactUrl: string | null;
  /** From JSON-LD. */
  business: BusinessData;
} & Pick<PageSigns, "kind" | "refreshTo">;

const most = { emails: 10, links: 2_000, scripts: 20, scriptLength: 100_000, headings: 5, headingLength: 2_000 };

const profiles: Record<SocialNetwork, RegExp> = {
  x: /^https?:\/\/(www\.|mobile\.)?(x|twitter)\.com\/(?!(intent|share|home|search|hashtag|i)\b)\w{1,15}\/?(\?.*)?$/i,
  linkedin: /^https?:\/\/([a-z]{2,3}\.)?linkedin\.com\/(company|in|school|showcase)\/[^/?#]+/i,
  github:
    /^https?:\/\/(www\.)?github\.com\/(?!(features|about|sponsors|login|topics|orgs|apps)\b)[\w.-]+(\/[\w.-]+)?\/?$/i,
  youtube: /^https?:\/\/(www\.|m\.)?youtube\.com\/(@[^/?#]+|(channel|c|user)\/[^/?#]+)/i,
};
/** The most telling first. */
const contactPages = [/\b(contact|kontakt|contacto)\b/i, /\b(impressum|imprint|about)\b/i];

export const readWebsiteFacts = (url: string, html: string): WebsiteFacts => {
  const metas: Record<string, string> = {};
  const hrefs = new Set<string>();
  const scripts: string[] = [];
  const headings: string[] = [];
  const reader = new HTMLRewriter();
  const texts = elementTexts(reader);
  reader
    .on("meta[content]", {
      element: (element) => {
        const name = (element.getAttribute("property") ?? element.getAttribute("name") ?? "").toLowerCase();
        metas[name] ||= element.getAttribute("content") ?? "";
      },
    })
    .on("a[href]", {
      element: (element) => {
        if (hrefs.size < most.links) hrefs.add(attributeOf(element, "href"));
      },
    })
    .on("h1", {
      element: (element) => texts.collect(headings, element, { limit: most.headingLength, most: most.headings }),
    })
    .on('script[type="application/ld+json" i]', {
      element: (element) => texts.collect(scripts, element, { limit: most.scriptLength, most: most.scripts }),
    })
    .transform(html);
  const { title, description, iconUrl, imageUrl } = readPageMetadata(url, html);
  const socialDescription = htmlToText(metas["og:description"] ?? "");
  const business = readBusinessData(url, scripts);
  const links = [...hrefs].flatMap((href) => toWebUrl(href, url) ?? []);
  const ownLinks = links.filter((link) => new URL(link).origin === new URL(url).origin);
  const { kind, refreshTo } = readPageSigns(url, html);
  return {
    url,
    title,
    description,
    socialDescription: socialDescription === description ? "" : socialDescription.slice(0, 500),
    siteName: htmlToText(metas["og:site_name"] ?? "").slice(0, 100),
    keywords: htmlToText(metas.keywords ?? "")
      .split(",")
      .map((word) => word.trim())
      .filter(Boolean)
      .slice(0, 30),
    heading: htmlToText(headings.find((heading) => heading.trim()) ?? "").slice(0, 300),
    iconUrl,
    imageUrl,
    social: findProfiles([...business.sameAs, ...links]),
    emails: findEmails(hrefs, business.email),
    contactUrl: contactPages.map((page) => ownLinks.find((link) => page.test(link))).find(Boolean) ?? null,
    business,
    kind,
    refreshTo,
  };
};

const findProfiles = (links: readonly string[]) =>
  Object.fromEntries(
    socialNetworks.flatMap((network) => {
      const link = links.find((link) => profiles[network].test(link));
      return link ? [[network, link]] : [];
    }),
  );

const findEmails = (hrefs: ReadonlySet<string>, stated: string) => {
  const linked = [...hrefs].flatMap((href) => href.match(/^mailto:([^?]+)/i)?.[1] ?? []);
  const addresses = [stated.replace(/^mailto:/i, ""), ...linked].map((address) => address.trim().toLowerCase());
  return [...new Set(addresses)]
    .filter((address) => /^[^\s@%]+@[^\s@]+\.[a-z]{2,}$/.test(address))
    .slice(0, most.emails);
};
