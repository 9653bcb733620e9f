import { expect, test } from "vitest";
import { createPageStyles } from "./page-css.ts";

/** With the names of the sheet, as if scripts had all of them. */
const cssFor = (css: string, ...classes: string[]) =>
  createPageStyles(css, `<a class="${classes.join(" ")}">`)("<p><b>").css;

test("keeps the rules whose classes are on the page, and those without classes", () => {
  const css = "a{color:red}.card{top:0}.card .title,.other .title{left:0}.other{right:0}";
  expect(cssFor(css, "card", "title")).toBe("a{color:red}.card{top:0}.card .title{left:0}");
});

test("leaves out groups that become empty", () => {
  const css = "@layer base,utilities;@layer utilities{.a{top:0}@media (width>=48rem){.md\\:b{top:1px}}}";
  expect(cssFor(css, "a")).toBe("@layer base,utilities;@layer utilities{.a{top:0}}");
  expect(cssFor(css, "md:b")).toBe("@layer base,utilities;@layer utilities{@media (width>=48rem){.md\\:b{top:1px}}}");
});

test.each([
  [".max-sm\\:min-h-\\[calc\\(100svh-9rem\\)\\]", "max-sm:min-h-[calc(100svh-9rem)]"],
  [".\\32 xl\\:flex", "2xl:flex"],
  [".gap-2\\.5", "gap-2.5"],
  [":where(.divide-y>:not(:last-child))", "divide-y"],
  [".list:has(:checked)", "list"],
  [".row:not(.hidden)", "row"],
  [":is(.a,.b)", "b"],
  ['.icon[data-name=".x"]', "icon"],
  [".text:where([title])", "text"],
])("understands the selector %s", (selector, name) => {
  expect(cssFor(`${selector}{top:0}`, name)).toBe(`${selector}{top:0}`);
  expect(cssFor(`${selector}{top:0}`, "another")).toBe("");
});

test("a class inside :has() must be on the page, too", () => {
  expect(cssFor(".list:has(.item:checked) p{top:0}", "list")).toBe("");
  expect(cssFor(".list:has(.item:checked) p{top:0}", "list", "item")).toBe(".list:has(.item:checked) p{top:0}");
});

test("keeps braces in strings, fonts and registered properties as they are", () => {
  const css = '@font-face{font-family:"A{B}"}.a:before{content:"};{"}@property --a{syntax:"*";inherits:false}';
  expect(cssFor(css, "a")).toBe(css);
});

test("leaves out custom properties that the page doesn't use", () => {
  const css = ":root{--ink:#000;--bad:red}.a{color:var(--ink)}.b{color:var(--bad)}";
  expect(cssFor(css, "a")).toBe(":root{--a:#000;}.a{color:var(--a)}");
});

test.each([
  ["<article><p>", "p{top:0}article p:first-child{top:3px}:is(h1,p){top:4px}"],
  ["<dialog>", "dialog::backdrop{top:2px}"],
])("keeps the rules whose tags are on the page %s", (html, expected) => {
  const css = "p{top:0}table td{top:1px}dialog::backdrop{top:2px}article p:first-child{top:3px}:is(h1,p){top:4px}";
  expect(createPageStyles(css)(html).css).toBe(expected);
  expect(createPageStyles(css, `document.createElement("dialog")`)(html).css).toContain("dialog");
});

test("shortens classes in HTML and styles, the most frequent first", () => {
  const sheet = ".card .title{top:0}.md\\:row:not(.hidden){top:1px}";
  const html = '<div class="card md:row"><p class="title">1</p><p id="p" class="title [&amp;&gt;li]:x">2</p></div>';
  expect(createPageStyles(sheet)(html)).toEqual({
    css: ".b .a{top:0}.c:not(.hidden){top:1px}",
    html: '<div class="b c"><p class="a">1</p><p id="p" class="a">2</p></div>',
  });
});

test("keeps classes of scripts, and leaves out those without styles", () => {
  const style = createPageStyles(".a{top:0}.card{top:1px}", '<b class="a">');
  expect(style('<p class="card icon"></p><p class="a"></p><p id="p" class="icon"></p>')).toEqual({
    css: ".a{top:0}.b{top:1px}",
    html: '<p class="b"></p><p class="a"></p><p id="p"></p>',
  });
});

test("changes no text that looks like an attribute", () => {
  const html = '<pre class="code">&lt;p class="code"></pre><p title="&quot;" class="code">class="code"</p>';
  expect(createPageStyles(".code{top:0}")(html).html).toBe(
    '<pre class="a">&lt;p class="code"></pre><p title="&quot;" class="a">class="code"</p>',
  );
});
