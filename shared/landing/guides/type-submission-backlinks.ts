import type { Guide } from "./guide.ts";
import { typeSubmissionBacklinks1 } from "./type-submission-backlinks-1.ts";
import { typeSubmissionBacklinks2 } from "./type-submission-backlinks-2.ts";
import { typeSubmissionBacklinks3 } from "./type-submission-backlinks-3.ts";
import { typeSubmissionBacklinks4 } from "./type-submission-backlinks-4.ts";

export const typeSubmissionBacklinks: Record<string, Guide> = {
  ...typeSubmissionBacklinks1,
  ...typeSubmissionBacklinks2,
  ...typeSubmissionBacklinks3,
  ...typeSubmissionBacklinks4,
};
