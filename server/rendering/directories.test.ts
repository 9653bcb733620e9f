import { expect, test } from "vitest";
import { read } from "#client/app/api-client.ts";
import { filterDirectories } from "#shared/catalogue/catalogue.ts";
import { categories } from "#shared/catalogue/categories.ts";
import { reciprocalEntries } from "#shared/catalogue/reciprocal.ts";
import { site } from "#shared/site.ts";
import { createTestApp } from "../testing/test-app.ts";

const { get, cache, as, create } = await createTestApp();
const html = async (path: string) => (await get(path)).text();
const rowsOf = (page: string) => page.split('<th scope="row"').length - 1;
const textOf = (page: string) => page.replaceAll("<!-- -->", "").replaceAll("&#x27;", "'");

test("the list shows fifty directories and links to the next page and every category", async () => {
  const page = textOf(await html("/directories"));
  expect(rowsOf(page)).toBe(50);
  expect(page).toContain('href="/directories?page=2"');
  for (const { slug } of categories) expect(page).toContain(`href="/directories/${slug}"`);
  expect(page).toContain('rel="canonical" href="https://linkstead.test/directories"');
  expect(page).not.toContain('name="robots"');
});

test("a filter narrows the list, stays in its page links, and keeps the page out of search engines", async () => {
  const found = filterDirectories({ category: "local", pricing: "freemium" }).length;
  const page = textOf(await html("/directories?category=local&pricing=freemium&country=&niche=&link="));
  expect(page).toContain(`${found} of 638 directories match`);
  expect(page).toContain('href="/directories?category=local&amp;pricing=freemium&amp;page=2"');
  expect(page).toContain('content="noindex, follow"');
  expect(page).toContain('rel="canonical" href="https://linkstead.test/directories"');
  expect(page).toMatch(/<option value="local" selected="">/);
});

test.each([
  "?category=nonsense",
  "?country=%3Cscript%3Ealert(1)%3C/script%3E",
  "?pricing=%22%20onfocus%3Dalert(1)%20x%3D%22&link=__proto__",
  "?niche=%00&page=%3Cb%3E",
  "?category=%E0%A4%A",
])("%s is ignored and does not appear in the page", async (query) => {
  const response = await get(`/directories${query}`);
  expect(response.status).toBe(200);
  const page = await response.text();
  expect(page).toBe(await html("/directories"));
});

test.each([
  "/directories?page=0",
  "/directories?page=14",
  "/directories?page=999999",
  "/directories?category=ai&page=2",
  "/directories/ai?page=2",
  "/directories/nope",
  "/directories/AI",
  "/directories/ai/x",
])("%s is not found", async (path) => {
  expect((await get(path)).status).toBe(404);
});

test("the last page has the remaining rows, and no next page", async () => {
  const page = await html("/directories?page=13");
  expect(rowsOf(page)).toBe(638 - 12 * 50);
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
  for (const path of ["/directories/startup?page=2", "/directories?link=dofollow", "/directories?%70age=2"]) {
    const response = await get(path);
    expect(response.headers.get("cache-control")).toBe("no-store");
    await response.text();
  }
  expect(find("/directories/startup")).toBeUndefined();
  await html("/directories?utm_source=x");
  await expect.poll(() => find("/directories")).toBeDefined();
  expect(find("/directories?utm_source=y")).toBeDefined();
  expect(find("/directories?page=2")).toBeUndefined();
  const before = cache.size().pages;
  for (let at = 2; at < 5; at++) await html(`/directories?page=${at}`);
  expect(cache.size().pages).toBe(before);
});

test.each(categories)("/directories/$slug has its own text and its directories", async ({ slug, ...texts }) => {
  const page = textOf(await html(`/directories/${slug}`));
  expect(page).toContain(`<title>${texts.metaTitle} - ${site.name}</title>`);
  for (const words of [texts.h1, ...texts.intro]) expect(page).toContain(words);
  expect(page).toContain(`rel="canonical" href="https://linkstead.test/directories/${slug}"`);
  const found = filterDirectories({ category: slug }).length;
  expect(rowsOf(page)).toBe(Math.min(50, found));
  expect(page.includes('rel="next"')).toBe(found > 50);
});

test("the reciprocal links page shows what is confirmed and uses only nofollow links", async () => {
  const page = await html("/list-of-directories-with-reciprocal-links");
  expect(rowsOf(page)).toBe(50);
  for (const { url } of reciprocalEntries) expect(page).toContain(`href="${url}" rel="nofollow noopener"`);
  for (const words of ["excessive link exchanges", 'href="#pricing"', 'id="pricing"', 'id="faq"', 'id="features"'])
    expect(page).toContain(words);
});

test("/growth-partner shows its plan without a toggle and the number of spots left", async () => {
  const page = textOf(await html("/growth-partner"));
  expect(page).toContain(`${site.launchOffer.leftOnGrowthPartner} left`);
  expect(page).toContain("Choose Growth Partner");
  expect(page).not.toMatch(/Choose Publisher|name="billing"/);
  for (const words of ["$690", "$862.50", "50 directory submissions a month"]) expect(page).toContain(words);
});

test("/growth-partner shows its plan whatever the owner renames or changes", async () => {
  const admin = await as(await create.user({ isAdmin: true }));
  const all = await read(admin.plans.all.$get({ query: {} }));
  const { id, ...input } = all.find(({ label }) => label === "Growth Partner") ?? expect.fail("no plan");
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
  const { id, ...input } = all.find(({ label }) => label === "Growth Partner") ?? expect.fail("no plan");
  const save = (active: boolean) =>
    read(admin.plans[":id"].$put({ param: { id: String(id) }, json: { ...input, active } }));
  await save(false);
  const page = textOf(await html("/growth-partner"));
  expect(page).toContain("This plan is currently unavailable");
  expect(page).not.toContain(`${site.launchOffer.leftOnGrowthPartner} left`);
  await save(true);
});
