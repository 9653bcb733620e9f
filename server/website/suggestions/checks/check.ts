import type { Severity } from "#shared/website/suggestions.ts";
import type { LinkSource, Page, Website } from "../audit/crawl.ts";

/** A check for one kind of problem: what it is, why it matters, how to fix it, and where it occurs. */
export type Check = {
  kind: string;
  severity: Severity;
  title: string;
  detail: string;
  /** Text with code snippets between triple backticks. */
  how: (website: Website) => string;
  /** One line per place, none if all is well. Must be stable, because dismissals compare it. */
  find: (website: Website) => string[];
};

export const snippet = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``;

/** Pages that search engines may index; the others are not checked. */
const indexablePages = ({ pages }: Website) => pages.filter(({ isHidden }) => !isHidden);

/** Lists the URLs of matching pages, followed by the text that `matches` returned. */
export const pagesWhere = (website: Website, matches: (page: Page) => boolean | string) =>
  indexablePages(website).flatMap((page) => {
    const result = matches(page);
    return result ? [typeof result === "string" ? `${page.url}: ${result}` : page.url] : [];
  });

/** Lists texts that several pages share, with their URLs. */
export const pagesByText = (website: Website, textOf: (page: Page) => string | undefined) => {
  const byText = new Map<string, string[]>();
  for (const page of indexablePages(website)) {
    const text = textOf(page);
    // Pages with another page as canonical may have the same text.
    const isCopy = page.canonicals[0] !== undefined && page.canonicals[0] !== page.url;
    if (text && !isCopy) byText.set(text, [...(byText.get(text) ?? []), page.url]);
  }
  return [...byText].flatMap(([text, urls]) => (urls.length > 1 ? [`“${truncate(text)}”: ${urls.join(", ")}`] : []));
};

/** Lists broken links with the page they are on. */
export const brokenLinksBy = ({ broken }: Website, source: LinkSource) =>
  broken.filter(({ by }) => by === source).map(({ address, from, why }) => `${from}: ${address} ${why}`);

export const truncate = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

/** Returns the home page's URL, or the requested one if no page was read. */
export const homeOf = ({ address, pages }: Website) => pages[0]?.url ?? address;

/** Browsers treat loopback addresses as secure. */
export const isLoopback = (address: string) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(address).hostname);
