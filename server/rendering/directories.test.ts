import { expect, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import { categories } from "#shared/links/directories/categories.ts";
import { site } from "#shared/site.ts";
import { createTestApp } from "../testing/test-app.ts";

const { get, cache, as, create, visitor } = await createTestApp();
const html = async (path: string) => (await get(path)).text();
const rowsOf = (page: string) => page.split('<th scope="row"').length - 1;
const textOf = (page: string) => page.replaceAll("<!-- -->", "").replaceAll("&#x27;", "'");
const canonicalOf = (page: string) => page.match(/<link rel="canonical" href="https:\/\/linkstead\.test([^"]*)"/)?.[1];

type Query = NonNullable<Parameters<typeof visitor.directories.$get>[0]>["query"];
const count = async (query: Query) => (await read(visitor.directories.$get({ query: { ...query, limit: "1" } }))).total;
const formatted = (value: number) => value.toLocaleString("en-US");

test("the list shows fifty directories and links to the next page and every category", async () => {
  const page = textOf(await html("/directories"));
  expect(rowsOf(page)).toBe(35);
  expect(page).toContain('href="/directories?page=2"');
  expect(page).toContain(`<h1 class="max-w-2xl text-title">${formatted(await count({}))} directories`);
  for (const { slug } of categories) expect(page).toContain(`href="/directories/${slug}"`);
  expect(canonicalOf(page)).toBe("/directories");
  expect(page).not.toContain('name="robots"');
});

test("each row links to its own page and, without passing authority on, to the form", async () => {
  const { directories } = await read(visitor.directories.$get({ query: { limit: "5" } }));
  const page = textOf(await html("/directories"));
  for (const { slug, url, submitUrl } of directories) {
    expect(page).toContain(`<a href="/directories/${slug}"`);
    expect(page).toContain(`<a href="${submitUrl ?? url}" rel="nofollow noopener"`);
  }
});

test("a further page is canonical to itself", async () => {
  const page = await html("/directories?page=2");
  expect(canonicalOf(page)).toBe("/directories?page=2");
  expect(page).not.toContain('name="robots"');
  expect(canonicalOf(await html("/directories/local?page=2"))).toBe("/directories/local?page=2");
});

test("a filter narrows the list, stays in its links, and keeps the page out of search engines", async () => {
  const total = await count({ category: "local", pricing: "freemium" });
  const page = textOf(
    await html("/directories?q=&category=local&pricing=freemium&country=&niche=&link=&sort=authority"),
  );
  expect(page).toContain(`${formatted(total)} of ${formatted(await count({}))} directories match`);
  expect(page).toContain('href="/directories?category=local&amp;pricing=freemium&amp;page=2"');
  expect(page).toContain('href="/directories?category=local&amp;pricing=freemium&amp;sort=name"');
  expect(page).toContain('content="noindex, follow"');
  expect(canonicalOf(page)).toBeUndefined();
  expect(page).toMatch(/<option value="local" selected="">/);
});

test("a search finds a directory by a part of its name", async () => {
  const { name } = await create.directory({ name: `Zqxfinder ${crypto.randomUUID().slice(0, 6)}` });
  cache.invalidateAll();
  const page = textOf(await html("/directories?q=zqxfind"));
  expect(rowsOf(page)).toBe(1);
  expect(page).toContain(name);
  expect(page).toContain('content="noindex, follow"');
});

test("a column header sorts by its column and then reverses the order", async () => {
  const plain = textOf(await html("/directories"));
  expect(plain).toMatch(/<th scope="col" aria-sort="descending"[^>]*><a href="\/directories\?order=asc"/);
  const byName = textOf(await html("/directories?sort=name"));
  expect(byName).toMatch(
    /<th scope="col" aria-sort="ascending"[^>]*><a href="\/directories\?sort=name&amp;order=desc"/,
  );
  expect(byName.match(/aria-sort=/g)).toHaveLength(1);
  expect(byName).toContain('content="noindex, follow"');
  const reversed = textOf(await html("/directories?sort=name&order=desc"));
  expect(reversed).toMatch(/aria-sort="descending"[^>]*><a href="\/directories\?sort=name"/);
  const { directories } = await read(visitor.directories.$get({ query: { sort: "name", order: "desc", limit: "1" } }));
  expect(reversed.indexOf(`/directories/${directories[0]?.slug}"`)).toBeGreaterThan(0);
});

test.each([
  "?category=nonsense",
  "?country=%3Cscript%3Ealert(1)%3C/script%3E",
  "?pricing=%22%20onfocus%3Dalert(1)%20x%3D%22&link=__proto__",
  "?niche=%00&page=%3Cb%3E",
  "?category=%E0%A4%A",
  "?minDr=1e3&sort=constructor&order=up",
])("%s is ignored and does not appear in the page", async (query) => {
  const response = await get(`/directories${query}`);
  expect(response.status).toBe(200);
  const page = await response.text();
  expect(page).toBe(await html("/directories"));
});

test.each([
  "/directories?page=9999",
  "/directories?category=ai&country=rwanda&page=2",
  "/directories/ai?page=99",
  "/directories/nope",
  "/directories/AI",
  "/directories/ai/x",
])("%s is not found", async (path) => {
  expect((await get(path)).status).toBe(404);
});

test("the last page has the remaining rows, and no next page", async () => {
  const total = await count({});
  const last = Math.ceil(total / 35);
  const page = await html(`/directories?page=${last}`);
  expect(rowsOf(page)).toBe(total - (last - 1) * 35);
  expect(page).not.toContain('rel="next"');
  expect(page).toContain('rel="prev"');
});

test("an empty list names the filter to remove", async () => {
  const page = textOf(await html("/directories?category=ai&country=rwanda"));
  expect(page).toContain("No directories match these filters");
  expect(page).toContain('href="/directories?country=rwanda"');
  expect(page).toContain('href="/directories?category=ai"');
  expect(rowsOf(page)).toBe(0);
});

test("a filtered list neither comes from the cache nor enters it, in any order", async () => {
  const find = (path: string) => cache.find(new Request(`https://linkstead.test${path}`));
  cache.invalidateAll();
  for (const path of ["/directories/startup?page=2", "/directories?link=dofollow", "/directories?%70age=2"]) {
    const response = await get(path);
    expect(response.headers.get("cache-control")).toBe("no-store");
    await response.text();
  }
  expect(find("/directories/startup")).toBeUndefined();
  await html("/directories?utm_source=x");
  await expect.poll(() => find("/directories")).toBeDefined();
  expect(find("/directories?utm_source=y")).toBeDefined();
  for (const query of ["page=2", "q=x", "sort=name", "minDr=50"]) expect(find(`/directories?${query}`)).toBeUndefined();
  const before = cache.size().pages;
  for (let at = 2; at < 5; at++) await html(`/directories?page=${at}`);
  expect(cache.size().pages).toBe(before);
});

test.each(categories)("/directories/$slug has its own text and its directories", async ({ slug, ...texts }) => {
  const page = textOf(await html(`/directories/${slug}`));
  expect(page).toContain(`<title>${texts.metaTitle} - ${site.name}</title>`);
  for (const words of [texts.h1, ...texts.intro]) expect(page).toContain(words);
  expect(canonicalOf(page)).toBe(`/directories/${slug}`);
  const total = await count({ category: slug });
  expect(rowsOf(page)).toBe(Math.min(35, total));
  expect(page.includes('rel="next"')).toBe(total > 50);
});

test("the reciprocal links page lists what asks for something in return first", async () => {
  const page = textOf(await html("/list-of-directories-with-reciprocal-links"));
  const [reciprocal, badge] = await Promise.all([count({ condition: "reciprocal" }), count({ condition: "badge" })]);
  expect(reciprocal + badge).toBeGreaterThan(15);
  expect(page).toContain(`${reciprocal + badge} directories`);
  expect(rowsOf(page)).toBe(reciprocal + badge);
  const [confirmed = "", general = ""] = page.split("General web directories, not confirmed");
  for (const condition of ["reciprocal", "badge"] as const)
    for (const { slug } of (await read(visitor.directories.$get({ query: { condition, limit: "50" } }))).directories)
      expect(confirmed).toContain(`href="/directories/${slug}"`);
  expect(general).not.toMatch(/badge required|link back required|viesearch/i);
  expect(page.match(/rel="nofollow noopener"/g)?.length).toBe(45);
  for (const words of ["excessive link exchanges", 'href="#pricing"', 'id="pricing"', 'id="faq"', 'id="features"'])
    expect(page).toContain(words);
});

test("/growth-partner shows its plan whatever the owner renames or changes", async () => {
  const admin = await as(await create.user({ isAdmin: true }));
  const all = await read(admin.plans.all.$get({ query: {} }));
  const { id, isForSale: _, ...input } = all.find(({ label }) => label === "Growth Partner") ?? expect.fail("no plan");
  const save = (json: typeof input) => read(admin.plans[":id"].$put({ param: { id: String(id) }, json }));
  const namesake = await read(admin.plans.$post({ json: { ...input, price: 1, position: 0 } }));
  await save({ ...input, label: "Always On", price: 720, type: "annually", position: 9 });
  const page = textOf(await html("/growth-partner"));
  await save(input);
  await read(admin.plans[":id"].$delete({ param: { id: String(namesake.id) } }));
  expect(page).toContain("Choose Always On");
  expect(page).toContain("$720");
  expect(page).not.toContain("Choose Growth Partner");
});

test("/growth-partner shows an empty state when the plan is deactivated", async () => {
  const admin = await as(await create.user({ isAdmin: true }));
  const all = await read(admin.plans.all.$get({ query: {} }));
  const { id, isForSale: _, ...input } = all.find(({ label }) => label === "Growth Partner") ?? expect.fail("no plan");
  const save = (active: boolean) =>
    read(admin.plans[":id"].$put({ param: { id: String(id) }, json: { ...input, active } }));
  await save(false);
  const page = textOf(await html("/growth-partner"));
  expect(page).toContain("This plan is currently unavailable");
  expect(page).not.toContain(`${site.launchOffer.leftOnGrowthPartner} left`);
  await save(true);
});
