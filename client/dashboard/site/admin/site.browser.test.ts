// The owner's pages about the site: its audit log, the waitlist and the settings.
import { expect, test } from "vitest";
import { auditEntries, contacts } from "#db/schema/index.ts";
import { createFactories } from "#server/testing/factories.ts";
import { brevo } from "#server/testing/stand-ins/brevo.ts";
import { databaseWith } from "#server/testing/test-database.ts";
import { link } from "#shared/routes.ts";
import { dayMs } from "#shared/time.ts";
import { createClient, read } from "../../../app/api-client.ts";
import { accessibilityIssues } from "../../../testing/accessibility.ts";
import { admin, browser } from "../../../testing/browser.ts";
import { chooseDays } from "../../../testing/choose-days.ts";
import { isHydrated } from "../../../testing/hydration.ts";
import { clientOf } from "../../../testing/users.ts";

const contact = (name: string) => ({ email: `${name}@list.example`, source: "home" });

const database = await databaseWith(async (db) => {
  const create = createFactories(db);
  const { id } = await create.user({ email: "boss@people.example", isAdmin: true });
  const buyer = await create.user({ email: "buyer@people.example" });
  const rows = Array.from({ length: 25 }, (_, at) => ({
    adminId: at === 0 ? null : id,
    call: at === 1 ? "DELETE /api/plans/7" : `PUT /api/blogposts/${at}`,
    requestId: crypto.randomUUID(),
    createdAt: new Date(Date.parse("2026-01-31T09:00:00Z") - at * dayMs),
  }));
  await db.insert(auditEntries).values(rows);
  const matchedAt = new Date("2025-12-01T09:00:00Z");
  const call = "Match purchase 7 by its verified email";
  await db.insert(auditEntries).values({ isAutomatic: true, onBehalfOf: buyer.id, call, createdAt: matchedAt });

  const createdAt = new Date("2025-01-01T09:00:00Z");
  const failure = { state: "failed", reason: "invalid_parameter" } as const;
  await db.insert(contacts).values([
    { ...contact("refused"), ...failure },
    { ...contact("elsewhere"), ...failure },
    { ...contact("sent"), createdAt },
    { ...contact("unwanted"), createdAt, state: "synced", list: 11 },
  ]);
});
const service = brevo();
const { url, openAs } = await browser({ database, env: { BREVO_API_KEY: "test-key", BREVO_URL: service.url } });
const session = await read(createClient(`${url}/api`, fetch).auth.signIn.$post({ json: admin }));
const api = clientOf(url, session);
const home = async () => (await fetch(url)).text();

// First, because what the other tests change is in the log, too.
test("the audit log lists who did what, newest first, filters it, and pages through the matches", async () => {
  const page = await openAs(session, link("adminAudit"));
  const rows = page.getByRole("row");
  await page.getByText("26 entries, newest first").waitFor();
  await expect.poll(() => rows.nth(1).textContent()).toContain("Deleted account");
  await expect.poll(() => rows.nth(2).textContent()).toContain("DELETE /api/plans/7");
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByLabel("Action").fill("blogposts");
  await page.waitForURL(/action=blogposts/);
  await page.getByText("24 entries, newest first").waitFor();
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "2" }).click();
  await page.waitForURL(/action=blogposts&page=2$/);
  await expect.poll(() => rows.count()).toBe(5);

  await page.goto(link("adminAudit"));
  await page.getByLabel("Administrator").fill("system");
  await page.getByText("1 entry, newest first").waitFor();
  await rows.nth(1).getByRole("cell", { name: "System", exact: true }).waitFor();
  await rows.nth(1).getByRole("cell", { name: "buyer@people.example" }).waitFor();
  await page.getByLabel("Administrator").fill("boss@");
  await page.getByText("24 entries, newest first").waitFor();
  await chooseDays(page, "Days", "2026-01-29", "2026-01-30");
  await page.getByText("2 entries, newest first").waitFor();
  await expect.poll(() => rows.count()).toBe(3);
  await page.getByLabel("Administrator").fill("someone else");
  await page.getByText("No entries match these filters").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole("link", { name: "Show all entries" }).click();
  await page.getByText("26 entries, newest first").waitFor();
  await page.getByRole("button", { name: "Days: Any time" }).waitFor();
});

test("the waitlist resends contacts, shows one that was sent in the meantime, and deletes one after confirmation", async () => {
  const isSynced = async (name: string) => {
    const listed = await read(api.waitlist.$get({ query: { limit: "100" } }));
    return listed.contacts.find(({ email }) => email === `${name}@list.example`)?.state === "synced";
  };
  // The server sends the contacts that wait when it starts; this one comes later.
  await expect.poll(() => isSynced("sent")).toBe(true);
  await database.db.insert(contacts).values(contact("patient"));
  const page = await openAs(session, link("adminWaitlist"));
  const rowOf = (name: string) => page.getByRole("row").filter({ hasText: `${name}@list.example` });
  const openMenu = (name: string) => page.getByRole("button", { name: `Actions for ${name}@list.example` }).click();
  const retry = (name: string) => page.getByRole("menuitem", { name: `Try again: ${name}@list.example` });
  const expectStatus = (text: string) => page.getByRole("status").getByText(text).waitFor();
  const focusedId = () => page.evaluate(() => document.activeElement?.id);
  await rowOf("refused").getByText("Failed: the service rejected this email").waitFor();
  await rowOf("patient").getByText("Waiting to be sent").waitFor();
  await rowOf("sent").getByText("Sent to list 11").waitFor();
  await isHydrated(page);
  await rowOf("sent").getByText("Sent to list 11").click({ button: "right" });
  await page.getByRole("menuitem", { name: /^Delete/ }).waitFor();
  await expect.poll(() => retry("sent").count()).toBe(0);
  await page.keyboard.press("Escape");
  expect(await accessibilityIssues(page)).toEqual([]);
  for (const name of ["refused", "patient"]) {
    await openMenu(name);
    await retry(name).click();
    await expectStatus(`Sending ${name}@list.example to the contact service again.`);
    await expect.poll(() => service.lists.get(`${name}@list.example`)).toEqual(new Set([11]));
    await expect.poll(() => isSynced(name)).toBe(true);
  }
  await page.reload();
  for (const name of ["refused", "patient"]) await rowOf(name).getByText("Sent to list 11").waitFor();

  const { contacts: listed } = await read(api.waitlist.$get({ query: { limit: "100" } }));
  const { id = "" } = listed.find(({ email }) => email === "elsewhere@list.example") ?? {};
  await read(api.waitlist[":id"].retry.$post({ param: { id } }));
  await expect.poll(() => isSynced("elsewhere")).toBe(true);
  await openMenu("elsewhere");
  await retry("elsewhere").click();
  await expectStatus("This contact does not exist or was already sent.");
  await expect.poll(() => page.locator(":focus").getAttribute("aria-label")).toBe("Actions for elsewhere@list.example");
  // The browser logs the rejected call.
  page.consoleErrors.length = 0;

  service.lists.set("unwanted@list.example", new Set([11]));
  const button = page.getByRole("menuitem", { name: "Delete unwanted@list.example" });
  await openMenu("unwanted");
  await button.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("This cannot be undone.").waitFor();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await openMenu("unwanted");
  await button.click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expectStatus("Deleted unwanted@list.example from the waitlist.");
  await expect.poll(() => rowOf("unwanted").count()).toBe(0);
  await expect.poll(() => service.lists.has("unwanted@list.example")).toBe(false);
  await expect.poll(focusedId).toBe("contacts");
});

test("settings change the site at once; conflicts, unsaved input and deletions without an archive are not silent", async () => {
  const settingsOf = (group: string) => `${link("adminSettings")}?group=${group}`;
  const page = await openAs(session, settingsOf("faq"));
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const save = async () => {
    await press("Save settings");
    await page.getByRole("status").getByText("Settings saved. The site is up to date.").last().waitFor();
    // The message may be of an earlier change.
    await page.getByText("Unsaved changes").waitFor({ state: "detached" });
  };
  const first = await field("Question").first().inputValue();
  expect(await home()).toContain(first);
  await field("Question").first().fill("Is there a phone number?");
  await field("Answer").first().fill("No. Write to {supportEmail}.");
  await press("Move down question 1");
  await save();
  await expect.poll(home).toMatch(/Is there a phone number\?.*Write to support@/s);
  const changed = await home();
  expect(changed).not.toContain(first);
  const second = await field("Question").first().inputValue();
  expect(changed.indexOf(`<h3>${second}`)).toBeLessThan(changed.indexOf("Is there a phone number?"));
  expect(await accessibilityIssues(page)).toEqual([]);
  await press("Reset to default");
  await page.getByRole("dialog").getByRole("button", { name: "Reset" }).click();
  await expect.poll(() => field("Question").first().inputValue()).toBe(first);
  expect(await home()).toContain(first);

  await page.goto(settingsOf("social"));
  await press("Add profile");
  await expect.poll(() => field("Network").evaluate((input) => input === document.activeElement)).toBe(true);
  await field("Network").fill("Mastodon");
  await field("URL").fill("not a URL");
  await press("Save settings");
  await expect.poll(() => field("URL").getAttribute("aria-invalid")).toBe("true");
  // The browser reports the rejected request itself.
  page.consoleErrors.length = 0;
  await field("URL").fill("https://social.example/@us");
  await save();
  await expect.poll(home).toContain("https://social.example/@us");
  await press("Remove profile 1");
  await save();
  await page.reload();
  await page.getByRole("button", { name: "Add profile" }).waitFor();
  await expect.poll(() => field("Network").count()).toBe(0);

  await page.goto(settingsOf("retention"));
  const old = page.getByRole("region", { name: "Deleted by the next run" });
  await old.getByText("Nothing is old enough to be deleted.").waitFor();
  await field("Dismissed mentions").fill("2");
  await old.getByText(">=3").waitFor();
  // The browser reports the rejected request itself.
  page.consoleErrors.length = 0;
  await field("Dismissed mentions").fill("3");
  await press("Save settings");
  const dialog = page.getByRole("dialog", { name: "Delete without an archive?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByText("Unsaved changes").waitFor();
  await page.getByLabel("Archive before deleting").check();
  await save();
  await page.getByLabel("Archive before deleting").uncheck();
  await press("Save settings");
  await dialog.getByRole("button", { name: "Save and delete" }).click();
  await page.getByText("Unsaved changes").waitFor({ state: "detached" });
  await page.reload();
  await expect.poll(() => field("Dismissed mentions").inputValue()).toBe("3");
  await expect.poll(() => page.getByLabel("Archive before deleting").isChecked()).toBe(false);

  await page.goto(settingsOf("trial"));
  await expect.poll(() => page.getByRole("button", { name: "Save settings" }).isEnabled()).toBe(true);
  await read(api.settings[":group"].$put({ param: { group: "trial" }, json: { version: 0, value: { days: 5 } } }));
  await field("Days").fill("6");
  await press("Save settings");
  await page.getByText("Someone else has changed these settings. Reload and try again.").waitFor();
  page.consoleErrors.length = 0;
  await page.getByRole("link", { name: "FAQ", exact: true }).click();
  await page.getByRole("dialog").getByText("Leave without saving?").waitFor();
  await press("Leave");
  await page.waitForURL("**group=faq");

  for (const group of ["limits", "clients"]) {
    await page.goto(settingsOf(group));
    await page.getByRole("button", { name: "Save settings" }).waitFor();
    expect(await accessibilityIssues(page)).toEqual([]);
  }
});
