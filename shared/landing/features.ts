// Icon names as exported by lucide-react; the features section maps each to its component.
export type FeatureIcon = "Send" | "Globe" | "BadgeCheck" | "FileText" | "SearchCheck" | "ClipboardList";

export type Feature = { title: string; text: string; icon: FeatureIcon };

export const features: readonly Feature[] = [
  {
    title: "200+ directories from one profile",
    text: "You describe your product once, with a few clicks. The same facts then go to 200+ directories, in the form that each of them asks for.",
    icon: "Send",
  },
  {
    title: "Directories that fit you",
    text: "Startup, software, AI, local and industry directories differ. Yours are chosen by what you sell and where, and high-DR sites come first.",
    icon: "Globe",
  },
  {
    title: "Verified, not assumed",
    text: "A form that was sent is not a link yet. A listing counts as live only when the page with your link has been opened and seen.",
    icon: "BadgeCheck",
  },
  {
    title: "1000+ SEO articles",
    text: "The larger plans add articles that answer what your buyers search for, so that other websites have something worth linking to.",
    icon: "FileText",
  },
  {
    title: "Figures with a source",
    text: "When we name a directory's domain rating, we name where it comes from and from which year. Figures without a source are left out.",
    icon: "SearchCheck",
  },
  {
    title: "A record you can check",
    text: "You see each directory by name with its state: submitted, waiting for the editor, or live with the address of your listing.",
    icon: "ClipboardList",
  },
];
