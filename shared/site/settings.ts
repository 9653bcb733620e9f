import { z } from "zod";
import { fillContent } from "../text/placeholders.ts";
import { webUrl } from "../urls/web-url.ts";
import { retentionSettings } from "./data-retention.ts";
import { clientHues, featureIcons } from "./settings-options.ts";

const line = (max: number) => z.string().trim().min(1).max(max);
const text = (max: number) => z.string().trim().max(max);
const httpsUrl = webUrl(undefined, /^https$/);
const limit = z.number().int().min(0).max(1_000_000).nullable();
const limits = z.object({ projects: limit, keywords: limit, replies: limit, exports: limit }).strict();

/** The groups of settings that the owner edits, each saved as a whole. */
export const settingsSchemas = {
  general: z.object({ tagline: line(120), description: line(300), supportEmail: z.email().max(254) }).strict(),
  founder: z
    .object({
      // The default is for values that were stored before the card could be switched off.
      isShown: z.boolean().default(true),
      name: text(80),
      role: text(80),
      bio: line(500),
      socialUrl: httpsUrl,
      socialLabel: line(40),
    })
    .strict(),
  operator: z.object({ name: line(120), address: line(300) }).strict(),
  social: z.object({ items: z.array(z.object({ label: line(40), url: httpsUrl }).strict()).max(12) }).strict(),
  faq: z.object({ items: z.array(z.object({ question: line(200), answer: line(2000) }).strict()).max(40) }).strict(),
  features: z
    .object({
      items: z.array(z.object({ title: line(80), text: line(400), icon: z.enum(featureIcons) }).strict()).max(12),
    })
    .strict(),
  clients: z
    .object({
      isShown: z.boolean().default(true),
      heading: line(80),
      note: text(300),
      items: z
        .array(z.object({ name: line(80), url: httpsUrl, quote: text(400), hue: z.enum(clientHues) }).strict())
        .max(24),
    })
    .strict(),
  launchOffer: z
    .object({
      isShown: z.boolean(),
      percentOff: z.number().int().min(1).max(99),
      promoCode: z.string().regex(/^[A-Za-z0-9-]{1,40}$/, "Use letters, digits and hyphens."),
      leftOnHero: z.number().int().min(0).max(100_000),
      leftOnGrowthPartner: z.number().int().min(0).max(100_000),
      countsSales: z.boolean().default(false),
    })
    .strict(),
  checkout: z.object({ asksForAddress: z.boolean(), calculatesTax: z.boolean() }).strict(),
  waitlist: z.object({ isOpen: z.boolean() }).strict(),
  trial: z.object({ days: z.number().int().min(1).max(90) }).strict(),
  limits: z.object({ trial: limits, onetime: limits, recurring: limits }).strict(),
  retention: retentionSettings,
} as const;

export type SettingsGroup = keyof typeof settingsSchemas;
/** Groups without a default, whose parts of the site are left out until the owner fills them in. */
type OptionalGroup = "operator";
export type Settings = {
  [Group in SettingsGroup]: z.infer<(typeof settingsSchemas)[Group]> | (Group extends OptionalGroup ? null : never);
};
export const settingsGroups = Object.keys(settingsSchemas) as [SettingsGroup, ...SettingsGroup[]];

export const settingsPath = z.object({ group: z.enum(settingsGroups) });

/** `version` is the one that the change is based on; an older one is a conflict. The group's schema checks the value. */
export const settingsInput = z.object({ value: z.unknown(), version: z.number().int().min(0) }).strict();

/** A group with the value in use, its default, and the version, which counts the changes. */
export const savedSettings = z
  .object({
    group: z.enum(settingsGroups),
    value: z.union(Object.values(settingsSchemas)).nullable(),
    default: z.union(Object.values(settingsSchemas)).nullable(),
    isDefault: z.boolean(),
    version: z.number().int(),
    updatedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "SavedSettings" });
export type SavedSettings = z.infer<typeof savedSettings>;

/** What public pages show. */
export const publicSettings = z
  .object({
    ...settingsSchemas.general.shape,
    founder: settingsSchemas.founder,
    operator: settingsSchemas.operator.nullable(),
    social: settingsSchemas.social.shape.items,
    faq: settingsSchemas.faq.shape.items,
    features: settingsSchemas.features.shape.items,
    clients: settingsSchemas.clients,
    launchOffer: settingsSchemas.launchOffer,
    hasWaitlist: z.boolean(),
    trialDays: z.number().int(),
    limits: settingsSchemas.limits,
    archiveMonths: z.number().int().nullable().describe("How long deleted data stays in an archive; null without one"),
  })
  .meta({ id: "PublicSettings" });
export type PublicSettings = z.infer<typeof publicSettings>;

/** For the placeholders in texts that the owner can edit. */
const placeholderValues = ({ general, launchOffer, trial }: Settings) => ({
  supportEmail: general.supportEmail,
  percentOff: launchOffer.percentOff,
  promoCode: launchOffer.promoCode,
  leftOnGrowthPartner: launchOffer.leftOnGrowthPartner,
  trialDays: trial.days,
});

/** The part of the settings that is public. */
export const publicSettingsOf = (settings: Settings): PublicSettings => ({
  ...settings.general,
  founder: settings.founder,
  operator: settings.operator,
  social: settings.social.items,
  faq: fillContent(settings.faq.items, placeholderValues(settings)),
  features: settings.features.items,
  clients: settings.clients,
  launchOffer: settings.launchOffer,
  hasWaitlist: settings.waitlist.isOpen,
  trialDays: settings.trial.days,
  limits: settings.limits,
  archiveMonths: settings.retention.archive ? settings.retention.archiveMonths : null,
});
