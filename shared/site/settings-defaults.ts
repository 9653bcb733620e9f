import { onetimeLimits, recurringLimits, trialDays, trialLimits } from "../limits.ts";
import { site } from "../site.ts";
import { faq, features } from "./landing/site-content.ts";
import type { Settings } from "./settings.ts";

const { role, bio } = site.founder;
const [{ label, url }] = site.social;

/** Without a name, the card links to the site's own profile. */
const unnamedFounder = { isShown: true, name: "", role, bio, socialUrl: url, socialLabel: `${site.name} on ${label}` };

/** The settings of a site whose owner has changed none. Production never shows the demo's people and profiles. */
export const defaultSettings = ({ isProduction }: { isProduction: boolean }): Settings => ({
  general: { tagline: site.tagline, description: site.description, supportEmail: site.supportEmail },
  founder: isProduction ? unnamedFounder : { isShown: true, ...site.founder },
  operator: isProduction ? null : { ...site.operator },
  social: { items: isProduction ? [] : site.social.map((profile) => ({ ...profile })) },
  faq: { items: faq.map((item) => ({ ...item })) },
  features: { items: features.map((feature) => ({ ...feature })) },
  clients: { isShown: true, heading: "Our clients", note: "", items: [] },
  launchOffer: { ...site.launchOffer },
  checkout: { asksForAddress: false, calculatesTax: false },
  waitlist: { isOpen: true },
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
