import { countryBusiness1 } from "./country-business-1.ts";
import { countryBusiness2 } from "./country-business-2.ts";
import { countryBusiness3 } from "./country-business-3.ts";
import { countryBusiness4 } from "./country-business-4.ts";
import { countryBusiness5 } from "./country-business-5.ts";
import { countryBusiness6 } from "./country-business-6.ts";
import { countryBusiness7 } from "./country-business-7.ts";
import { countryBusiness8 } from "./country-business-8.ts";
import { countryBusiness9 } from "./country-business-9.ts";
import type { Guide } from "./guide.ts";

export const countryBusiness: Record<string, Guide> = {
  ...countryBusiness1,
  ...countryBusiness2,
  ...countryBusiness3,
  ...countryBusiness4,
  ...countryBusiness5,
  ...countryBusiness6,
  ...countryBusiness7,
  ...countryBusiness8,
  ...countryBusiness9,
};
