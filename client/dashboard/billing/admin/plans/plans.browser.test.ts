import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { createFactories } from "#server/testing/factories.ts";
import { databaseWith } from "#server/testing/test-database.ts";
import { landingPlans } from "#shared/billing/default-plans.ts";
import { planInput } from "#shared/billing/plans.ts";
import { link } from "#shared/routes.ts";
import { createClient, read } from "../../../../app/api-client.ts";
import { accessibilityIssues } from "../../../../testing/accessibility.ts";
import { admin, browser } from "../../../../testing/browser.ts";
import { selectOption } from "../../../../testing/select-option.ts";
import { clientOf } from "../../../../testing/users.ts";

const [sold = ""] = landingPlans.map(({ label }) => label);
// A plan with a customer can't be deleted.
const database = await databaseWith((db) => createFactories(db).user({ email: "customer@people.example", planId: 1 }));
const { url, openAs } = await browser({ database });
const signedIn = await read(createClient(`${url}/api`, fetch).auth.signIn.$post({ json: admin }));
const { plans: api } = clientOf(url, signedIn);
const all = async () => read(api.all.$get({ query: {} }));
const labels = async () => (await all()).map(({ label }) => label);
const inputOf = (label: string) =>
  planInput.parse({ label, price: 10, type: "onetime", url: "https://buy.stripe.com/test_plan", position: 900 });
const added = async (name: string) => {
  const label = `${name} ${crypto.randomUUID().slice(0, 8)}`;
  return read(api.$post({ json: inputOf(label) }));
};
const home = async () => (await fetch(`${url}/`)).text();
/** Returns the plans in the order shown on the home page. */
const soldOnHome = async () => {
  const page = await home();
  const places = (await labels()).map((label) => ({ label, at: page.indexOf(`Choose ${label}<`) }));
  return places.toSorted((one, other) => one.at - other.at).map(({ label }) => label);
};

const openPage = async (look = {}) => {
  const page = await openAs(admin, link("adminPlans"), look);
  await page.waitForURL(`**${link("adminPlans")}`);
  await expect.poll(() => page.getByRole("button", { name: "Add plan" }).isEnabled()).toBe(true);
  /** Counts how often the plans were compared with Stripe, which follows each reload of the list. */
  const comparisons = () =>
    page.evaluate(
      () => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("/api/plans/warnings")).length,
    );
  await expect.poll(comparisons).toBeGreaterThan(0);
  return {
    page,
    /** Does something that saves the order, and waits for the reload: it would cancel the next drag. */
    reloadedAfter: async (act: () => Promise<unknown>) => {
      const before = await comparisons();
      await act();
      await expect.poll(comparisons).toBeGreaterThan(before);
    },
    dialog: page.getByRole("dialog"),
    press: (name: string) => page.getByRole("button", { name, exact: true }).click(),
    field: (name: string) => page.getByLabel(name, { exact: true }),
    expectStatus: (text: string) => page.getByRole("status").getByText(text).last().waitFor(),
    focused: () => page.evaluate(() => document.activeElement?.getAttribute("aria-label")),
    shown: async () => await page.getByRole("listitem").locator("p:first-child > span:first-child").allTextContents(),
  };
};
const handleOf = (page: Page, label: string) => page.getByRole("button", { name: `Drag ${label}`, exact: true });
/**
 * Until the drag has measured the list, it ignores keys and finds no place. Then it gives all rows a transform. A timer
 * adds its key listener.
 */
const hasMeasured = async (page: Page) => {
  await expect
    .poll(() => page.locator("li.card").evaluateAll((rows) => rows.map((row) => (row as HTMLElement).style.transform)))
    .not.toContain("none");
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
};
const middleOf = async (page: Page, label: string) => {
  const box = await handleOf(page, label).boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
};

test("shows a new price on the home page at once, warns of contradictions with Stripe, and deletes a plan", async () => {
  const { page, dialog, press, field, expectStatus, focused, shown } = await openPage();
  const price = "317";
  await press(`Edit: ${sold}`);
  await page.getByRole("heading", { name: `Edit ${sold}` }).waitFor();
  await field("Price").fill(price);
  await page.getByRole("complementary", { name: "Preview" }).getByText(`$${price}`).waitFor();
  await press("Save plan");
  await expectStatus("Plan saved. The site is up to date.");
  await page.getByText(`$${price} once`).waitFor();
  await expect.poll(focused).toBe(`Edit: ${sold}`);
  expect(await home()).toContain(`$${price}<`);

  const { label } = await added("Short-lived");
  await page.reload();
  await press(`Delete: ${label}`);
  await dialog.getByText(`“${label}” leaves the site at once.`).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(labels).toContain(label);
  await press(`Delete: ${label}`);
  await dialog.getByRole("button", { name: "Delete plan" }).click();
  await expectStatus("Plan deleted.");
  await expect.poll(shown).not.toContain(label);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("plans");
  expect(await home()).not.toContain(label);

  await press(`Delete: ${sold}`);
  await dialog.getByRole("button", { name: "Delete plan" }).click();
  await expectStatus("This plan has been bought. Deactivate it instead.");
  await expect.poll(shown).toContain(sold);
  page.consoleErrors.length = 0;

  const [plan] = await all();
  const warning = "The price is archived in Stripe, so this plan cannot be bought.";
  await page.route("**/api/plans/warnings", (route) =>
    route.fulfill({ json: [{ planId: plan?.id, warnings: [warning] }] }),
  );
  await page.reload();
  await page
    .getByRole("list", { name: `Warnings: ${plan?.label}` })
    .getByText(warning)
    .waitFor();
  await page.route("**/api/plans/warnings", (route) =>
    route.fulfill({ status: 502, json: { error: "upstream", detail: "No answer." } }),
  );
  await page.reload();
  await page.getByRole("status").getByText("Stripe did not respond").waitFor();
  page.consoleErrors.length = 0;
});

test("moves a plan with the keyboard, the mouse and buttons, and reverts a rejected order", async () => {
  const { page, press, expectStatus, shown, focused, reloadedAfter } = await openPage();
  {
    const [first = "", second = "", ...rest] = await labels();
    await handleOf(page, first).focus();
    await page.keyboard.press("Space");
    await expectStatus(`${first} is over its own position, 1 of ${rest.length + 2}.`);
    await hasMeasured(page);
    await page.keyboard.press("ArrowDown");
    await expectStatus(`${first} is over position 2 of`);
    await reloadedAfter(async () => {
      await page.keyboard.press("Space");
      await expectStatus("Order saved. The site is up to date.");
    });
    await expect.poll(shown).toEqual([second, first, ...rest]);
    await expect.poll(focused).toBe(`Drag ${first}`);
    await expect.poll(labels).toEqual([second, first, ...rest]);
    expect(await soldOnHome()).toEqual([second, first, ...rest]);

    await page.keyboard.press("Space");
    await expectStatus(`${first} is over its own position, 2 of`);
    await hasMeasured(page);
    await page.keyboard.press("ArrowDown");
    await expectStatus(`${first} is over position 3 of`);
    await page.keyboard.press("Escape");
    await expectStatus(`${first} is back at position 2 of`);
    await expect.poll(labels).toEqual([second, first, ...rest]);
  }
  {
    const [first = "", second = "", third = "", ...rest] = await labels();
    const from = await middleOf(page, first);
    const to = await middleOf(page, third);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y + 4, { steps: 12 });
    await expectStatus(`${first} is over position 3 of`);
    await reloadedAfter(() => page.mouse.up());
    await expect.poll(shown).toEqual([second, third, first, ...rest]);
    await expect.poll(labels).toEqual([second, third, first, ...rest]);
    await expect.poll(soldOnHome).toEqual([second, third, first, ...rest]);
  }
  {
    const [first = "", second = "", third = "", ...rest] = await labels();
    const undo = page.getByRole("button", { name: "Undo" });
    await expect.poll(() => undo.count()).toBe(0);
    await press(`Move down: ${first}`);
    await press(`Move down: ${first}`);
    // Messages stay while the mouse is over them.
    await undo.first().hover();
    await expect.poll(() => undo.count()).toBe(2);
    await expect.poll(shown).toEqual([second, third, first, ...rest]);
    await expect.poll(labels).toEqual([second, third, first, ...rest]);
    await expect.poll(focused).toBe(`Move down: ${first}`);
    await expect
      .poll(() => page.getByRole("button", { name: `Move up: ${second}`, exact: true }).getAttribute("aria-disabled"))
      .toBe("true");
    await undo.last().click();
    await expectStatus("Order restored.");
    await expect.poll(shown).toEqual([second, first, third, ...rest]);
    await expect.poll(labels).toEqual([second, first, third, ...rest]);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("plans");
  }
  {
    const [first = "", second = ""] = await labels();
    const addFirst = async (route: Route) => {
      await added("Meanwhile");
      await route.continue();
    };
    await page.route("**/api/plans/order", addFirst, { times: 1 });
    await press(`Move down: ${first}`);
    await expectStatus("The plans have changed. Reload and try again.");
    await expect.poll(shown).toEqual(await labels());
    await press(`Move down: ${first}`);
    await expectStatus("Order saved. The site is up to date.");
    await expect.poll(async () => (await labels()).slice(0, 2)).toEqual([second, first]);
    // The browser logs the rejected call.
    page.consoleErrors.length = 0;
  }
});

test("a finger drags a plan to its place without scrolling the page", async () => {
  const { page, shown } = await openPage({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  const [first = "", second = "", ...rest] = await labels();
  const from = await middleOf(page, first);
  const to = await middleOf(page, second);
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
    fingers.send("Input.dispatchTouchEvent", { type, touchPoints: y === undefined ? [] : [{ x: from.x, y }] });
  await touch("touchStart", from.y);
  for (let step = 1; step <= 10; step++) await touch("touchMove", from.y + ((to.y + 4 - from.y) * step) / 10);
  await touch("touchEnd");
  await expect.poll(shown).toEqual([second, first, ...rest]);
  await expect.poll(labels).toEqual([second, first, ...rest]);
});

test("adds a plan with all fields, shows errors at their fields, and asks before unsaved input is lost", async () => {
  const { page, dialog, press, field, expectStatus, focused } = await openPage();
  const label = `Complete ${crypto.randomUUID().slice(0, 8)}`;
  await press("Add plan");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("New plan");
  await field("Name").fill(label);
  await field("Headline").fill("All of it");
  await field("Price").fill("1,249.50");
  await field("Crossed-out price").fill("a lot");
  await field("Currency symbol or code").fill("€");
  await selectOption(page, "Billing", "Yearly");
  await field("Stripe price ID").fill("price_123");
  await field("Payment link").fill("http://pay.example/x");
  await field("Description").fill("What it is.");
  await field("Active").uncheck();
  await field("Highlight as popular").check();
  const included = page.getByRole("group", { name: "Included", exact: true });
  for (const [at, text] of ["Second", "First", "", "Gone"].entries()) {
    await included.getByRole("button", { name: "Add feature" }).click();
    await expect
      .poll(() =>
        included.getByLabel(`Feature ${at + 1}`, { exact: true }).evaluate((input) => input === document.activeElement),
      )
      .toBe(true);
    await page.keyboard.type(text);
  }
  await included.getByLabel("Sub-items of feature 2").fill("One\nTwo");
  await press("Move up feature 2");
  await expect.poll(() => included.getByLabel("Feature 1", { exact: true }).inputValue()).toBe("First");
  await press("Remove feature 4");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/^features-/);
  await page.getByRole("group", { name: "Not included" }).getByRole("button", { name: "Add feature" }).click();
  await page.keyboard.type("Missing");

  await press("Save plan");
  await page.getByRole("alert").getByText("Enter an amount like 299 or 12.50").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await expect.poll(() => field("Crossed-out price").evaluate((input) => input === document.activeElement)).toBe(true);
  await field("Crossed-out price").fill("1500");
  await press("Save plan");
  await page.getByRole("alert").getByText("Enter a URL that starts with https://.").waitFor();
  await expect.poll(() => field("Payment link").evaluate((input) => input === document.activeElement)).toBe(true);
  await expect.poll(() => field("Description").inputValue()).toBe("What it is.");
  await field("Payment link").fill("https://pay.example/x");
  await included.getByLabel("Sub-items of feature 2").fill("x".repeat(201));
  await press("Save plan");
  await included.getByRole("alert").getByText("each of up to 200 characters").waitFor();
  await expect
    .poll(() => included.getByLabel("Feature 2", { exact: true }).evaluate((input) => input === document.activeElement))
    .toBe(true);
  await included.getByLabel("Sub-items of feature 2").fill("");
  await press("Save plan");
  await expectStatus("Plan saved. The site is up to date.");

  expect((await all()).at(-1)).toMatchObject({
    label,
    price: 1249.5,
    type: "annually",
    active: false,
    features: [{ text: "First", items: ["One", "Two"] }, "Second"],
    nofeatures: ["Missing"],
  });
  expect(await home()).not.toContain(label);
  // The browser logs the rejected calls.
  page.consoleErrors.length = 0;

  await press(`Edit: ${sold}`);
  await press("Cancel");
  await expect.poll(focused).toBe(`Edit: ${sold}`);
  await press(`Edit: ${sold}`);
  await field("Headline").fill("Not saved yet");
  await press("Cancel");
  await dialog.getByText("are not saved and will be lost").waitFor();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("link", { name: "Users", exact: true }).click();
  await dialog.getByText("are not saved and will be lost").waitFor();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => field("Headline").inputValue()).toBe("Not saved yet");
  await press("Cancel");
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect.poll(focused).toBe(`Edit: ${sold}`);
});
