import axe from "axe-core";
import type { Page } from "playwright-core";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds wrong with the page as it stands: a rule and a place for each fault. */
export const axeFaults = async (page: Page) => {
  // Evaluated through the debugger, which a content policy does not bind.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (runOnly) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(document, { runOnly, resultTypes: ["violations"] }),
    tags,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
};

/** Elements that stick out of the window to the right. */
export const overflowing = (page: Page) =>
  page.evaluate(() =>
    document.documentElement.scrollWidth > document.documentElement.clientWidth
      ? [...document.querySelectorAll("body *")]
          .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
          .map((element) => `${element.tagName} ${element.className}`)
          .slice(0, 5)
      : [],
  );

/** What is wrong with the page as it stands: in light and dark, in a small window and a large one, and what sticks out of a narrow one. */
export const faultsOf = async (page: Page) => {
  const size = page.viewportSize();
  const faults: string[] = [];
  for (const width of [360, 1280])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 800 });
      // Colours are looked at when they have changed, not while they do.
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      // What a header that stays covers is not a small target.
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      faults.push(...(await axeFaults(page)).map((fault) => `${colorScheme}, ${width} px: ${fault}`));
    }
  await page.setViewportSize({ width: 320, height: 640 });
  faults.push(...(await overflowing(page)).map((element) => `320 px: ${element} sticks out`));
  if (size) await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  return faults;
};
