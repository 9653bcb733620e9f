import type { EntryFamily } from "#shared/landing/generated-pages.ts";
import { link } from "#shared/routes.ts";

/** Hub pages, by the first word of the page families they list. */
export const hubs = {
  country: { name: "By country", path: link("countriesHub") },
  niche: { name: "By niche", path: link("nichesHub") },
  type: { name: "By business type", path: link("typesHub") },
  fixed: { name: "By topic", path: link("topicsHub") },
};

export const hubOf = (family: EntryFamily) => hubs[family.split("-")[0] as keyof typeof hubs];
