// The Big List of Naughty Strings through the texts of the API: stored, shown, exported and mailed unchanged and harmless.
import strings from "big-list-of-naughty-strings" with { type: "json" };
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { createElement } from "react";
import { expect, test } from "vitest";
import { openCsv } from "#shared/text/csv.ts";
import { defineEmail } from "../emails/define-email.ts";
import { Paragraph } from "../emails/email-layout.tsx";
import { renderEmail } from "../emails/render-email.tsx";
import { expectConformance, type Results } from "../testing/conformance.ts";
import type { RequestValues } from "../testing/define-requests.ts";
import { createRequestsApp, requestOf } from "../testing/valid-requests.ts";

const { dependencies, get, create, tokenOf, requests } = await createRequestsApp();
const naughty = [...new Set(strings)].filter((text) => text.trim());
const marker = "Zebra crossing";

type Path = (string | number)[];
const leavesOf = (value: unknown, path: Path = []): { path: Path; text: string }[] => {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
};
const withText = (value: unknown, [name, ...rest]: Path, text: string): unknown => {
  if (name === undefined) return text;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  (copy as Record<string, unknown>)[name] = withText((value as Record<string, unknown>)[name], rest, text);
  return copy;
};

const send = async (call: string, values: RequestValues, token: string) => {
  const response = await get(...requestOf(call, values, token));
  const text = await response.text();
  const isJson = /json/.test(response.headers.get("content-type") ?? "");
  return { status: response.status, texts: isJson && text ? leavesOf(JSON.parse(text)).map((leaf) => leaf.text) : [] };
};

/** Each text that a call saves and returns gets some of the strings, the next one others. */
test("Big List of Naughty Strings: stored as they were sent", async () => {
  const results: Results = new Map();
  let fields = 0;
  for (const { name, call, createValues } of requests) {
    if (!/^(POST|PUT|PATCH) /.test(call)) continue;
    const { body } = await createValues(await create.user({ isAdmin: true }));
    if (typeof body !== "object" || body instanceof FormData || body instanceof Blob) continue;
    for (const { path } of leavesOf(body)) {
      const person = await create.user({ isAdmin: true });
      const token = await tokenOf(person);
      const attempt = async (text: string) => {
        const values = await createValues(person);
        return send(call, { ...values, body: withText(values.body, path, text) }, token);
      };
      const probe = await attempt(marker);
      if (probe.status >= 300 || !probe.texts.includes(marker)) continue;
      fields++;
      for (const [at, text] of naughty.entries()) {
        if (at % 32 !== fields % 32) continue;
        const { status, texts } = await attempt(text);
        const isRefused = status === 400 || status === 409;
        const isStored = status < 300 && [text, text.trim()].some((one) => texts.includes(one));
        results.set(
          `${name}: ${path.join(".")}: ${JSON.stringify(text)}`,
          isStored || isRefused ? undefined : `is not returned with ${status}`,
        );
      }
    }
  }
  expect(fields).toBeGreaterThan(15);
  expectConformance(results, {
    "HTML is sanitized.": /^\S+ \S+( \(.*\))?: (html|content|template\.\w+): /,
    "Texts of one line lose control characters, marks of direction and double spaces.":
      /: (title|name|reasons\.0): ".*([\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]|\\u00| {2})/,
  });
});

const elementsAndText = (html: string) => {
  const elements: string[] = [];
  const texts: string[] = [];
  const walk = (node: DefaultTreeAdapterTypes.ParentNode) => {
    for (const child of node.childNodes) {
      if (child.nodeName === "#text") texts.push((child as DefaultTreeAdapterTypes.TextNode).value);
      if (!("tagName" in child)) continue;
      elements.push(`${child.tagName} ${child.attrs.map((attribute) => attribute.name)}`);
      if (child.tagName !== "script") walk(child);
    }
  };
  walk(parse(html));
  return { elements, text: squash(texts.join(" ")) };
};
const squash = (text: string) => text.replace(/\s+/g, " ").trim();

const admin = await create.user({ isAdmin: true });
const cookie = `token=${await tokenOf(admin)}`;
const listOf = async (texts: string[]) => {
  const { id } = await create.project({ ownerId: admin.id });
  await Promise.all(
    texts.map((handle) => create.lead({ projectId: id, handle, profileUrl: "https://news.example/x" })),
  );
  return id;
};
const harmful = await listOf(naughty);
const harmless = await listOf(naughty.map((_, at) => `ada-${at}`));

test("Big List of Naughty Strings: shown as text", async () => {
  const results: Results = new Map();
  let shown = "";
  for (let page = 1; page <= Math.ceil(naughty.length / 20); page++) {
    const open = async (project: string) =>
      elementsAndText(
        await (await get(`/dashboard/leads?project=${project}&page=${page}`, { headers: { cookie } })).text(),
      );
    const [one, other] = [await open(harmful), await open(harmless)];
    shown += one.text;
    results.set(`elements of page ${page}`, `${one.elements}` === `${other.elements}` ? undefined : "differ");
  }
  for (const text of naughty)
    results.set(JSON.stringify(text), shown.includes(squash(text)) ? undefined : "is not shown");
  expectConformance(results);
});

test("Big List of Naughty Strings: exported as they are", async () => {
  const token = await tokenOf(admin);
  const response = await get(`/api/projects/${harmful}/exports`, { headers: { authorization: `Bearer ${token}` } });
  const cells = new Set([...openCsv(await response.text()).records].flatMap((record) => record.cells));
  expectConformance(
    new Map(naughty.map((text) => [JSON.stringify(text), cells.has(text.trim()) ? undefined : "is not in the file"])),
  );
});

test("Big List of Naughty Strings: mailed as text", async () => {
  const email = defineEmail<{ text: string }>({
    name: "naughty",
    subject: ({ text }) => text,
    preview: ({ text }) => text,
    body: ({ text }) => createElement(Paragraph, null, text),
  });
  const results: Results = new Map();
  const write = (text: string) => renderEmail(dependencies, email, "ada@people.example", { text });
  const expected = elementsAndText((await write("Hello"))?.html ?? "").elements;
  for (const text of naughty) {
    const message = await write(text);
    const { elements, text: read } = elementsAndText(message?.html ?? "");
    const isRight =
      `${elements}` === `${expected}` &&
      read.includes(squash(text)) &&
      squash(message?.text ?? "").includes(squash(text));
    results.set(JSON.stringify(text), isRight ? undefined : `${squash(message?.text ?? "").slice(0, 200)}`);
  }
  expectConformance(results, { "A space of no width is no text.": /^"\u200b":/ });
});
