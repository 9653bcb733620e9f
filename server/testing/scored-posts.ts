// Realistic posts, each labelled with how relevant a reply is for the owner of its keyword. strong: the author needs the product now.
import posts from "./scored-posts.json" with { type: "json" };

export type Worth = "strong" | "fair" | "weak";
export type ScoredPost = {
  worth: Worth;
  keyword: string;
  title: string;
  text?: string;
  hours?: number;
  comments?: number;
  points?: number;
  url?: string;
};

export const scoredPosts = posts as readonly ScoredPost[];
