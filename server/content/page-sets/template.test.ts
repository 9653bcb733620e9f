import { expect, test } from "vitest";
import { pageTemplate } from "#shared/content/page-sets.ts";
import { allowedAttributes, isAllowedUrl } from "../../testing/allowed-html.ts";
import { attacks } from "../../testing/xss-attacks.ts";
import { parseTemplate, renderPage } from "./template.ts";

const columns = ["city", "text", "link", "constructor"];
const render = (values: Record<string, string>, template: Record<string, string> = {}) =>
  renderPage(
    parseTemplate(
      pageTemplate.parse({
        title: "In {{City}}",
        slug: "in-{{ city }}",
        html: '<h1>{{city}}</h1><p>{{text?}}</p><a href="{{link?}}">More</a>',
        ...template,
      }),
      columns,
    ),
    values,
  );

test("fills placeholders regardless of case, and derives what is not given", () => {
  expect(render({ city: "Köln & Bonn", text: "One\nTwo", link: "https://parcelo.example/a?b=1&c=2" })).toMatchObject({
    title: "In Köln & Bonn",
    slug: "in-koln-bonn",
    metaTitle: "In Köln & Bonn",
    html: '<h2>Köln &amp; Bonn</h2><p>One<br />Two</p><a href="https://parcelo.example/a?b=1&amp;c=2">More</a>',
    language: "en",
  });
});

test("a column named like a property of objects is just empty", () =>
  expect(render({ city: "Ulm" }, { html: "<p>{{constructor?}}</p>" }).html).toBe("<p></p>"));

test("fills columns named with brackets, digits and signs", () => {
  const names = ["Name (full)", "2024", "Price, €", "Open?", "C++"];
  const template = pageTemplate.parse({
    title: "{{name (full)}} {{2024}}",
    slug: "{{ Name (full) }}",
    html: "<p>{{Price, €}} {{Open??}} {{Open?}} {{Open}} {{C++?}}</p>",
  });
  const parsed = parseTemplate(template, names);
  expect(parsed.required.toSorted()).toEqual(["2024", "Name (full)", "Open?", "Price, €"]);
  expect(
    renderPage(parsed, { "Name (full)": "Ann", "2024": "12", "Price, €": "5", "Open?": "yes", "C++": "" }),
  ).toMatchObject({ title: "Ann 12", slug: "ann", html: "<p>5 yes yes yes </p>" });
});

test.each([
  ["Москва", "in-moskva"],
  ["東京", "in-dong-jing"],
  ["C#", "in-c-sharp"],
])("the city %s has the address %s", (city, slug) => expect(render({ city }).slug).toBe(slug));

test("an address without letters is made from its text, and an empty one stays empty", () => {
  const slugOf = (city: string) => render({ city }, { slug: "{{city}}" }).slug;
  expect(slugOf("🚀")).toMatch(/^page-[a-z0-9]{8}$/);
  expect([slugOf("🚀"), slugOf("🎉")]).not.toEqual([slugOf("🚀"), slugOf("🚀")]);
  expect(slugOf("")).toBe("");
});

test("keeps tables and follows links, because the page is on the customer's website", () => {
  const html =
    '<table><tbody><tr><th scope="row">{{city}}</th></tr></tbody></table><a href="https://parcelo.example/">x</a>';
  expect(render({ city: "Ulm" }, { html }).html).toBe(html.replace("{{city}}", "Ulm"));
});

test("an unknown column, no column in the address and too many placeholders are refused", () => {
  const parse = (template: object) => () =>
    parseTemplate(pageTemplate.parse({ title: "T", slug: "{{city}}", html: "x", ...template }), columns);
  expect(parse({ html: "{{country}}" })).toThrow("The template doesn't fit the file.");
  expect(parse({ slug: "page" })).toThrow("The template doesn't fit the file.");
  expect(parse({ html: "{{city}}".repeat(201) })).toThrow("The template doesn't fit the file.");
});

const own = "https://parcelo.example/";
const tables: Record<string, string[]> = { table: [], tbody: [], tr: [], td: ["colspan", "rowspan"], th: ["colspan"] };
const plain = (text: string) =>
  text.replace(/&(lt|gt|quot|amp);/g, (_, name) => ({ lt: "<", gt: ">", quot: '"' })[name as "lt"] ?? "&");

/** The page's elements, and what of them is not allowed. */
const look = (html: string) => {
  const tags: string[] = [];
  const faults: string[] = [];
  new HTMLRewriter()
    .on("*", {
      element: ({ tagName, attributes }) => {
        tags.push(tagName);
        const names = allowedAttributes[tagName] ?? tables[tagName];
        if (!names) faults.push(`<${tagName}>`);
        for (const [name = "", raw = ""] of attributes) {
          if (!names?.includes(name)) faults.push(`<${tagName} ${name}>`);
          if (/^(href|src)$/.test(name) && !isAllowedUrl(tagName, plain(raw), own))
            faults.push(`<${tagName}> to ${raw}`);
        }
      },
    })
    .transform(html);
  return { tags, faults };
};

test.each(attacks)("a cell with %s is text (%#)", (_, html) => {
  const { title, metaTitle, slug, html: page } = render({ city: html, text: html, link: html });
  const { tags, faults } = look(page);
  expect(faults).toEqual([]);
  expect(tags.filter((tag) => tag !== "br")).toEqual(["h2", "p", "a"]);
  expect(`${title} ${metaTitle}`).not.toMatch(/<[a-z/!]/i);
  expect(slug).toMatch(/^[a-z0-9-]*$/);
});

test.each(attacks)("a template with %s is cleaned like a post (%#)", (_, html) => {
  expect(look(render({ city: "Ulm", text: html }, { html: `${html}<p>{{city}} {{text}}</p>` }).html).faults).toEqual(
    [],
  );
});
