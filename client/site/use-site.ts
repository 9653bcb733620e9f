import { useRouteLoaderData } from "react-router";
import { trialDays } from "#shared/limits.ts";
import type { PublicSettings } from "#shared/site/settings.ts";
import { site } from "#shared/site.ts";

/** The id of the route around all public pages, whose loader reads the settings. */
export const siteRouteId = "site";

export type Site = Omit<PublicSettings, "limits"> & Pick<typeof site, "name" | "toolLinks">;

/** What the owner has set for the public pages. An error page that could not load it gets the defaults. */
export const useSite = (): Site => {
  const settings = useRouteLoaderData<PublicSettings>(siteRouteId);
  return { ...defaults, ...settings };
};

const defaults = {
  ...site,
  founder: { isShown: false, ...site.founder, name: "" },
  operator: null,
  social: [],
  faq: [],
  features: [],
  clients: { isShown: false, heading: "", note: "", items: [] },
  hasWaitlist: false,
  trialDays,
  archiveMonths: null,
} satisfies Site;
