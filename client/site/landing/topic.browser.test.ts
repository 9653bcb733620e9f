import { expect, test } from "vitest";
import { browser } from "../../testing/browser.ts";

const { open } = await browser();

test.each(["legal-directory-submissions", "directory-submission-service", "link-building-for-startups"])(
  "the first screen of /page/%s on a phone shows the table's first rows",
  async (slug) => {
    const page = await open(`/page/${slug}`, { viewport: { width: 390, height: 844 } });
    const row = await page.locator("tbody tr:has(td)").first().boundingBox();
    expect((row?.y ?? Number.POSITIVE_INFINITY) + (row?.height ?? 0)).toBeLessThan(844);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  },
);

test("names of one word stay on one line on a tablet", async () => {
  const page = await open("/page/saas-backlinks", { viewport: { width: 768, height: 1024 } });
  const names = await page
    .locator("tbody th[scope=row] a")
    .evaluateAll((links) =>
      links
        .filter(({ textContent }) => !textContent?.includes(" "))
        .map((link) => ({ name: link.textContent, height: link.getBoundingClientRect().height })),
    );
  expect(names.length).toBeGreaterThan(20);
  const oneLine = Math.min(...names.map(({ height }) => height));
  expect(names.filter(({ height }) => height > oneLine)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(768);
});
