import type { Guide } from "./guide.ts";
import { nicheListing1 } from "./niche-listing-1.ts";
import { nicheListing2 } from "./niche-listing-2.ts";
import { nicheListing3 } from "./niche-listing-3.ts";
import { nicheListing4 } from "./niche-listing-4.ts";

export const nicheListing: Record<string, Guide> = {
  ...nicheListing1,
  ...nicheListing2,
  ...nicheListing3,
  ...nicheListing4,
};
