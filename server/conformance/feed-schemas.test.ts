// Schemas of RSS 2.0 and Atom (RFC 4287): ours, since there is no official one for RSS, and only a compact one for Atom.
import { expect, test } from "vitest";
import { expectConformance, type Results } from "../testing/conformance.ts";
import { createTestApp } from "../testing/test-app.ts";
import { xmlProblem } from "../testing/xml-schemas.ts";

const { create, get, tokenOf } = await createTestApp();

const element = (name: string, content: string) => `<element name="${name}">${content}</element>`;
const data = (type: string, pattern = "") =>
  `<data type="${type}">${pattern && `<param name="pattern">${pattern}</param>`}</data>`;
const optional = (content: string) => `<optional>${content}</optional>`;
const many = (content: string) => `<zeroOrMore>${content}</zeroOrMore>`;
const attribute = (name: string, content = "<text/>") => `<attribute name="${name}">${content}</attribute>`;
const anything = `<zeroOrMore><choice><attribute><anyName/></attribute><text/><element><anyName/><ref name="anything"/></element></choice></zeroOrMore>`;
/** Elements of other namespaces may be anywhere. */
const others = (ns: string) =>
  many(`<element><anyName><except><nsName ns="${ns}"/></except></anyName><ref name="anything"/></element>`);
const grammar = (ns: string, start: string) =>
  `<grammar xmlns="http://relaxng.org/ns/structure/1.0" datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes" ns="${ns}"><start>${start}</start><define name="anything">${anything}</define></grammar>`;
const mixed = (ns: string, ...content: string[]) => `<interleave>${content.join("")}${others(ns)}</interleave>`;

const address = data("anyURI", "https?://.+");
const rfc822 = data(
  "string",
  "(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \\d\\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \\d{4} \\d\\d:\\d\\d:\\d\\d (GMT|[+\\-]\\d{4})",
);
const mail = data("string", "[^@ ]+@[^@ ]+( \\(.*\\))?");
const rssItem = mixed(
  "",
  element("title", "<text/>"),
  optional(element("description", "<text/>")),
  optional(element("link", address)),
  optional(element("author", mail)),
  many(element("category", `${optional(attribute("domain"))}<text/>`)),
  optional(element("comments", address)),
  optional(
    element(
      "enclosure",
      attribute("url", address) + attribute("length", data("nonNegativeInteger")) + attribute("type"),
    ),
  ),
  optional(element("guid", `${optional(attribute("isPermaLink", data("boolean")))}<text/>`)),
  optional(element("pubDate", rfc822)),
  optional(element("source", `${attribute("url", address)}<text/>`)),
);
const rssText = ["language", "copyright", "generator", "docs", "rating"].map((name) =>
  optional(element(name, "<text/>")),
);
const rss = grammar(
  "",
  element(
    "rss",
    attribute("version", "<value>2.0</value>") +
      element(
        "channel",
        mixed(
          "",
          element("title", "<text/>"),
          element("link", address),
          element("description", "<text/>"),
          ...rssText,
          ...["managingEditor", "webMaster"].map((name) => optional(element(name, mail))),
          ...["pubDate", "lastBuildDate"].map((name) => optional(element(name, rfc822))),
          many(element("category", "<text/>")),
          optional(element("ttl", data("nonNegativeInteger"))),
          optional(element("image", mixed("", ...["url", "title", "link"].map((name) => element(name, "<text/>"))))),
          many(element("item", rssItem)),
        ),
      ),
  ),
);

const atomNs = "http://www.w3.org/2005/Atom";
const common = optional(attribute("xml:lang")) + optional(attribute("xml:base"));
const atomText = (name: string) =>
  element(
    name,
    `${common}${optional(attribute("type", "<choice><value>text</value><value>html</value></choice>"))}<text/>`,
  );
const person = (name: string) =>
  many(
    element(
      name,
      mixed(atomNs, element("name", "<text/>"), optional(element("uri", address)), optional(element("email", mail))),
    ),
  );
const atomLink = element(
  "link",
  attribute("href", address) +
    ["rel", "type", "hreflang", "title", "length"].map((name) => optional(attribute(name))).join(""),
);
const category = many(
  element("category", `${attribute("term")}${optional(attribute("scheme"))}${optional(attribute("label"))}`),
);
const dateTime = data("dateTime", ".*(Z|[+\\-]\\d\\d:\\d\\d)");
const entry = mixed(
  atomNs,
  element("id", data("anyURI", "\\S+")),
  atomText("title"),
  element("updated", dateTime),
  optional(element("published", dateTime)),
  optional(atomText("summary")),
  optional(atomText("content")),
  optional(atomText("rights")),
  many(atomLink),
  category,
  person("author"),
  person("contributor"),
);
const atom = grammar(
  atomNs,
  element(
    "feed",
    common +
      mixed(
        atomNs,
        element("id", data("anyURI", "\\S+")),
        atomText("title"),
        element("updated", dateTime),
        optional(atomText("subtitle")),
        optional(atomText("rights")),
        optional(element("generator", `${optional(attribute("uri"))}${optional(attribute("version"))}<text/>`)),
        ...["icon", "logo"].map((name) => optional(element(name, address))),
        many(atomLink),
        category,
        person("author"),
        person("contributor"),
        many(element("entry", entry)),
      ),
  ),
);

test("XML schemas: feeds", async () => {
  const admin = await create.user({ isAdmin: true });
  const { id: projectId } = await create.project({ ownerId: admin.id });
  const headers = { authorization: `Bearer ${await tokenOf(admin)}`, "content-type": "application/json" };
  const texts = ["Parcels & <b>co</b>", "]]> \u0007 \u2028 😀", "كيف حالك"];
  for (const title of texts) {
    await create.mention({ projectId, title, excerpt: title, author: title });
    const body = JSON.stringify({ title, content: `<p>${Bun.escapeHTML(title)}</p>`, status: "published" });
    expect((await get("/api/blogposts", { method: "POST", headers, body })).status).toBe(201);
  }
  const { url } = await (await get(`/api/projects/${projectId}/alerts/feed`, { method: "POST", headers })).json();

  const results: Results = new Map();
  const check = async (path: string, schema: string) => {
    const response = await get(path);
    results.set(
      path.replace(/\w{20,}/, "…"),
      response.ok ? xmlProblem(await response.text(), schema, "relaxng") : `${response.status}`,
    );
  };
  await check("/blog/feed.xml", rss);
  await check(new URL(url).pathname, rss);
  await check("/blog/atom.xml", atom);
  expectConformance(results);
});
