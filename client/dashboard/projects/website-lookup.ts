import { browserClient, read } from "../../app/api-client.ts";

/** What is known of a website before it is added. `iconAddress` is where the site keeps it, `iconUrl` our small copy. */
export type WebsiteDraft = {
  url: string;
  name: string;
  description: string;
  iconUrl: string | null;
  iconAddress: string | null;
  keywords: string[];
};

const maxNameLength = 100;

/** Reads a website and what it says of itself. Rejects when it cannot be read; its icon and proposals may be missing. */
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

// Neither is needed: one's own keywords can be typed, and a letter stands in for the icon. So there is nothing to say.
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

/** A website that cannot be read, or not yet: its owner says what it is. */
export const emptyWebsite = (address: string): WebsiteDraft => ({
  url: withScheme(address),
  name: "",
  description: "",
  iconUrl: null,
  iconAddress: null,
  keywords: [],
});

export const withScheme = (address: string) => (/^https?:\/\//i.test(address) ? address : `https://${address}`);
