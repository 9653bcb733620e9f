import { expect, test } from "vitest";
import { createFactories } from "#server/testing/factories.ts";
import { databaseWith } from "#server/testing/test-database.ts";
import { link } from "#shared/routes.ts";
import { accessibilityIssues } from "../../../testing/accessibility.ts";
import { browser } from "../../../testing/browser.ts";

const owner = { email: "owner@people.example", password: "a long password" };

const database = await databaseWith(async (db) => {
  const create = createFactories(db);
  const dayMs = 24 * 3600_000;
  const { id: ownerId } = await create.user({
    ...owner,
    emailVerifiedAt: new Date(),
    trialEndsAt: new Date(Date.now() + dayMs),
  });
  const { id: projectId } = await create.project({ ownerId, name: "Parcelo", checklistDismissedAt: new Date() });
  for (const [name, state, reason] of [
    ["Open Hub", "needs_customer", "confirm_mail"],
    ["Tool Shelf", "proposed", null],
    ["Maker List", "proposed", null],
  ] as const) {
    const { id: directoryId } = await create.directory({ name });
    await create.submission({ projectId, directoryId, state, reason });
  }
  await create.article({ projectId, state: "in_review", title: "Parcel tracking for small shops" });
  await create.mention({ projectId, title: "Which parcel tracker do you use?", foundAt: new Date(), score: 90 });
});
const { openAs } = await browser({ database });

test("fits a laptop's screen, and each item that waits is decided in place", async () => {
  const page = await openAs(owner, link("dashboard"), { viewport: { width: 1280, height: 800 } });
  const waiting = page.getByRole("region", { name: "Waiting for you" });
  const button = (name: string) => waiting.getByRole("button", { name });
  const status = (text: string) => page.getByRole("status").getByText(text).waitFor();
  await button("Approve: Tool Shelf").waitFor();
  const bottoms = await page
    .getByRole("main")
    .locator("section, ul")
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
  expect(Math.max(...bottoms)).toBeLessThan(800);
  expect(await accessibilityIssues(page)).toEqual([]);

  await button("Skip: Tool Shelf").click();
  await status("Tool Shelf skipped.");
  await button("Skip: Tool Shelf").waitFor({ state: "hidden" });
  await button("Answer: Open Hub").click();
  await waiting.getByText("Open the email from the directory, follow its link, then confirm here.").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await button("It's done").click();
  await status("Thanks. We'll continue with this submission.");
  await button("Answer: Open Hub").waitFor({ state: "hidden" });

  await button("Reply: Which parcel tracker do you use?").click();
  const drawer = page.getByRole("dialog");
  await drawer.getByLabel("Your reply").fill("I work on Parcelo.");
  await drawer.getByRole("button", { name: "Mark as sent" }).click();
  await status("Marked as sent.");
  await button("Reply: Which parcel tracker do you use?").waitFor({ state: "hidden" });
  await waiting.getByRole("link", { name: "1 directory to approve" }).waitFor();
  expect(new URL(page.url()).pathname).toBe(link("dashboard"));
});
