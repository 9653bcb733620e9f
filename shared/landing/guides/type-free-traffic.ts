import type { Guide } from "./guide.ts";
import { typeFreeTraffic1 } from "./type-free-traffic-1.ts";
import { typeFreeTraffic2 } from "./type-free-traffic-2.ts";
import { typeFreeTraffic3 } from "./type-free-traffic-3.ts";
import { typeFreeTraffic4 } from "./type-free-traffic-4.ts";

export const typeFreeTraffic: Record<string, Guide> = {
  ...typeFreeTraffic1,
  ...typeFreeTraffic2,
  ...typeFreeTraffic3,
  ...typeFreeTraffic4,
};
