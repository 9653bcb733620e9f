import { expect, test } from "vitest";
import { htmlToText } from "../../website/websites/html-to-text.ts";
import { parseFeed } from "./parse-feed.ts";

const address = "https://blog.example/feed.xml";
const read = (xml: string) => parseFeed(xml, address);
const rss = (items: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Blog</title>${items}</channel></rss>`;
const atom = (entries: string) => `<feed xmlns="http://www.w3.org/2005/Atom"><title>Blog</title>${entries}</feed>`;

test("parses RSS 2.0 items", () => {
  const [item] =
    read(
      rss(`<item><title>A parcel &amp; its tracker</title><link>https://blog.example/a?x=1&amp;y=2</link>
        <guid isPermaLink="false">17</guid><pubDate>Fri, 20 Nov 2026 09:00:00 GMT</pubDate><dc:creator>Ada</dc:creator>
        <description>Short</description><content:encoded><![CDATA[<p>Long &amp; <b>bold</b></p>]]></content:encoded></item>`),
    ) ?? [];
  expect(item).toEqual({
    id: "17",
    url: "https://blog.example/a?x=1&y=2",
    author: "Ada",
    authorUrl: undefined,
    title: "A parcel & its tracker",
    html: "<p>Long &amp; <b>bold</b></p>",
    publishedAt: new Date("2026-11-20T09:00:00Z"),
  });
});

test("parses Atom entries with the link of the page, not of comments or files", () => {
  const [entry] =
    read(
      atom(`<entry><id>tag:blog.example,2026:1</id><title type="html">A &amp;lt;parcel&amp;gt; tracker</title>
        <link rel="replies" href="/comments"/><link href="/a"/><link rel="enclosure" href="/a.mp3"/>
        <published>2026-11-20T09:00:00Z</published><updated>2026-11-21T09:00:00Z</updated>
        <author><name>Ada</name><uri>https://ada.example</uri></author><summary>Short</summary>
        <content type="html">&lt;p&gt;Long&lt;/p&gt;</content></entry>`),
    ) ?? [];
  expect(entry).toEqual({
    id: "tag:blog.example,2026:1",
    url: "https://blog.example/a",
    author: "Ada",
    authorUrl: "https://ada.example/",
    title: "A &lt;parcel&gt; tracker",
    html: "<p>Long</p>",
    publishedAt: new Date("2026-11-20T09:00:00Z"),
  });
});

test("parses RSS 1.0 items", () => {
  const xml = `<rdf:RDF xmlns="http://purl.org/rss/1.0/"><channel/><item><title>A</title><link>https://blog.example/a</link>
    <dc:date>2026-11-20T09:00:00Z</dc:date></item></rdf:RDF>`;
  expect(read(xml)).toMatchObject([{ title: "A", publishedAt: new Date("2026-11-20T09:00:00Z") }]);
});

test.each([
  ["a prefixed Atom feed", '<a:feed xmlns:a="http://www.w3.org/2005/Atom" xml:lang="en">'],
  ["Atom 0.3", '<a:feed xmlns:a="http://purl.org/atom/ns#">'],
])("parses %s by its namespace", (_, root) => {
  const [entry] =
    read(`${root}<a:entry><a:id>tag:1</a:id><a:link href="/a"/><a:title>Which tracker?</a:title>
      <a:content type="xhtml"><div>a <b>parcel</b> tracker</div></a:content>
      <a:author><a:name>Ada</a:name></a:author><a:updated>2026-11-20T09:00:00Z</a:updated></a:entry></a:feed>`) ?? [];
  expect(entry).toMatchObject({ id: "tag:1", url: "https://blog.example/a", title: "Which tracker?", author: "Ada" });
  expect(htmlToText(entry?.html ?? "")).toBe("a parcel tracker");
});

test("reads modules by their namespaces, whatever their prefixes", () => {
  const xml = `<rss xmlns:d="http://purl.org/dc/elements/1.1/" xmlns:c="http://purl.org/rss/1.0/modules/content/"
    xmlns:a="http://www.w3.org/2005/Atom" xmlns:dc="https://other.example/"><channel><a:link href="/feed" rel="self"/>
    <item><link>/a</link><a:link href="/b"/><d:creator>Ada</d:creator><dc:creator>Eve</dc:creator><c:encoded>Long</c:encoded>
    <description>Short</description></item></channel></rss>`;
  expect(read(xml)).toMatchObject([{ url: "https://blog.example/a", author: "Ada", html: "Long" }]);
  const rdf = `<r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:s="http://purl.org/rss/1.0/">
    <s:item><s:title>A</s:title><s:link>/a</s:link></s:item></r:RDF>`;
  expect(read(rdf)).toMatchObject([{ title: "A", url: "https://blog.example/a" }]);
});

const base = (url: string) => `xml:base="${url}"`;

test.each([
  [
    "Atom, at every level",
    `<feed ${base("https://cdn.example/blog/")}><entry ${base("2026/")}><link ${base("nov/")} href="a"/></entry></feed>`,
    "https://cdn.example/blog/2026/nov/a",
  ],
  [
    "Atom, relative to the feed",
    `<feed ${base("/blog/")}><entry><link href="a"/></entry></feed>`,
    `${new URL("/blog/a", address)}`,
  ],
  [
    "RSS",
    `<rss ${base("https://cdn.example/")}><channel ${base("blog/")}><item><link>a?x=1&amp;y=2</link></item></channel></rss>`,
    "https://cdn.example/blog/a?x=1&y=2",
  ],
  [
    "RSS, with a relative permalink",
    `<rss ${base("https://cdn.example/")}><channel><item><guid isPermaLink="true">/a</guid></item></channel></rss>`,
    "https://cdn.example/a",
  ],
  [
    "a base that is not a web address",
    `<feed ${base("javascript:x")}><entry><link href="/a"/></entry></feed>`,
    "https://blog.example/a",
  ],
])("resolves relative URLs against xml:base: %s", (_, xml, url) => {
  expect(read(xml)?.[0]?.url).toBe(url);
});

const jsonFeed = (items: unknown, version = "https://jsonfeed.org/version/1.1") =>
  JSON.stringify({ version, title: "Blog", items });

test("parses JSON Feed 1.1 and 1.0", () => {
  const item = {
    id: "https://blog.example/1",
    url: "a",
    title: "Parcels & <b>trackers</b>",
    content_html: "<p>Long</p>",
    summary: "Short",
    date_published: "2026-11-20T10:00:00+01:00",
  };
  const author = { name: "Ada", url: "https://ada.example/" };
  const expected = {
    id: "https://blog.example/1",
    url: "https://blog.example/a",
    author: "Ada",
    authorUrl: "https://ada.example/",
    title: "Parcels &amp; &lt;b&gt;trackers&lt;/b&gt;",
    html: "<p>Long</p>",
    publishedAt: new Date("2026-11-20T09:00:00Z"),
  };
  expect(read(jsonFeed([{ ...item, authors: [author] }]))).toEqual([expected]);
  expect(read(jsonFeed([{ ...item, author }], "https://jsonfeed.org/version/1"))).toEqual([expected]);
});

test.each([
  ["a number as id and plain text", { id: 17, url: "/a", content_text: "1 < 2" }, { id: "17", html: "1 &lt; 2" }],
  ["an address as id", { id: "https://blog.example/b" }, { url: "https://blog.example/b" }],
  ["an external URL", { id: "1", external_url: "https://a.example/" }, { url: "https://a.example/" }],
  ["a javascript: URL", { id: "1", url: "javascript:alert(1)" }, { url: undefined }],
  [
    "values of other types",
    { id: {}, url: [], title: 7, authors: "Ada" },
    { url: undefined, title: "", author: undefined },
  ],
  ["nothing", null, { url: undefined }],
])("an item of a JSON Feed with %s", (_, item, expected) => {
  expect(read(jsonFeed([item]))?.[0]).toMatchObject(expected);
});

test("a truncated JSON Feed keeps its complete items", () => {
  const whole = jsonFeed([{ id: "1", tags: ["}]"], authors: [{ name: "Ada" }] }, { id: "2" }, { id: "3", title: "x" }]);
  expect(read(whole.slice(0, whole.indexOf('"title":"x') + 10))?.map(({ id }) => id)).toEqual(["1", "2"]);
});

test.each([
  ["CDATA", "<description><![CDATA[a <b>parcel</b> tracker]]></description>"],
  ["escaped HTML", "<description>a &lt;b&gt;parcel&lt;/b&gt; tracker</description>"],
  ["numeric entities", "<description>a &#112;arcel &#x74;racker</description>"],
  ["text and CDATA", "<description>a <![CDATA[parcel tracker]]></description>"],
  ["two CDATA sections", "<description><![CDATA[a parcel ]]><![CDATA[tracker]]></description>"],
  ["escaped HTML entities", "<description>a &amp;#112;arcel&amp;nbsp;tracker</description>"],
])("reads the content of an RSS item from %s", (_, description) => {
  const [item] = read(rss(`<item>${description}</item>`)) ?? [];
  expect(htmlToText(item?.html ?? "")).toBe("a parcel tracker");
});

test.each([
  ["XHTML, with its words in order", '<content type="xhtml"><div>a <b>parcel</b> tracker</div></content>'],
  ["escaped HTML", '<content type="html">a &lt;b&gt;parcel&lt;/b&gt; tracker</content>'],
  ["CDATA", '<content type="html"><![CDATA[a <b>parcel</b> tracker]]></content>'],
  ["plain text", "<content>a parcel tracker</content>"],
  ["a summary without content", "<summary>a parcel tracker</summary>"],
])("reads the content of an Atom entry from %s", (_, content) => {
  const [entry] = read(atom(`<entry>${content}</entry>`)) ?? [];
  expect(htmlToText(entry?.html ?? "")).toBe("a parcel tracker");
});

test.each([
  ["resolves a relative URL", "<link>/a</link>", "https://blog.example/a"],
  ["uses the guid without a link", "<guid>https://blog.example/b</guid>", "https://blog.example/b"],
  ["ignores a javascript: URL", "<link>javascript:alert(1)</link>", undefined],
  ["ignores a data: URL", "<link>data:text/html,x</link>", undefined],
  ["is absent without a URL", "<link/><guid>17</guid>", undefined],
  ["ignores a URL that is too long", `<link>https://a.example/${"x".repeat(3_000)}</link>`, undefined],
])("the URL of an item: %s", (_, link, url) => {
  expect(read(rss(`<item>${link}</item>`))?.[0]?.url).toBe(url);
});

test.each([
  ["a name", "<author>Ada Lovelace</author>", "Ada Lovelace"],
  ["a name after an email, without the email", "<author>ada@a.example (Ada)</author>", "Ada"],
  ["not an email", "<author>ada@a.example</author>", undefined],
  ["none for an empty element", "<author/>", undefined],
])("the author of an item: %s", (_, author, name) => {
  expect(read(rss(`<item>${author}</item>`))?.[0]?.author).toBe(name);
});

test.each([
  ["a website", "<!doctype html><html><head><title>Blog</title></head><body><p>Hi<br>there</body></html>"],
  ["JSON", '{"items": []}'],
  ["JSON with another version", '{"version": "https://jsonfeed.org/version/2", "items": []}'],
  ["a JSON Feed without items", '{"version": "https://jsonfeed.org/version/1.1"}'],
  ["an empty text", ""],
  ["binary data", "\u0000\u0001<\u0002\u0003"],
  ["another XML", "<urlset><url><loc>https://a.example</loc></url></urlset>"],
  ["__proto__ elements", "<rss><__proto__><channel><item/></channel></__proto__></rss>"],
])("returns undefined for %s", (_, text) => {
  expect(read(text)).toBeUndefined();
});

test.each([
  ["without any item", rss(""), 0],
  ["with one", rss("<item/>"), 1],
  ["truncated within an item", `<rss><channel><item></item><item><title>cut <![CDATA[off`, 1],
  ["with a byte order mark", `\ufeff${rss("<item/>")}`, 1],
  ["with comments and instructions", rss("<!-- <item/> --><?php echo 1 ?><item/>"), 1],
  ["of 5,000 items", rss("<item/>".repeat(5_000)), 500],
])("a feed %s", (_, xml, count) => {
  expect(read(xml)).toHaveLength(count);
});

const bomb = Array.from({ length: 12 }, (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`).join("");

test.each([
  [
    "nested entities (a billion laughs)",
    `<!DOCTYPE rss [<!ENTITY a0 "lol">${bomb}]>${rss("<item><title>&a12;</title></item>")}`,
  ],
  [
    "an external entity",
    `<!DOCTYPE rss [<!ENTITY f SYSTEM "file:///etc/passwd">]>${rss("<item><title>&f;</title></item>")}`,
  ],
  ["an internal entity", `<!DOCTYPE rss [<!ENTITY f "own">]>${rss("<item><title>&f;</title></item>")}`],
])("does not expand %s", (_, xml) => {
  const title = read(xml)?.[0]?.title ?? "&";
  expect(title).toMatch(/^&\w*;?$/);
});

// Hostile inputs of up to half a million characters: quadratic time would be many minutes.
test.each([
  ["opening brackets", "<".repeat(500_000)],
  ["deeply nested elements", "<a>".repeat(150_000)],
  ["unclosed comments", `<rss>${"<!--".repeat(125_000)}`],
  ["unclosed CDATA", `<rss><channel><item><title>${"<![CDATA[".repeat(50_000)}`],
  ["attributes", `<rss ${Array.from({ length: 37_500 }, (_, at) => `a${at}='1'`).join(" ")}/>`],
  ["spaces", `<rss${" ".repeat(500_000)}/>`],
  ["entities", rss(`<item><title>${"&amp;".repeat(100_000)}</title></item>`)],
  ["incomplete entities", rss(`<item><title>${"&#".repeat(225_000)}</title></item>`)],
  ["closing tags without an opening one", `<rss>${"</a>".repeat(125_000)}`],
  ["doctypes", "<!DOCTYPE ".repeat(50_000)],
  ["unclosed content", `<feed>${"<entry><content>".repeat(25_000)}`],
  ["unclosed descriptions", `<rss><channel>${"<item><description>".repeat(25_000)}`],
  ["nested unclosed content", `<feed><entry><content>${"<content><![CDATA[".repeat(25_000)}`],
  ["CDATA in comments", `<feed><entry><content><!--${"<![CDATA[".repeat(50_000)}--></content></entry></feed>`],
  ["declarations", `<feed ${"xmlns:".repeat(75_000)}>`],
  ["prefixes", `<${"a".repeat(250_000)} xmlns:a='${" ".repeat(225_000)}`],
  ["JSON braces", "{".repeat(500_000)],
  ["JSON strings", `{"version":"https://jsonfeed.org/version/1","items":[${'{"a":"'.repeat(75_000)}`],
  ["authors", rss(`<item><author>${"(".repeat(250_000)}</author></item>`)],
])("parses %s in linear time", (_, xml) => {
  expect(read(xml)?.length ?? 0).toBeLessThanOrEqual(500);
});
