import { parseUntrustedUrl } from "../../../integrations/untrusted-url.ts";
import { attributeOf } from "../../websites/attribute-of.ts";
import { elementTexts } from "../../websites/element-texts.ts";
import { htmlToText } from "../../websites/html-to-text.ts";
import { type PageSigns, readPageSigns } from "../../websites/page-signs.ts";
import { parseRobotsRules } from "../../websites/robots-rules.ts";

/** What the checks need from a page; all of it is untrusted. */
export type PageFacts = {
  titles: string[];
  descriptions: string[];
  canonicals: string[];
  /** Texts of the headings, including the `alt` of images. */
  h1s: string[];
  language: string;
  viewport: string;
  /** Whether the page has a noindex directive. */
  isHidden: boolean;
  socialImages: string[];
  /** The error in each JSON-LD block, or null if it is valid. */
  jsonLd: (string | null)[];
  /** Whether the markup contains microdata or RDFa. */
  hasMarkedUpData: boolean;
  /** Images without an `alt` attribute. */
  imagesWithoutAlt: string[];
  /** Resources loaded over plain HTTP. */
  insecure: string[];
  /** Unique links to the same origin, without nofollow. */
  links: string[];
} & Pick<PageSigns, "kind" | "refreshTo">;

/** Limits per list and text; `characters` is the total per page. */
const maxCounts = { texts: 20, addresses: 10_000, text: 5_000, jsonLd: 200_000, characters: 500_000 };

/** Reads a page as served, without running scripts, like most search engines and all link previews. */
export const readPageFacts = (url: string, html: string): PageFacts => {
  const found = {
    titles: [] as string[],
    descriptions: [] as string[],
    canonicals: [] as string[],
    h1s: [] as string[],
    socialImages: [] as string[],
    jsonLd: [] as string[],
    imagesWithoutAlt: [] as string[],
    insecure: [] as string[],
    language: "",
    viewport: "",
    robots: "",
    base: url,
    hasMarkedUpData: false,
  };
  const absolute = (address: string) => parseUntrustedUrl(address, found.base)?.href;
  const { origin } = new URL(url);
  const links = new Set<string>();
  let characters = 0;
  const hasRoomFor = (text: string) => {
    characters += text.length;
    return characters <= maxCounts.characters;
  };
  const note = (list: string[], text: string | undefined, limit = maxCounts.texts) => {
    if (text !== undefined && list.length < limit && hasRoomFor(text)) list.push(text);
  };
  const noteLoaded = (address: string | undefined) => {
    if (address?.startsWith("http:")) note(found.insecure, address, maxCounts.addresses);
  };
  const noteLink = (address: string) => {
    const link = parseUntrustedUrl(address, found.base);
    // Cloudflare's addresses are for its own scripts, such as those of hidden email addresses.
    if (link?.origin !== origin || link.pathname.startsWith("/cdn-cgi/")) return;
    link.hash = "";
    if (links.size < maxCounts.addresses && !links.has(link.href) && hasRoomFor(link.href)) links.add(link.href);
  };
  const reader = new HTMLRewriter();
  const texts = elementTexts(reader);
  const metas: Record<string, (content: string) => void> = {
    description: (content) => note(found.descriptions, plain(content)),
    viewport: (content) => {
      found.viewport ||= content;
    },
    robots: (content) => {
      found.robots += ` ${content}`;
    },
    googlebot: (content) => {
      found.robots += ` ${content}`;
    },
    "og:image": (content) => note(found.socialImages, absolute(content)),
    "twitter:image": (content) => note(found.socialImages, absolute(content)),
  };
  reader
    .on("title", {
      element: (element) => {
        if (!texts.isInDrawing())
          texts.collect(found.titles, element, { limit: maxCounts.text, most: maxCounts.texts });
      },
    })
    .on("html[lang]", {
      element: (element) => {
        found.language ||= (element.getAttribute("lang") ?? "").trim();
      },
    })
    .on("base[href]", {
      element: (element) => {
        found.base = parseUntrustedUrl(attributeOf(element, "href"), url)?.href ?? found.base;
      },
    })
    .on("meta[content]", {
      element: (element) => {
        const name = element.getAttribute("property") ?? element.getAttribute("name") ?? "";
        metas[name.toLowerCase()]?.(attributeOf(element, "content"));
      },
    })
    .on("link[rel][href]", {
      element: (element) => {
        const kinds = (element.getAttribute("rel") ?? "").toLowerCase().split(/\s+/);
        const address = absolute(attributeOf(element, "href"));
        if (kinds.includes("canonical")) note(found.canonicals, address ?? "");
        if (kinds.includes("stylesheet")) noteLoaded(address);
      },
    })
    .on("h1", {
      element: (element) => texts.collect(found.h1s, element, { limit: maxCounts.text, most: maxCounts.texts }),
    })
    .on('script[type="application/ld+json" i]', {
      element: (element) => texts.collect(found.jsonLd, element, { limit: maxCounts.jsonLd, most: maxCounts.texts }),
    })
    .on("[itemscope][itemtype], [typeof]", {
      element: () => {
        found.hasMarkedUpData = true;
      },
    })
    .on("img", {
      element: (element) => {
        const source = attributeOf(element, "src");
        if (element.hasAttribute("alt")) texts.append(` ${attributeOf(element, "alt")}`);
        else if (!isPixel(element))
          note(found.imagesWithoutAlt, (absolute(source) ?? source).slice(0, 200), maxCounts.addresses);
      },
    })
    .on("img[src], script[src], iframe[src]", {
      element: (element) => noteLoaded(absolute(attributeOf(element, "src"))),
    })
    .on("a[href]", {
      element: (element) => {
        const isLeftOut = /(^|\s)nofollow(\s|$)/i.test(element.getAttribute("rel") ?? "");
        if (!isLeftOut) noteLink(attributeOf(element, "href"));
      },
    })
    .transform(html);

  const { base: _, robots, titles, h1s, jsonLd, ...facts } = found;
  const { kind, refreshTo } = readPageSigns(url, html);
  return {
    ...facts,
    links: [...links],
    jsonLd: jsonLd.map(jsonLdFault),
    titles: titles.map(plain),
    h1s: h1s.map(plain),
    isHidden: parseRobotsRules(robots).includes("noindex"),
    kind,
    refreshTo,
  };
};

/** Of a visitor counter: it shows nothing. */
const isPixel = (element: HTMLRewriterTypes.Element) =>
  ["width", "height"].every((side) => /^[01](px)?$/.test(attributeOf(element, side)));

const jsonLdFault = (text: string) => {
  try {
    const data: unknown = JSON.parse(text);
    return (Array.isArray(data) ? data : [data]).every(hasType) ? null : "no type is given";
  } catch {
    return "it is no JSON";
  }
};

const hasType = (data: unknown) =>
  typeof data === "object" && data !== null && ("@type" in data || "@graph" in data || "@id" in data);

const plain = (text: string) => htmlToText(text.slice(0, maxCounts.text));
