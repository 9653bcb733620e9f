import { z } from "zod";

/** What a new project needs, in the order in which customers do it. */
export const checklistItems = [
  "confirm_email",
  "complete_kit",
  "add_keywords",
  "approve_submission",
  "answer_mention",
  "connect_channel",
] as const;
export type ChecklistItem = (typeof checklistItems)[number];

/** A project's first steps. `isDismissed`: hidden by the customer. */
export const checklist = z
  .object({
    items: z.array(z.object({ id: z.enum(checklistItems), isDone: z.boolean() }).strict()),
    isDismissed: z.boolean(),
  })
  .strict()
  .meta({ id: "Checklist" });
export type Checklist = z.infer<typeof checklist>;

export const checklistChange = z.object({ isDismissed: z.boolean() }).strict();
