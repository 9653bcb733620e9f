import { createContext, useContext } from "react";

/** The site's origin, which only the server knows; pages build absolute URLs from it. */
const SiteUrl = createContext("");

export const SiteUrlProvider = SiteUrl.Provider;
export const useAbsoluteUrl = (path: string | undefined) => {
  const siteUrl = useContext(SiteUrl);
  return path === undefined ? undefined : siteUrl + path;
};
