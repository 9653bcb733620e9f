// The names below the hero. They are directories, not customers or partners, and the heading must say so.

export const trustHeading = "We submit to directories like";

export const trustNames: readonly string[] = [
  "Product Hunt",
  "BetaList",
  "AlternativeTo",
  "Crunchbase",
  "G2",
  "SaaSHub",
];
