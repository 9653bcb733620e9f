// The states of an article and the changes between them.
export const articleStates = [
  "idea",
  "approved",
  "drafting",
  "in_review",
  "changes_requested",
  "scheduled",
  "publishing",
  "published",
  "failed",
  "archived",
] as const;
export type ArticleState = (typeof articleStates)[number];

export const articleActors = ["customer", "operator", "system"] as const;
export type ArticleActor = (typeof articleActors)[number];

/** What a transition does to the article's credit. */
export type ArticleCreditEffect = "reserve" | "consume" | "release";
export type ArticleTransition = { actors: readonly ArticleActor[]; credit?: ArticleCreditEffect };

const archive: ArticleTransition = { actors: ["customer"], credit: "release" };

/**
 * Every allowed transition; what isn't listed can't happen. `approved` is both an approved idea and an approved text:
 * `approvedVersion` says which. A change of an approved text sends it back to `in_review`.
 */
export const articleTransitions: Record<ArticleState, Partial<Record<ArticleState, ArticleTransition>>> = {
  idea: {
    approved: { actors: ["customer"], credit: "reserve" },
    archived: archive,
  },
  approved: {
    drafting: { actors: ["customer", "operator"] },
    in_review: { actors: ["customer"] },
    scheduled: { actors: ["customer"] },
    publishing: { actors: ["customer"] },
    archived: archive,
  },
  drafting: {
    in_review: { actors: ["operator", "system"] },
    // An operator released the task, or its lease expired.
    approved: { actors: ["operator", "system"] },
    changes_requested: { actors: ["operator", "system"] },
    // An operator can't write it as it is.
    idea: { actors: ["operator"], credit: "release" },
    archived: archive,
  },
  in_review: {
    approved: { actors: ["customer"] },
    changes_requested: { actors: ["customer"] },
    archived: archive,
  },
  changes_requested: {
    drafting: { actors: ["customer", "operator"] },
    in_review: { actors: ["customer"] },
    archived: archive,
  },
  scheduled: {
    approved: { actors: ["customer"] },
    in_review: { actors: ["customer"] },
    scheduled: { actors: ["customer"] },
    publishing: { actors: ["customer", "system"] },
    failed: { actors: ["system"] },
    archived: archive,
  },
  publishing: {
    published: { actors: ["system"], credit: "consume" },
    failed: { actors: ["system"] },
  },
  failed: {
    in_review: { actors: ["customer"] },
    scheduled: { actors: ["customer"] },
    publishing: { actors: ["customer"] },
    archived: archive,
  },
  published: {
    in_review: { actors: ["customer"] },
    publishing: { actors: ["customer"] },
    // Unpublished.
    approved: { actors: ["customer"] },
  },
  archived: {},
};

/** States in which the customer can change the text. */
export const editableStates = [
  "idea",
  "approved",
  "in_review",
  "changes_requested",
  "scheduled",
  "failed",
  "published",
] as const satisfies readonly ArticleState[];

/** States in which nothing happens until the customer decides. */
export const waitingStates = ["idea", "in_review", "failed"] as const satisfies readonly ArticleState[];
