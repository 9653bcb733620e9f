// What a destination got, and what the check of the public page found there.
import type { PublishedDocument } from "#shared/destinations.ts";
import type { PublishedEvidence } from "#shared/publishing.ts";

export const publishedDocument: PublishedDocument = {
  title: "How to track a parcel",
  slug: "track",
  html: "",
  excerpt: "",
  metaTitle: "How to track a parcel",
  metaDescription: "",
  canonicalUrl: null,
  image: null,
  tags: [],
  language: "en",
};

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
