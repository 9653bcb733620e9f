import type { Guide } from "./guide.ts";
import { nicheLinkBuilding1 } from "./niche-link-building-1.ts";
import { nicheLinkBuilding2 } from "./niche-link-building-2.ts";
import { nicheLinkBuilding3 } from "./niche-link-building-3.ts";
import { nicheLinkBuilding4 } from "./niche-link-building-4.ts";

export const nicheLinkBuilding: Record<string, Guide> = {
  ...nicheLinkBuilding1,
  ...nicheLinkBuilding2,
  ...nicheLinkBuilding3,
  ...nicheLinkBuilding4,
};
