import type { Intent } from "#shared/mentions.ts";

/** What the author of a mention seems to want, in words. */
export const intentLabels: Record<Intent, string> = {
  asking: "Asks for something",
  comparing: "Compares",
  complaint: "Complains",
  mention: "Mentions it",
};
