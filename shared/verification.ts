// What the verifier keeps between the requests of one check.
import type { CheckedAnchor } from "./submissions.ts";

/** What a listing's page shows about the link to the customer's website. */
export type ListingPage = {
  title: string;
  anchors: CheckedAnchor[];
  /** URLs on the directory's own host that may redirect to the customer's website. */
  redirects: string[];
  /** Whether the website's host appears outside of links: as text, in scripts, comments or other attributes. */
  isMentioned: boolean;
  /** Whether the text or title has the customer's name. */
  hasName: boolean;
  /** The page's own rules for robots: `noindex`, `nofollow`. */
  robots: string[];
  canonicalUrl: string | null;
  /** Text around the link or mention. */
  excerpt: string | null;
  /** The target of a refresh within ten seconds. */
  refreshTo: string | null;
  /** `shell`: its content is made by scripts. `login`: it asks to sign in or to consent first. */
  kind: "page" | "shell" | "challenge" | "login" | "parked" | "placeholder" | "empty";
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

/** How far a check has come. Each run sends at most one request per host. */
export type ListingTrail = {
  /** Where the current visit started. */
  url: string;
  /** The redirects followed since. */
  hops: string[];
  /** Whether the URL is built from the directory's pattern, so that a missing page says nothing. */
  isGuess?: boolean | undefined;
  /** The listing's page, while a URL on it is requested to see where it redirects. */
  seen?: SeenPage | undefined;
  /** The page whose link is gone, while the directory's pattern for listings is tried. */
  missing?: { seen: SeenPage | null; url: string; status: number; hops: string[] } | undefined;
};
