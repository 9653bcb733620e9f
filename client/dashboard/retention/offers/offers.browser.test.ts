import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { stripe } from "#server/testing/stand-ins/stripe.ts";
import { link } from "#shared/routes.ts";
import { read } from "../../../app/api-client.ts";
import { accessibilityIssues } from "../../../testing/accessibility.ts";
import { browser } from "../../../testing/browser.ts";
import { selectOption } from "../../../testing/select-option.ts";
import { clientOf, signUpUser } from "../../../testing/users.ts";

const shop = stripe();
afterAll(() => shop.stop());
const { url, openAs } = await browser({ env: { ...shop.env, JOBS: "off" } });

/** Opens a page of a new user's project. */
const visit = async (path: string, heading: string) => {
  const user = await signUpUser(url);
  const client = clientOf(url, user);
  const { id } = await read(client.projects.$post({ json: { name: "Parcelo", url: "https://parcelo.example" } }));
  const page = await openAs(user, path, {
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await page.getByRole("heading", { name: heading, exact: true }).waitFor();
  return { page, client, projectId: id };
};
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const card = (page: Page, title: string) => page.getByRole("listitem", { name: title });
const preview = (page: Page) => page.getByRole("region", { name: "Preview", exact: true });
const isFocused = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).evaluate((field) => field === document.activeElement);

const stay = async (page: Page) => {
  const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.waitFor({ state: "hidden" });
};

test("creates an offer next to its preview, shows errors at their fields, then edits and deactivates it", async () => {
  const { page } = await visit(link("offers"), "Offers");
  await page.getByText("No offers yet").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole("link", { name: "Offer a pause for “No longer needed”" }).click();
  await page.getByRole("heading", { name: "New offer" }).waitFor();
  await expect.poll(() => page.getByRole("checkbox", { name: "No longer needed" }).isChecked()).toBe(true);
  await preview(page).getByText("Pause my subscription").waitFor();

  await selectOption(page, "Offer type", "Link to a page");
  await page.getByLabel("Title").fill("");
  await press(page, "Save offer");
  await page.getByText("Write a title.").waitFor();
  await page.getByText("Say where this leads.").waitFor();
  await expect.poll(() => isFocused(page, "Title")).toBe(true);
  expect(await accessibilityIssues(page)).toEqual([]);
  page.consoleErrors.length = 0;

  await page.getByLabel("Title").fill("Read this first");
  await page.getByLabel("Message").fill("Two lines\nof text");
  await preview(page).getByText("Read this first").waitFor();
  await preview(page).getByText("Show me").waitFor();
  await page.reload();
  await page.getByText("Your unsaved changes are back.").waitFor();
  await preview(page).getByText("Read this first").waitFor();
  await page.getByRole("link", { name: "Keywords" }).click();
  await stay(page);
  await page.getByLabel("URL after accepting").fill("https://parcelo.example/guide");
  await press(page, "Save offer");
  await page.getByText("Offer saved.").waitFor();
  const offer = card(page, "Read this first");
  await offer.getByText("For “No longer needed”").waitFor();
  await offer.getByText("Link to a page").waitFor();

  await offer.getByRole("switch").click();
  await page.getByText("Deactivated “Read this first”.").waitFor();
  await expect.poll(() => offer.getByRole("switch").getAttribute("aria-checked")).toBe("false");
  await press(page, "Undo");
  await page.getByText("Activated “Read this first”.").waitFor();
  await expect.poll(() => offer.getByRole("switch").getAttribute("aria-checked")).toBe("true");

  await offer.getByRole("link", { name: "Edit" }).click();
  await expect.poll(() => page.getByLabel("Message").inputValue()).toBe("Two lines\nof text");
  await page.getByRole("checkbox", { name: "No longer needed" }).uncheck();
  await page.getByRole("checkbox", { name: "Active" }).uncheck();
  await press(page, "Save offer");
  await offer.getByText("For all reasons").waitFor();
  await page.getByText("1 live offer, 0 active.").waitFor();
});

test("uses a coupon of the connected Stripe account for a discount, and rejects an expired one", async () => {
  const { page } = await visit(`${link("newOffer")}?type=discount`, "New offer");
  await page.route("**/api/payments/connect*", (route) =>
    route.fulfill({ status: 503, json: { error: "unavailable", detail: "Payments are not configured." } }),
  );
  const connect = page.getByRole("button", { name: "Connect Stripe account" });
  await connect.click();
  await page.getByText("Payments are not configured. Other offer types work without Stripe.").waitFor();
  await expect.poll(() => page.context().pages().length).toBe(1);
  await page.unroute("**/api/payments/connect*");
  await press(page, "Save offer");
  await page.getByText("A discount needs a coupon.").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  page.consoleErrors.length = 0;

  const opened = page.waitForEvent("popup");
  await connect.click();
  const stripeTab = await opened;
  await press(stripeTab, "Connect my account");
  const message = await stripeTab.getByText(/^Connected acct_\w+\.$/).textContent();
  const coupon = { object: "coupon", name: null, amount_off: null, currency: null, duration: "once", valid: true };
  const [percentCoupon, amountCoupon] = [
    { ...coupon, id: "stay", percent_off: 20 },
    { ...coupon, id: "less", percent_off: null, amount_off: 1050, currency: "usd", name: "Something off" },
  ];
  const [account = ""] = message?.match(/acct_\w+/) ?? [];
  shop.coupons(account, "live", [percentCoupon, amountCoupon]);
  await press(stripeTab, "Use this account");
  await stripeTab.getByText("Parcelo now uses live coupons from this account.").waitFor();
  expect(await accessibilityIssues(stripeTab)).toEqual([]);
  await stripeTab.close();

  // A headless browser doesn't fire this when the tab becomes visible again.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  // The list closes when the coupons arrive.
  await page.getByText("Expired coupons can't be selected.").waitFor();
  await selectOption(page, "Coupon", "Something off: $10.50 off, once");
  await preview(page).getByText("$10.50 off").waitFor();
  await selectOption(page, "Coupon", "stay: 20% off, once");
  await preview(page).getByText("20% off").waitFor();
  percentCoupon.valid = false;
  await press(page, "Save offer");
  await page.getByText("This coupon is no longer valid.").waitFor();
  await expect.poll(() => isFocused(page, "Coupon")).toBe(true);
  expect(await accessibilityIssues(page)).toEqual([]);
  page.consoleErrors.length = 0;
  await press(page, "Reload coupons");
  const couponField = page.getByLabel("Coupon", { exact: true });
  await expect.poll(() => couponField.inputValue()).toBe("stay: 20% off, once (expired)");
  await couponField.fill("stay");
  await expect.poll(() => page.getByRole("option", { name: "(expired)" }).getAttribute("aria-disabled")).toBe("true");
  await selectOption(page, "Coupon", "Something off");
  await press(page, "Save offer");
  await card(page, "Stay for less?").getByText("$10.50 off").waitFor();

  shop.behavior.refusal = 500;
  await card(page, "Stay for less?").getByRole("link", { name: "Edit" }).click();
  await page.getByText("Couldn't load coupons.").waitFor();
  await preview(page).getByText("$10.50 off").waitFor();
  shop.behavior.refusal = undefined;
  page.consoleErrors.length = 0;
  await press(page, "Remove account");
  await connect.waitFor();
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.getByText("No Stripe account is connected for this mode").waitFor();
});

test("saves the dialog's reasons, websites and applied offers, and shows its secret on demand", async () => {
  const { page, client, projectId } = await visit(link("leavingDialog"), "Cancellation dialog");
  const reason = (number: number) => page.getByLabel(`Reason ${number}`, { exact: true });
  await press(page, "Remove reason 6");
  await expect.poll(() => isFocused(page, "Reason 5")).toBe(true);
  await press(page, "Add reason");
  await expect.poll(() => isFocused(page, "Reason 6")).toBe(true);
  await page.keyboard.type("too EXPENSIVE");
  await page.getByText("This reason already exists.").waitFor();
  await press(page, "Save reasons");
  await expect.poll(() => isFocused(page, "Reason 6")).toBe(true);
  expect(await accessibilityIssues(page)).toEqual([]);
  await reason(6).fill("We closed down");
  await press(page, "Move reason 6 up");
  await preview(page).getByText("We closed down").waitFor();
  await page.getByLabel("Show in random order").check();
  await press(page, "Save reasons");
  await page.getByText("Reasons saved.").waitFor();
  const saved = await read(client.projects[":id"]["leaving-dialog"].$get({ param: { id: projectId } }));
  expect(saved.reasons.slice(3)).toEqual(["Technical problems", "We closed down", "Switching to another product"]);
  expect(saved.isShuffled).toBe(true);

  const websites = page.getByLabel("Website URLs");
  await websites.fill("app.parcelo.example https://");
  await press(page, "Save websites");
  await page.getByText("“https://” isn't a website URL. Use https://example.com.").waitFor();
  page.consoleErrors.length = 0;
  await websites.fill("app.parcelo.example/pricing");
  await page.getByRole("link", { name: "Mentions" }).click();
  await stay(page);
  await press(page, "Save websites");
  await page.getByText("Websites saved.").waitFor();
  await expect.poll(() => websites.inputValue()).toBe("https://app.parcelo.example");

  await page.getByLabel("Apply in Stripe").click();
  const options = page.getByRole("listbox", { name: "Apply in Stripe" }).getByRole("option");
  await expect.poll(() => options.allTextContents()).toEqual(["Off", "Test mode only"]);
  await options.last().click();
  await page.getByRole("region", { name: "Apply accepted offers" }).getByRole("button", { name: "Save" }).click();
  await page.getByText("Settings saved.").waitFor();
  const settings = client.projects[":id"]["apply-offers"].$get({ param: { id: projectId } });
  expect(await read(settings)).toEqual({ applies: "test", isTested: false });

  const project = await read(client.projects[":id"].$get({ param: { id: projectId } }));
  const widgetSecret = project.widgetSecret ?? "";
  await expect.poll(() => page.getByRole("main").textContent()).not.toContain(widgetSecret);
  await press(page, "Show secret");
  await page.getByText(widgetSecret).waitFor();
  await press(page, "Copy secret");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(widgetSecret);
  await page.locator("summary").filter({ hasText: "Link, without a script" }).click();
  await page.getByText(`${url}/f/${projectId}`).waitFor();
  await page.locator("summary").filter({ hasText: "JavaScript API" }).click();
  expect(await accessibilityIssues(page)).toEqual([]);
});

test("tries the dialog with test offers in test mode, which is shown everywhere and remembered", async () => {
  const { page, client, projectId } = await visit(link("offers"), "Offers");
  const offer = {
    projectId,
    mode: "test" as const,
    type: "pause" as const,
    title: "Rest",
    url: "https://away.example",
  };
  await read(client.offers["add-update"].$post({ json: { ...offer, reasons: ["Too expensive"] } }));
  await page.getByText("No offers yet").waitFor();
  await page.getByText("Test", { exact: true }).click();
  await card(page, "Rest").waitFor();
  await page.getByText("Test mode.").waitFor();
  await page.getByRole("link", { name: "Mentions" }).click();
  await page.getByRole("heading", { name: "Mentions" }).waitFor();
  await page.getByText("Test mode.").waitFor();
  await page.goto(`${link("offers")}?project=${projectId}`);
  await card(page, "Rest").waitFor();
  await page.getByText("Test mode.").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);

  await page.getByRole("link", { name: "Cancellation dialog" }).click();
  // The inline preview has no name.
  const dialog = page.getByRole("dialog", { name: /./ });
  const tryDialog = async (result: string, ...steps: (() => Promise<unknown>)[]) => {
    await press(page, "Open in test mode");
    await dialog.waitFor();
    for (const step of steps) await step();
    await page.getByRole("region", { name: "Try it" }).getByRole("status").getByText(result).waitFor();
    await expect.poll(() => dialog.count()).toBe(0);
  };
  const expensive = () => dialog.getByLabel("Too expensive").check();
  const pressInDialog = (name: string) => () => dialog.getByRole("button", { name, exact: true }).click();
  await tryDialog("Closed the dialog. The customer stays.", () => page.keyboard.press("Escape"));
  await tryDialog("No active offer matches.", pressInDialog("Continue"));
  await tryDialog(
    "Accepted “Rest”. The customer stays. Reason: “Too expensive”.",
    expensive,
    pressInDialog("Continue"),
    pressInDialog("Accept the offer"),
    pressInDialog("Close"),
  );
  const stats = (mode: "live" | "test") => read(client.feedbacks.stats.$get({ query: { projectId, mode } }));
  expect(await stats("test")).toMatchObject({ byOutcome: { accepted: 1, declined: 0, left: 1 } });
  expect(await stats("live")).toMatchObject({ total: 0 });

  await page.goto(`${link("offers")}?project=${projectId}&mode=test`);
  await card(page, "Rest").getByRole("link", { name: "Edit" }).click();
  await page.getByLabel("Title").fill("Rest a while");
  await press(page, "Switch to live");
  await page.getByRole("dialog", { name: "Leave without saving?" }).getByRole("button", { name: "Leave" }).click();
  await page.getByText("No offers yet").waitFor();
  await expect.poll(() => page.getByText("Test mode.").count()).toBe(0);
});
