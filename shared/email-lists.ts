/** Optional emails, each with its own unsubscribe link. */
export const emailLists = ["digest", "submissions", "alerts"] as const;
export type EmailList = (typeof emailLists)[number];
