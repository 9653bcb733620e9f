import type { Severity } from "#shared/suggestions.ts";
import type { LinkSource, Page, Website } from "../audit/website.ts";

/** Something that can be wrong with a website: what, why it matters, how to mend it, and where it is so. */
export type Check = {
  kind: string;
  severity: Severity;
  title: string;
  detail: string;
  /** Text, with snippets to copy between lines of three backticks. */
  how: (website: Website) => string;
  /** A line for each place; none where all is well. The same faults always give the same lines. */
  find: (website: Website) => string[];
};

export const snippet = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``;

/** The pages that search engines may show: what others look like matters to nobody. */
const shown = ({ pages }: Website) => pages.filter(({ isHidden }) => !isHidden);

/** The addresses of the pages that are so, and what there is to say of each. */
export const pagesWhere = (website: Website, isSo: (page: Page) => boolean | string) =>
  shown(website).flatMap((page) => {
    const answer = isSo(page);
    return answer ? [typeof answer === "string" ? `${page.url}: ${answer}` : page.url] : [];
  });

/** Of pages that say the same: each text with the addresses of those that say it. */
export const pagesByText = (website: Website, textOf: (page: Page) => string | undefined) => {
  const byText = new Map<string, string[]>();
  for (const page of shown(website)) {
    const text = textOf(page);
    // A page that names another as the real one may say the same.
    const isCopy = page.canonicals[0] !== undefined && page.canonicals[0] !== page.url;
    if (text && !isCopy) byText.set(text, [...(byText.get(text) ?? []), page.url]);
  }
  return [...byText].flatMap(([text, urls]) => (urls.length > 1 ? [`“${short(text)}”: ${urls.join(", ")}`] : []));
};

/** What leads nowhere, and from where. */
export const brokenLinksBy = ({ broken }: Website, way: LinkSource) =>
  broken.filter(({ by }) => by === way).map(({ address, from, why }) => `${from}: ${address} ${why}`);

export const short = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

/** The home page, or the address asked for where that is all there is. */
export const homeOf = ({ address, pages }: Website) => pages[0]?.url ?? address;

/** Browsers trust the machine that they run on as they trust an encrypted website. */
export const isLoopback = (address: string) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(address).hostname);
