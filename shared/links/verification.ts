// What the verifier keeps between the requests of one check.
import type { CheckedAnchor, CheckOutcome, ListingFlag, ListingLinkKind } from "./submissions.ts";

/** `isNamed`: its text has the customer's name or asks to visit the website. */
export type RedirectLink = { anchor: CheckedAnchor; isNamed: boolean };

/** What a listing's page shows about the link to the customer's website. */
export type ListingPage = {
  title: string;
  /** Links to the customer's website. */
  anchors: CheckedAnchor[];
  /** Links to the directory's own site whose URL contains the address of the customer's website, as `/out?url=`. */
  indirect: CheckedAnchor[];
  /** The link to the directory's own site that most likely redirects to the customer's website. */
  redirect: RedirectLink | null;
  /** The service that shortened the link which probably leads to the customer, as `bit.ly`. */
  shortener?: string | undefined;
  /** Whether the website's host appears outside of links: as text, in scripts, comments or other attributes. */
  isMentioned: boolean;
  /** Whether the text or title has the customer's name. */
  hasName: boolean;
  /** The page's own rules for robots: `noindex`, `nofollow`. */
  robots: string[];
  canonicalUrl: string | null;
  /** Text around the link or mention. */
  excerpt: string | null;
  /** The target of a refresh within ten seconds, or of a script on a page without content. */
  refreshTo: string | null;
  /** Characters that visitors see. */
  textLength: number;
  /** `shell`: scripts make its content. `login`: it asks to sign in or to consent first. `error`: sent with 200. */
  kind: "page" | "shell" | "challenge" | "login" | "error" | "parked" | "placeholder" | "empty";
};

/** A page as answered, with what belongs to the proof. */
export type SeenPage = {
  url: string;
  status: number;
  isTruncated: boolean;
  bodyDigest: string | null;
  /** Rules in the X-Robots-Tag header. */
  headerRobots: string[];
  page: ListingPage;
};

/** The result of a check. */
export type CheckResult = {
  outcome: CheckOutcome;
  /** A sentence for customers. */
  reason: string;
  status: number | null;
  finalUrl: string;
  hops: string[];
  anchors: CheckedAnchor[];
  robots: string[];
  canonicalUrl: string | null;
  excerpt: string | null;
  bodyDigest: string | null;
  isTruncated: boolean;
  /** Null if there is none, or if only a browser can show it: `mention_only` then says that the page's data names it. */
  link: { kind: ListingLinkKind; rel: string[] } | null;
  flags: ListingFlag[];
};

/** How far a check has come. Each run sends at most one request per host. */
export type ListingTrail = {
  /** Where the current visit started. */
  url: string;
  /** The redirects followed since. */
  hops: string[];
  /** Whether the URL is built from the directory's pattern, so that a missing page says nothing. */
  isGuess?: boolean | undefined;
  /** The listing's page, while a link on it is requested to see where it redirects. */
  seen?: SeenPage | undefined;
  /** The result at the listing's URL, while the URL of the directory's pattern is tried. */
  missing?: CheckResult | undefined;
};
