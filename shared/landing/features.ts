import type { featureIcons } from "../site/settings-options.ts";

export type Feature = { title: string; text: string; icon: (typeof featureIcons)[number] };

export const features: readonly Feature[] = [
  {
    title: "200+ directories from one profile",
    text: "Describe your product once in a listing kit, prefilled from your website. We submit it to 200+ directories, in the format each one asks for.",
    icon: "Send",
  },
  {
    title: "You approve every directory",
    text: "We propose directories with the reasons why they fit. Approve, skip or exclude each one; a proposal you don't answer is approved after 72 hours.",
    icon: "ThumbsUp",
  },
  {
    title: "Verified, not assumed",
    text: "A submitted form isn't a link yet. A listing counts as live only after our check has found your link on its page. You see what it found, with the date.",
    icon: "BadgeCheck",
  },
  {
    title: "1000+ SEO articles",
    text: "Larger plans add articles on questions that people ask about your field. You approve each one.",
    icon: "FileText",
  },
  {
    title: "Checked again, replaced if lost",
    text: "We check live links again every month. If one is lost within 90 days, you get its credit back and a replacement, within your plan's limit.",
    icon: "SearchCheck",
  },
  {
    title: "A record you can check",
    text: "See every directory by name with its state and history: submitted, in review, live with the URL of your listing, rejected or lost.",
    icon: "ClipboardList",
  },
];
