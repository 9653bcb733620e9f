import { expect, test } from "vitest";
import { isParkingUrl, readPageSigns } from "./page-signs.ts";

const url = "https://shops.example/";
const page = (title: string, body = "") => `<!doctype html><title>${title}</title><body>${body}`;
const longText = "<p>A list of shops with their addresses and opening hours.".repeat(100);

test.each([
  ["the name and the price", page("shops.example is for sale", "Make an offer")],
  ["a phrase in the text", page("shops.example", "<h1>This domain name is for sale!</h1>")],
  ["a broker's phrase", page("Welcome", "The domain shops.example may be for sale. Click here to inquire.")],
  ["an expired domain", page("shops.example", "This domain has expired. Renew it now.")],
  ["a registrar's page", page("Parked Domain name on Hostinger DNS system", "This is a parked domain")],
  [
    "GoDaddy's redirect by script",
    page("", '<script>window.onload=function(){window.location.href="/lander"}</script>'),
  ],
  ["Sedo's script", page("shops.example", '<script src="//img.sedoparking.com/js/jquery.js"></script>')],
  ["ParkingCrew's files", page("", '<script src="https://d38psrni17bvxu.cloudfront.net/themes/x.js"></script>')],
  ["Google's ads for domains", page("", '<script src="https://www.google.com/adsense/domains/caf.js"></script>')],
  ["Bodis' markup", '<html data-adblockkey="MFw=="><body><script>window.park = "eyJ1";</script>'],
  ["German", page("shops.example", "Diese Domain steht zum Verkauf")],
  ["French", page("Ce nom de domaine est à vendre")],
  ["Polish", page("Ta domena jest na sprzedaż")],
])("recognizes a parked domain by %s", (_, html) => {
  expect(readPageSigns(url, html).kind).toBe("parked");
});

test.each([
  ["Cloudflare", page("Just a moment...", "<script>window._cf_chl_opt={cvId:'3'}</script>")],
  ["Cloudflare's block", page("Attention Required! | Cloudflare")],
  ["DataDome", page("shops.example", '<script src="https://geo.captcha-delivery.com/x.js"></script>')],
  ["AWS", page("", "<script>window.gokuProps = {}</script>")],
  ["SiteGround", page("Robot Challenge", '<meta http-equiv="refresh" content="0;/.well-known/sgcaptcha/?r=%2F">')],
  ["Akamai", page("Access Denied", "You don't have permission to access this server.")],
])("recognizes a challenge of %s", (_, html) => {
  expect(readPageSigns(url, html).kind).toBe("challenge");
});

test.each([
  ["a list of shops", page("Shops", longText)],
  ["a short page", page("Shops", "Find a shop near you.")],
  ["an app that needs scripts", page("", '<div id="root"></div><script src="/app.js"></script>')],
  ["a marketplace for businesses", page("Startups for sale", "Buy and sell startups. 120 startups are for sale.")],
  ["a website about domains", page("Domains", `This domain is for sale. ${longText}`)],
  [
    "a website behind Cloudflare's script",
    page("Shops", '<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js">'),
  ],
  ["a link to a domain market", page("Shops", '<a href="https://sedo.com/">Sedo</a> lists shops.')],
])("takes %s for a website", (_, html) => {
  expect(readPageSigns(url, html).kind).toBe("website");
});

test.each([
  ["empty", ""],
  ["empty", "<html><head></head><body> \n </body></html>"],
  ["empty", "\0".repeat(1_000)],
  ["placeholder", page("Apache2 Ubuntu Default Page: It works")],
  ["placeholder", page("Index of /", "Parent Directory")],
  ["placeholder", page("Account Suspended", "Contact your hosting provider.")],
])("%s: %j", (kind, html) => {
  expect(readPageSigns(url, html).kind).toBe(kind);
});

test("reads the title as plain text and the target of a refresh", () => {
  const html = page("Shops &amp; <b>more</b>", '<meta http-equiv="Refresh" content="0; URL=\'/en/\'">');
  expect(readPageSigns(url, html)).toMatchObject({ title: "Shops & more", refreshTo: "https://shops.example/en/" });
  const slow = page("News", '<meta http-equiv="refresh" content="300; url=/">');
  expect(readPageSigns(url, slow).refreshTo).toBeNull();
});

test("knows the hosts that park domains", () => {
  const parking = ["https://dan.com/buy-domain/x", "https://www.afternic.com/forsale/x", "http://ww25.shops.example/"];
  expect(parking.map(isParkingUrl)).toEqual([true, true, true]);
  const others = ["https://www.shops.example/", "https://danish.com/", "https://www2.shops.example/", "no url"];
  expect(others.map(isParkingUrl)).toEqual([false, false, false, false]);
});
