// Shapes of feeds as publishing software and hand-written files have them, and as they break. Our own.
import { test } from "vitest";
import { feedPosts } from "../conversations/project-feeds/feed-posts.ts";
import { expectConformance, type Results } from "../testing/conformance.ts";

const at = "2026-11-20T09:00:00Z";
const pubDate = "Fri, 20 Nov 2026 09:00:00 GMT";
const post = { url: "https://blog.example/a", title: "Parcels & co", text: "Track a parcel", author: "Ada", date: at };
type Expected = Partial<Record<keyof typeof post, string | null>>;
/** What differs from the usual post. `count`: of posts; -1 if it is no feed. */
type Shape = [
  name: string,
  feed: string | Uint8Array<ArrayBuffer>,
  expected?: Expected & { count?: number },
  type?: string,
];

const item = `<title>Parcels &amp;amp; co</title><link>https://blog.example/a</link><description>&lt;p&gt;Track a &lt;b&gt;parcel&lt;/b&gt;&lt;/p&gt;</description><author>ada@blog.example (Ada)</author><pubDate>${pubDate}</pubDate>`;
const rss = (
  body: string,
  attributes = 'version="2.0"',
  head = "<title>Blog</title><link>https://blog.example/</link>",
) => `<?xml version="1.0"?><rss ${attributes}><channel>${head}${body}</channel></rss>`;
const rssItem = (change: (text: string) => string = (text) => text, attributes?: string) =>
  rss(`<item>${change(item)}</item>`, attributes);
const swap = (from: string | RegExp, to: string, attributes?: string) =>
  rssItem((text) => text.replace(from, () => to), attributes);
const withoutAuthor = (text: string) => text.replace(/<author>.*<\/author>/, "");
const withoutDate = (text: string) => text.replace(/<pubDate>.*<\/pubDate>/, "");

const entry = `<title type="html">Parcels &amp;amp; co</title><link href="https://blog.example/a"/><id>tag:blog.example,2026:a</id><updated>${at}</updated><author><name>Ada</name></author><content type="html">&lt;p&gt;Track a parcel&lt;/p&gt;</content>`;
const atom = (body: string, attributes = 'xmlns="http://www.w3.org/2005/Atom"') =>
  `<?xml version="1.0" encoding="utf-8"?><feed ${attributes}><title>Blog</title>${body}</feed>`;
const atomEntry = (from: string | RegExp = "", to = "", attributes?: string) =>
  atom(`<entry>${entry.replace(from, () => to)}</entry>`, attributes);

const rdf = (root: string, channel: string, body: string) =>
  `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" ${root}><channel>${channel}</channel>${body}</rdf:RDF>`;
const json = (items: unknown, more: object = {}) =>
  JSON.stringify({ version: "https://jsonfeed.org/version/1.1", title: "Blog", items, ...more });
const jsonItem = {
  id: "1",
  url: "https://blog.example/a",
  title: "Parcels & co",
  content_html: "<p>Track a parcel</p>",
  date_published: at,
  authors: [{ name: "Ada" }],
};
const encoded = (text: string, encoding: "latin1" | "utf16le") => new Uint8Array(Buffer.from(text, encoding));

const shapes: Shape[] = [
  ["RSS 2.0", rssItem()],
  [
    "RSS 0.91, without dates and authors",
    rssItem((text) => withoutDate(withoutAuthor(text)), 'version="0.91"'),
    { author: null, date: null },
  ],
  [
    "RSS 0.91, with Netscape's DTD",
    rssItem(withoutAuthor, 'version="0.91"').replace(
      "<rss",
      '<!DOCTYPE rss PUBLIC "-//Netscape Communications//DTD RSS 0.91//EN" "http://my.netscape.com/publish/formats/rss-0.91.dtd"><rss',
    ),
    { author: null },
  ],
  [
    "RSS 0.92, description only",
    rss(
      `<item><description>Track a parcel</description><link>https://blog.example/a</link><pubDate>${pubDate}</pubDate></item>`,
      'version="0.92"',
    ),
    { title: "", author: null },
  ],
  ["RSS 2.0 without a version", rssItem(undefined, "")],
  [
    "RSS with upper-case elements",
    rssItem().replace(/<(\/?)(\w+)/g, (_, slash, name) => `<${slash}${name.toUpperCase()}`),
  ],
  [
    "RSS with items outside of the channel",
    `<rss version="2.0"><channel><title>Blog</title></channel><item>${item}</item></rss>`,
  ],
  ["RSS without a channel", `<rss version="2.0"><item>${item}</item></rss>`],
  ["RSS in its own default namespace", rssItem(undefined, 'version="2.0" xmlns="http://backend.userland.com/rss2"')],
  [
    "RSS, prefixed",
    rssItem()
      .replace(/<(\/?)(rss|channel|item|title|link|description|author|pubDate)\b/g, "<$1r:$2")
      .replace("<r:rss", '<r:rss xmlns:r="http://backend.userland.com/rss2"'),
  ],
  [
    "WordPress",
    rssItem(
      (text) =>
        withoutAuthor(text).replace(
          /<description>.*<\/description>/,
          '<dc:creator><![CDATA[Ada]]></dc:creator><category><![CDATA[News]]></category><guid isPermaLink="false">https://blog.example/?p=12</guid><description><![CDATA[Short [&#8230;]]]></description><content:encoded><![CDATA[<p>Track a <em>parcel</em></p>]]></content:encoded><slash:comments>3</slash:comments>',
        ),
      'version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:slash="http://purl.org/rss/1.0/modules/slash/"',
    ),
  ],
  [
    "CDATA everywhere",
    rssItem((text) =>
      text
        .replace(/<title>.*?<\/title>/, "<title><![CDATA[Parcels &amp; co]]></title>")
        .replace("https://blog.example/a", "<![CDATA[https://blog.example/a]]>"),
    ),
  ],
  ["a title escaped once", swap("&amp;amp;", "&amp;")],
  ["a title escaped three times", swap("&amp;amp;", "&amp;amp;amp;"), { title: "Parcels &amp; co" }],
  ["a bare ampersand", swap("&amp;amp;", "&")],
  ["an entity of HTML", swap("Track a", "Track&nbsp;a")],
  ["an entity of HTML, escaped", swap("Track a", "Track&amp;nbsp;a")],
  ["numeric entities", swap("parcel", "p&#x61;rcel")],
  [
    "markup that is not escaped",
    swap(/<description>.*<\/description>/, "<description><p>Track a <b>parcel</b></p></description>"),
  ],
  [
    "Atom's link beside that of RSS",
    rss(
      `<atom:link href="https://blog.example/feed" rel="self"/><item>${item}</item>`,
      'version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"',
    ),
  ],
  ["two links, the first empty", swap("<link>", "<link/><link>")],
  ["a link in an attribute", swap("<link>https://blog.example/a</link>", '<link href="https://blog.example/a"/>')],
  [
    "FeedBurner's original link",
    swap(
      "<link>https://blog.example/a</link>",
      "<link>https://feeds.example/~r/a</link><feedburner:origLink>https://blog.example/a</feedburner:origLink>",
      'version="2.0" xmlns:feedburner="http://rssnamespace.org/feedburner/ext/1.0"',
    ),
  ],
  ["a guid as link", swap("<link>https://blog.example/a</link>", "<guid>https://blog.example/a</guid>")],
  ["a relative link", swap("https://blog.example/a", "/a")],
  ["a link without a protocol", swap("https://blog.example/a", "//blog.example/a")],
  ["a link within line breaks", swap("https://blog.example/a", "\n      https://blog.example/a\n    ")],
  ["a date without a weekday", swap(pubDate, "20 Nov 2026 09:00:00 +0000")],
  ["a date with a zone's name", swap(pubDate, "Fri, 20 Nov 2026 04:00:00 EST")],
  ["a date with two digits of the year", swap(pubDate, "Fri, 20 Nov 26 09:00:00 GMT")],
  ["a date without seconds", swap(pubDate, "Fri, 20 Nov 2026 09:00 GMT")],
  ["a date with the wrong weekday", swap(pubDate, "Mon, 20 Nov 2026 09:00:00 GMT")],
  ["a date of ISO 8601", swap(pubDate, "2026-11-20T10:00:00+01:00")],
  ["a date with a space for its T", swap(pubDate, "2026-11-20 09:00:00 UTC")],
  ["a date in German", swap(pubDate, "Fr, 20 Nov 2026 09:00:00 GMT")],
  ["a full month's name", swap(pubDate, "Fri, 20 November 2026 09:00:00 GMT")],
  ["a date that is none", swap(pubDate, "soon"), { date: null }],
  ["dc:date", swap(/<pubDate>.*<\/pubDate>/, `<dc:date>${at}</dc:date>`)],
  [
    "a podcast",
    rssItem(
      (text) =>
        withoutAuthor(text).replace(
          "<title>",
          '<itunes:title>Other</itunes:title><itunes:author>Ada</itunes:author><enclosure url="https://cdn.example/a.mp3" length="1" type="audio/mpeg"/><title>',
        ),
      'version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"',
    ),
  ],
  [
    "pictures of Media RSS",
    rssItem(
      (text) =>
        `<media:content url="https://cdn.example/a.jpg"><media:title>Other</media:title><media:description>Other</media:description></media:content>${text}`,
      'version="2.0" xmlns:media="http://search.yahoo.com/mrss/"',
    ),
  ],
  ["a source of another feed", rssItem((text) => `<source url="https://other.example/feed">Other</source>${text}`)],
  [
    "Windows-1252",
    encoded(
      rssItem((text) => text.replace("Parcels", "Käse")).replace('"1.0"?', '"1.0" encoding="windows-1252"?'),
      "latin1",
    ),
    { title: "Käse & co" },
  ],
  ["UTF-16 with its mark", encoded(`\ufeff${rssItem()}`, "utf16le")],
  [
    "UTF-8, declared as Latin-1 by its type alone",
    encoded(Buffer.from(rssItem((text) => text.replace("Parcels", "Käse"))).toString("latin1"), "latin1"),
    { title: "Käse & co" },
    "application/rss+xml",
  ],
  ["spaces before the declaration", `\n\n  ${rssItem()}`],
  [
    "warnings of PHP before the declaration",
    `<br />\n<b>Warning</b>: Undefined variable in <b>/feed.php</b> on line <b>3</b><br />\n${rssItem()}`,
  ],
  ["text after the end", `${rssItem()}\n<!-- cached --><script>track()</script>`],
  ["a style sheet", rssItem().replace("?>", '?><?xml-stylesheet type="text/xsl" href="/feed.xsl"?>')],
  ["control characters", swap("Track a", "Track\u0008 a")],
  ["cut off in the second item", rss(`<item>${item}</item><item><title>Cut`).slice(0, -20)],
  ["an item that is not closed", rss(`<item>${item}<item>${item}</item>`), { count: 1 }],
  ["no items", rss(""), { count: 0 }],
  [
    "RSS 1.0",
    rdf(
      'xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"',
      "<title>Blog</title>",
      `<item rdf:about="https://blog.example/a"><title>Parcels &amp;amp; co</title><link>https://blog.example/a</link><description>Track a parcel</description><dc:creator>Ada</dc:creator><dc:date>${at}</dc:date></item>`,
    ),
  ],
  [
    "RSS 1.0 with the link in rdf:about alone",
    rdf(
      'xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"',
      "",
      `<item rdf:about="https://blog.example/a"><title>Parcels &amp;amp; co</title><description>Track a parcel</description><dc:creator>Ada</dc:creator><dc:date>${at}</dc:date></item>`,
    ),
  ],
  [
    "RSS 0.90",
    rdf(
      'xmlns="http://my.netscape.com/rdf/simple/0.9/"',
      "<title>Blog</title>",
      "<item><title>Parcels &amp;amp; co</title><link>https://blog.example/a</link></item>",
    ),
    { text: "", author: null, date: null },
  ],
  ["Atom 1.0", atomEntry()],
  [
    "Atom 0.3",
    atomEntry(
      /<updated>.*<\/updated>/,
      `<modified>${at}</modified><issued>${at}</issued>`,
      'version="0.3" xmlns="http://purl.org/atom/ns#"',
    ).replace('type="html">&lt;', 'type="text/html" mode="escaped">&lt;'),
  ],
  [
    "Atom, prefixed",
    atomEntry()
      .replace(/<(\/?)(\w+)/g, "<$1a:$2")
      .replace("xmlns=", "xmlns:a="),
  ],
  [
    "Atom in XHTML",
    atomEntry(
      /<content.*<\/content>/,
      '<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Track a <b>parcel</b></p></div></content>',
    ),
  ],
  ["Atom as text", atomEntry(/<content.*<\/content>/, "<content>Track a parcel</content>")],
  ["Atom with a summary", atomEntry(/<content.*<\/content>/, "<summary>Track a parcel</summary>")],
  [
    "Atom with its author on the feed",
    atom(`<author><name>Ada</name></author><entry>${entry.replace(/<author>.*<\/author>/, "")}</entry>`),
  ],
  [
    "Atom with several links",
    atomEntry(
      "<link ",
      '<link rel="edit" href="/edit"/><link rel="enclosure" href="/a.mp3"/><link rel="replies" href="/c"/><link rel="alternate" type="text/html" ',
    ),
  ],
  ["Atom without a link, its id an address", atomEntry(/<link.*<\/id>/, "<id>https://blog.example/a</id>")],
  [
    "Atom with xml:base",
    atomEntry("https://blog.example/a", "a", 'xmlns="http://www.w3.org/2005/Atom" xml:base="https://blog.example/"'),
  ],
  [
    "YouTube",
    atomEntry(
      /<content.*<\/content>/,
      "<yt:videoId>x</yt:videoId><media:group><media:title>Other</media:title><media:description>Track a parcel</media:description></media:group>",
      'xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"',
    ),
  ],
  [
    "Blogger",
    atomEntry("<updated>", `<published>${at}</published><updated>`)
      .replace(`<updated>${at}`, "<updated>2026-11-20T11:00:00.123-08:00")
      .replace("<author>", "<thr:total>2</thr:total><author>")
      .replace("<feed ", '<feed xmlns:thr="http://purl.org/syndication/thread/1.0" '),
  ],
  ["JSON Feed 1.1", json([jsonItem])],
  [
    "JSON Feed 1.0",
    json([{ ...jsonItem, authors: undefined, author: { name: "Ada" } }], { version: "https://jsonfeed.org/version/1" }),
  ],
  [
    "JSON Feed with its authors on the feed",
    json([{ ...jsonItem, authors: undefined }], { authors: [{ name: "Ada" }] }),
  ],
  ["JSON Feed with text alone", json([{ ...jsonItem, content_html: undefined, content_text: "Track a parcel" }])],
  ["JSON Feed with a number as id", json([{ ...jsonItem, id: 7 }])],
  ["JSON Feed with a byte order mark", `\ufeff${json([jsonItem])}`],
  ["JSON Feed, cut off", json([jsonItem, jsonItem]).slice(0, -40)],
  ["JSON Feed with http in its version", json([jsonItem], { version: "http://jsonfeed.org/version/1.1" })],
  [
    "a page that is no feed",
    "<!doctype html><html><head><title>Blog</title></head><body><p>Hi</p></body></html>",
    { count: -1 },
  ],
  [
    "a sitemap",
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://blog.example/a</loc></url></urlset>',
    { count: -1 },
  ],
  [
    "an outline of feeds (OPML)",
    '<opml version="2.0"><body><outline type="rss" xmlUrl="https://blog.example/feed"/></body></opml>',
    { count: -1 },
  ],
  ["other JSON", '{"items":[{"url":"https://blog.example/a"}]}', { count: -1 }],
];

const now = new Date("2026-11-21T09:00:00Z");

test("feeds in the shapes of their software", () => {
  const results: Results = new Map();
  for (const [name, feed, { count = 1, ...expected } = {}, type = "application/xml"] of shapes) {
    const bytes = typeof feed === "string" ? new TextEncoder().encode(feed) : feed;
    const address = "https://blog.example/feed";
    const { posts } = feedPosts({ url: address, type, bytes }, { address, since: new Date(0), now });
    const found = posts?.[0] && {
      url: posts[0].url,
      title: posts[0].title,
      text: posts[0].text.replace(/\s+/g, " "),
      author: posts[0].author,
      date: +posts[0].publishedAt === +now ? null : posts[0].publishedAt.toISOString().replace(".000", ""),
    };
    const isRight =
      (posts?.length ?? -1) === count &&
      (count < 1 || JSON.stringify(found) === JSON.stringify({ ...post, ...expected }));
    results.set(name, isRight ? undefined : `${posts?.length ?? "no"} posts, ${JSON.stringify(found)}`);
  }
  expectConformance(results, {
    "No feed: names of XML elements have their case.": /^RSS with upper-case elements/,
    "No software gives RSS's own elements a prefix.": /^RSS, prefixed/,
    "The service's link redirects to the post.": /^FeedBurner/,
    "Texts of posts may have control characters.": /^control characters/,
  });
});
