export type StarterPost = {
  slug: string;
  title: string;
  metaTitle: string;
  metaDescription: string;
  /** Days before today. */
  daysAgo: number;
  /** The motif and tint of the generated cover. */
  cover: Cover;
  content: string;
};

export type Cover = {
  motif: "network" | "chart" | "list" | "map" | "shield" | "calendar" | "scales" | "pages";
  tint: "orange" | "teal" | "violet" | "blue" | "rose" | "green";
};
