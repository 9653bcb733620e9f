import type { Guide } from "./guide.ts";
import { nicheBacklinks1 } from "./niche-backlinks-1.ts";
import { nicheBacklinks2 } from "./niche-backlinks-2.ts";
import { nicheBacklinks3 } from "./niche-backlinks-3.ts";
import { nicheBacklinks4 } from "./niche-backlinks-4.ts";

export const nicheBacklinks: Record<string, Guide> = {
  ...nicheBacklinks1,
  ...nicheBacklinks2,
  ...nicheBacklinks3,
  ...nicheBacklinks4,
};
