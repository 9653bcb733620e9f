import axe from "axe-core";
import type { Page } from "playwright-core";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds wrong with the page as it stands: a rule and a place for each fault. */
export const axeViolations = async (page: Page, rules = tags) => {
  // Evaluated through the debugger, which a content policy does not bind.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (runOnly) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(document, { runOnly, resultTypes: ["violations"] }),
    rules,
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

// A scheme changes colours alone, so that each size is looked at with every rule once.
const colors = ["color-contrast"];
const looks = [
  [360, "light", tags],
  [360, "dark", colors],
  [1280, "light", colors],
  [1280, "dark", tags],
] as const;

/** What is wrong with the page as it stands: in light and dark, in a small window and a large one, and what sticks out of a narrow one. */
export const accessibilityIssues = async (page: Page) => {
  const size = page.viewportSize();
  const faults: string[] = [];
  for (const [width, colorScheme, rules] of looks) {
    await page.setViewportSize({ width, height: 800 });
    // Colours are looked at when they have changed, not while they do.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // What a header that stays covers is not a small target.
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    faults.push(...(await axeViolations(page, rules)).map((fault) => `${colorScheme}, ${width} px: ${fault}`));
  }
  await page.setViewportSize({ width: 320, height: 640 });
  faults.push(...(await overflowing(page)).map((element) => `320 px: ${element} sticks out`));
  if (size) await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: null });
  return faults;
};
