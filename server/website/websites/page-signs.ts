// Recognizes pages that are not the website: parked domains, bot challenges and default pages of servers.
import { getDomain } from "tldts";
import { parseUntrustedUrl } from "../../integrations/untrusted-url.ts";
import { attributeOf } from "./attribute-of.ts";
import { elementTexts } from "./element-texts.ts";
import { htmlToText } from "./html-to-text.ts";

/** What a link check needs from a page. */
export type PageSigns = {
  title: string | null;
  /** `empty`: neither title nor text nor scripts. `placeholder`: a server's default page or a suspended account. */
  kind: "website" | "parked" | "challenge" | "placeholder" | "empty";
  /** The target of a refresh within ten seconds. */
  refreshTo: string | null;
};

/** Longer pages are websites, even if they are about domains for sale or about CAPTCHAs. */
const maxShortText = 3_000;
const maxTitle = 200;

/** Companies that park or sell domains. */
const parkingDomains = new Set([
  "above.com",
  "afternic.com",
  "atom.com",
  "bodis.com",
  "bodiscdn.com",
  "brandbucket.com",
  "buydomains.com",
  "dan.com",
  "domainmarket.com",
  "domainnamesales.com",
  "efty.com",
  "hugedomains.com",
  "namedrive.com",
  "parkingcrew.com",
  "parkingcrew.net",
  "parklogic.com",
  "sedo.com",
  "sedoparking.com",
  "skenzo.com",
  "smartname.com",
  "squadhelp.com",
  "undeveloped.com",
  "uniregistry.com",
  "voodoo.com",
]);

/** Scripts that only parked pages load: ads for domains, ParkingCrew's files, GoDaddy's sales page. */
const parkingScripts =
  /google\.com\/adsense\/domains\/caf\.js|d38psrni17bvxu\.cloudfront\.net|wsimg\.com\/parking-lander/i;
const parkingMarkup = /\bdata-adblockkey\s*=|location\.(href\s*=|replace\()\s*["']\/lander\b|\bwindow\.park\s*=/i;

const parkingTexts = [
  /\b(this|the) (domain|web ?site|site)( name)? (\S{4,80} )?(is|may be|might be|could be) (still )?(up )?(for sale|available (for (sale|purchase)|to buy))/i,
  /\b[a-z\d-]{1,63}(\.[a-z\d-]{2,63}){1,3} (is|may be) (for sale|available for purchase)/i,
  /\bbuy this domain\b|\bmake an offer (for|on) this domain\b|\bdomain (name )?(is )?for sale\b|\bdomain parking\b/i,
  /\b(this|the) domain (name )?(\S{4,80} )?(has expired|is expired|expired on|is parked|has been parked|was recently registered)/i,
  /\bparked (free|domain|page)\b|\b(web ?page|page|site) is parked\b|\bcourtesy of godaddy\b/i,
  /\bdomain (steht|ist) (zum verkauf|zu verkaufen)|\bdomaine est (à vendre|en vente)|\bdominio est[áa] (en|a la) venta/i,
  /\bdomínio está à venda|\bdominio è in vendita|\bdomein(naam)? is te koop|\bdomena (jest )?na sprzedaż|домен прода[её]тся|域名(正在)?出售/i,
];

const challengeTitles =
  /^(just a moment|attention required|one moment, please|please wait|checking your browser|verif(y|ying) (that )?you are (a )?human|human verification|security (check|verification)|access (to this page has been )?denied|pardon our interruption|robot or human|are you (a )?(robot|human)|ddos-guard|bot verification|captcha|making sure you.?re not a bot|vercel security checkpoint|client challenge|robot challenge|(nur einen moment|un instant|un momento|um momento)(…|\.\.\.))/i;
const challengeMarkup =
  /_cf_chl_opt|__cf_chl_|captcha-delivery\.com|_Incapsula_Resource|\/\.well-known\/sgcaptcha|window\.gokuProps|awsWafCookieDomainList|px-captcha|ddos-guard\/js-challenge|g-recaptcha-response|h-captcha-response/i;

const placeholderTitles =
  /^(index of \/|welcome to nginx|apache\d? (ubuntu |debian |http server )?(default|test) page|test page for|iis windows server|it works!?$|default (web ?site|parallels plesk) page|account suspended|this account has been suspended|web server's default page|site (is )?under maintenance|under construction|coming soon|domain default page|hosting (is )?suspended)/i;

export const isParkingUrl = (url: string) => {
  const { hostname = "" } = URL.parse(url) ?? {};
  // Bodis and others redirect a parked domain to numbered subdomains of itself.
  return parkingDomains.has(getDomain(hostname) ?? "") || /^ww\d{1,3}\./.test(hostname);
};

/** Reads the signs of an untrusted page. */
export const readPageSigns = (url: string, html: string): PageSigns => {
  const titles: string[] = [];
  const sources: string[] = [];
  const refreshes: string[] = [];
  let scripts = 0;
  const reader = new HTMLRewriter();
  const texts = elementTexts(reader);
  reader
    .on("title", {
      element: (element) => {
        if (!texts.isInDrawing()) texts.collect(titles, element, { limit: maxTitle, most: 1 });
      },
    })
    .on("script", { element: () => void scripts++ })
    .on("script[src], iframe[src], frame[src], img[src]", {
      element: (element) => {
        if (sources.length < 500) sources.push(element.getAttribute("src") ?? "");
      },
    })
    .on('meta[http-equiv="refresh" i][content]', {
      element: (element) => void refreshes.push(attributeOf(element, "content")),
    })
    .transform(html);

  const title = htmlToText(titles[0] ?? "").slice(0, maxTitle);
  const text = htmlToText(html.replaceAll("\0", "").replace(/<\/title>/gi, "$& "));
  const loaded = sources.flatMap((source) => parseUntrustedUrl(source, url)?.href ?? []);
  return {
    title: title || null,
    kind: kindOf({ title, text, html, loaded, hasScripts: scripts > 0 }),
    refreshTo: refreshTarget(refreshes[0] ?? "", url),
  };
};

type Content = { title: string; text: string; html: string; loaded: string[]; hasScripts: boolean };

const kindOf = ({ title, text, html, loaded, hasScripts }: Content): PageSigns["kind"] => {
  if (text.length > maxShortText) return "website";
  if (challengeTitles.test(title) || challengeMarkup.test(html)) return "challenge";
  if (parkingMarkup.test(html) || loaded.some((source) => parkingScripts.test(source) || isParkingUrl(source)))
    return "parked";
  if (parkingTexts.some((phrase) => phrase.test(`${title} ${text}`))) return "parked";
  if (placeholderTitles.test(title)) return "placeholder";
  return title || text || hasScripts ? "website" : "empty";
};

const refreshTarget = (content: string, base: string) => {
  const [, seconds, target] = content.match(/^\s*(\d{1,3})(?:\.\d*)?\s*[;,]\s*(?:url\s*=\s*)?["']?([^"']+)/i) ?? [];
  return target && Number(seconds) <= 10 ? (parseUntrustedUrl(target, base)?.href ?? null) : null;
};
