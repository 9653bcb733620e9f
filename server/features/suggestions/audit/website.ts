import type { PageFacts } from "./page-facts.ts";

export type Page = PageFacts & {
  url: string;
  /** How long it took to come, the faster of two tries where the first was slow. */
  ms: number;
  bytes: number;
};

/** Who sends there: a link, a page that names it as its own address, or the sitemap. */
export type LinkSource = "link" | "canonical" | "sitemap" | "preview";
export type BrokenLink = { address: string; from: string; by: LinkSource; why: string };

/** What was read of a website; what could not be read is `unknown`, and says nothing for or against it. */
export type Website = {
  address: string;
  /** The first is the home page. */
  pages: Page[];
  /** Whether robots.txt lets search engines read the home page. */
  robots: "open" | "closed" | "missing" | "unknown";
  sitemap: { address: string; addresses: string[] } | "missing" | "packed" | "unknown";
  /** Addresses that lead nowhere. */
  broken: BrokenLink[];
  /** Whether the address without encryption shows the page as it is, rather than leading to the encrypted one. */
  isOpenOnHttp: boolean;
  /** Addresses that may be read another time: nothing can be said of them now. */
  unread: string[];
  /** Why it was not read to the end, in words for customers. */
  failure: string | null;
};
