import type { PublishedDocument } from "#shared/content/destinations.ts";
import type { PublishedEvidence } from "#shared/published-page.ts";

/** A short article as it is published. */
export const articleDocument: PublishedDocument = {
  title: "Where is my parcel?",
  slug: "where-is-my-parcel",
  html: "<p>Look at the label.</p>",
  excerpt: "",
  metaTitle: "",
  metaDescription: "",
  canonicalUrl: null,
  image: null,
  tags: [],
  language: "en",
};

/** What a check of its public page finds if all is well. */
export const publicEvidence: PublishedEvidence = {
  reachable: "yes",
  reason: "The page is public.",
  status: 200,
  finalUrl: "https://parcelo.example/track",
  indexable: true,
  canonical: "own",
  inSitemap: true,
  links: null,
};
