// Which fields each group of settings has. Values are text while they are edited.

import { link } from "#shared/routes.ts";
import { minMonths, type RetentionKind } from "#shared/site/data-retention.ts";
import type { Settings, SettingsGroup } from "#shared/site/settings.ts";
import { clientHues, featureIcons } from "#shared/site/settings-options.ts";

export type FieldSpec = {
  /** Path in the group's value: `trial.projects`. */
  name: string;
  label: string;
  hint?: string;
  kind?: "text" | "long" | "email" | "url" | "number" | "limit" | "months" | "checkbox" | "icon" | "hue";
  maxLength?: number;
  isWide?: boolean;
};

type GroupSpec = {
  title: string;
  lead: string;
  /** A page that shows the group. */
  preview: string;
  fields: readonly FieldSpec[];
  /** The group's list `items`. */
  list?: { noun: string; fields: readonly FieldSpec[] };
};

const limitsOf = (plan: string, label: string): FieldSpec[] =>
  [
    { name: "projects", label: "projects" },
    { name: "keywords", label: "keywords per project" },
    { name: "replies", label: "replies a month" },
    { name: "exports", label: "exported leads a month" },
  ].map(({ name, label: noun }) => ({ name: `${plan}.${name}`, label: `${label}: ${noun}`, kind: "limit" }));

const monthsOf = (name: RetentionKind, label: string, hint: string): FieldSpec => ({
  name,
  label,
  kind: "months",
  hint: `${hint} Minimum: ${minMonths[name]} months.`,
});

const home = link("home");

export const groups: Record<SettingsGroup, GroupSpec> = {
  general: {
    title: "Site",
    lead: "How the site describes itself and where visitors can reach you.",
    preview: home,
    fields: [
      { name: "tagline", label: "Tagline", maxLength: 120 },
      { name: "description", label: "Description", kind: "long", maxLength: 300, hint: "Shown by search engines." },
      { name: "supportEmail", label: "Support email", kind: "email", maxLength: 254 },
    ],
  },
  founder: {
    title: "Founder",
    lead: "The person behind the service, shown on the landing pages and, if named, as the author of posts.",
    preview: `${home}#founder`,
    fields: [
      { name: "isShown", label: "Show the founder card", kind: "checkbox" },
      { name: "name", label: "Name", maxLength: 80, hint: "Without it, the card names no one." },
      { name: "role", label: "Role", maxLength: 80 },
      { name: "bio", label: "About", kind: "long", maxLength: 500 },
      { name: "socialUrl", label: "Profile URL", kind: "url" },
      { name: "socialLabel", label: "Button text", maxLength: 40 },
    ],
  },
  operator: {
    title: "Legal entity",
    lead: "Who runs the service. The terms, the privacy policy and the GDPR page name it.",
    preview: link("terms"),
    fields: [
      { name: "name", label: "Name of the person or company", maxLength: 120 },
      { name: "address", label: "Postal address", maxLength: 300 },
    ],
  },
  social: {
    title: "Social profiles",
    lead: "Linked in the footer, and named to search engines as your profiles.",
    preview: home,
    fields: [],
    list: {
      noun: "profile",
      fields: [
        { name: "label", label: "Network", maxLength: 40 },
        { name: "url", label: "URL", kind: "url" },
      ],
    },
  },
  faq: {
    title: "FAQ",
    lead: "Questions on the landing pages. {supportEmail}, {trialDays}, {percentOff} and {promoCode} are replaced by your settings.",
    preview: `${home}#faq`,
    fields: [],
    list: {
      noun: "question",
      fields: [
        { name: "question", label: "Question", maxLength: 200, isWide: true },
        { name: "answer", label: "Answer", kind: "long", maxLength: 2000 },
      ],
    },
  },
  features: {
    title: "Features",
    lead: "The benefits on the landing pages.",
    preview: `${home}#features`,
    fields: [],
    list: {
      noun: "feature",
      fields: [
        { name: "title", label: "Title", maxLength: 80 },
        { name: "icon", label: "Icon", kind: "icon" },
        { name: "text", label: "Text", kind: "long", maxLength: 400 },
      ],
    },
  },
  clients: {
    title: "Clients",
    lead: "Websites of clients who agreed to be named. While the list is empty, it shows your own site.",
    preview: `${home}#facts`,
    fields: [
      { name: "isShown", label: "Show the client list", kind: "checkbox" },
      { name: "heading", label: "Heading", maxLength: 80 },
      { name: "note", label: "Note", maxLength: 300 },
    ],
    list: {
      noun: "client",
      fields: [
        { name: "name", label: "Name", maxLength: 80 },
        { name: "url", label: "Website", kind: "url" },
        { name: "hue", label: "Color", kind: "hue" },
        { name: "quote", label: "Quote (optional)", kind: "long", maxLength: 400 },
      ],
    },
  },
  launchOffer: {
    title: "Launch offer",
    lead: "The discount that the landing pages announce. Create the promotion code in Stripe first.",
    preview: home,
    fields: [
      { name: "isShown", label: "Show the offer", kind: "checkbox" },
      { name: "percentOff", label: "Discount in percent", kind: "number" },
      { name: "promoCode", label: "Promotion code", maxLength: 40 },
      { name: "leftOnHero", label: "Left on the home page", kind: "number" },
      { name: "leftOnGrowthPartner", label: "Left of Growth Partner", kind: "number" },
      {
        name: "countsSales",
        label: "Subtract sales",
        kind: "checkbox",
        hint: "Each sale since you saved these settings lowers the numbers above.",
      },
    ],
  },
  checkout: {
    title: "Checkout",
    lead: "What Stripe asks buyers for. Stripe sends an invoice for every payment, with what is entered here.",
    preview: link("plan"),
    fields: [
      { name: "asksForAddress", label: "Ask for the billing address", kind: "checkbox" },
      {
        name: "calculatesTax",
        label: "Calculate tax",
        kind: "checkbox",
        hint: "Also asks for the address and the tax ID. Switch Stripe Tax on in Stripe first.",
      },
    ],
  },
  waitlist: {
    title: "Waitlist",
    lead: "While it's open, landing pages have a field for it next to “Start free”.",
    preview: home,
    fields: [{ name: "isOpen", label: "Waitlist open", kind: "checkbox" }],
  },
  trial: {
    title: "Trial",
    lead: "How long new accounts can try everything. Running trials keep their end.",
    preview: link("signUp"),
    fields: [{ name: "days", label: "Days", kind: "number" }],
  },
  limits: {
    title: "Limits",
    lead: "What the trial and the plans include. Leave a field empty for no limit.",
    preview: link("plan"),
    fields: [
      ...limitsOf("trial", "Trial"),
      ...limitsOf("onetime", "One-time plans"),
      ...limitsOf("recurring", "Recurring plans"),
    ],
  },
  retention: {
    title: "Data retention",
    lead: "How many months to keep data. Leave a field empty to keep it forever. Older data is deleted every night.",
    preview: link("privacy"),
    fields: [
      monthsOf(
        "dismissedMentions",
        "Dismissed mentions",
        "Except those with a reply, a verdict, or a lead you are working on.",
      ),
      monthsOf("unansweredMentions", "Unanswered mentions", "With the same exceptions."),
      monthsOf("checks", "Checks of listings", "Except the first and last check with each result."),
      monthsOf("visits", "Daily visits from directories", "Monthly totals are kept."),
      monthsOf("activity", "Activity of project members", "Shown under Activity."),
      monthsOf("auditLog", "Audit log", "Actions of administrators."),
      {
        name: "archive",
        label: "Archive before deleting",
        kind: "checkbox",
        hint: "Writes deleted rows to compressed files first. They contain personal data, even of accounts deleted later.",
      },
      {
        name: "archiveMonths",
        label: "Months until archives are deleted",
        kind: "number",
        hint: "Stated in the privacy policy while archiving is on.",
      },
    ],
  },
};

export const options = { icon: featureIcons, hue: clientHues };

export type Item = { key: string; values: Record<string, string> };
export type Draft = { values: Record<string, string | boolean>; items: Item[] };

const valueAt = (value: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], value);

const textAt = (value: unknown, path: string) => String(valueAt(value, path) ?? "");

/** An item of a list; without a value, with the first choice of each select. */
export const newItem = (fields: readonly FieldSpec[], value?: unknown, key: string = crypto.randomUUID()): Item => ({
  key,
  values: Object.fromEntries(
    fields.map(({ name, kind }) => {
      const choices = kind === "icon" || kind === "hue" ? options[kind] : [];
      return [name, textAt(value, name) || (choices[0] ?? "")];
    }),
  ),
});

export const draftOf = (group: SettingsGroup, value: Settings[SettingsGroup]): Draft => {
  const { fields, list } = groups[group];
  const items = list && value && "items" in value ? (value.items as unknown[]) : [];
  return {
    values: Object.fromEntries(
      fields.map(({ name, kind }) => [name, kind === "checkbox" ? valueAt(value, name) === true : textAt(value, name)]),
    ),
    items: items.map((item, at) => newItem(list?.fields ?? [], item, `item-${at}`)),
  };
};

const parsed = (entry: string | boolean, kind: FieldSpec["kind"]) => {
  const canBeEmpty = kind === "limit" || kind === "months";
  if (canBeEmpty && entry === "") return null;
  // Text that is no number goes to the server as it is, which rejects it with a message for the field.
  const isNumber = (kind === "number" || canBeEmpty) && /^\d+$/.test(String(entry).trim());
  return isNumber ? Number(entry) : entry;
};

/** The group's value as the API expects it. */
export const inputOf = (group: SettingsGroup, { values, items }: Draft) => {
  const { fields, list } = groups[group];
  const value: Record<string, unknown> = list ? { items: items.map((item) => item.values) } : {};
  for (const { name, kind } of fields) {
    const [first = "", second] = name.split(".");
    const entry = parsed(values[name] ?? "", kind);
    value[first] = second === undefined ? entry : { ...(value[first] as object), [second]: entry };
  }
  return value;
};
