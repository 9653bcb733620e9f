import { faq } from "./landing/faq.ts";
import { features } from "./landing/features.ts";
import { onetimeLimits, recurringLimits, trialDays, trialLimits } from "./limits.ts";
import type { Settings } from "./settings.ts";
import { site } from "./site.ts";

/** The settings of a site whose owner has changed none. Production never shows the demo's people and profiles. */
export const defaultSettings = ({ isProduction }: { isProduction: boolean }): Settings => ({
  general: { tagline: site.tagline, description: site.description, supportEmail: site.supportEmail },
  founder: isProduction ? null : { ...site.founder },
  operator: isProduction ? null : { ...site.operator },
  social: { items: isProduction ? [] : site.social.map((profile) => ({ ...profile })) },
  faq: { items: faq.map((item) => ({ ...item })) },
  features: { items: features.map((feature) => ({ ...feature })) },
  clients: { heading: "Our clients", note: "", items: [] },
  launchOffer: { ...site.launchOffer },
  waitlist: { isOpen: false },
  trial: { days: trialDays },
  limits: { trial: trialLimits, onetime: onetimeLimits, recurring: recurringLimits },
  retention: {
    dismissedMentions: null,
    unansweredMentions: null,
    checks: null,
    visits: null,
    activity: 12,
    auditLog: null,
    archive: false,
    archiveMonths: 12,
  },
});
