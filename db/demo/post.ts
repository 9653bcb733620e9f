export type DemoPost = {
  slug: string;
  title: string;
  metaTitle: string;
  metaDescription: string;
  /** How many days before today it was written. */
  daysAgo: number;
  /** What the drawn cover shows. */
  cover: Cover;
  content: string;
};

export type Cover = {
  motif: "network" | "chart" | "list" | "map" | "shield" | "calendar" | "scales" | "pages";
  tint: "orange" | "teal" | "violet" | "blue" | "rose" | "green";
};
