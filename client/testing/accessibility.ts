import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type axe from "axe-core";
import type { Page } from "playwright-core";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

// `axe.source` is not minified: each page would parse twice as much.
const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Returns axe's violations on the page: rule and element of each. */
const axeViolations = async (page: Page) => {
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
    tags,
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

type Look = readonly [width: number, colorScheme: "light" | "dark"];

/** All looks of a page. */
export const allLooks: readonly Look[] = [
  [360, "light"],
  [360, "dark"],
  [1280, "light"],
  [1280, "dark"],
];
/** Each width and each scheme once, since colours hardly depend on the width. */
export const testedLooks: readonly Look[] = [
  [360, "light"],
  [1280, "dark"],
];
const calls = new WeakMap<Page, number>();

/** A journey's states share most of their elements, so each is checked in one look, in turn. */
const nextLook = (page: Page): readonly Look[] => {
  const call = calls.get(page) ?? 0;
  calls.set(page, call + 1);
  const at = call % testedLooks.length;
  return testedLooks.slice(at, at + 1);
};

/** Returns accessibility issues in these looks, and elements that overflow a narrow window. */
export const accessibilityIssues = async (page: Page, looks = nextLook(page)) => {
  const size = page.viewportSize();
  const issues: string[] = [];
  for (const [width, colorScheme] of looks) {
    await page.setViewportSize({ width, height: 800 });
    // Without transitions, so that colours are final when checked.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // Elements covered by the sticky header would be reported as small targets.
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    issues.push(...(await axeViolations(page)).map((violation) => `${colorScheme}, ${width} px: ${violation}`));
  }
  await page.setViewportSize({ width: 320, height: 640 });
  issues.push(...(await overflowing(page)).map((element) => `320 px: ${element} overflows`));
  if (size) await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: null });
  return issues;
};
