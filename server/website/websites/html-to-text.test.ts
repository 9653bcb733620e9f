import { expect, test } from "vitest";
import { htmlToText } from "./html-to-text.ts";

test.each([
  ["plain words", "plain words"],
  ["<p>One</p><p>two<br>three", "One two three"],
  ["it&#x27;s &quot;fine&quot; &amp;amp; &lt;b&gt;", 'it\'s "fine" &amp; <b>'],
  ["a<script>alert(1)</script><style>p{}</style>b", "ab"],
  ["<a href='https://a.example'>a link</a> in <i>text</i>", "a link in text"],
  ["&nbsp;&#8364; caf&eacute;", "€ café"],
  ["<p unclosed", ""],
  ["a < b and c > d", "a < b and c > d"],
  ["", ""],
  ["one<!-- a comment with <b>tags</b> -->two", "onetwo"],
  ["<img src=x onerror=alert(1)>after", "after"],
  ["<svg><script>alert(1)</script></svg>seen", "seen"],
  ["<textarea><p>typed</p></textarea>seen", "seen"],
  ["<b>bold</b>ly, <em>not</em> two words", "boldly, not two words"],
  ["<ul><li>first<li>second</ul>", "first second"],
  ["&lt;script&gt;alert(1)&lt;/script&gt;", "<script>alert(1)</script>"],
  ["C&#43;&#43; &#x1F680; 包裹", "C++ 🚀 包裹"],
])("%j reads %j", (html, text) => {
  expect(htmlToText(html)).toBe(text);
});

// Backtracking on these inputs would exceed the test timeout.
test.each(["<", "<p ", "<!--", "&", "&amp;", "<a href='", "</", "<script>", " "])(
  "endless %j comes to an end",
  (part) => {
    expect(htmlToText(part.repeat(100_000)).length).toBeLessThanOrEqual(100_000);
  },
);

test("reads a hundred thousand characters and no more", () => {
  expect(htmlToText("x".repeat(5_000_000)).length).toBe(100_000);
});
