import type { Intent } from "#shared/mentions.ts";

/** Labels for the author's intent. */
export const intentLabels: Record<Intent, string> = {
  asking: "Asks for something",
  comparing: "Compares",
  complaint: "Complains",
  mention: "Mentions it",
};
