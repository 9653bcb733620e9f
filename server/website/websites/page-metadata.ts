import type { WebsiteInfos } from "#shared/website/websites.ts";
import { toWebUrl } from "../../integrations/untrusted-url.ts";
import { attributeOf, decodeEntities } from "./attribute-of.ts";
import { elementTexts } from "./element-texts.ts";
import { htmlToText } from "./html-to-text.ts";

const maxLengths = { title: 200, description: 500, text: 20_000, titles: 20 };

type Icon = { href: string; size: number };

/** Reads a page's metadata. It is untrusted, so texts become one plain line and URLs must be http or https. */
export const readPageMetadata = (url: string, html: string): WebsiteInfos => {
  const found: Record<string, string> = {};
  const icons: Icon[] = [];
  const note = (name: string, text: string | null) => {
    if (text && !found[name]) found[name] = text;
  };
  const titles: string[] = [];
  const reader = new HTMLRewriter();
  const texts = elementTexts(reader);
  reader
    .on("title", {
      element: (element) => {
        if (!texts.isInDrawing()) texts.collect(titles, element, { limit: maxLengths.text, most: maxLengths.titles });
      },
    })
    .on("base[href]", { element: (element) => note("base", attributeOf(element, "href")) })
    .on("meta[content]", {
      element: (element) => {
        const name = element.getAttribute("property") ?? element.getAttribute("name") ?? "";
        note(name.toLowerCase(), element.getAttribute("content"));
      },
    })
    .on("link[rel][href]", {
      element: (element) => {
        if (!/(^|\s)(icon|apple-touch-icon)(\s|$)/i.test(element.getAttribute("rel") ?? "")) return;
        icons.push({ href: attributeOf(element, "href"), size: sizeOf(element) });
      },
    })
    .transform(html);
  const base = toWebUrl(found.base ?? "", url) ?? url;
  icons.sort((one, other) => other.size - one.size);
  const firstUrl = (...urls: string[]) => urls.map((one) => toWebUrl(one, base)).find(Boolean) ?? null;
  return {
    url,
    title: line(
      titles.find((title) => title) || found["og:title"] || found["twitter:title"] || new URL(url).host,
      maxLengths.title,
    ),
    description: line(
      found.description || found["og:description"] || found["twitter:description"] || "",
      maxLengths.description,
    ),
    iconUrl: firstUrl(...icons.map(({ href }) => href), new URL("/favicon.ico", url).href),
    imageUrl: firstUrl(...[found["og:image"] ?? "", found["twitter:image"] ?? ""].map(decodeEntities)),
  };
};

/** `180x180` is 180, also the default for touch icons. SVGs cannot be rendered here, so they come last. */
const sizeOf = (element: HTMLRewriterTypes.Element) => {
  const isVector = /svg/i.test(`${element.getAttribute("type")} ${element.getAttribute("href")}`);
  const isTouch = /apple-touch-icon/i.test(element.getAttribute("rel") ?? "");
  return isVector ? 0 : Number.parseInt(element.getAttribute("sizes") ?? "", 10) || (isTouch ? 180 : 16);
};

// Control characters and bidirectional marks could disguise a text.
const unseen = /[\p{Cc}\p{Cf}]/gu;

const line = (text: string, most: number) => {
  const whole = htmlToText(text.slice(0, maxLengths.text)).replace(unseen, "").trim();
  return whole.length > most ? whole.slice(0, most).replace(/\s+\S*$/, "") : whole;
};
