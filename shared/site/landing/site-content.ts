// The texts of the home page and of single pages such as /growth-partner: data in shared/site/content/, whose shape a test checks.

import { defaultWeeklyPace, replacementDays, trialCredits } from "../../limits.ts";
import { site } from "../../site.ts";
import { fillContent } from "../../text/placeholders.ts";
import growthPartner from "../content/growth-partner.json" with { type: "json" };
import home from "../content/home.json" with { type: "json" };
import reciprocalLinks from "../content/reciprocal-links.json" with { type: "json" };
import sources from "../content/sources.json" with { type: "json" };
import type { featureIcons } from "../settings-options.ts";

export type FaqItem = { question: string; answer: string };
export type Feature = { title: string; text: string; icon: (typeof featureIcons)[number] };

export type Screenshot = {
  /** The file is `/screenshots/NAME.webp`, and `NAME-dark.webp` in the dark theme. */
  name: "overview" | "proposals" | "submissions" | "proof";
  width: number;
  height: number;
  alt: string;
};

const values = {
  siteName: site.name,
  siteDescription: site.description,
  trialCredits,
  weeklyPace: defaultWeeklyPace,
  replacementDays,
};
const filled = fillContent(home, values);

export const homePage = filled.page;
/** The owner edits these two in the settings. Placeholders that are left are filled in when a page is shown. */
export const features = filled.features as readonly Feature[];
export const faq: readonly FaqItem[] = filled.faq;
/** Describes kinds of service, never a named competitor. */
export const comparison = filled.comparison;
/** Marks of directories, not of customers or partners, as the heading says. The paths are from Simple Icons (CC0 1.0), 24 by 24. */
export const trust = filled.trust;

/** Of the demo account, taken by `bun run screenshots`. */
export const heroScreenshot = filled.heroScreenshot as Screenshot;
/** How a link comes about. Shown at three quarters of their size. */
export const steps = filled.steps as readonly { title: string; text: string; screenshot: Screenshot }[];
/** Pixels of the file per CSS pixel: of pictures for wide screens alone, and of those that phones show too. */
export const screenshotScale = { wide: 1.25, phone: 2 };

/** The ten free directories of the preview table. Visits are from the list at boobo94.github.io (2023). */
export const directorySample = filled.preview;

export const growthFeatures = growthPartner.features as readonly Feature[];
export const growthFaq = (offer: { leftOnGrowthPartner: number }): readonly FaqItem[] =>
  fillContent(growthPartner.faq, { leftOnGrowthPartner: offer.leftOnGrowthPartner });

/** Features on /list-of-directories-with-reciprocal-links. */
export const whyChoose = fillContent(reciprocalLinks, values) as readonly Feature[];

/** Third-party material, each with the attribution that its license requires. */
export const licenses = fillContent(sources.licenses, values);
