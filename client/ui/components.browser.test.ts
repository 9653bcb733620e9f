import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { link } from "#shared/routes.ts";
import { accessibilityIssues } from "../testing/accessibility.ts";
import { browser } from "../testing/browser.ts";

const folder = join(import.meta.dirname, "screenshots");
const diffFolder = "node_modules/.cache/linkstead/screenshot-diffs";

const { open } = await browser();

const openComponents = async (width: number, colorScheme: "light" | "dark") => {
  const page = await open(link("components"), {
    colorScheme,
    reducedMotion: "reduce",
    // For the style of the screenshots.
    bypassCSP: true,
    viewport: { width, height: 800 },
  });
  // Enabled once the page is hydrated.
  await page.getByRole("button", { name: "Show password", disabled: false }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page;
};

test.each([
  [360, "light"],
  [360, "dark"],
  [1280, "light"],
  [1280, "dark"],
] as const)("look as in the screenshot at %i px, %s", async (width, colorScheme) => {
  const page = await openComponents(width, colorScheme);
  const taken = await page.getByRole("main").screenshot({ animations: "disabled", style: bundledFonts });
  expect(await differenceTo(`${colorScheme}-${width}`, taken)).toBe("none");
});

test("pass axe and fit a 320 px window", async () => {
  expect(await accessibilityIssues(await openComponents(1280, "light"))).toEqual([]);
});

test.each([
  ["Open a dialog", "Delete the keyword?"],
  ["Open a drawer", "Keyword"],
])("%s passes axe and returns the focus", async (button, title) => {
  const page = await openComponents(1280, "light");
  await page.getByRole("button", { name: button }).press("Enter");
  await page.getByRole("dialog", { name: title }).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.keyboard.press("Escape");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(button);
});

/** Machines differ in their monospaced fonts. */
const bundledFonts = "pre, code, kbd { font-family: inherit !important }";

/** Single pixels of curves may differ between machines; a line that moved or a colour that changed is far above it. */
const maxDifferentPixels = 200;

/**
 * Compares a screenshot with the committed one: "none" or what differs. With UPDATE_SCREENSHOTS=yes it is replaced. The
 * pixels that differ are marked in a PNG.
 */
const differenceTo = async (name: string, taken: Buffer) => {
  const file = join(folder, `${name}.webp`);
  if (process.env.UPDATE_SCREENSHOTS === "yes") {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, await new Bun.Image(taken).webp({ lossless: true }).bytes());
    return "none";
  }
  const committed = Buffer.from(await new Bun.Image(readFileSync(file)).png().bytes());
  const [expected, actual] = [PNG.sync.read(committed), PNG.sync.read(taken)];
  const { width, height } = expected;
  if (actual.width !== width || actual.height !== height)
    return `${actual.width} × ${actual.height} instead of ${width} × ${height} px`;
  const diff = new PNG({ width, height });
  const count = pixelmatch(expected.data, actual.data, diff.data, width, height);
  if (count <= maxDifferentPixels) return "none";
  mkdirSync(diffFolder, { recursive: true });
  writeFileSync(join(diffFolder, `${name}.png`), PNG.sync.write(diff));
  return `${count} pixels, marked in ${join(diffFolder, `${name}.png`)}`;
};
