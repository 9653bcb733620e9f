import { expect, test } from "vitest";
import { sourceNames } from "#shared/conversations/sources.ts";
import { site } from "#shared/site.ts";
import { createTestApp } from "../testing/test-app.ts";

const { get } = await createTestApp();

/** The page's visible text by section. */
const sectionsOf = async (path: string) => {
  const main = (await (await get(path)).text()).match(/<article.*<\/article>/s)?.[0] ?? "";
  const text = main
    .replaceAll("<h2", "\n<h2")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'");
  return text.split("\n").map((section) => section.replaceAll(/\s+/g, " ").trim());
};
const section = async (path: string, heading: string) => {
  const found = (await sectionsOf(path)).find((text) => text.replace(/^\d+\. /, "").startsWith(heading));
  expect(found, `${path} has the section ${heading}`).toBeDefined();
  return found ?? "";
};

test.each(["/terms", "/privacy", "/gdpr"])(
  "%s names the operator with an address, and how to reach us",
  async (path) => {
    const text = (await sectionsOf(path)).join("\n");
    for (const part of [site.operator.name, site.operator.address, site.supportEmail]) expect(text).toContain(part);
  },
);

test.each(["/terms", "/privacy", "/gdpr"])("the sections of %s are numbered without a gap", async (path) => {
  const [, ...sections] = await sectionsOf(path);
  expect(sections.map((text) => Number.parseInt(text, 10))).toEqual(sections.map((_, at) => at + 1));
});

const sourceWords: Record<(typeof sourceNames)[number], string> = {
  "hacker-news": "Hacker News",
  "stack-exchange": "Stack Exchange",
  reddit: "Reddit",
  bluesky: "Bluesky",
  github: "GitHub",
  lobsters: "Lobsters",
  dev: "DEV",
  mastodon: "Mastodon",
  discourse: "Discourse forums",
  feeds: "public feeds",
};

test("authors of public posts learn every source of their data, its purpose and how to object", async () => {
  const origin = await section("/privacy", "Authors of public posts");
  for (const source of sourceNames) expect(origin).toContain(sourceWords[source]);
  const rights = await section("/privacy", "Your rights as the author of a post");
  for (const part of ["purpose", "Article 6(1)(f)", "object at any time", site.supportEmail, "complaint"])
    expect(rights).toContain(part);
  expect(await section("/gdpr", "Data that did not come from you")).toContain("Article 14");
});

test("every page's footer leads to the button that prepares a statement of withdrawal", async () => {
  expect(await (await get("/blog")).text()).toContain('<a href="/terms#withdrawal"');
  const [, target = ""] = (await (await get("/terms")).text()).split('<section id="withdrawal"');
  const href = target.match(/href="(mailto:[^"]+)"[^>]*>Withdraw from contract</)?.[1] ?? "";
  const mail = new URL(href.replaceAll("&amp;", "&"));
  expect(mail.pathname).toBe(site.supportEmail);
  expect(mail.searchParams.get("subject")).toBe("Withdrawal from contract");
  expect(mail.searchParams.get("body")).toContain("I withdraw from my contract");
});
