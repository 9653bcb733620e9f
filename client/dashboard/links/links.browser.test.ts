// The two sides of a submission: a project's listing kit, and the catalogue of directories.
import { eq, inArray } from "drizzle-orm";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { directories, directoryChecks } from "#db/schema/index.ts";
import { importDirectoriesAt } from "#server/links/directories/testing/create-directory.ts";
import { createFactories } from "#server/testing/factories.ts";
import { htmlPage, website } from "#server/testing/stand-ins/website.ts";
import { databaseWith } from "#server/testing/test-database.ts";
import { link } from "#shared/routes.ts";
import { createClient, read } from "../../app/api-client.ts";
import { accessibilityIssues } from "../../testing/accessibility.ts";
import { admin, browser, signIn } from "../../testing/browser.ts";
import { photo } from "../../testing/images.ts";
import { selectOption } from "../../testing/select-option.ts";
import { clientOf, signUpUser } from "../../testing/users.ts";

const icon = await photo(512, 512);
const site = website({
  "/": () =>
    htmlPage(`<title>Parcelo – Parcel tracking for online shops</title><link rel="icon" href="/icon.jpg">
      <meta name="description" content="Parcelo tracks the parcels of your shop.">
      <a href="https://github.com/parcelo">Code</a>`),
  "/icon.jpg": () => new Response(icon.slice(), { headers: { "content-type": "image/jpeg" } }),
});
afterAll(() => site.stop());

const names = ["Anvil Register", "Bellows Register", "Copper Register", "Doubled Register", "Ember Register"];
const database = await databaseWith(async (db) => {
  for (const [at, name] of names.entries())
    await createFactories(db).directory({
      name,
      slug: name.toLowerCase().replace(" ", "-"),
      host: `register-${at}.example`,
      url: `https://register-${at}.example/`,
      dr: at,
    });
  const hosts = ["moved.example", "parked.example", "alive.example"];
  const ids = await importDirectoriesAt(
    db,
    hosts.map((host) => ({ url: `https://${host}/` })),
  );
  const now = new Date("2026-11-20T09:00:00Z");
  await db.update(directories).set({ lastCheck: "parked", lastCheckedAt: now }).where(inArray(directories.id, ids));
  await db
    .update(directories)
    .set({ lastCheck: "moved", movedTo: "https://new.example/" })
    .where(eq(directories.host, "moved.example"));
  await db
    .insert(directoryChecks)
    .values(ids.map((directoryId) => ({ directoryId, needsDecision: true, reason: "A reason.", lastAliveAt: now })));
});
// Websites on this machine can be fetched only outside production.
const { url, openAs } = await browser({
  database,
  env: { NODE_ENV: "test", JOBS: "off", FETCH_ALLOW: site.host, LOG_LEVEL: "error" },
});

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
  await expect.poll(() => field("Name").inputValue()).toBe("Parcelo");
  await expect.poll(() => field("GitHub").inputValue()).toBe("https://github.com/parcelo");
  // What was typed stays, although it was not saved.
  await expect.poll(() => field("Website").inputValue()).toBe("parcelo.example");
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
  await expect.poll(() => field("Tagline").inputValue()).toBe("Every parcel in sight");

  // Another field was changed elsewhere: both changes stay.
  await put(1, { audience: "small shops" });
  await field("Tagline").fill("Parcels, tracked");
  await save();
  await expectStatus("Listing kit saved.");
  await expect
    .poll(load)
    .toMatchObject({ version: 3, fields: { tagline: "Parcels, tracked", audience: "small shops" } });

  // The same field was: the user picks.
  await put(3, { tagline: "Theirs" });
  await field("Tagline").fill("Mine");
  await save();
  await dialog.getByText("Theirs").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Keep mine" }).click();
  await expect.poll(() => field("Tagline").inputValue()).toBe("Mine");
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
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("kit-long-1");
  await page.getByRole("button", { name: "Draft: Short description" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Use all" }).click();
  await expect.poll(() => page.locator("#kit-short").inputValue()).toMatch(/^Parcelo is a parcel tracker/);
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
  await expect.poll(() => field("Tagline").inputValue()).toBe("Parcels, tracked");
  await page.getByRole("button", { name: "Discard" }).click();
  await expectStatus("All changes saved");
  // What waits is read after the page has loaded. If the session had ended by then, it would lead to sign-in.
  await Promise.all([page.waitForResponse("**/waiting"), page.reload()]);
  await expect.poll(() => field("Tagline").isEnabled()).toBe(true);
  expect([await field("Tagline").inputValue(), await restored.count()]).toEqual(["Every parcel in sight", 0]);

  await field("Maker").fill("Ada Byron");
  await put((await load()).version, { audience: "small shops" });
  await read(api.auth.signOut.$post({ json: { everywhere: true } }));
  await save();
  const tab = page.context().waitForEvent("page");
  await page.getByRole("dialog").getByRole("link", { name: "Sign in" }).click();
  await signIn(await tab, user);
  await (await tab).getByRole("heading", { name: "Overview" }).waitFor();
  await (await tab).close();
  await save();
  await expectStatus("Listing kit saved.");
  await page.reload();
  await expectStatus("All changes saved");
  expect([await field("Maker").inputValue(), await field("Audience").inputValue()]).toEqual([
    "Ada Byron",
    "small shops",
  ]);
  // The ended session, and the change of another window, which is merged.
  expect(page.consoleErrors).toEqual([expect.stringContaining("401"), expect.stringContaining("409")]);
  page.consoleErrors.length = 0;
});

const signedIn = await read(createClient(`${url}/api`, fetch).auth.signIn.$post({ json: admin }));
const { directories: api } = clientOf(url, signedIn);
const getOne = (slug: string) => read(api[":slug"].$get({ param: { slug } }));

const openPage = async (path: string) => {
  const page = await openAs(signedIn, path);
  await page.waitForURL(`**${path}`);
  return {
    page,
    rowOf: (text: string) => page.getByRole("row").filter({ hasText: text }),
    field: (name: string) => page.getByLabel(name, { exact: true }),
    press: (name: string) => page.getByRole("button", { name, exact: true }).click(),
    expectStatus: (text: string) => page.getByRole("status").getByText(text).last().waitFor(),
  };
};
const pathOf = (slug: string) => link("adminDirectory", { slug });

test("finds a directory by its name, pauses and activates it, and renders only the rows that changed", async () => {
  const { page, rowOf, field, press, expectStatus } = await openPage(link("adminDirectories"));
  expect(await accessibilityIssues(page)).toEqual([]);
  await field("Search").fill("anvil");
  await page.waitForURL(/[?&]q=anvil/);
  await rowOf("register-0.example").getByText("Active").waitFor();
  await expect.poll(() => page.getByRole("row").count()).toBe(2);
  await press("Actions for Anvil Register");
  await page.getByRole("menuitem", { name: "Pause" }).click();
  await expectStatus("Paused Anvil Register. The site no longer shows it.");
  await rowOf("register-0.example").getByText("Paused").waitFor();
  expect((await fetch(`${url}/api/directories/anvil-register`)).status).toBe(404);
  await press("Actions for Anvil Register");
  await page.getByRole("menuitem", { name: "Activate" }).click();
  await rowOf("register-0.example").getByText("Active").waitFor();
  expect((await fetch(`${url}/api/directories/anvil-register`)).status).toBe(200);

  await page.goto(`${link("adminDirectories")}?q=register`);
  // React gives an element new props whenever it renders it again.
  const rendered = () =>
    page.evaluate(() => {
      const cells = [...document.querySelectorAll<HTMLElement & { shown?: unknown }>("#directories tbody th")];
      return cells.flatMap((cell) => {
        const props = Object.entries(cell).find(([key]) => key.startsWith("__reactProps"))?.[1];
        const isNew = cell.shown !== props;
        cell.shown = props;
        return isNew ? [cell.closest("tr")?.textContent ?? ""] : [];
      });
    });
  const all = page.getByRole("checkbox", { name: /^Select all/ });
  await all.and(page.locator(":enabled")).waitFor();
  expect((await rendered()).length).toBeGreaterThan(4);
  await all.check();
  await page.getByRole("button", { name: "Clear" }).click();
  await press("Actions for Doubled Register");
  await page.getByRole("menuitem", { name: "Pause" }).click();
  await expectStatus("Paused Doubled Register. The site no longer shows it.");
  await rowOf("register-3.example").getByText("Paused").waitFor();
  expect(await rendered()).toEqual([expect.stringContaining("Doubled Register")]);
});

test("saves an edit with its history, refuses a second directory with a host, and merges a duplicate", async () => {
  const { page, rowOf, field, press, expectStatus } = await openPage(pathOf("bellows-register"));
  await page.getByText("Nothing has changed since this directory was added.").waitFor();
  await field("Domain rating").fill("64");
  await field("Countries").fill("germany\naustria");
  await field("Form fields").fill("tagline: 60\nlogo");
  await selectOption(page, "Link type", "Dofollow");
  await press("Save directory");
  await expectStatus("Directory saved. The site is up to date.");
  await rowOf("Countries").getByText("germany|austria").waitFor();
  await page
    .getByRole("row", { name: /\bLink\b/ })
    .getByText(admin.email)
    .waitFor();
  await expect
    .poll(() => getOne("bellows-register"))
    .toMatchObject({
      name: "Bellows Register",
      dr: 64,
      countries: ["germany", "austria"],
      fields: [
        { name: "tagline", limit: 60 },
        { name: "logo", limit: null },
      ],
      linkKind: "dofollow",
      pricingKnown: true,
    });
  expect(await accessibilityIssues(page)).toEqual([]);

  await page.goto(link("newDirectory"));
  await expect.poll(() => page.getByRole("button", { name: "Save directory" }).isEnabled()).toBe(true);
  expect(await accessibilityIssues(page)).toEqual([]);
  await field("Name").fill("Copper again");
  await field("Website").fill("https://www.register-2.example/");
  await press("Save directory");
  await page.getByRole("alert").getByText("Another directory has this host.").waitFor();
  page.consoleErrors.length = 0;
  await field("Website").fill("https://register-new.example/");
  await press("Save directory");
  await page.waitForURL(`**${pathOf("copper-again")}`);

  await page.goto(pathOf("doubled-register"));
  await field("Merge into (slug)").fill("copper-register");
  await press("Merge");
  await expectStatus("Merged into Copper Register.");
  await page.waitForURL(`**${pathOf("copper-register")}`);
  expect((await getOne("doubled-register")).slug).toBe("copper-register");
});

test("lists every change of a file before importing it, leaves edited values, and applies decisions about links", async () => {
  const ember = await openPage(pathOf("ember-register"));
  await ember.field("Domain rating").fill("70");
  await ember.press("Save directory");
  await ember.expectStatus("Directory saved. The site is up to date.");
  const { page, rowOf, field, press, expectStatus } = await openPage(link("importDirectories"));
  const text = [
    "name,url,category,pricing,dr,niches,source",
    "Ember Register,https://register-4.example/,general,free,9,saas,a list (2026-11)",
    "Flint Register,https://register-5.example/,general,free,9,saas,a list (2026-11)",
    "Granite,nowhere,general,free,9,saas,a list (2026-11)",
  ].join("\n");
  await press("Show changes");
  await page.getByRole("alert").getByText("Choose a CSV file.").waitFor();
  const buffer = Buffer.from(text.replaceAll(",", ";").replaceAll("list", "líst"), "latin1");
  await field("CSV file").setInputFiles({ name: "more.csv", mimeType: "text/csv", buffer });
  await press("Show changes");
  await page.getByText("Read as semicolon-separated, Windows-1252.").waitFor();
  await expectStatus("1 created, 1 updated, 0 unchanged, 1 edited value preserved, 1 line with errors.");
  await page.getByText("Line 4: url: “nowhere” is not a web address.").waitFor();
  await rowOf("Preserved").getByText("70").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await rowOf("Created").getByText("Flint Register").waitFor();
  await expect.poll(() => getOne("ember-register")).toMatchObject({ dr: 70, niches: [] });
  await press("Import");
  await page.getByRole("heading", { name: "Imported", exact: true }).waitFor();
  await expect.poll(() => getOne("ember-register")).toMatchObject({ dr: 70, niches: ["saas"] });
  await expect.poll(() => getOne("flint-register")).toMatchObject({ dr: 9 });

  await page.goto(link("adminLinkChecks"));
  const toDecide = (host: string) => page.getByRole("row").filter({ hasText: `Directory ${host}` });
  const decide = async (host: string, label: string, message: string) => {
    await toDecide(host).getByRole("button", { name: label }).click();
    await page.getByRole("status").getByText(message).waitFor();
    await expect.poll(() => toDecide(host).count()).toBe(0);
  };
  await toDecide("moved.example").getByText("https://new.example/").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await expect.poll(() => toDecide("parked.example").getByRole("button").count()).toBe(2);
  await decide("moved.example", "Use the new URL", "Saved the new URL of Directory moved.example.");
  await decide("parked.example", "Close", "Closed Directory parked.example.");
  await decide("alive.example", "Keep", "Directory alive.example stays in the catalogue.");
  await page.getByText("Nothing to decide").waitFor();
  const found = await (await fetch(`${url}/api/directories?q=moved.example`)).json();
  expect(found.directories).toMatchObject([{ url: "https://new.example/", host: "new.example" }]);
});
