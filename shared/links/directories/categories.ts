import list from "../../site/content/directory-categories.json" with { type: "json" };
import type { Directory } from "../directories.ts";

export type CategorySlug = Directory["category"];

export type Category = {
  slug: CategorySlug;
  name: string;
  /** A one-sentence description. */
  sentence: string;
  metaTitle: string;
  metaDescription: string;
  h1: string;
  /** Who should submit there, and what to expect. */
  intro: readonly string[];
};

/** A test checks the file's shape. */
export const categories = list as readonly Category[];

export const findCategory = (slug: string): Category | undefined => categories.find((one) => one.slug === slug);
