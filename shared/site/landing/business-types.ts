import list from "../content/business-types.json" with { type: "json" };
import type { Audience } from "./niches.ts";

/** The business types of the backlink pages. */
export type BusinessType = {
  slug: string;
  /** A singular noun, "a restaurant", of at most 21 characters, so that titles fit a search result. */
  name: string;
  article: string;
  plural: string;
  audience: Audience;
  /** Those whose directories are its own. */
  niches: readonly string[];
  /** Niches near it, best match first. */
  related: readonly string[];
};

// Slugs never change. A test checks the file's shape.
export const businessTypes = list as readonly BusinessType[];
