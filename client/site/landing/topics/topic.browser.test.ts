import { expect, test } from "vitest";
import { browser } from "../../../testing/browser.ts";

const { open } = await browser();

test("the preview stays within a phone's screen, with a line for the address and the visits", async () => {
  const page = await open("/page/saas-backlinks", { viewport: { width: 320, height: 700 } });
  const rows = page.locator("#directories tbody tr");
  expect(await rows.count()).toBe(10);
  const [name, url] = [rows.first().locator("th"), rows.first().locator("td").first()];
  expect((await url.boundingBox())?.y).toBeGreaterThan((await name.boundingBox())?.y ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("names of one word stay on one line on a tablet", async () => {
  const page = await open("/page/saas-backlinks", { viewport: { width: 768, height: 1024 } });
  const names = await page
    .locator("tbody th[scope=row] a")
    .evaluateAll((links) =>
      links
        .filter(({ textContent }) => !textContent?.includes(" "))
        .map((link) => ({ name: link.textContent, height: link.getBoundingClientRect().height })),
    );
  expect(names.length).toBeGreaterThan(3);
  const oneLine = Math.min(...names.map(({ height }) => height));
  expect(names.filter(({ height }) => height > oneLine)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(768);
});
