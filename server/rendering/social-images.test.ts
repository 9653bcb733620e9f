import { expect, onTestFinished, test } from "vitest";
import { landingPages } from "#shared/links/directories/landing-pages.ts";
import { link } from "#shared/routes.ts";
import { entries } from "#shared/site/landing/generated-pages.ts";
import { socialImageSize, socialImageUrl } from "#shared/social-images.ts";
import { freshSite } from "../testing/fresh-site.ts";
import { createTestApp } from "../testing/test-app.ts";
import { drawSocialImage } from "./social-image.tsx";

const { get, dependencies } = await createTestApp();
const siteUrl = dependencies.env.SITE_URL;

const headOf = async (path: string) => {
  const page = await (await get(path)).text();
  const content = (property: string) =>
    page.match(new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`))?.[1] ?? "";
  return { content, image: content("og:image").replace(siteUrl, "") };
};

/** Returns the width and height from a PNG header. */
const sizeOf = (png: Uint8Array) => {
  expect(Buffer.from(png.slice(0, 8)).toString("latin1")).toBe("\x89PNG\r\n\x1a\n");
  const view = new DataView(png.buffer, png.byteOffset);
  return { width: view.getUint32(16), height: view.getUint32(20) };
};

test.each([
  "/",
  "/page/saas-backlinks",
  "/g/directory-listing-law-firms",
  "/g/directory-submission-list-seo-central-african-republic",
  "/c/directory-submission-websites-southafrica",
  "/directories/countries",
  "/terms",
  "/growth-partner",
])("%s has a social image of 1200 by 630 pixels and at most 120 kB", async (path) => {
  const { content, image } = await headOf(path);
  expect(content("twitter:card")).toBe("summary_large_image");
  expect([content("og:image:width"), content("og:image:height")]).toEqual(["1200", "630"]);
  expect(content("og:image:alt")).not.toBe("");
  const response = await get(image);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/png");
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  const png = await response.bytes();
  expect(sizeOf(png)).toEqual(socialImageSize);
  expect(png.length).toBeLessThanOrEqual(120 * 1024);
});

test("the highlighted words of the headline are in the image: without them it differs", async () => {
  const { image } = await headOf("/page/saas-backlinks");
  const shown = await (await get(image)).bytes();
  const headline = landingPages.find(({ slug }) => slug === "saas-backlinks")?.h1 ?? { text: "", highlight: "" };
  expect(Buffer.compare(shown, await drawSocialImage(headline))).toBe(0);
  expect(Buffer.compare(shown, await drawSocialImage({ ...headline, highlight: "" }))).not.toBe(0);
});

test("changed text changes the image's URL, and an old URL redirects to the current image for an hour", async () => {
  const headline = { text: "One", highlight: "" };
  const path = link("home");
  expect(socialImageUrl({ path, headline })).not.toBe(socialImageUrl({ path, headline: { ...headline, text: "Two" } }));
  const old = await get("/social.png?v=old");
  expect([old.status, old.headers.get("cache-control")]).toEqual([200, "public, max-age=3600"]);
});

test.each([
  "/social/nobody-made-this.png",
  "/social/g/no-such-page.png",
  "/social/404.png",
  "/social/auth/login.png",
  "/social/dashboard/admin/waitlist.png",
  "/social/api/health.png",
  "/social/api/plans/all.png",
  "/social/g/../terms.txt",
  "/social/g/directory-listing-saas.svg",
  "/social/terms/.png",
  "/social/social.png",
])("%s has no image", async (path) => {
  expect((await get(path)).status).toBe(404);
});

test.each(["%3Cscript%3E", "a-b-c-%22%3E%3Csvg", "a-b-c-d%00"])("/c/%s has no picture", async (slug) => {
  expect((await get(`/social/c/${slug}.png`)).status).toBeGreaterThanOrEqual(400);
});

test("does not draw text that a visitor made up under /c, but the site's own card", async () => {
  const { image } = await headOf("/c/buy-cheap-pills-now");
  expect(image).toBe((await headOf("/")).image);
  const response = await get("/social/c/buy-cheap-pills-now.png");
  expect([response.status, response.headers.get("location")]).toEqual([302, image]);
});

test.each([
  "<script>alert(1)</script> & \"quotes\" 'too'",
  "Ein Wort, das mit keinem Ende zu enden scheint: Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter",
  "x".repeat(400),
  "日本語の見出し",
  "🎉",
  "",
])("%j is drawn as text or as the site's own card", async (text) => {
  const png = await drawSocialImage({ text, highlight: text.slice(0, 5) });
  expect(sizeOf(png)).toEqual(socialImageSize);
  expect(png.length).toBeLessThanOrEqual(120 * 1024);
});

test("concurrent images are drawn one after another, one per page", async () => {
  const paths = entries.slice(0, 12).map(({ slug }) => `/social/g/${slug}.png`);
  const responses = await Promise.all([...paths, ...paths].map((path) => get(path)));
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
});

test("the built server draws the same image", async () => {
  const [page] = landingPages;
  const response = await fetch(`${await freshSite()}/social/page/${page?.slug}.png`);
  const image = await drawSocialImage(page?.h1 ?? { text: "", highlight: "" });
  expect(Buffer.compare(await response.bytes(), image)).toBe(0);
});

test("a hundred requests for one image let other work run between them", async () => {
  const path = "/social/page/saas-backlinks.png";
  await get("/page/saas-backlinks");
  await get(path);
  let turns = 0;
  const count = () => {
    turns++;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  onTestFinished(() => clearImmediate(next));
  const responses = await Promise.all(Array.from({ length: 100 }, () => get(path, {}, "10.9.9.9")));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(100);
  expect(turns).toBeGreaterThanOrEqual(25);
});
