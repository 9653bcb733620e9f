// The variants of the home page under /page, each about one topic.

import pages from "../content/landing-pages.json" with { type: "json" };
import type { PageTexts } from "./generated-pages.ts";
import type { Topic } from "./topics/topic.ts";

export type LandingPage = PageTexts & Topic & { slug: string };

// A test checks the file's shape.
const contents = Object.entries(pages as unknown as Record<string, PageTexts & Topic>);

export const landingPages: readonly LandingPage[] = contents.map(([slug, page]) => ({ slug, ...page }));

const pagesBySlug = new Map(landingPages.map((page) => [page.slug, page]));

export const findLandingPage = (slug: string) => pagesBySlug.get(slug);
