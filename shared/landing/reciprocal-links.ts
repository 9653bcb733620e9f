// The texts of /list-of-directories-with-reciprocal-links.

import { site } from "../site.ts";
import type { Feature } from "./features.ts";

export const spamPolicyUrl = "https://developers.google.com/search/docs/essentials/spam-policies#link-spam";

export const whyChoose: readonly Feature[] = [
  {
    title: "You decide about links back",
    text: "Where a directory asks for a badge or a link on your website, we tell you before anything is sent. Without your yes there is none.",
    icon: "ClipboardList",
  },
  {
    title: "Sites that people can browse",
    text: "We submit to directories with categories, search and visitors of their own, and leave out pages that are nothing but links.",
    icon: "Globe",
  },
  {
    title: "Each source named",
    text: "What we say about a directory comes from a list that we name. What no list says is called not confirmed, here and in your report.",
    icon: "SearchCheck",
  },
  {
    title: "Texts that fit the form",
    text: "Every directory has its own fields and lengths. You describe your product once, and the texts are cut for each of them.",
    icon: "FileText",
  },
  {
    title: "Counted when seen",
    text: "A submission becomes a link only when the page with your listing has been opened. Until then it is called submitted.",
    icon: "BadgeCheck",
  },
  {
    title: "More than 200 without one",
    text: `Most directories want nothing in return. A round with ${site.name} covers 200+ of them, so you can do without link exchanges.`,
    icon: "Send",
  },
];
