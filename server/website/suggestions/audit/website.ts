import type { PageFacts } from "./page-facts.ts";

export type Page = PageFacts & {
  url: string;
  /** Response time; the faster of two attempts if the first was slow. */
  ms: number;
  bytes: number;
};

/** Where a URL was found: a link, a canonical URL, the sitemap, or a preview image. */
export type LinkSource = "link" | "canonical" | "sitemap" | "preview";
export type BrokenLink = { address: string; from: string; by: LinkSource; why: string };

/** The result of an audit; `unknown` means that something could not be read, and is not a finding. */
export type Website = {
  address: string;
  /** The home page comes first. */
  pages: Page[];
  /** Whether robots.txt lets search engines read the home page. */
  robots: "open" | "closed" | "missing" | "unknown";
  sitemap: { address: string; addresses: string[] } | "missing" | "packed" | "unknown";
  /** Broken links. */
  broken: BrokenLink[];
  /** Whether the HTTP URL serves the page instead of redirecting to HTTPS. */
  isOpenOnHttp: boolean;
  /** URLs that could not be checked this time. */
  unread: string[];
  /** Why the audit is incomplete, shown to customers. */
  failure: string | null;
};
