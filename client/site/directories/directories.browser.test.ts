import { expect, test } from "vitest";
import { browser } from "../../testing/browser.ts";

const { open } = await browser();

test.each([true, false])(
  "a visitor filters, clears and pages through the list (JavaScript: %s)",
  async (javaScriptEnabled) => {
    const page = await open("/directories", { javaScriptEnabled });
    const rows = page.getByRole("rowheader");
    await expect.poll(() => rows.count()).toBe(50);

    await page.getByRole("combobox", { name: "Category" }).selectOption("Startup and launch sites");
    await page.getByRole("combobox", { name: "Price" }).selectOption("Free and paid");
    await page.getByRole("button", { name: "Show directories" }).click();
    await page.waitForURL(/category=startup/);
    await expect.poll(() => new URL(page.url()).searchParams.get("pricing")).toBe("freemium");
    await expect.poll(() => page.getByRole("combobox", { name: "Category" }).inputValue()).toBe("startup");
    const found = await page.getByText(/^\d+ of 638 directories match$/).textContent();
    expect(Number.parseInt(found ?? "", 10)).toBeLessThan(638);

    await page.getByRole("link", { name: "Clear" }).click();
    await page.getByRole("link", { name: "Next" }).click();
    await page.waitForURL("**/directories?page=2");
    await expect.poll(() => rows.count()).toBe(50);
    await expect
      .poll(() => page.getByRole("link", { name: "2", exact: true }).getAttribute("aria-current"))
      .toBe("page");
  },
);

test("an empty result offers to remove a filter", async () => {
  const page = await open("/directories?category=ai&country=rwanda", { javaScriptEnabled: false });
  await page.getByText("No directories match these filters").waitFor();
  await page.getByRole("link", { name: /^Any category instead of/ }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("?country=rwanda");
  expect(await page.getByRole("rowheader").count()).toBeGreaterThan(0);
});

test("the reciprocal links page links to its list and prices", async () => {
  const page = await open("/list-of-directories-with-reciprocal-links", { javaScriptEnabled: false });
  await expect.poll(() => page.getByRole("rowheader").count()).toBe(50);
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
