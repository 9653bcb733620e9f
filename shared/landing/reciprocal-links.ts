// The texts of /list-of-directories-with-reciprocal-links.

import { site } from "../site.ts";
import type { Feature } from "./features.ts";

export const spamPolicyUrl = "https://developers.google.com/search/docs/essentials/spam-policies#link-spam";

export const whyChoose: readonly Feature[] = [
  {
    title: "You decide on links back",
    text: "If a directory asks for a badge or a link on your website, we ask you before we submit. We never add one without your approval.",
    icon: "ClipboardList",
  },
  {
    title: "Sites people actually browse",
    text: "We submit to directories with categories, search and their own visitors, and skip pages that are nothing but links.",
    icon: "Globe",
  },
  {
    title: "Every source named",
    text: "Everything we say about a directory comes from a list we name. If no list confirms a fact, we say so, here and in your report.",
    icon: "SearchCheck",
  },
  {
    title: "Copy that fits the form",
    text: "Every directory has its own fields and length limits. You describe your product once, and we adapt the copy to each form.",
    icon: "FileText",
  },
  {
    title: "Counted once verified",
    text: "We count a link only after we've opened the page with your listing. Until then, its status is “submitted”.",
    icon: "BadgeCheck",
  },
  {
    title: "200+ without a link back",
    text: `Most directories ask for nothing in return. A round with ${site.name} covers 200+ of them, so you don't need link exchanges.`,
    icon: "Send",
  },
];
