import { afterAll, expect, test } from "vitest";
import { createReceiver } from "#server/developers/webhooks/testing/receiver.ts";
import { createFactories } from "#server/testing/factories.ts";
import { slack, slackUrl } from "#server/testing/stand-ins/slack.ts";
import { databaseWith } from "#server/testing/test-database.ts";
import { link } from "#shared/routes.ts";
import { accessibilityIssues } from "../../../testing/accessibility.ts";
import { browser } from "../../../testing/browser.ts";
import { selectOption } from "../../../testing/select-option.ts";
import { password } from "../../../testing/users.ts";

const email = "builder@people.example";
const channel = slack();
// The page makes the secret, so this receiver can't verify signatures.
const receiver = createReceiver();
afterAll(() => Promise.all([channel.stop(), receiver.stop()]));
let projectId = "";
const database = await databaseWith(async (db) => {
  const create = createFactories(db);
  const trialEndsAt = new Date(Date.now() + 24 * 3600_000);
  const { id: ownerId } = await create.user({ email, password, trialEndsAt });
  projectId = (await create.project({ ownerId })).id;
});
const { openAs } = await browser({
  database,
  env: { NODE_ENV: "test", FETCH_ALLOW: receiver.host, SLACK_URL: channel.url },
});

test("adds a webhook, tests it, reads its log, and connects Slack, a feed and email alerts", async () => {
  const page = await openAs({ email, password }, `${link("integrations")}?project=${projectId}`);
  await page.getByText("No webhooks yet").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);

  await page.getByRole("button", { name: "Add webhook" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Address of your endpoint").fill("http://parcelo.example/hooks");
  await dialog.getByRole("button", { name: "Add webhook" }).click();
  await dialog.getByText("starts with https://").waitFor();
  await dialog.getByLabel("Address of your endpoint").fill(receiver.url);
  await dialog.getByLabel("New mention").uncheck();
  await dialog.getByRole("button", { name: "Add webhook" }).click();
  const secret = await dialog.getByRole("textbox", { name: "Secret" }).inputValue();
  expect(secret).toMatch(/^whsec_/);
  expect(await accessibilityIssues(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Done" }).click();

  await page.getByRole("button", { name: /^Send test to / }).click();
  await page.getByText(/took the test event \(status 204/).waitFor();
  receiver.behavior.reply = () => new Response(null, { status: 500 });
  await page.getByRole("button", { name: /^Send test to / }).click();
  await page.getByText("The test event failed.").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  expect(receiver.received.map(({ type }) => type)).toEqual(["test", "test"]);
  await page.getByRole("link", { name: /^Deliveries/ }).click();
  await dialog.getByText("The endpoint answered with status 500.").first().waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  const failed = dialog.getByRole("row").filter({ hasText: "Failed" });
  expect(await failed.getByRole("cell").allTextContents()).toEqual(expect.arrayContaining(["Failed", "1"]));
  await failed.getByRole("button", { name: /^Show Test event/ }).click();
  const content = page.getByRole("dialog", { name: "Test event" });
  await content
    .getByText(/"type": "test"|webhook-id/)
    .first()
    .waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await content.waitFor({ state: "detached" });
  expect(new URL(page.url()).searchParams.has("log")).toBe(true);
  await dialog.getByRole("link", { name: "Delivered" }).click();
  await dialog.getByText("The endpoint answered with status 500.").first().waitFor({ state: "detached" });
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Connect Slack" }).click();
  await dialog.getByLabel("Address of the incoming webhook").fill("https://example.com/hook");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("Paste the address of an incoming webhook.").waitFor();
  await dialog.getByLabel("Address of the incoming webhook").fill(slackUrl);
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Send test message" }).click();
  await page.getByText("Look into your Slack channel.").waitFor();
  expect(channel.messages()).toHaveLength(1);

  await page.getByRole("button", { name: "Create feed" }).click();
  const feed = await dialog.getByRole("textbox", { name: "Link" }).inputValue();
  expect((await fetch(new URL(new URL(feed).pathname, page.url()))).status).toBe(200);
  await dialog.getByRole("button", { name: "Done" }).click();

  await page.getByLabel("Email me about new mentions").check();
  await selectOption(page, "Quiet from", "21:00");
  await page.getByRole("region", { name: "Email" }).getByRole("button", { name: "Save" }).click();
  await page.getByText("We email you after a scan with new mentions.").waitFor();
  await page.reload();
  expect(await page.getByLabel("Email me about new mentions").isChecked()).toBe(true);
  expect(await page.getByRole("combobox", { name: "Quiet from" }).inputValue()).toBe("21:00");
  // The browser logs both rejected addresses.
  page.consoleErrors.length = 0;
});
