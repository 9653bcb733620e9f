// The shape of every file in this folder.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { planInput } from "../../billing/plans.ts";
import { directoryCategories } from "../../links/directories.ts";
import { sharedReport } from "../../reporting/reports.ts";
import { audiences, niches } from "../landing/niches.ts";
import { settingsSchemas } from "../settings.ts";

const text = z
  .string()
  .min(2)
  .regex(/^\S.*\S$/s);
const slug = z.string().regex(/^[a-z0-9-]+$/);
const nicheSlug = z.enum(niches.map((niche) => niche.slug));
const url = z.url({ protocol: /^https$/ });
const dr = z.number().int().min(0).max(100);

const headline = z
  .strictObject({ text, highlight: text })
  .refine(({ text, highlight }) => text.includes(highlight), "The highlight is not in the text.");
const pageTexts = z.strictObject({ metaTitle: text, metaDescription: text, h1: headline, h2: text, h3: text });
const question = z.strictObject({ question: text.endsWith("?"), answer: text });
// The settings' rules apply to the owner's version of the same texts.
const features = settingsSchemas.features.shape.items.min(1);

const guide = z.strictObject({
  intro: text,
  prepare: z.array(text).length(5),
  advice: z.array(z.strictObject({ heading: text, text })).length(2),
  questions: z.array(question).length(3),
});

const landingPage = pageTexts.extend({
  table: z.strictObject({
    filter: z
      .strictObject({
        categories: z.array(z.enum(directoryCategories)),
        niches: z.array(nicheSlug),
        hosts: z.array(text),
        scope: z.enum(["worldwide", "national"]),
        isFree: z.literal(true),
        isFreeToStart: z.literal(true),
        link: z.enum(["dofollow", "known"]),
        condition: z.enum(["none", "known"]),
        minDr: dr,
        account: z.enum(["required", "not-required"]),
        knows: z.array(z.enum(["fields", "reviewTime", "submitUrl", "referringSubnets", "pricing"])),
      })
      .partial(),
    noun: text,
    note: text,
  }),
  intro: text,
  sections: z
    .array(z.strictObject({ heading: text, text, points: z.array(text).optional(), steps: z.array(text).optional() }))
    .min(1),
  questions: z.array(question).min(1),
});

const subject = z.strictObject({
  slug,
  name: text,
  plural: text,
  audience: z.enum(audiences),
  related: z.array(nicheSlug),
});

const screenshot = z.strictObject({
  name: z.enum(["overview", "proposals", "submissions", "proof"]),
  width: z.number(),
  height: z.number(),
  alt: text,
});

const legalText = z.strictObject({
  title: text,
  description: text,
  amended: text,
  intro: text,
  sections: z
    .array(
      z.strictObject({
        id: slug.optional(),
        heading: text,
        paragraphs: z.array(text).min(1),
        items: z.array(text).optional(),
        action: z.strictObject({ label: text, subject: text, body: z.array(z.string()) }).optional(),
      }),
    )
    .min(1),
});

const familyTexts = pageTexts.extend({
  slug: z.string(),
  benefit: text,
  titles: z.strictObject({ own: text, guide: text, same: text, similar: text }),
});
const families =
  "country-seo country-business niche-listing niche-link-building niche-backlinks type-quality-backlinks type-submission-backlinks type-free-traffic fixed";

const schemas: Record<string, z.ZodType> = {
  guides: z.record(slug, guide),
  "business-types": z.array(
    subject.extend({ name: text.max(21), article: z.enum(["a", "an"]), niches: z.array(nicheSlug).min(1) }),
  ),
  countries: z.array(z.strictObject({ slug, name: text, article: z.literal("the").optional() })),
  "directory-categories": z.array(
    z.strictObject({
      slug: z.enum(directoryCategories),
      name: text,
      sentence: text,
      metaTitle: text,
      metaDescription: text,
      h1: text,
      intro: z.array(text).length(2),
    }),
  ),
  "example-project": z.strictObject({
    report: sharedReport,
    proposals: z.array(z.strictObject({ directory: text, facts: text, reasons: z.array(text).min(1) })),
    history: z.array(z.strictObject({ at: z.iso.datetime(), event: text })),
    mentions: z.array(z.strictObject({ title: text, source: text, reason: text })),
  }),
  "growth-partner": z.strictObject({ features, faq: z.array(question) }),
  home: z.strictObject({
    page: pageTexts,
    features,
    faq: z.array(question).min(1),
    comparison: z.strictObject({
      columns: z.array(text).length(2),
      rows: z.array(z.strictObject({ topic: text, others: z.array(text).length(2), ours: text })),
    }),
    trust: z.strictObject({ heading: text, marks: z.array(z.strictObject({ name: text, path: text })) }),
    preview: z
      .array(
        z.strictObject({
          name: text,
          url,
          dr,
          visits: text.nullable(),
          pricing: z.literal("Free"),
          source: text,
          year: z.number(),
        }),
      )
      .length(10),
    heroScreenshot: screenshot,
    steps: z.array(z.strictObject({ title: text, text, screenshot })),
  }),
  "landing-pages": z.record(slug, landingPage),
  legal: z.strictObject({
    lastUpdated: text,
    notice: text,
    unnamedOperator: text,
    terms: legalText,
    privacy: legalText,
    gdpr: legalText,
  }),
  niches: z.array(subject),
  "page-families": z
    .record(z.enum(families.split(" ")), familyTexts)
    .and(z.object({ country: familyTexts.omit({ slug: true }) })),
  plans: z.record(
    z.enum(["publisher", "fullOrganicGrowth", "growthPartner"]),
    planInput.extend({ strokePrice: z.number() }).omit({ url: true }),
  ),
  "reciprocal-links": features,
  sources: z.strictObject({
    licenses: z.strictObject({
      title: text,
      description: text,
      intro: text,
      sources: z.array(
        z.strictObject({
          heading: text,
          notice: text,
          use: text,
          links: z.array(z.strictObject({ label: text, url: url.or(z.string().startsWith("/")) })).min(1),
        }),
      ),
    }),
    directories: z.strictObject({
      intro: text,
      credits: z.array(text),
      list: z.array(
        z.strictObject({
          names: z.array(z.strictObject({ name: text, url })).min(1),
          license: text,
          licenseUrl: url,
          use: text,
        }),
      ),
      download: z.array(text),
      certainty: z.array(z.strictObject({ term: text, text })),
    }),
  }),
  "thin-pages": z.array(z.string().regex(/^\/[cg]\/[a-z0-9-]+$/)),
};

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".json"),
);

test.each(files)("%s has all its parts and no others", (file) => {
  const schema = schemas[file.startsWith("guides/") ? "guides" : file.replace(".json", "")] ?? expect.fail("no schema");
  expect(schema.safeParse(JSON.parse(readFileSync(`${import.meta.dirname}/${file}`, "utf8"))).error).toBeUndefined();
});
