import type { Guide } from "./guide.ts";
import { typeQualityBacklinks1 } from "./type-quality-backlinks-1.ts";
import { typeQualityBacklinks2 } from "./type-quality-backlinks-2.ts";
import { typeQualityBacklinks3 } from "./type-quality-backlinks-3.ts";
import { typeQualityBacklinks4 } from "./type-quality-backlinks-4.ts";

export const typeQualityBacklinks: Record<string, Guide> = {
  ...typeQualityBacklinks1,
  ...typeQualityBacklinks2,
  ...typeQualityBacklinks3,
  ...typeQualityBacklinks4,
};
