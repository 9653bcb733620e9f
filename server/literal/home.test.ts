import { beforeAll, expect, test } from "vitest";
import { attribute, elements, type FreshPage, freshSite, openFresh, textOf } from "../testing/fresh-site.ts";
import { columnsOf, landingSections, linksIn, plansIn, rowsOf, sectionOf, sectionsOf, tagsInMain } from "./sections.ts";

let home: FreshPage;
let site: string;
beforeAll(async () => {
  [home, site] = [await openFresh("/"), await freshSite()];
});

const success = "You have successfully joined the waitlist, You will be notified once the product is online.";

test("the sections have the specified order, and nothing stands between them", () => {
  expect(home.status).toBe(200);
  expect(sectionsOf(home)).toEqual(landingSections);
  expect(new Set(tagsInMain(home))).toEqual(new Set(["section"]));
});

test("the canonical URL is the site's root, and the page is indexed", () => {
  expect(home.canonical).toBe(`${site}/`);
  expect(home.robots).toBeUndefined();
});

test("the hero has the launch offer, one h1, an h2, and Start free next to the waitlist", () => {
  const hero = sectionOf(home, "hero");
  expect(textOf(hero)).toContain("20%");
  expect(textOf(hero)).toContain("5 left");
  expect(home.h1).toHaveLength(1);
  expect(elements(hero, "h1")).toHaveLength(1);
  expect(elements(hero, "h2")).toHaveLength(1);
  expect(linksIn(hero)).toContainEqual(["Start free", "/auth/signup"]);
  expect(elements(hero, "img").length).toBeGreaterThan(0);
});

test.each(["hero", "join"])("%s has an email field for the waitlist, which needs no JavaScript", async (id) => {
  const [form, ...others] = elements(sectionOf(home, id), "form");
  if (!form) throw new Error("There is no form.");
  expect(others).toEqual([]);
  expect([attribute(form, "method"), attribute(form, "action")]).toEqual(["post", "/waitlist"]);
  const field = elements(form, "input").find((input) => attribute(input, "type") === "email");
  expect(attribute(field, "name")).toBe("email");
  expect(elements(form, "button").map(textOf)).toEqual(["Join the waitlist"]);
  const body = new URLSearchParams(
    elements(form, "input").map((input) => [
      attribute(input, "name") ?? "",
      input === field ? `${id}@visitor.example` : (attribute(input, "value") ?? ""),
    ]),
  );
  const answer = await fetch(`${site}/waitlist`, { method: "POST", body });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain(success);
});

test("the trust block shows a drawn mark for each directory", () => {
  const marks = elements(sectionOf(home, "trust"), "li");
  expect(marks.map(textOf)).toEqual(["Product Hunt", "G2", "Crunchbase", "Trustpilot", "SourceForge", "Indie Hackers"]);
  for (const mark of marks) expect(attribute(elements(mark, "path")[0], "d"), textOf(mark)).toMatch(/^M/);
});

test("the preview has ten free directories, from DR 73 down to DR 38", () => {
  const preview = sectionOf(home, "directories");
  expect(columnsOf(preview)).toEqual(["Name", "URL", "DR", "Monthly visits", "Pricing"]);
  const rows = rowsOf(preview);
  expect(rows).toHaveLength(10);
  expect(rows.map(([, , , , pricing]) => pricing)).toEqual(Array(10).fill("Free"));
  const ratings = rows.map(([, , dr]) => Number(dr));
  expect([Math.max(...ratings), Math.min(...ratings)]).toEqual([73, 38]);
  expect([ratings[0], ratings[9]]).toEqual([73, 38]);
});

test("the client list has the site itself, with its name, URL and icon", () => {
  const facts = sectionOf(home, "facts");
  expect(textOf(facts)).toContain("Our clients");
  const clients = elements(facts, "li");
  expect(clients.map((client) => elements(client, "a").map((link) => attribute(link, "href")))).toEqual([[`${site}/`]]);
  expect(textOf(clients[0])).toBe(`Linkstead${new URL(site).host}`);
  expect(clients.flatMap((client) => elements(client, "svg"))).toHaveLength(1);
});

test("the founder card presents a software engineer with a social profile, and names no one", () => {
  const founder = sectionOf(home, "founder");
  expect(textOf(founder)).toContain(
    "Software engineer who built Linkstead to simplify SEO and boost online traffic for startups.",
  );
  expect(linksIn(founder)).toEqual([["Linkstead on X", "https://x.com/linkstead"]]);
  expect(home.html).not.toContain("Daniel Moreau");
});

test("the plans have the specified prices, and their buttons lead to an external checkout with the promo code", () => {
  const plans = plansIn(sectionOf(home, "pricing"));
  expect(plans.map(({ features: _, ...plan }) => plan)).toEqual([
    {
      label: "Publisher",
      price: "$299one-timeRegular price $373.75",
      stroke: "Regular price $373.75",
      href: "https://buy.stripe.com/linkstead-publisher?prefilled_promo_code=LAUNCH20",
    },
    {
      label: "Full Organic Growth",
      price: "$1269one-timeRegular price $1586",
      stroke: "Regular price $1586",
      href: "https://buy.stripe.com/linkstead-full-organic-growth?prefilled_promo_code=LAUNCH20",
    },
    {
      label: "Growth Partner",
      price: "$690per monthRegular price $862.50",
      stroke: "Regular price $862.50",
      href: "https://buy.stripe.com/linkstead-growth-partner?prefilled_promo_code=LAUNCH20",
    },
  ]);
});

test.each([
  [0, "200+ directories", "Free directories only"],
  [1, "200+ directories", "1000+ articles", "3 months of monthly reports"],
  [
    2,
    "50 directory submissions a month",
    "30 blog posts a month",
    "One a day",
    "300 programmatic pages a month",
    "5 backlinks in each article",
    "Keyword research",
    "Duplicate-content checks",
    "Auto-publish to site builders",
    "Priority support",
  ],
])("the list of plan %i names what it includes", (at, ...words) => {
  const plan = plansIn(sectionOf(home, "pricing"))[at];
  for (const word of words) expect(plan?.features.join("\n")).toContain(word);
});

test("the toggle has monthly and yearly and starts at monthly", () => {
  const radios = elements(sectionOf(home, "pricing"), "input");
  expect(radios.map((radio) => [attribute(radio, "value"), attribute(radio, "checked") !== undefined])).toEqual([
    ["monthly", true],
    ["yearly", false],
  ]);
});

test("each question opens by click and is closed at first", () => {
  const questions = elements(sectionOf(home, "faq"), "details");
  expect(questions.length).toBeGreaterThanOrEqual(5);
  for (const question of questions) {
    expect(elements(question, "summary")).toHaveLength(1);
    expect(attribute(question, "open")).toBeUndefined();
  }
});

test("the header links to the sections, the footer to the legal pages and two external tools", () => {
  const [header] = elements(home.document, "header");
  const [footer] = elements(home.document, "footer");
  if (!header || !footer) throw new Error("There is no header or no footer.");
  expect(linksIn(header)).toEqual(
    expect.arrayContaining([
      ["Benefits", "#features"],
      ["Pricing", "#pricing"],
      ["FAQs", "#faq"],
    ]),
  );
  const hrefs = linksIn(footer).map(([, href]) => href);
  expect(hrefs).toEqual(expect.arrayContaining(["/privacy", "/terms", "/gdpr"]));
  expect(hrefs.filter((href) => href.startsWith("https://"))).toHaveLength(2);
  const year = new Date().getFullYear();
  // The page may have been rendered in the old year.
  expect(textOf(footer)).toMatch(new RegExp(`© (${year - 1}|${year}) Linkstead`));
});

test("is at most 120 kB", () => {
  expect(Buffer.byteLength(home.html)).toBeLessThanOrEqual(120 * 1024);
});
