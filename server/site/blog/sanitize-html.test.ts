import { expect, test } from "vitest";
import { allowedAttributes, isAllowedUrl } from "../../testing/allowed-html.ts";
import { attacks } from "../../testing/xss-attacks.ts";
import { imageIdsIn, sanitizeHtml, sanitizerVersion } from "./sanitize-html.ts";

const own = "https://linkstead.test/blog/a-post";
const picture = "/api/file-uploads/0196a000-0000-7000-8000-000000000001/image";
const otherPicture = "/api/file-uploads/0196a000-0000-7000-8000-000000000002/image";

/** Parses with HTMLRewriter, independent of the sanitizer. Returns everything disallowed and the nesting depth. */
const look = (html: string) => {
  const faults: string[] = [];
  const depths = [0];
  let depth = 0;
  const enter = (element: HTMLRewriterTypes.Element) => {
    const { tagName } = element;
    for (const [name = "", raw = ""] of element.attributes) {
      const value = plain(raw);
      if (!allowedAttributes[tagName]?.includes(name)) faults.push(`<${tagName} ${name}>`);
      if (["href", "src"].includes(name) && !isAllowedUrl(tagName, value, own)) faults.push(`<${tagName}> to ${value}`);
      if (/&(?!(amp|lt|gt|quot);)|[<>]/.test(raw)) faults.push(`<${tagName} ${name}> not escaped: ${raw}`);
    }
    if (!allowedAttributes[tagName]) faults.push(`<${tagName}>`);
    if (tagName === "a" && leavesSite(element) && element.getAttribute("rel") !== "nofollow noopener")
      faults.push(`<a rel="${element.getAttribute("rel")}"> to ${element.getAttribute("href")}`);
    if (tagName === "img" && !element.hasAttribute("src")) faults.push("<img> without a picture");
    if (["br", "hr", "img"].includes(tagName)) return;
    depths.push(++depth);
    element.onEndTag(() => void depth--);
  };
  new HTMLRewriter()
    .on("*", { element: enter })
    .onDocument({
      comments: ({ text }) => void faults.push(`a comment: ${text}`),
      doctype: ({ name }) => void faults.push(`a document type: ${name}`),
    })
    .transform(html);
  return { faults, depth: Math.max(...depths) };
};

const leavesSite = (element: HTMLRewriterTypes.Element) => {
  const url = URL.parse(plain(element.getAttribute("href") ?? ""), own);
  return url?.protocol.startsWith("http") && url.origin !== new URL(own).origin;
};

const letters: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };
const plain = (text: string) => text.replace(/&(lt|gt|quot|amp);/g, (written) => letters[written] ?? "");

test.each(attacks)("%s is harmless (%#)", (_, html) => {
  const cleaned = sanitizeHtml(html);
  expect(look(cleaned).faults).toEqual([]);
  expect(sanitizeHtml(cleaned), "clean is clean").toBe(cleaned);
});

test.each(attacks)("%s is harmless inside allowed markup (%#)", (_, html) => {
  for (const around of [
    `<p>before ${html} after</p><p>next</p>`,
    `<ul><li><a href="/" title="x">${html}</a></li></ul>`,
    `<p title="${html}">x</p><a href="${html}" title='${html}'>x</a><img src="${picture}" alt="${html}" title='${html}'>`,
    `<pre><code>${html}</code></pre><blockquote>${html}`,
    `<!-- ${html} --><figure><figcaption>${html}</figcaption></figure>`,
  ]) {
    const cleaned = sanitizeHtml(around);
    expect(look(cleaned).faults).toEqual([]);
    expect(sanitizeHtml(cleaned), "clean is clean").toBe(cleaned);
  }
});

/** Hash of the sanitized attacks per version. A new hash needs a new version, so stored posts are sanitized again. */
const hashes: Record<number, string> = { 1: "wmmvd6y1jaub" };

test("a change of the rules changes their version", () => {
  const cleaned = attacks.map(([, html]) => sanitizeHtml(html)).join("\n");
  expect(Bun.hash.xxHash3(cleaned).toString(36)).toBe(hashes[sanitizerVersion]);
});

test("the test detects each of these faults", () => {
  const bad = [
    "<script>1</script>",
    "<p onclick=x>x</p>",
    "<a href=javascript:x>x</a>",
    "<a href=//evil.example>x</a>",
    "<img src=http://evil.example/x.png>",
    "<img alt=x>",
    "<p id=x>x</p>",
    "<!-- x -->",
    "<!doctype html>",
  ];
  expect(bad.filter((html) => !look(html).faults.length)).toEqual([]);
});

test.each([
  "<h2>Heading</h2><h3>Smaller</h3><h4>Smallest</h4>",
  "<p>Text with <strong>bold</strong>, <em>italic</em>, <u>underlined</u>, <s>struck</s> and <code>code</code>.</p>",
  "<p>One line<br />and another</p><hr />",
  "<ul><li>one</li><li><p>two</p><ul><li>inner</li></ul></li></ul>",
  '<ol start="3"><li>three</li></ol>',
  "<blockquote><p>A quote.</p></blockquote>",
  "<pre><code>const a = 1 &lt; 2 &amp;&amp; b;\n  indented</code></pre>",
  "<p>&lt;script&gt; as text, AT&amp;T, 1 &gt; 0, “quotes”, 'single', \"double\", é, 漢字, 🎉</p>",
  '<p><a href="/directories" title="All of them">inside</a> <a href="#part">part</a> <a href="page?a=1&amp;b=2">beside</a></p>',
  '<p><a href="https://example.com/?a=1&amp;b=%20#c" rel="nofollow noopener">outside</a></p>',
  '<p><a href="http://example.com/" rel="nofollow noopener">outside</a></p>',
  '<p><a href="mailto:ada@people.example?subject=Hello">mail</a></p>',
  `<figure><img src="${picture}" alt="A chart" title="Chart" width="1200" height="800" /><figcaption>Chart</figcaption></figure>`,
  `<img src="${picture}?w=640" alt="" />`,
  '<img src="https://example.com/a.png" alt="From elsewhere" />',
  "",
  "Text alone",
])("%s stays as it is", (html) => {
  expect(sanitizeHtml(html)).toBe(html);
});

test.each([
  ["<h1>Title</h1>", "<h2>Title</h2>"],
  ["<h5>a</h5><h6>b</h6>", "<h4>a</h4><h4>b</h4>"],
  ["<b>a</b><i>b</i><del>c</del><strike>d</strike>", "<strong>a</strong><em>b</em><s>c</s><s>d</s>"],
  ["<div><span>text</span></div>", "text"],
  ["<section><p>text</p></section>", "<p>text</p>"],
  ["<table><tr><td>cell</td></tr></table>", "cell"],
  ['<p id="a" class="b" style="color:red" name="c" data-x="d" lang="e">text</p>', "<p>text</p>"],
  ['<a id="a" name="b" class="c" href="/" target="_blank">x</a>', '<a href="/">x</a>'],
  ["<p>text<script>gone()</script><style>gone{}</style></p>", "<p>text</p>"],
  ["<p>open", "<p>open</p>"],
  ["<p><span><p>inner</p></span></p>", "<p></p><p>inner</p><p></p>"],
  ["<ul><li><span><li>inner</ul>", "<ul><li></li><li>inner</li></ul>"],
  ['<a href="/"><form><a href="/b">inner</a></form></a>', '<a href="/"></a><a href="/b">inner</a>'],
  ["a < b && c > d", "a &lt; b &amp;&amp; c &gt; d"],
])("%s becomes %s", (html, expected) => {
  expect(sanitizeHtml(html)).toBe(expected);
  expect(sanitizeHtml(expected), "clean is clean").toBe(expected);
});

test.each([
  ["https://example.com/", "nofollow noopener"],
  ["http://example.com/", "nofollow noopener"],
  ["HTTPS://EXAMPLE.COM/", "nofollow noopener"],
  [" https://example.com/", "nofollow noopener"],
  ["h\nttps://example.com/", "nofollow noopener"],
  ["/directories", undefined],
  ["#part", undefined],
  ["mailto:ada@people.example", undefined],
])("a link to %j has the rel %s, whatever it came with", (href, rel) => {
  const cleaned = sanitizeHtml(`<a rel="opener" href="${href}">x</a>`);
  expect(cleaned.match(/rel="([^"]*)"/)?.[1]).toBe(rel);
  expect(cleaned).toContain("href=");
});

test.each([
  "http://example.com/a.png",
  "//example.com/a.png",
  "\\\\example.com\\a.png",
  "data:image/png;base64,iVBORw0KGgo=",
  "a.png",
  "/a.png",
  "/api/auth/signOut",
  `${picture}?w=7`,
  `${picture}?w=640&x=1`,
  `${picture}/../x`,
  "/api/file-uploads/1/image",
  "",
])("a picture at %j is left out", (src) => {
  expect(sanitizeHtml(`<p>a<img src="${src}" alt="x">b</p>`)).toBe("<p>ab</p>");
});

test("sets the size of our own images, and keeps a valid size on others", () => {
  const sizes = new Map([["0196a000-0000-7000-8000-000000000001", { width: 640, height: 480 }]]);
  const sized = (src: string, width: string, height: string) =>
    sanitizeHtml(`<img src="${src}" width="${width}" height="${height}">`, sizes);
  expect(sized(picture, "1", "1")).toBe(`<img src="${picture}" alt="" width="640" height="480" />`);
  expect(sized(otherPicture, "1", "2")).toBe(`<img src="${otherPicture}" alt="" width="1" height="2" />`);
  for (const [width, height] of [
    ["-1", "2"],
    ["100%", "2"],
    ["1", "0"],
    ["1e9", "2"],
    ["999999", "2"],
  ] as const)
    expect(sized(otherPicture, width, height)).toBe(`<img src="${otherPicture}" alt="" />`);
});

test("finds each of our own images once, and not those only mentioned in text", () => {
  const html = [
    `<img src="${picture}"><img src="${picture}?w=320" alt="again"><img src="https://example.com${otherPicture}">`,
    `<code>&lt;img src="${otherPicture}"&gt;</code><a title='<img src="${otherPicture}">' href="/">x</a>`,
  ].join("");
  expect(imageIdsIn(sanitizeHtml(html))).toEqual(["0196a000-0000-7000-8000-000000000001"]);
});

test.each([
  ["50,000 nested elements", `${"<div>".repeat(50_000)}x${"</div>".repeat(50_000)}`],
  ["100,000 open elements", "<b>".repeat(100_000)],
  ["25,000 nested quotes", "<blockquote>".repeat(25_000)],
  ["nested lists", "<ul><li>".repeat(30_000)],
  ["nested elements of another kind each", "<b><i><u><s><code><blockquote>".repeat(5_000)],
  ["nested SVG", "<svg>".repeat(60_000)],
  ["100,000 closing tags", "</p></b>".repeat(50_000)],
  ["50,000 attributes", `<a ${Array.from({ length: 50_000 }, (_, at) => `a${at}`).join(" ")}>x</a>`],
  ["an attribute without end", `<a href="${"x".repeat(300_000)}`],
  ["300,000 open brackets", "<".repeat(300_000)],
  ["75,000 open comments", "<!--".repeat(75_000)],
  ["50,000 references", "&#x41".repeat(50_000)],
])("%s come out shallow", (_, html) => {
  const { faults, depth } = look(sanitizeHtml(html));
  expect(faults).toEqual([]);
  expect(depth).toBeLessThanOrEqual(60);
});
