import { expect, test } from "vitest";
import { contacts } from "#db/schema/index.ts";
import { brevo } from "#server/testing/stand-ins/brevo.ts";
import { databaseWith } from "#server/testing/test-database.ts";
import { link } from "#shared/routes.ts";
import { createClient, read } from "../../../../app/api-client.ts";
import { accessibilityIssues } from "../../../../testing/accessibility.ts";
import { admin, browser } from "../../../../testing/browser.ts";
import { clientOf } from "../../../../testing/users.ts";

const names = ["refused", "patient", "elsewhere"];
const database = await databaseWith(async (db) => {
  await db.insert(contacts).values(
    names.map((name) => ({
      email: `${name}@list.example`,
      source: "home",
      state: name === "patient" ? ("waiting" as const) : ("failed" as const),
      reason: name === "patient" ? null : "invalid_parameter",
    })),
  );
  const createdAt = new Date("2025-01-01T09:00:00Z");
  const sent = Array.from({ length: 8 }, (_, at) => ({ email: `sent-${at}@list.example`, createdAt }));
  sent.push({ email: "unwanted@list.example", createdAt });
  await db.insert(contacts).values(sent.map((contact) => ({ ...contact, state: "synced" as const, list: 11 })));
});
const service = brevo();
// The server sends waiting contacts when it starts.
service.behavior.refusal = { status: 503, body: {} };
const { url, openAs } = await browser({ database, env: { BREVO_API_KEY: "test-key", BREVO_URL: service.url } });

const openPage = async () => {
  const path = link("adminWaitlist");
  const page = await openAs(admin, path);
  await page.waitForURL(`**${path}`);
  return {
    page,
    rowOf: (email: string) => page.getByRole("row").filter({ hasText: email }),
    retry: (email: string) => page.getByRole("button", { name: `Retry ${email}` }),
    expectStatus: (text: string) => page.getByRole("status").getByText(text).waitFor(),
  };
};
const stateOf = async (email: string) => {
  const signedIn = await read(createClient(`${url}/api`, fetch).auth.signIn.$post({ json: admin }));
  const list = await read(clientOf(url, signedIn).waitlist.$get({ query: { limit: "100" } }));
  return list.contacts.find((contact) => contact.email === email)?.state;
};

test("resends a failed or waiting contact; a sent one has no button", async () => {
  await expect.poll(() => service.requests.length).toBeGreaterThan(0);
  delete service.behavior.refusal;
  const { page, rowOf, retry, expectStatus } = await openPage();
  await rowOf("refused@list.example").getByText("Failed: the service rejected this email").waitFor();
  await rowOf("patient@list.example").getByText("Waiting to be sent").waitFor();
  await rowOf("sent-7@list.example").getByText("Sent to list 11").waitFor();
  await expect.poll(() => retry("sent-7@list.example").count()).toBe(0);
  expect(await accessibilityIssues(page)).toEqual([]);
  for (const email of ["refused@list.example", "patient@list.example"]) {
    await retry(email).click();
    await expectStatus(`Sending ${email} to the contact service again.`);
    await expect.poll(() => service.lists.get(email)).toEqual(new Set([11]));
    await expect.poll(() => stateOf(email)).toBe("synced");
  }
  await page.reload();
  for (const email of ["refused@list.example", "patient@list.example"])
    await rowOf(email).getByText("Sent to list 11").waitFor();
});

test("a contact sent in the meantime is shown as sent, and focus stays in the list", async () => {
  const email = "elsewhere@list.example";
  const { retry, page } = await openPage();
  await retry(email).waitFor();
  const other = await openPage();
  await other.retry(email).click();
  await expect.poll(() => stateOf(email)).toBe("synced");
  await retry(email).click();
  await page.getByRole("status").getByText("This contact does not exist or was already sent.").waitFor();
  await expect.poll(() => retry(email).count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("contacts");
  // The browser logs the rejected call.
  page.consoleErrors.length = 0;
});

test("deletes a contact after confirmation, here and at the contact service", async () => {
  const email = "unwanted@list.example";
  service.lists.set(email, new Set([11]));
  const { page, rowOf, expectStatus } = await openPage();
  const button = rowOf(email).getByRole("button", { name: `Delete ${email}` });
  await button.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("This cannot be undone.").waitFor();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await button.click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expectStatus(`Deleted ${email} from the waitlist.`);
  await expect.poll(() => rowOf(email).count()).toBe(0);
  await expect.poll(() => service.lists.has(email)).toBe(false);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("contacts");
});
