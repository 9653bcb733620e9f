// Icon names as exported by lucide-react; the features section maps each to its component.
export type FeatureIcon = "Send" | "Globe" | "BadgeCheck" | "FileText" | "SearchCheck" | "ClipboardList";

export type Feature = { title: string; text: string; icon: FeatureIcon };

export const features: readonly Feature[] = [
  {
    title: "200+ directories from one profile",
    text: "Describe your product once, in a few clicks. We submit it to 200+ directories, in the format each one asks for.",
    icon: "Send",
  },
  {
    title: "Directories that fit you",
    text: "Startup, software, AI, local and industry directories all differ. We choose yours by what you sell and where, high-DR sites first.",
    icon: "Globe",
  },
  {
    title: "Verified, not assumed",
    text: "A submitted form isn't a link yet. A listing counts as live only after we open the page and see your link.",
    icon: "BadgeCheck",
  },
  {
    title: "1000+ SEO articles",
    text: "Larger plans add articles that answer what your buyers search for, so other websites have something worth linking to.",
    icon: "FileText",
  },
  {
    title: "Sourced figures",
    text: "Every domain rating we show comes with its source and year. We leave out figures we can't source.",
    icon: "SearchCheck",
  },
  {
    title: "A record you can check",
    text: "See every directory by name with its status: submitted, waiting for review, or live with the URL of your listing.",
    icon: "ClipboardList",
  },
];
