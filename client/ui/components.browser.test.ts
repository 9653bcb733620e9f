import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { link } from "#shared/routes.ts";
import { utcDay } from "#shared/time.ts";
import { accessibilityIssues } from "../testing/accessibility.ts";
import { browser } from "../testing/browser.ts";
import { clientOf, signUpUser } from "../testing/users.ts";
import { rangesUpTo } from "./dates/day-range.ts";

const folder = join(import.meta.dirname, "screenshots");
const diffFolder = "node_modules/.cache/linkstead/screenshot-diffs";

const { url, open, openAs } = await browser();

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
  // The page goes on without a font that arrives late (`font-display: optional`).
  await page.evaluate(async () => {
    const font = document.querySelector<HTMLLinkElement>("link[rel=preload][as=font]");
    document.fonts.add(await new FontFace("Inter", `url(${font?.href})`, { weight: "100 900" }).load());
    await document.fonts.ready;
  });
  return page;
};

test("components look as in the screenshots, in each size and color scheme", async () => {
  const differences: string[] = [];
  for (const width of [360, 1280])
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await openComponents(width, colorScheme);
      const taken = await page.getByRole("main").screenshot({ animations: "disabled", style: bundledFonts });
      differences.push(await differenceTo(`${colorScheme}-${width}`, taken));
    }
  expect(differences).toEqual(["none", "none", "none", "none"]);
});

test("components pass axe, fit a 320 px window, and overlays return the focus", async () => {
  const page = await openComponents(1280, "light");
  expect(await accessibilityIssues(page)).toEqual([]);
  for (const [button, title] of [
    ["Open a dialog", "Delete the keyword?"],
    ["Open a drawer", "Keyword"],
  ] as const) {
    await page.getByRole("button", { name: button }).press("Enter");
    await page.getByRole("dialog", { name: title }).waitFor();
    expect(await accessibilityIssues(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(button);
  }
});

test("chooses a range of days by keyboard, from the usual ranges, and not before the first day", async () => {
  const user = await signUpUser(url);
  const created = await clientOf(url, user).projects.$post({
    json: { name: "Parcelo", url: "https://parcelo.example", keywords: [] },
  });
  const { id } = (await created.json()) as { id: string };
  const path = (range: string) => `${link("mentions")}?project=${id}${range}`;
  const page = await openAs(user, path("&from=2025-12-29&to=2025-12-31"));
  const button = page.getByRole("button", { name: /^Found: / });
  const dialog = page.getByRole("dialog", { name: "Found", exact: true });
  const openPicker = async () => {
    await button.click();
    await dialog.getByRole("grid").waitFor();
  };
  const focused = () => page.evaluate(() => document.activeElement?.closest("[data-day]")?.getAttribute("data-day"));
  await button.getByText("Dec 29 – Dec 31, 2025").waitFor();
  await openPicker();
  await expect.poll(focused).toBe("2025-12-29");
  await expect.poll(() => dialog.locator("td[aria-selected=true]").allTextContents()).toEqual(["29", "30", "31"]);
  await page.keyboard.press("ArrowDown");
  await expect.poll(focused).toBe("2026-01-05");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(focused).toBe("2026-01-01");
  await dialog.getByText("January 2026").waitFor();
  await page.keyboard.press("Shift+PageDown");
  await page.keyboard.press("PageUp");
  await expect.poll(focused).toBe("2026-12-01");
  await page.keyboard.press("Shift+PageUp");
  await page.keyboard.press("ArrowUp");
  await expect.poll(focused).toBe("2025-11-24");
  await page.keyboard.press("Enter");
  await dialog.getByText("From November 24, 2025. Choose the last day.").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  // The earlier day comes first, whichever was chosen first.
  await button.getByText("Nov 23 – Nov 24, 2025").waitFor();
  await page.waitForURL(/from=2025-11-23&to=2025-11-24/);
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => dialog.count()).toBe(0);

  const now = Date.now();
  await page.clock.setFixedTime(now);
  await page.goto(path(""));
  const [today, , last30] = rangesUpTo(utcDay(now));
  await button.getByText("Any time").waitFor();
  await openPicker();
  await expect.poll(focused).toBe(today?.range.to);
  await dialog.getByRole("button", { name: "Last 30 days" }).click();
  await page.waitForURL(new RegExp(`from=${last30?.range.from}&to=${last30?.range.to}`));
  await openPicker();
  await page.keyboard.press("Escape");
  await expect.poll(() => dialog.count()).toBe(0);
  await openPicker();
  await dialog.getByRole("button", { name: "Any time" }).click();
  await button.getByText("Any time").waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.has("from")).toBe(false);

  await page.goto(path("&from=2000-01-01&to=2000-01-03"));
  await openPicker();
  await page.keyboard.press("PageUp");
  await expect.poll(focused).toBe("2000-01-01");
  await dialog.getByRole("button", { name: "Previous month", disabled: true }).waitFor();
  await expect.poll(() => dialog.locator('[data-day="1999-12-31"] button').count()).toBe(0);
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
