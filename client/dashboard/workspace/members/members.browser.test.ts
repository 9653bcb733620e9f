import { expect, test } from "vitest";
import { invitationsPath } from "#shared/account/auth.ts";
import { link } from "#shared/routes.ts";
import { read } from "../../../app/api-client.ts";
import { accessibilityIssues } from "../../../testing/accessibility.ts";
import { browser } from "../../../testing/browser.ts";
import { waitForEmailLink } from "../../../testing/emails.ts";
import { selectOption } from "../../../testing/select-option.ts";
import { clientOf, password, signUpUser } from "../../../testing/users.ts";
import { projectLink } from "../../current-project.ts";

const { url, dataDir, open, openAs } = await browser();
const options = { reducedMotion: "reduce" } as const;

test("covers membership: invited, signed up, editor, then viewer, then removed", async () => {
  const owner = await signUpUser(url, { name: "Ada" });
  const api = clientOf(url, owner);
  const { id } = await read(api.projects.$post({ json: { name: "Parcelo", url: "https://parcelo.example" } }));
  await read(api.projects[":id"].proposals.$post({ param: { id }, json: { count: 3 } }));

  const members = await openAs(owner, projectLink("members", id), options);
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
  await page
    .getByRole("link", { name: /^Details/ })
    .first()
    .waitFor();
  expect(await approve.count()).toBe(0);
  await page.goto(projectLink("members", id));
  await page.getByRole("button", { name: "Leave Parcelo" }).waitFor();
  expect(await page.getByRole("button", { name: "Invite member" }).count()).toBe(0);

  await members.getByRole("button", { name: `Remove ${email}` }).click();
  await members.getByRole("dialog").getByRole("button", { name: "Remove member" }).click();
  await members.getByRole("status").getByText(`${email} was removed.`).waitFor();
  await expect.poll(() => members.getByRole("region", { name: "Members" }).getByRole("listitem").count()).toBe(1);
  await page.goto(submissions);
  await page.waitForURL(`**${link("newProject")}`);
  expect(await page.getByRole("button", { name: "Project: Parcelo" }).count()).toBe(0);
});
