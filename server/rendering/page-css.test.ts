import { expect, test } from "vitest";
import { classesIn, createPageCss } from "./page-css.ts";

const cssFor = (css: string, ...classes: string[]) => createPageCss(css)(new Set(classes));

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
  const css = '@font-face{font-family:"A{B}"}.a:before{content:"};{"}@property --x{syntax:"*";inherits:false}';
  expect(cssFor(css, "a")).toBe(css);
});

test("leaves out custom properties that the page doesn't use", () => {
  const css = ":root{--ink:#000;--bad:red}.a{color:var(--ink)}.b{color:var(--bad)}";
  expect(cssFor(css, "a")).toBe(":root{--ink:#000;}.a{color:var(--ink)}");
});

test("reads classes with escaped characters from HTML", () => {
  expect(classesIn('<p class="a [&amp;&gt;li]:b"></p><p>class</p>')).toEqual(["a", "[&>li]:b"]);
});
