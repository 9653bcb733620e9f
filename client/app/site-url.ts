import { createContext, useContext } from "react";

/** The site's own address, which only the server knows; pages make their whole addresses from it. */
const SiteUrl = createContext("");

export const SiteUrlProvider = SiteUrl.Provider;
export const useAbsoluteUrl = (path: string | undefined) => {
  const siteUrl = useContext(SiteUrl);
  return path === undefined ? undefined : siteUrl + path;
};
