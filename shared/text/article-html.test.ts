import { expect, test } from "vitest";
import { parseArticle, textOf, titleCase, truncate } from "./article-html.ts";

const id = "0199c4a1-0000-7000-8000-000000000001";

test("headings get unique anchors, and second-level ones form the table of contents", () => {
  const { html, headings } = parseArticle("<h2>What it <em>does</em> &amp; why</h2><h3>Why</h3><h2>Why</h2><h2>?</h2>");
  expect(headings).toEqual([
    { id: "section-what-it-does-why", text: "What it does & why" },
    { id: "section-why-2", text: "Why" },
    { id: "section-part", text: "?" },
  ]);
  expect(html).toContain('<h3 id="section-why">Why</h3>');
});

test("a heading cannot inject anything through its anchor", () => {
  expect(parseArticle('<h2>" onclick="x</h2>').html).toBe('<h2 id="section-onclickx">" onclick="x</h2>');
});

test("our own images come in the fitting width, others unchanged, all lazily", () => {
  const { html } = parseArticle(
    `<img src="/api/file-uploads/${id}/image?w=1280" alt="A" width="1200" height="800" /><img src="https://a.example/x.png" alt="" />`,
  );
  expect(html).toContain(`src="/api/file-uploads/${id}/image?w=960" alt="A" width="1200" height="800"`);
  expect(html).toContain(`/api/file-uploads/${id}/image?w=320 320w, `);
  expect(html).toContain('<img loading="lazy" decoding="async" src="https://a.example/x.png"');
});

test("code can be scrolled by keyboard", () => {
  expect(parseArticle("<pre><code>a &lt; b</code></pre>").html).toBe(
    '<pre tabindex="0" role="group" aria-label="Code"><code>a &lt; b</code></pre>',
  );
});

test.each([
  [0, 1],
  [100, 1],
  [660, 3],
  [2_000, 9],
])("%i words take %i minutes", (words, minutes) => {
  expect(parseArticle(`<p>${"word ".repeat(words)}</p>`).minutes).toBe(minutes);
});

test.each([
  ["a title of thirty-five characters!!!", 35, "a title of thirty-five characters!!…"],
  ["short", 35, "short"],
  ["cut before a space here", 10, "cut before…"],
])("%j cut at %i is %j", (text, most, shown) => {
  expect(truncate(text, most)).toBe(shown);
});

test.each([
  ["what SEO does for you", "What SEO Does For You"],
  ["écrire bien", "Écrire Bien"],
  ["nofollow, sponsored & ugc", "Nofollow, Sponsored & Ugc"],
  ["it's 3 o'clock", "It's 3 O'clock"],
])("%j in title case is %j", (text, shown) => {
  expect(titleCase(text)).toBe(shown);
});

test("extracts text from HTML without tags, decoding entities once", () => {
  expect(textOf("<p>a &amp;lt; b</p><p>c&nbsp;d</p>")).toBe("a &lt; b c d");
});
