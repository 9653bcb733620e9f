import { expect, test } from "vitest";
import { browser } from "../../testing/browser.ts";

const { open } = await browser();

test.each([true, false])(
  "a visitor searches, filters, sorts and pages through the list (JavaScript: %s)",
  async (javaScriptEnabled) => {
    const page = await open("/directories", { javaScriptEnabled });
    const rows = page.getByRole("rowheader");
    await expect.poll(() => rows.count()).toBe(35);

    await page.getByText("Filters and order").click();
    await page.getByRole("combobox", { name: "Category" }).selectOption("Startup and launch sites");
    await page.getByRole("combobox", { name: "Price" }).selectOption("Free and paid");
    await page.getByRole("button", { name: "Show directories" }).click();
    await page.waitForURL(/category=startup/);
    await expect.poll(() => new URL(page.url()).searchParams.get("pricing")).toBe("freemium");
    await expect.poll(() => page.getByRole("combobox", { name: "Category" }).inputValue()).toBe("startup");
    const found = await page.getByText(/^[\d,]+ of [\d,]+ directories match$/).textContent();
    const [matching = 0, all = 0] = (found ?? "").replaceAll(",", "").match(/\d+/g)?.map(Number) ?? [];
    expect(matching).toBeGreaterThan(0);
    expect(matching).toBeLessThan(all);

    // The header's link keeps the filters.
    await page.getByRole("columnheader", { name: "Directory" }).getByRole("link").click();
    await page.waitForURL(/sort=name/);
    expect(new URL(page.url()).searchParams.get("category")).toBe("startup");
    await expect
      .poll(() => page.getByRole("columnheader", { name: "Directory" }).getAttribute("aria-sort"))
      .toBe("ascending");

    await page.getByRole("link", { name: "Clear" }).click();
    await page.waitForURL(/\/directories$/);
    await page.getByRole("searchbox", { name: "Search" }).fill("uneed");
    await page.getByRole("button", { name: "Show directories" }).click();
    await page.getByRole("rowheader").getByRole("link", { name: "Uneed" }).waitFor();
    await page.getByRole("link", { name: "Clear" }).click();
    await page.getByRole("link", { name: "Next" }).click();
    await page.waitForURL("**/directories?page=2");
    await expect.poll(() => rows.count()).toBe(35);
    await expect
      .poll(() => page.getByRole("link", { name: "2", exact: true }).getAttribute("aria-current"))
      .toBe("page");
  },
);

test("a row leads to the directory's page, and from there to its category", async () => {
  const page = await open("/directories?q=uneed", { javaScriptEnabled: false });
  await page.getByRole("rowheader").getByRole("link", { name: "Uneed" }).click();
  await page.getByRole("heading", { level: 1, name: "Uneed" }).waitFor();
  const submit = page.getByRole("link", { name: "Submit to Uneed" });
  await expect.poll(() => submit.getAttribute("rel")).toBe("nofollow noopener");
  await page.getByRole("heading", { name: "Sources" }).waitFor();
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Startup" }).click();
  await page.getByRole("heading", { level: 1, name: "Startup directories and launch sites" }).waitFor();
});

test.each([360, 768, 1280])("no page with directories scrolls sideways at %d px", async (width) => {
  const page = await open("/directories", { javaScriptEnabled: false, viewport: { width, height: 800 } });
  for (const path of ["/directories", "/directories/local", "/directories/uneed", "/directories/sources"]) {
    await page.goto(new URL(path, page.url()).href);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([path, overflow]).toEqual([path, 0]);
  }
});

test("an empty result offers to remove a filter", async () => {
  const page = await open("/directories?category=ai&country=rwanda", { javaScriptEnabled: false });
  await page.getByText("No directories match these filters").waitFor();
  await page.getByRole("link", { name: /^Any category instead of/ }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("?country=rwanda");
  await expect.poll(() => page.getByRole("rowheader").count()).toBeGreaterThan(0);
});

test("the reciprocal links page links to its list and prices", async () => {
  const page = await open("/list-of-directories-with-reciprocal-links", { javaScriptEnabled: false });
  await expect.poll(() => page.getByRole("rowheader").count()).toBeGreaterThan(15);
  await page.getByRole("link", { name: "See plans" }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe("#pricing");
});

test("the Growth Partner page shows its plan without a toggle", async () => {
  const page = await open("/growth-partner");
  await expect.poll(() => page.getByRole("link", { name: "Choose Growth Partner" }).count()).toBe(1);
  await expect.poll(() => page.getByRole("radio").count()).toBe(0);
  await page.getByText("Do you promise rankings or a domain rating?").click();
  await expect.poll(() => page.getByText(/^No\. We promise the work/).isVisible()).toBe(true);
});
