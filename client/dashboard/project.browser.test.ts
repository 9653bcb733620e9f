// Pages of a project: its members, its integrations and what we suggest for its website.
import { afterAll, expect, test } from "vitest";
import { audits } from "#db/schema/index.ts";
import { createReceiver } from "#server/developers/webhooks/testing/receiver.ts";
import { createFactories } from "#server/testing/factories.ts";
import { slack, slackUrl } from "#server/testing/stand-ins/slack.ts";
import { databaseWith } from "#server/testing/test-database.ts";
import { createBrokenWebsite, plantedKinds } from "#server/website/suggestions/testing/broken-website.ts";
import { invitationsPath } from "#shared/account/auth.ts";
import { link } from "#shared/routes.ts";
import { read } from "../app/api-client.ts";
import { accessibilityIssues } from "../testing/accessibility.ts";
import { browser } from "../testing/browser.ts";
import { waitForEmailLink } from "../testing/emails.ts";
import { isHydrated } from "../testing/hydration.ts";
import { selectOption } from "../testing/select-option.ts";
import { clientOf, password, signUpUser } from "../testing/users.ts";
import { projectLink } from "./current-project.ts";

const channel = slack();
// The page makes the secret, so this receiver can't verify signatures.
const receiver = createReceiver();
const site = createBrokenWebsite();
afterAll(() => Promise.all([channel.stop(), receiver.stop(), site.stop()]));

const names = ["builder", "viewer", "checker"] as const;
type Name = (typeof names)[number];
const projectOf: Record<Name, string> = { builder: "", viewer: "", checker: "" };
const ownerOf = (name: Name) => ({ email: `${name}@people.example`, password });
const database = await databaseWith(async (db) => {
  const create = createFactories(db);
  const auditedAt = new Date("2026-11-20T09:00:00Z");
  const nextAuditAt = new Date("2099-01-01T00:00:00Z");
  for (const name of names) {
    const trialEndsAt = new Date(Date.now() + 24 * 3600_000);
    const { id: ownerId } = await create.user({ ...ownerOf(name), trialEndsAt });
    const { id: projectId } = await create.project({
      ownerId,
      url: name === "builder" ? "https://parcelo.example" : `${site.url}/`,
    });
    projectOf[name] = projectId;
    if (name !== "viewer") continue;
    await create.suggestion({ projectId, severity: "high", title: "Broken links", kind: "broken-links" });
    await create.suggestion({ projectId, severity: "low", title: "No robots.txt", kind: "robots-missing" });
    await create.suggestion({ projectId, state: "resolved", title: "No sitemap", endedAt: new Date() });
    await db.insert(audits).values({ projectId, auditedAt, nextAuditAt, pages: 12 });
  }
});
// This machine can be fetched from only outside production.
const { url, dataDir, open, openAs } = await browser({
  database,
  env: { NODE_ENV: "test", FETCH_ALLOW: `${receiver.host},${site.host}`, SLACK_URL: channel.url },
});

test("covers membership: invited, signed up, editor, then viewer, then removed", async () => {
  const options = { reducedMotion: "reduce" } as const;
  const owner = await signUpUser(url, { name: "Ada" });
  const api = clientOf(url, owner);
  const { id } = await read(api.projects.$post({ json: { name: "Parcelo", url: "https://parcelo.example" } }));
  await read(api.projects[":id"].proposals.$post({ param: { id }, json: { count: 3 } }));
  const mistyped = "mistyped@people.example";
  await read(api.projects[":id"].members.$post({ param: { id }, json: { email: mistyped, role: "viewer" } }));

  const members = await openAs(owner, projectLink("members", id), options);
  // Once; a second request would fail.
  await members.getByRole("button", { name: `Withdraw the invitation of ${mistyped}` }).dblclick();
  await members.getByRole("status").getByText(`The invitation of ${mistyped} was withdrawn.`).waitFor();
  await expect.poll(() => members.evaluate(() => document.activeElement?.id)).toBe("members");
  const email = `${crypto.randomUUID().slice(0, 8)}@people.example`;
  await members.getByRole("button", { name: "Invite member" }).click();
  const dialog = members.getByRole("dialog", { name: "Invite a member" });
  await dialog.getByLabel("Email address").fill(email);
  await selectOption(dialog, "Role", "Editor");
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await members.getByRole("region", { name: "Pending invitations" }).getByText(email, { exact: true }).waitFor();
  expect(await accessibilityIssues(members)).toEqual([]);

  const page = await open(await waitForEmailLink(dataDir, email, invitationsPath), options);
  await page.getByRole("heading", { name: "Join Parcelo" }).waitFor();
  await page.getByText("Ada invited you to work on this project as an editor.").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect.poll(() => page.getByLabel("Email").inputValue()).toBe(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("button", { name: "Accept invitation" }).click();
  await page.getByRole("button", { name: "Project: Parcelo" }).waitFor();

  const submissions = projectLink("submissions", id);
  const approve = page.getByRole("button", { name: /^Approve/ });
  await page.goto(submissions);
  await expect.poll(() => approve.count()).toBe(3);

  await members.reload();
  await members.getByRole("button", { name: `Role of ${email}: Editor` }).click();
  await members.getByRole("menuitemradio", { name: "Viewer", exact: true }).click();
  await members.getByRole("status").getByText(`${email} is now a viewer.`).waitFor();
  expect(await accessibilityIssues(members)).toEqual([]);
  await page.reload();
  await page.getByRole("rowheader").getByRole("link").first().waitFor();
  await expect.poll(() => approve.count()).toBe(0);
  await page.goto(projectLink("members", id));
  await page.getByRole("button", { name: "Leave Parcelo" }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Invite member" }).count()).toBe(0);

  await members.getByRole("button", { name: `Remove ${email}` }).click();
  await members.getByRole("dialog").getByRole("button", { name: "Remove member" }).click();
  await members.getByRole("status").getByText(`${email} was removed.`).waitFor();
  await expect.poll(() => members.getByRole("region", { name: "Members" }).getByRole("listitem").count()).toBe(1);
  await expect.poll(() => members.evaluate(() => document.activeElement?.id)).toBe("members");
  await page.goto(submissions);
  await page.waitForURL(`**${link("newProject")}`);
  await expect.poll(() => page.getByRole("button", { name: "Project: Parcelo" }).count()).toBe(0);
});

test("adds a webhook, tests it, reads its log, and connects Slack, a feed and email alerts", async () => {
  const page = await openAs(ownerOf("builder"), projectLink("integrations", projectOf.builder));
  await page.getByText("No webhooks yet").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);

  await page.getByRole("button", { name: "Add webhook" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Address of your endpoint").fill("http://parcelo.example/hooks");
  await dialog.getByRole("button", { name: "Add webhook" }).click();
  await dialog.getByText("starts with https://").waitFor();
  await dialog.getByLabel("Address of your endpoint").fill(receiver.url);
  const events = dialog.getByRole("checkbox");
  for (const event of await events.all()) await event.uncheck();
  await dialog.getByRole("button", { name: "Add webhook" }).click();
  await expect.poll(() => events.first().evaluate((event) => event === document.activeElement)).toBe(true);
  await events.first().check();
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
  await expect.poll(() => failed.getByRole("cell").allTextContents()).toEqual(expect.arrayContaining(["Failed", "1"]));
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
  await page.getByText("Check your Slack channel.").waitFor();
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
  await expect.poll(() => page.getByLabel("Email me about new mentions").isChecked()).toBe(true);
  await expect.poll(() => page.getByRole("combobox", { name: "Quiet from" }).inputValue()).toBe("21:00");
  // The browser logs both rejected addresses.
  page.consoleErrors.length = 0;
});

const visit = async (name: Name, options = {}) => {
  const page = await openAs(ownerOf(name), projectLink("suggestions", projectOf[name]), options);
  await page.getByRole("heading", { name: "Suggestions", level: 1 }).waitFor();
  await isHydrated(page);
  return { page, row: (title: string) => page.getByRole("row", { name: title }) };
};

test("lists suggestions with evidence, dismisses and restores one, and checks the website on demand", async () => {
  const { page, row } = await visit("viewer", { permissions: ["clipboard-read", "clipboard-write"] });
  await page.getByText("2 suggestions, most important first").waitFor();
  expect((await page.getByRole("row").allTextContents()).map((text) => text.match(/High|Low/)?.[0])).toEqual([
    undefined,
    "High",
    "Low",
  ]);
  await page.getByText("No sitemap").waitFor();
  await row("Broken links").click();
  const panel = page.getByRole("dialog", { name: "Broken links" });
  const evidence = panel.getByRole("link", { name: "https://parcelo.example/" });
  await expect.poll(() => evidence.getAttribute("rel")).toContain("nofollow");
  await panel.getByText("<title>Shop</title>").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await panel.getByRole("button", { name: "Copy" }).click();
  await page.getByText("Copied.").waitFor();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("<title>Shop</title>");

  await page.keyboard.press("j");
  const dismissed = page.getByRole("dialog", { name: "No robots.txt" });
  await dismissed.getByRole("button", { name: "Dismiss" }).click();
  await page.getByText("1 suggestion, most important first").waitFor();
  await expect.poll(() => row("No robots.txt").count()).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await row("No robots.txt").waitFor();

  const { page: checked, row: found } = await visit("checker");
  await checked.getByText("Not checked yet").waitFor();
  expect(await accessibilityIssues(checked)).toEqual([]);
  const check = checked.getByRole("button", { name: /^Check (again|now)/ });
  await checked.route("**/api/suggestions/*/audit", (route) => route.abort());
  await check.click();
  await checked.getByRole("alert").filter({ hasText: "Something bad happened" }).waitFor();
  await expect.poll(() => check.isEnabled()).toBe(true);
  await checked.unroute("**/api/suggestions/*/audit");
  // The browser logs the failed request.
  checked.consoleErrors.length = 0;
  const reopen = site.close();
  await check.click();
  await checked.getByText("We're checking your website.").waitFor();
  await checked.getByText("Suggestions appear here in a minute or two").waitFor();
  reopen();
  await checked.getByText(`${plantedKinds.length} suggestions`).waitFor();
  await found("Broken links").waitFor();
  await checked.getByText(`${site.pages} pages checked on`).waitFor();

  site.fix();
  await check.click();
  await checked.getByText("No suggestions").waitFor();
  await checked.getByRole("heading", { name: "Recently resolved" }).waitFor();
  await expect.poll(() => checked.getByText("Resolved on").count()).toBe(10);
});
