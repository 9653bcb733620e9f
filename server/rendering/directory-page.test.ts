import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import { directories, directoryFacts } from "#db/schema/index.ts";
import { minSourcedFacts } from "#shared/links/directories/rules.ts";
import { listSitemapPaths } from "../developers/crawlers/sitemaps.ts";
import { createTestApp } from "../testing/test-app.ts";

const { get, create, dependencies, visitor } = await createTestApp();
const { db } = dependencies;
const html = async (path: string) =>
  (await (await get(path)).text()).replaceAll("<!-- -->", "").replaceAll("&#x27;", "'");

type Values = Partial<typeof directories.$inferInsert>;
type Facts = Record<string, string>;

const sourced: Facts = {
  category: "startup",
  niches: "saas",
  pricing: "freemium",
  dr: "75",
  linkKind: "dofollow",
  linkCondition: "badge",
  submitUrl: "https://launch.example/submit",
};

/** A directory with a fact per value, from a list named after it. */
const directoryWith = async (values: Values = {}, facts: Facts = sourced, source = "owner/launch-list") => {
  const directory = await create.directory(values);
  const rows = Object.entries(facts).map(([field, value]) => ({
    directoryId: directory.id,
    field,
    value,
    source,
    sourceUrl: "https://github.com/owner/launch-list",
    licence: "MIT",
    observedAt: "2026-10",
    origin: "import" as const,
  }));
  await db.delete(directoryFacts).where(eq(directoryFacts.directoryId, directory.id));
  if (rows.length) await db.insert(directoryFacts).values(rows);
  return directory;
};

const full: Values = {
  name: "Launch Harbor",
  category: "startup",
  niches: ["saas"],
  countries: ["uk"],
  pricing: "freemium",
  pricingKnown: true,
  feeFrom: "USD 19",
  submitUrl: "https://launch.example/submit",
  linkKind: "dofollow",
  linkCondition: "badge",
  dr: 75,
  referringSubnets: 4752,
  accountRequired: true,
  signInWith: ["Google"],
  reviewDaysMin: 2,
  reviewDaysMax: 5,
  fields: [{ name: "tagline", limit: 60 }],
  steps: "Sign in and fill in the form.",
  rules: ["No agencies."],
  lastCheck: "alive",
  lastCheckedAt: new Date("2026-11-20T08:00:00Z"),
};

test("the page shows every value, the form's limits and the source of each fact", async () => {
  const { slug, url } = await directoryWith(full);
  const page = await html(`/directories/${slug}`);
  for (const words of [
    "Launch Harbor is a launch site or startup directory for SaaS products in the UK.",
    "Dofollow",
    "Badge required",
    "USD 19",
    "4,752",
    "Needed: sign in with Google",
    "2–5 days",
    "Sign in and fill in the form.",
    "Tagline",
    "up to 60 characters",
    "No agencies.",
    "Online, November 20, 2026",
    "owner/launch-list",
    "MIT, 2026-10",
  ])
    expect(page).toContain(words);
  expect(page).toContain('<a class="button" href="https://launch.example/submit" rel="nofollow noopener">');
  expect(page).toContain(`href="${url}" rel="nofollow noopener"`);
  expect(page).toContain('href="/c/directory-submission-websites-uk"');
  expect(page).toContain('href="/directories/startup"');
  expect(page).toContain(`rel="canonical" href="https://linkstead.test/directories/${slug}"`);
});

test("every fact is named with its value in words", async () => {
  const { slug } = await directoryWith(full);
  const page = await html(`/directories/${slug}`);
  for (const [label, value] of [
    ["Price", "Free and paid"],
    ["Link", "Dofollow"],
    ["Link condition", "Badge required"],
    ["Submission page", "https://launch.example/submit"],
  ])
    expect(page).toContain(`>${label}:</dt> <dd class="inline text-muted">${value}</dd>`);
});

test("its breadcrumbs are structured data, and there is no FAQPage", async () => {
  const { slug, name } = await directoryWith({ ...full, name: "Launch </script> Harbor" });
  const page = await (await get(`/directories/${slug}`)).text();
  const [, json = ""] = page.match(/<script type="application\/ld\+json">(.*?)<\/script>/s) ?? [];
  const graph = JSON.parse(json)["@graph"];
  expect(graph.map((one: { "@type": string }) => one["@type"])).toEqual(["BreadcrumbList"]);
  expect(graph[0].itemListElement.map((item: { name: string }) => item.name)).toEqual([
    "Home",
    "Directories",
    "Startup and launch sites",
    name,
  ]);
});

test("only a listed directory with enough sourced facts is indexed, and the sitemap agrees", async () => {
  const facts = Object.fromEntries(Object.entries(sourced).slice(0, minSourcedFacts));
  const fewer = Object.fromEntries(Object.entries(sourced).slice(1, minSourcedFacts));
  const indexed = await directoryWith({}, facts);
  const others = [
    await directoryWith({}, fewer),
    await directoryWith({}, facts, "general knowledge"),
    await directoryWith({ standing: "unconfirmed" }, facts),
    await directoryWith({ standing: "network" }, facts),
    await directoryWith({ status: "closed" }, facts),
  ];
  const listed = new Set(await listSitemapPaths(db, "directories"));
  expect(listed).toContain(`/directories/${indexed.slug}`);
  expect(await html(`/directories/${indexed.slug}`)).not.toContain('name="robots"');
  for (const { slug } of others) {
    expect(listed).not.toContain(`/directories/${slug}`);
    expect(await html(`/directories/${slug}`)).toContain('<meta name="robots" content="noindex, follow"/>');
  }
});

test("the sitemap lists hundreds of directories of the data files", async () => {
  expect((await listSitemapPaths(db, "directories")).length).toBeGreaterThan(300);
});

test.each([
  ["registration", "This is an official register"],
  ["membership", "listed here once it joins as a member"],
] as const)("a place to be listed by %s has no form to submit to", async (listedBy, words) => {
  const { slug } = await directoryWith({ ...full, category: "business", pricing: "paid", listedBy });
  const [page = ""] = (await html(`/directories/${slug}`)).split('id="similar"');
  expect(page).toContain(words);
  expect(page).toContain("never submit to it");
  expect(page).not.toContain("Submit to ");
  expect(page).not.toContain("How to submit");
  expect(page).not.toContain('href="https://launch.example/submit"');
});

test("what is uncertain is marked, on its page and in lists", async () => {
  const country = "andorra";
  const { slug } = await directoryWith({ ...full, countries: [country], standing: "unconfirmed" }, {});
  expect(await html(`/directories/${slug}`)).toContain("Unconfirmed: no public list names this site");
  expect(await html(`/directories?country=${country}`)).toContain("Unconfirmed. Andorra");
});

test("a closed directory offers no link to it", async () => {
  const { slug, url } = await directoryWith({ ...full, status: "closed" });
  const [page = ""] = (await html(`/directories/${slug}`)).split('id="similar"');
  expect(page).toContain("This directory has closed");
  expect(page).not.toContain(`href="${url}"`);
  expect(page).not.toContain("Submit to ");
});

test("similar directories come from the same country and niche first", async () => {
  const niche = "wedding-planners";
  const { slug } = await directoryWith({ countries: ["monaco"], niches: [niche] });
  const near = await directoryWith({ countries: ["monaco"], niches: [niche], dr: 1 });
  const page = await html(`/directories/${slug}`);
  const similar = page.slice(page.indexOf('id="similar"'));
  expect(similar).toMatch(new RegExp(`<tbody.*?<a href="/directories/${near.slug}"`, "s"));
  expect(similar).not.toContain(`href="/directories/${slug}" class`);
});

test("no directory of the data files has the slug of a category or of another page", async () => {
  const slugs = new Set((await db.select({ slug: directories.slug }).from(directories)).map(({ slug }) => slug));
  for (const slug of ["ai", "local", "sources", "countries", "niches", "types", "topics"])
    expect(slugs).not.toContain(slug);
  const { total } = await read(visitor.directories.$get({ query: { limit: "1" } }));
  expect(total).toBeGreaterThan(2_000);
});

test("directories with the same name are distinguished by their hosts", async () => {
  await create.directory({ name: "Twin List", slug: "twin-list", host: "twin.example", url: "https://twin.example" });
  await create.directory({
    name: "Twin List",
    slug: "other-example",
    host: "other.example",
    url: "https://other.example",
  });
  const headings = await Promise.all(
    ["twin-list", "other-example"].map(
      async (slug) => (await html(`/directories/${slug}`)).match(/<h1[^>]*>(.*?)<\/h1>/)?.[1],
    ),
  );
  expect(headings).toEqual(["Twin List", "Twin List (other.example)"]);
});
