import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { htmlPage, website } from "#server/testing/stand-ins/website.ts";
import { link } from "#shared/routes.ts";
import { read } from "../../../app/api-client.ts";
import { accessibilityIssues } from "../../../testing/accessibility.ts";
import { browser, signIn } from "../../../testing/browser.ts";
import { photo } from "../../../testing/images.ts";
import { clientOf, signUpUser } from "../../../testing/users.ts";

const icon = await photo(512, 512);
const site = website({
  "/": () =>
    htmlPage(`<title>Parcelo – Parcel tracking for online shops</title><link rel="icon" href="/icon.jpg">
      <meta name="description" content="Parcelo tracks the parcels of your shop.">
      <a href="https://github.com/parcelo">Code</a>`),
  "/icon.jpg": () => new Response(icon.slice(), { headers: { "content-type": "image/jpeg" } }),
});
afterAll(() => site.stop());
const { url, openAs } = await browser({ env: { NODE_ENV: "test", FETCH_ALLOW: site.host, LOG_LEVEL: "error" } });

/** The controls that the bar with the button covers when they get the focus (WCAG 2.2, 2.4.11). */
const coveredByBar = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector("[data-bottom-bar]");
    const controls = [
      ...document.querySelectorAll<HTMLElement>("main :is(a, button, input, textarea, select, summary)"),
    ];
    return controls
      .filter((control) => control.tabIndex >= 0 && control.checkVisibility() && !bar?.contains(control))
      .filter((control) => {
        control.focus();
        return control.getBoundingClientRect().bottom > (bar?.getBoundingClientRect().top ?? 0);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100));
  });

const visit = async () => {
  const user = await signUpUser(url);
  const api = clientOf(url, user);
  const project = await read(api.projects.$post({ json: { name: "Parcelo", url: `${site.url}/`, keywords: [] } }));
  const page = await openAs(user, `${link("kit")}?project=${project.id}`, { reducedMotion: "reduce" });
  const calls = api.projects[":id"].kit;
  await expect.poll(() => page.getByRole("button", { name: "Save kit" }).isEnabled()).toBe(true);
  return {
    page,
    api,
    user,
    load: () => read(calls.$get({ param: { id: project.id } })),
    put: (version: number, fields: { tagline?: string; audience?: string }) =>
      read(calls.$put({ param: { id: project.id }, json: { version, fields } })),
    field: (label: string) => page.getByLabel(label, { exact: true }),
    save: () => page.getByRole("button", { name: "Save kit" }).click(),
    expectStatus: (text: string) => page.getByRole("status").getByText(text).last().waitFor(),
  };
};

test("fills the kit from the website, edits, saves, reloads, and settles a conflict", async () => {
  const { page, field, save, load, put, expectStatus } = await visit();
  await page.getByRole("heading", { name: "0% complete" }).waitFor();
  await field("Maker").evaluate((input) => input.scrollIntoView({ block: "end" }));
  await field("Maker").fill("Ada Byron");
  const bar = page.locator("[data-bottom-bar]");
  const topOf = async (locator: typeof bar) => (await locator.boundingBox())?.y ?? 0;
  await expect.poll(async () => (await topOf(bar)) - (await topOf(field("Maker")))).toBeGreaterThan(44);
  await field("Website").fill("parcelo.example");
  await page.getByRole("button", { name: "Fill in from your website" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Parcelo tracks the parcels of your shop.").first().waitFor();
  await dialog.getByRole("button", { name: "Use: GitHub" }).click();
  await dialog.getByRole("button", { name: "Use all" }).click();
  expect(await field("Name").inputValue()).toBe("Parcelo");
  expect(await field("GitHub").inputValue()).toBe("https://github.com/parcelo");
  // What was typed stays, although it was not saved.
  expect(await field("Website").inputValue()).toBe("parcelo.example");
  await page.getByRole("img", { name: "Logo" }).waitFor();

  await field("Tagline").fill("Every parcel in sight");
  await page.getByText("21 of 60 characters").waitFor();
  await field("Price from").fill("nine");
  await save();
  await page.getByText("Enter a number.").waitFor();
  await field("Price from").fill("9,50");
  await save();
  await expectStatus("Listing kit saved.");
  expect((await load()).fields).toMatchObject({ name: "Parcelo", tagline: "Every parcel in sight", priceFrom: 9.5 });

  await page.reload();
  await expectStatus("All changes saved");
  expect(await field("Tagline").inputValue()).toBe("Every parcel in sight");

  // Another field was changed elsewhere: both changes stay.
  await put(1, { audience: "small shops" });
  await field("Tagline").fill("Parcels, tracked");
  await save();
  await expectStatus("Listing kit saved.");
  expect(await load()).toMatchObject({ version: 3, fields: { tagline: "Parcels, tracked", audience: "small shops" } });

  // The same field was: the user picks.
  await put(3, { tagline: "Theirs" });
  await field("Tagline").fill("Mine");
  await save();
  await dialog.getByText("Theirs").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Keep mine" }).click();
  expect(await field("Tagline").inputValue()).toBe("Mine");
  await save();
  await expect.poll(async () => (await load()).fields.tagline).toBe("Mine");
  // The browser reports the two conflicts.
  expect(page.consoleErrors).toEqual([expect.stringContaining("409"), expect.stringContaining("409")]);
  page.consoleErrors.length = 0;
});

test("uploads pictures by file and drop, drafts texts, and restores what was typed after a reload or another sign-in", async () => {
  const { page, user, api, field, save, load, put, expectStatus } = await visit();
  const file = { name: "logo.jpg", mimeType: "image/jpeg", buffer: Buffer.from(icon) };
  await page.getByLabel("Choose: Logo").setInputFiles(file);
  await page.getByRole("img", { name: "Logo" }).waitFor();
  const data = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], "shot.jpg", { type: "image/jpeg" }));
      return transfer;
    },
    [...new Uint8Array(icon)],
  );
  await page.getByRole("region", { name: "Screenshots" }).dispatchEvent("drop", { dataTransfer: data });
  await page.getByRole("img", { name: "Screenshots 1" }).waitFor();

  await field("Name").fill("Parcelo");
  await field("Category").fill("Parcel tracker");
  await field("Audience").fill("small online shops");
  await field("Tagline").fill("Every parcel in sight");
  await page.getByLabel("Customers visit us").check();
  await field("City").fill("Leeds");
  expect(await coveredByBar(page)).toEqual([]);
  await save();
  await expectStatus("Listing kit saved.");
  const { fields } = await load();
  expect([fields.logoFileId, fields.screenshotFileIds.length, fields.local?.city]).toEqual([
    expect.any(String),
    1,
    "Leeds",
  ]);

  await page.getByRole("button", { name: "Add a wording: Long description" }).click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("kit-long-1");
  await page.getByRole("button", { name: "Draft: Short description" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Use all" }).click();
  expect(await page.locator("#kit-short").inputValue()).toMatch(/^Parcelo is a parcel tracker/);
  await page.getByRole("link", { name: "Account" }).click();
  await page.getByRole("dialog").getByText("Leave without saving?").waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  await save();
  await expectStatus("All changes saved");
  expect(await accessibilityIssues(page)).toEqual([]);

  const restored = page.getByText("Your unsaved changes are back.");
  await field("Tagline").fill("Parcels, tracked");
  await page.reload();
  await restored.waitFor();
  expect(await field("Tagline").inputValue()).toBe("Parcels, tracked");
  await page.getByRole("button", { name: "Discard" }).click();
  await expectStatus("All changes saved");
  await page.reload();
  await expect.poll(() => field("Tagline").isEnabled()).toBe(true);
  expect([await field("Tagline").inputValue(), await restored.count()]).toEqual(["Every parcel in sight", 0]);

  await field("Maker").fill("Ada Byron");
  await put((await load()).version, { audience: "small shops" });
  await read(api.auth.signOut.$post({ json: { everywhere: true } }));
  await save();
  await page.getByText("Your session ended. Sign in to continue. Your entries are saved.").waitFor();
  await signIn(page, user);
  await restored.waitFor();
  await save();
  await expectStatus("Listing kit saved.");
  await restored.waitFor({ state: "detached" });
  await page.reload();
  await expectStatus("All changes saved");
  expect([await field("Maker").inputValue(), await field("Audience").inputValue()]).toEqual([
    "Ada Byron",
    "small shops",
  ]);
  expect(page.consoleErrors).toEqual([expect.stringContaining("401")]);
  page.consoleErrors.length = 0;
});
