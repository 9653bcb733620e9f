import list from "../content/niches.json" with { type: "json" };

/** A kind of business, by the general directories that list it. */
export const audiences = ["local", "office", "company", "product", "ai", "publisher"] as const;
export type Audience = (typeof audiences)[number];

/** `related`: used when the niche has few directories; best match first. */
export type Niche = {
  slug: string;
  /** For lists. */
  name: string;
  /** Its businesses within our own sentences: "directories for fashion brands". */
  plural: string;
  audience: Audience;
  related: readonly string[];
};

// Slugs never change. A test checks the file's shape.
export const niches = list as readonly Niche[];

const acronyms = /\b(it|ai|hr|b2b|seo)\b/g;

/** The niche in fixed texts, as specified: "tourism and travel", "IT services". */
export const nicheInText = ({ slug }: Pick<Niche, "slug">): string =>
  slug
    .replaceAll("-", " ")
    .replace("eco friendly", "eco-friendly")
    .replace(acronyms, (acronym) => acronym.toUpperCase());
