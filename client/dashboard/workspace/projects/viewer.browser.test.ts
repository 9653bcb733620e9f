// What members see of the pages whose buttons their role doesn't allow.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { projectMembers } from "#db/schema/index.ts";
import { createFactories } from "#server/testing/factories.ts";
import { databaseWith } from "#server/testing/test-database.ts";
import { onetimeLimits } from "#shared/limits.ts";
import type { PlainPage } from "#shared/routes.ts";
import { createClient, read } from "../../../app/api-client.ts";
import { accessibilityIssues } from "../../../testing/accessibility.ts";
import { browser } from "../../../testing/browser.ts";
import { password } from "../../../testing/users.ts";
import { projectLink } from "../../current-project.ts";

let projectId = "";
const database = await databaseWith(async (db) => {
  const create = createFactories(db);
  const plan = await create.plan({ type: "onetime" });
  const { id: ownerId } = await create.user({ planId: plan.id });
  projectId = (await create.project({ ownerId, name: "Parcelo", stripeAccountId: "acct_parcelo" })).id;
  await create.keyword({ projectId, text: "parcel tracker" });
  await create.mention({ projectId, keyword: "parcel tracker", title: "Which parcel tracker?" });
  await create.lead({ projectId, handle: "ada" });
  await create.offer({ projectId, title: "Take a break", active: true });
  await create.offer({ projectId, title: "Stay for less", type: "discount", couponId: "stay20", percentOff: 20 });
  await create.destination({ projectId, name: "Archive" });
  await create.suggestion({ projectId, title: "Add a description" });
  for (const role of ["viewer", "editor"] as const) {
    const { id: userId } = await create.user({ email: `${role}@people.example`, password, trialEndsAt: null });
    await db.insert(projectMembers).values({ projectId, userId, role });
  }
});
const { url, openAs } = await browser({ database, env: { JOBS: "off" } });
const openPage = (role: "viewer" | "editor", page: PlainPage) =>
  openAs({ email: `${role}@people.example`, password }, projectLink(page, projectId), { reducedMotion: "reduce" });
const buttons = (page: Page) => page.getByRole("main").getByRole("button").allTextContents();

/** A text that the page shows once it is loaded, and a control that only editors get. */
const pages = [
  { page: "mentions", shown: "Matches “parcel tracker”", control: /^(Reply|Dismiss|Relevant|Not relevant)/ },
  { page: "leads", shown: "ada", control: /^(Edit message|Export)$/ },
  { page: "suggestions", shown: "Add a description", control: /^(Dismiss|Check)/ },
  { page: "destinations", shown: "Archive", control: /^Check key file/ },
] as const;

test("shows a viewer the pages without their actions", async () => {
  const viewer = await openPage("viewer", "mentions");
  const editor = await openPage("editor", "mentions");
  for (const { page: name, shown, control } of pages) {
    for (const page of [viewer, editor]) await page.goto(projectLink(name, projectId));
    await viewer.getByRole("main").getByText(shown).first().waitFor();
    expect(await viewer.getByRole("main").getByRole("button", { name: control }).count()).toBe(0);
    expect(await accessibilityIssues(viewer)).toEqual([]);
    await editor.getByRole("main").getByRole("button", { name: control }).first().waitFor();
  }
});

test("shows a viewer the status of leads, and their message disabled", async () => {
  const page = await openPage("viewer", "leads");
  await page.getByRole("row").filter({ hasText: "ada" }).getByText("New", { exact: true }).waitFor();
  expect(await page.getByLabel("Status of ada").count()).toBe(0);
  expect(await page.getByRole("checkbox").count()).toBe(0);
  await page.getByRole("link", { name: "Message ada" }).click();
  await page.getByRole("dialog").getByText("Only editors and owners can change this.").waitFor();
  expect(await page.getByLabel("Your message").isDisabled()).toBe(true);
});

test("tells an editor who can choose an offer's coupon", async () => {
  const page = await openPage("editor", "offers");
  await page.getByRole("link", { name: /“Stay for less”/ }).click();
  await page.getByText("The discount is the coupon stay20. Only owners of this project").waitFor();
  expect(await page.getByText("Couldn't load coupons").count()).toBe(0);
  expect(await accessibilityIssues(page)).toEqual([]);
});

test("shows the keyword limit of the project's plan, and deletes for editors only", async () => {
  const page = await openPage("viewer", "keywords");
  await page.getByText(`1 of ${onetimeLimits.keywords}`).waitFor();
  expect(await page.getByRole("button", { name: "Delete parcel tracker" }).count()).toBe(0);
  expect(await page.getByRole("button", { name: "Add keyword" }).isDisabled()).toBe(true);
  const editor = await openPage("editor", "keywords");
  await editor.getByText(`1 of ${onetimeLimits.keywords}`).waitFor();
  await editor.getByRole("button", { name: "Delete parcel tracker" }).waitFor();
});

test("shows a viewer offers without switches, and their settings disabled", async () => {
  const page = await openPage("viewer", "offers");
  await page.getByRole("listitem", { name: "Take a break" }).getByText("Active", { exact: true }).waitFor();
  expect(await page.getByRole("switch").count()).toBe(0);
  await page.getByRole("link", { name: "View “Take a break”" }).click();
  await page.getByText("Only editors and owners can change this.").waitFor();
  expect(await page.getByLabel("Title").isDisabled()).toBe(true);
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.goto(projectLink("leavingDialog", projectId));
  await page.getByText("Only editors and owners can change this.").waitFor();
  expect(await page.getByRole("button", { name: "Save websites" }).isDisabled()).toBe(true);
  expect(await page.getByRole("heading", { name: "Verify customers" }).count()).toBe(0);
});

test("shows a viewer feedback, which stays new", async () => {
  const json = { projectId, page: "https://parcelo.example/account", message: "Too many parcels." };
  await read<unknown>(createClient(`${url}/api`, fetch).feedback.save.$post({ json }));
  const page = await openPage("viewer", "feedback");
  // Behind the drawer, too.
  const inbox = page.getByRole("row", { includeHidden: true }).filter({ hasText: "Too many parcels." });
  await inbox.getByRole("link", { includeHidden: true }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByText("Too many parcels.").waitFor();
  expect(await drawer.getByRole("button", { name: /^(Mark as|Delete)/ }).count()).toBe(0);
  await page.reload();
  await inbox.getByText("New", { exact: true }).waitFor();
});

test("lets only owners change alerts' secrets and destinations", async () => {
  const page = await openPage("editor", "integrations");
  const email = page.getByRole("region", { name: "Email" });
  await expect.poll(() => email.getByRole("button", { name: "Save" }).isEnabled()).toBe(true);
  expect(await buttons(page)).not.toEqual(expect.arrayContaining([expect.stringMatching(/Connect Slack|Create feed/)]));
  await page.goto(projectLink("destinations", projectId));
  await page.getByRole("listitem", { name: "Archive" }).getByRole("link", { name: "Files" }).click();
  const drawer = page.getByRole("dialog", { name: "Archive" });
  await drawer.getByText("Only owners of this project can change this.").waitFor();
  expect(await drawer.getByLabel("Name").isDisabled()).toBe(true);
  expect(await drawer.getByRole("button", { name: "Delete destination" }).count()).toBe(0);
  expect(await accessibilityIssues(page)).toEqual([]);

  const viewer = await openPage("viewer", "integrations");
  await viewer.getByText("Only editors and owners can change this.").waitFor();
  expect(await viewer.getByRole("region", { name: "Email" }).getByRole("button", { name: "Save" }).isDisabled()).toBe(
    true,
  );
  expect(await accessibilityIssues(viewer)).toEqual([]);
});
