import { browserClient, read } from "../../app/api-client.ts";

/** Details found on a website before it is added. `iconAddress` is the icon's URL there, `iconUrl` our small copy. */
export type WebsiteDraft = {
  url: string;
  name: string;
  description: string;
  iconUrl: string | null;
  iconAddress: string | null;
  keywords: string[];
};

const maxNameLength = 100;

/** Reads a website's details. Rejects if it can't be read; the icon and keyword proposals are optional. */
export const lookUpWebsite = async (address: string): Promise<WebsiteDraft> => {
  const infos = await read(browserClient().projects["website-infos"].$get({ query: { url: address } }));
  const [keywords, iconUrl] = await Promise.all([proposalsFor(infos.url), infos.iconUrl && readIcon(infos.iconUrl)]);
  const [brand = ""] = keywords;
  return {
    url: infos.url,
    name: brand && infos.title.includes(brand) ? brand : infos.title.slice(0, maxNameLength),
    description: infos.description,
    iconAddress: infos.iconUrl,
    iconUrl,
    keywords,
  };
};

// Both are optional (users can type keywords, and a letter replaces the icon), so errors are ignored.
const proposalsFor = (url: string) =>
  read(browserClient().projects["keyword-proposals"].$get({ query: { url } })).then(
    ({ keywords }) => keywords,
    () => [],
  );
const readIcon = (url: string) =>
  read(browserClient().projects["website-icon"].$get({ query: { url } })).then(
    ({ iconUrl }) => iconUrl,
    () => null,
  );

/** Returns empty details, to fill in when the website can't be read. */
export const emptyWebsite = (address: string): WebsiteDraft => ({
  url: withScheme(address),
  name: "",
  description: "",
  iconUrl: null,
  iconAddress: null,
  keywords: [],
});

export const withScheme = (address: string) => (/^https?:\/\//i.test(address) ? address : `https://${address}`);
