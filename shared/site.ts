// Every name of the product and its owner: to rebrand the code, change only this file. Except for the name and the tools,
// these are defaults of the settings that the owner edits.

const name = "Linkstead";

export const site = {
  name,
  tagline: "Directory submissions and SEO articles for startups",
  description: `${name} submits your startup to 200+ online directories and publishes SEO articles, so other websites link to yours.`,
  supportEmail: "support@linkstead.example",
  /** The person or company that runs the service, as named in the legal pages. */
  operator: { name: "Daniel Moreau", address: "1 Example Street, 75001 Paris, France" },
  founder: {
    name: "Daniel Moreau",
    role: "Software engineer",
    bio: `Software engineer who built ${name} to simplify SEO and boost online traffic for startups.`,
    socialUrl: "https://x.com/linkstead",
    socialLabel: "Follow on X",
  },
  social: [
    { label: "X", url: "https://x.com/linkstead" },
    { label: "LinkedIn", url: "https://www.linkedin.com/company/linkstead" },
  ],
  toolLinks: [
    { label: "Google Search Console", url: "https://search.google.com/search-console/about" },
    { label: "Schema.org validator", url: "https://validator.schema.org/" },
  ],
  launchOffer: {
    isShown: true,
    percentOff: 20,
    leftOnHero: 5,
    leftOnGrowthPartner: 8,
    promoCode: "LAUNCH20",
    countsSales: false,
  },
} as const;
