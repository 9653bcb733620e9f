import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { stripe } from "#server/testing/stand-ins/stripe.ts";
import { link } from "#shared/routes.ts";
import { read } from "../../app/api-client.ts";
import { accessibilityIssues } from "../../testing/accessibility.ts";
import { browser } from "../../testing/browser.ts";
import { clientOf, signUpUser } from "../../testing/users.ts";

const shop = stripe();
afterAll(() => shop.stop());
const { url, openAs } = await browser({ ...shop.env, JOBS: "off" });

/** Opens a page of a new user's project. */
const visit = async (path: string, heading: string) => {
  const person = await signUpUser(url);
  const client = clientOf(url, person);
  const { id } = await read(client.projects.$post({ json: { name: "Parcelo", url: "https://parcelo.example" } }));
  const page = await openAs(person, path, {
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await page.getByRole("heading", { name: heading, exact: true }).waitFor();
  return { page, client, projectId: id };
};
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const card = (page: Page, title: string) => page.getByRole("listitem", { name: title });
const preview = (page: Page) => page.getByRole("region", { name: "How it looks" });
const isFocused = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).evaluate((field) => field === document.activeElement);

const stay = async (page: Page) => {
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await question.waitFor({ state: "hidden" });
};

test("an offer is made beside its preview, with refusals by their fields, then changed and switched off", async () => {
  const { page } = await visit(link("offers"), "Offers");
  await page.getByText("No offer yet").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole("link", { name: "Offer a pause to those who say “No longer needed”" }).click();
  await page.getByRole("heading", { name: "New offer" }).waitFor();
  expect(await page.getByRole("checkbox", { name: "No longer needed" }).isChecked()).toBe(true);
  await preview(page).getByText("Pause my subscription").waitFor();

  await page.getByLabel("What you offer").selectOption("Another page");
  await page.getByLabel("Title").fill("");
  await press(page, "Save offer");
  await page.getByText("Write a title.").waitFor();
  await page.getByText("Say where this leads.").waitFor();
  await expect.poll(() => isFocused(page, "Title")).toBe(true);
  expect(await accessibilityIssues(page)).toEqual([]);
  page.complaints.length = 0;

  await page.getByLabel("Title").fill("Read this first");
  await page.getByLabel("Message").fill("Two lines\nof text");
  await preview(page).getByText("Read this first").waitFor();
  await preview(page).getByText("Show me").waitFor();
  await page.getByRole("link", { name: "Keywords" }).click();
  await stay(page);
  await page.getByLabel("Where accepting leads").fill("https://parcelo.example/guide");
  await press(page, "Save offer");
  await page.getByText("The offer is saved.").waitFor();
  const made = card(page, "Read this first");
  await made.getByText("For “No longer needed”").waitFor();
  await made.getByText("Another page").waitFor();

  await made.getByRole("switch").click();
  await page.getByText("“Read this first” is switched off.").waitFor();
  await expect.poll(() => made.getByRole("switch").getAttribute("aria-checked")).toBe("false");
  await press(page, "Undo");
  await page.getByText("“Read this first” is switched on again.").waitFor();
  await expect.poll(() => made.getByRole("switch").getAttribute("aria-checked")).toBe("true");

  await made.getByRole("link", { name: "Edit" }).click();
  await expect.poll(() => page.getByLabel("Message").inputValue()).toBe("Two lines\nof text");
  await page.getByRole("checkbox", { name: "No longer needed" }).uncheck();
  await page.getByRole("checkbox", { name: "Show it from now on" }).uncheck();
  await press(page, "Save offer");
  await made.getByText("For every reason").waitFor();
  await page.getByText("1 live offer, 0 switched on.").waitFor();
});

test("a discount takes a coupon of the account that is connected for it, and says when it cannot be used", async () => {
  const { page } = await visit(`${link("newOffer")}?type=discount`, "New offer");
  await page.route("**/api/payments/connect*", (route) =>
    route.fulfill({ status: 503, json: { error: "unavailable", detail: "Payments are not configured." } }),
  );
  const connect = page.getByRole("button", { name: "Connect a Stripe account" });
  await connect.click();
  await page.getByText("Payments are not configured. Every other kind of offer works without Stripe.").waitFor();
  await expect.poll(() => page.context().pages().length).toBe(1);
  await page.unroute("**/api/payments/connect*");
  await press(page, "Save offer");
  await page.getByText("A discount needs a coupon.").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  page.complaints.length = 0;

  const opened = page.waitForEvent("popup");
  await connect.click();
  const stripeTab = await opened;
  await press(stripeTab, "Connect my account");
  const said = await stripeTab.getByText(/^The account acct_\w+ is connected\.$/).textContent();
  const coupon = { object: "coupon", name: null, amount_off: null, currency: null, duration: "once", valid: true };
  const [stay, less] = [
    { ...coupon, id: "stay", percent_off: 20 },
    { ...coupon, id: "less", percent_off: null, amount_off: 1050, currency: "usd", name: "Something off" },
  ];
  const [account = ""] = said?.match(/acct_\w+/) ?? [];
  shop.coupons(account, "live", [stay, less]);
  await press(stripeTab, "Use this account");
  await stripeTab.getByText("Parcelo takes its live coupons from this account now.").waitFor();
  expect(await accessibilityIssues(stripeTab)).toEqual([]);
  await stripeTab.close();

  // A headless browser doesn't fire this when the tab becomes visible again.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  const choice = page.getByLabel("Coupon", { exact: true });
  await choice.selectOption("Something off: $10.50 off, once");
  await preview(page).getByText("$10.50 off").waitFor();
  await choice.selectOption("stay: 20% off, once");
  await preview(page).getByText("20% off").waitFor();
  stay.valid = false;
  await press(page, "Save offer");
  await page.getByText("This coupon is no longer valid.").waitFor();
  await expect.poll(() => isFocused(page, "Coupon")).toBe(true);
  expect(await accessibilityIssues(page)).toEqual([]);
  page.complaints.length = 0;
  await press(page, "Read the coupons again");
  await choice.locator("option", { hasText: "stay: 20% off, once (ran out)" }).waitFor({ state: "attached" });
  await choice.selectOption("less");
  await press(page, "Save offer");
  await card(page, "Stay for less?").getByText("$10.50 off").waitFor();

  shop.behavior.refusal = 500;
  await card(page, "Stay for less?").getByRole("link", { name: "Edit" }).click();
  await page.getByText("The coupons could not be read").waitFor();
  await preview(page).getByText("$10.50 off").waitFor();
  shop.behavior.refusal = undefined;
  page.complaints.length = 0;
  await press(page, "Stop using it");
  await connect.waitFor();
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.getByText("No Stripe account is connected in this mode any more").waitFor();
});

test("the dialog's reasons and websites are saved, and its secret is shown on demand", async () => {
  const { page, client, projectId } = await visit(link("leavingDialog"), "Leaving dialog");
  const reason = (number: number) => page.getByLabel(`Reason ${number}`, { exact: true });
  await press(page, "Remove reason 6");
  expect(await isFocused(page, "Reason 5")).toBe(true);
  await press(page, "Add a reason");
  expect(await isFocused(page, "Reason 6")).toBe(true);
  await page.keyboard.type("too EXPENSIVE");
  await page.getByText("This reason stands there already.").waitFor();
  await press(page, "Save reasons");
  expect(await isFocused(page, "Reason 6")).toBe(true);
  expect(await accessibilityIssues(page)).toEqual([]);
  await reason(6).fill("We closed down");
  await press(page, "Up reason 6");
  await preview(page).getByText("We closed down").waitFor();
  await page.getByLabel("Each visitor sees them in another order").check();
  await press(page, "Save reasons");
  await page.getByText("The reasons are saved.").waitFor();
  const saved = await read(client.projects[":id"]["leaving-dialog"].$get({ param: { id: projectId } }));
  expect(saved.reasons.slice(3)).toEqual(["Technical problems", "We closed down", "Switching to another product"]);
  expect(saved.isShuffled).toBe(true);

  const websites = page.getByLabel("Addresses of your websites");
  await websites.fill("app.parcelo.example https://");
  await press(page, "Save websites");
  await page.getByText("“https://” is no website. Write it as https://example.com.").waitFor();
  page.complaints.length = 0;
  await websites.fill("app.parcelo.example/pricing");
  await page.getByRole("link", { name: "Mentions" }).click();
  await stay(page);
  await press(page, "Save websites");
  await page.getByText("The websites are saved.").waitFor();
  await expect.poll(() => websites.inputValue()).toBe("https://app.parcelo.example");

  const { widgetSecret } = await read(client.projects[":id"].$get({ param: { id: projectId } }));
  expect(await page.getByRole("main").textContent()).not.toContain(widgetSecret);
  await press(page, "Show the secret");
  await page.getByText(widgetSecret).waitFor();
  await press(page, "Copy the secret");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(widgetSecret);
  await page.locator("summary").filter({ hasText: "A link, without any script" }).click();
  await page.getByText(`${url}/f/${projectId}`).waitFor();
  await page.locator("summary").filter({ hasText: "calls and events" }).click();
  expect(await accessibilityIssues(page)).toEqual([]);
});

test("in test mode, said on every screen and remembered, the dialog is tried on the test offers", async () => {
  const { page, client, projectId } = await visit(link("offers"), "Offers");
  const offer = {
    projectId,
    mode: "test" as const,
    type: "pause" as const,
    title: "Rest",
    url: "https://away.example",
  };
  await read(client.offers["add-update"].$post({ json: { ...offer, reasons: ["Too expensive"] } }));
  await page.getByText("No offer yet").waitFor();
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

  await page.getByRole("link", { name: "Leaving dialog" }).click();
  // The inline preview has no name.
  const dialog = page.getByRole("dialog", { name: /./ });
  const tried = async (...answers: (() => Promise<unknown>)[]) => {
    await press(page, "Try it in test mode");
    await dialog.waitFor();
    for (const answer of answers) await answer();
    await expect.poll(() => dialog.count()).toBe(0);
    return page.getByRole("region", { name: "Try it" }).getByRole("status").textContent();
  };
  const expensive = () => dialog.getByLabel("Too expensive").check();
  const answer = (name: string) => () => dialog.getByRole("button", { name, exact: true }).click();
  expect(await tried(() => page.keyboard.press("Escape"))).toBe("They closed the dialog and stay.");
  expect(await tried(answer("Continue"))).toContain("They leave: no offer that is switched on fits.");
  expect(await tried(expensive, answer("Continue"), answer("Accept the offer"), answer("Close"))).toContain(
    "They accepted “Rest” and stay. Their reason: “Too expensive”.",
  );
  const stats = (mode: "live" | "test") => read(client.feedbacks.stats.$get({ query: { projectId, mode } }));
  expect(await stats("test")).toMatchObject({ byOutcome: { accepted: 1, declined: 0, left: 1 } });
  expect(await stats("live")).toMatchObject({ total: 0 });

  await page.goto(`${link("offers")}?project=${projectId}&mode=test`);
  await card(page, "Rest").getByRole("link", { name: "Edit" }).click();
  await page.getByLabel("Title").fill("Rest a while");
  await press(page, "Back to live");
  await page.getByRole("dialog", { name: "Leave without saving?" }).getByRole("button", { name: "Leave" }).click();
  await page.getByText("No offer yet").waitFor();
  await expect.poll(() => page.getByText("Test mode.").count()).toBe(0);
});
