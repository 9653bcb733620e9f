// The texts of the home page and its variants under /page, each about one topic.

import pages from "../content/landing-pages.json" with { type: "json" };
import { site } from "../site.ts";
import type { PageTexts } from "./generated-pages.ts";
import type { Topic } from "./topics/topic.ts";

export type LandingPage = PageTexts & Topic & { slug: string };

export const homePage: PageTexts = {
  metaTitle: `${site.name} - Submit Your Startup to 200+ Directories`,
  metaDescription: site.description,
  h1: { text: "Submit your startup to 200+ directories in a few clicks", highlight: "200+ directories" },
  h2: `Tell ${site.name} about your product once. We submit it, check which listings go live, and can add 1000+ SEO articles.`,
  h3: "What you get when submissions are off your plate",
};

// A test checks the file's shape.
const contents = Object.entries(pages as unknown as Record<string, PageTexts & Topic>);

export const landingPages: readonly LandingPage[] = contents.map(([slug, page]) => ({ slug, ...page }));

const pagesBySlug = new Map(landingPages.map((page) => [page.slug, page]));

export const findLandingPage = (slug: string) => pagesBySlug.get(slug);
