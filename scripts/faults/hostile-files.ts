// Websites and feeds, pictures, tables and JSON that are built to block a parser or exhaust memory.
import { deflateSync, gzipSync } from "node:zlib";
import { gifOf, pngOf } from "#server/testing/image-files.ts";

const html = { "content-type": "text/html; charset=utf-8" };
const xml = { "content-type": "application/rss+xml" };

type File = { headers: Record<string, string>; body: Uint8Array<ArrayBuffer> };

const file = (text: string | Buffer, headers: Record<string, string>): File => ({
  headers,
  body: new Uint8Array(Buffer.from(text)),
});
const page = (text: string) => file(text, html);
const feed = (text: string) => file(text, xml);
const rss = (items: string) => `<rss><channel>${items}</channel></rss>`;
const times = (length: number, text: (at: number) => string) => Array.from({ length }, (_, at) => text(at)).join("");

/** One bomb stands for all: `safe-fetch.test.ts` has the others. */
const pages = {
  "/drawings": page("<svg>".repeat(80_000)),
  "/many-drawings": page("<svg><title>x".repeat(150_000)),
  "/headings": page("<h1><h2>".repeat(250_000)),
  "/brackets": page("<".repeat(2_000_000)),
  "/attributes": page(`<a ${times(300_000, (at) => `a${at}`)}>`.replaceAll("a", " a")),
  "/one-attribute": page(`<meta content="${"&amp;".repeat(390_000)}" name="description">`),
  "/deep": page("<div>".repeat(390_000)),
  "/marks": page(`<title>${"\u0315\u0300".repeat(490_000)}</title>`),
  "/metas": page('<meta name="a" content="b">'.repeat(70_000)),
  "/icons": page(`<base href="http://a.example/${"x".repeat(3_000)}">${'<link rel="icon" href="i">'.repeat(75_000)}`),
  "/words": page(times(60, (at) => `<h2>${`word${at} `.repeat(5_000)}</h2>`)),
  "/gzip-bomb": file(gzipSync(new Uint8Array(200_000_000)), { ...html, "content-encoding": "gzip" }),
};

const feeds = {
  "/feed/cdata-in-comments": feed(
    `<feed><entry><content><!--${"<![CDATA[".repeat(66_000)}--></content></entry></feed>`,
  ),
  "/feed/deep": feed(`<rss>${"<a>".repeat(600_000)}`),
  "/feed/attributes": feed(`<rss ${times(150_000, (at) => `a${at}='1' `)}/>`),
  "/feed/entities": feed(rss(`<item><title>${"&amp;".repeat(390_000)}</title></item>`)),
  "/feed/brackets": feed("<".repeat(2_000_000)),
  "/feed/deep-html": feed(
    rss(`<item><link>/a</link><description><![CDATA[${"<div>".repeat(380_000)}]]></description></item>`),
  ),
  // Most posts repeat the beginning of a keyword.
  "/feed/posts": feed(
    rss(times(19, (at) => `<item><link>/${at}</link><description>${"xaxa".repeat(25_000)}</description></item>`)),
  ),
};

const links = times(1_000, (at) => `<a href="/folder/${"a".repeat(40)}-${at}">x</a>`);
/** A website whose home page links to all pages above, with a huge robots.txt and sitemap. */
const site = (paths: string[]) => ({
  "/robots.txt": file(`User-agent: *\n${times(11_000, (at) => `Disallow: /*a*a*b${at}*c$\n`)}`, {
    "content-type": "text/plain",
  }),
  "/sitemap.xml": file(`<urlset>${"<loc> ".repeat(330_000)}</urlset>`, xml),
  "/": page(
    `<base href="/">${paths.map((path) => `<a href="${path}">x</a>`).join("")}${links}<script type="application/ld+json">${"[".repeat(300_000)}</script>`,
  ),
});

/** Serves all of them; `pages` and `feeds` are their URLs. */
export const serveHostileSites = () => {
  const files: Record<string, File> = { ...pages, ...feeds, ...site(Object.keys(pages)) };
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: ({ url }) => {
      const file = files[new URL(url).pathname];
      return file ? new Response(file.body, { headers: file.headers }) : new Response("", { status: 404 });
    },
  });
  const host = `127.0.0.1:${server.port}`;
  const urlsOf = (group: object) => Object.keys(group).map((path) => `http://${host}${path}`);
  return {
    host,
    home: `http://${host}/`,
    pages: urlsOf(pages),
    feeds: urlsOf(feeds),
    stop: () => server.stop(true),
  };
};

const pixels = deflateSync(Buffer.alloc(20_000_000));
export const pictures = [pngOf(60_000, 60_000, { pixels }), pngOf(4_000, 4_000, { pixels }), gifOf(8, 8, 10_000)];
export const bodies = [
  "[".repeat(900_000),
  `{"email":${"[".repeat(450_000)}${"]".repeat(450_000)}}`,
  `{${times(70_000, (at) => `"key${at}":1,`)}"a":1}`,
  `{"email":"${"a@".repeat(450_000)}"}`,
];
export const tables = [",".repeat(900_000), `name,url\n${'"a\n'.repeat(200_000)}`, "a;b\t".repeat(200_000)];
