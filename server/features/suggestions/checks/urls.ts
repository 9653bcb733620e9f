// Canonical URLs, HTTPS and broken links.
import { brokenLinksBy, type Check, homeOf, isLoopback, pagesWhere, snippet } from "./check.ts";

export const canonicalMissing: Check = {
  kind: "canonical-missing",
  severity: "medium",
  title: "Pages that do not name their own address",
  detail:
    "The same page is often found at several addresses, with and without a slash or a campaign's tag. The canonical address tells search engines which one counts.",
  how: (website) =>
    `Add the page's own address to its head:\n\n${snippet("html", `<link rel="canonical" href="${homeOf(website)}">`)}`,
  find: (website) => pagesWhere(website, ({ canonicals }) => canonicals.length === 0),
};

export const canonicalElsewhere: Check = {
  kind: "canonical-elsewhere",
  severity: "high",
  title: "Pages that name a wrong address as their own",
  detail:
    "A canonical address on another website, or several that contradict each other, tell search engines to leave your page out.",
  how: (website) =>
    `Name the page's own address, once, with the host and scheme that visitors see:\n\n${snippet("html", `<link rel="canonical" href="${homeOf(website)}">`)}`,
  find: (website) => {
    const gone = new Set(website.broken.map(({ address }) => address));
    return pagesWhere(website, ({ url, canonicals }) => {
      const addresses = [...new Set(canonicals)];
      if (addresses.length > 1) return `${addresses.length} different ones`;
      const [address] = addresses;
      if (address === undefined) return false;
      const isElsewhere = URL.parse(address)?.origin !== new URL(url).origin;
      return (isElsewhere || gone.has(address)) && (address || "an empty one");
    });
  },
};

export const encryptionMissing: Check = {
  kind: "https-missing",
  severity: "high",
  title: "The website is not encrypted",
  detail:
    "Browsers warn visitors of websites without HTTPS, and search engines prefer encrypted ones. Both addresses have to lead to the encrypted one.",
  how: (website) => {
    const { host } = new URL(homeOf(website));
    return `Get a free certificate, for example from Let's Encrypt or with your host's own switch, and send everyone on. With nginx:\n\n${snippet("nginx", `server {\n  listen 80;\n  server_name ${host};\n  return 301 https://$host$request_uri;\n}`)}`;
  },
  find: (website) => {
    const home = website.pages[0]?.url;
    if (!home || isLoopback(home)) return [];
    if (home.startsWith("http:")) return [home];
    return website.isOpenOnHttp ? [`${home.replace("https:", "http:")} does not lead to the encrypted address`] : [];
  },
};

export const insecureParts: Check = {
  kind: "mixed-content",
  severity: "medium",
  title: "Encrypted pages that load parts without encryption",
  detail: "Browsers block such scripts and styles, and warn of such pictures: the page looks broken or unsafe.",
  how: () =>
    `Load them with https, or from the same website without a host:\n\n${snippet("html", '<img src="/picture.jpg" alt="What it shows">')}`,
  find: (website) =>
    website.pages
      .filter(({ url }) => url.startsWith("https:"))
      .flatMap(({ url, insecure }) => [...new Set(insecure)].map((address) => `${url}: ${address}`)),
};

export const linksBroken: Check = {
  kind: "broken-links",
  severity: "high",
  title: "Links that lead nowhere",
  detail: "Visitors who meet a missing page leave, and search engines stop following links that are often broken.",
  how: () =>
    `Correct the link, or send visitors on from the old address to the new one. With nginx:\n\n${snippet("nginx", "location = /old-page {\n  return 301 /new-page;\n}")}`,
  find: (website) => brokenLinksBy(website, "link"),
};
