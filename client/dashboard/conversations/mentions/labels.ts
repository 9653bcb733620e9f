import type { Intent } from "#shared/conversations/mentions.ts";

/** What the author wants. */
export const intentLabels: Record<Intent, string> = {
  asking: "Question",
  comparing: "Comparison",
  complaint: "Complaint",
  mention: "Mention",
};
