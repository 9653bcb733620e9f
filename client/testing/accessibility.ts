import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type axe from "axe-core";
import type { Page } from "playwright-core";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

// `axe.source` is not minified: each page would parse twice as much.
const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Returns axe's violations on the page: rule and element of each. */
export const axeViolations = async (page: Page, rules = tags) => {
  // Evaluated through the debugger, which bypasses the content policy.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  // What is below the fold is rendered when it is near; axe would measure what it can't see.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("main, main *"))
      if (getComputedStyle(element).contentVisibility === "auto") element.style.contentVisibility = "visible";
  });
  const { violations } = await page.evaluate(
    (runOnly) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(document, { runOnly, resultTypes: ["violations"] }),
    rules,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
};

/** Returns elements that overflow the window to the right. */
export const overflowing = (page: Page) =>
  page.evaluate(() =>
    document.documentElement.scrollWidth > document.documentElement.clientWidth
      ? [...document.querySelectorAll("body *")]
          .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
          .map((element) => `${element.tagName} ${element.className}`)
          .slice(0, 5)
      : [],
  );

// Colour schemes change only colours, so each size runs all rules only once.
const colors = ["color-contrast"];
const variants = [
  [360, "light", tags],
  [360, "dark", colors],
  [1280, "light", colors],
  [1280, "dark", tags],
] as const;

/**
 * Returns accessibility issues in light and dark, at small and large sizes, and elements that overflow a narrow window.
 */
export const accessibilityIssues = async (page: Page) => {
  const size = page.viewportSize();
  const issues: string[] = [];
  for (const [width, colorScheme, rules] of variants) {
    await page.setViewportSize({ width, height: 800 });
    // Without transitions, so that colours are final when checked.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // Elements covered by the sticky header would be reported as small targets.
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    issues.push(...(await axeViolations(page, rules)).map((violation) => `${colorScheme}, ${width} px: ${violation}`));
  }
  await page.setViewportSize({ width: 320, height: 640 });
  issues.push(...(await overflowing(page)).map((element) => `320 px: ${element} overflows`));
  if (size) await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: null });
  return issues;
};
