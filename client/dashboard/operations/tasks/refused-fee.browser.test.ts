import { expect, test } from "vitest";
import { kits, plans } from "#db/schema/index.ts";
import { createFactories } from "#server/testing/factories.ts";
import { databaseWith } from "#server/testing/test-database.ts";
import { emptyKit } from "#shared/links/kit.ts";
import { link } from "#shared/routes.ts";
import { accessibilityIssues } from "../../../testing/accessibility.ts";
import { browser } from "../../../testing/browser.ts";
import { selectOption } from "../../../testing/select-option.ts";
import { password } from "../../../testing/users.ts";

const operator = { email: "operator@people.example", password };
const customer = { email: "customer@people.example", password };
const database = await databaseWith(async (db) => {
  const create = createFactories(db);
  const emailVerifiedAt = new Date("2026-01-01T09:00:00Z");
  await create.user({ ...operator, role: "operator", emailVerifiedAt });
  const freeOnly = (await db.select().from(plans)).find(({ deliverables }) => deliverables?.freeDirectoriesOnly);
  if (!freeOnly) throw new Error("No plan includes free directories only.");
  const { id: ownerId } = await create.user({ ...customer, emailVerifiedAt, planId: freeOnly.id });
  const { id: projectId } = await create.project({ ownerId, name: "Parcelo" });
  const fields = { ...emptyKit, name: "Parcelo", url: "https://parcelo.example" };
  await db.insert(kits).values({ projectId, version: 1, fields });
  const { id: directoryId } = await create.directory({ name: "Toll Directory" });
  const { id: submissionId } = await create.submission({
    projectId,
    directoryId,
    state: "queued",
    creditState: "reserved",
  });
  await create.task({ projectId, submissionId });
});
const { openAs } = await browser({ database });

test("a customer whose plan includes free directories only is never asked for a fee", async () => {
  const work = await openAs(operator, link("work"));
  await work.getByRole("heading", { level: 2, name: /^Toll Directory/ }).waitFor();
  await work.keyboard.press("c");
  await work.getByLabel("Reason").click();
  const reasons = work.getByRole("listbox", { name: "Reason" }).getByRole("option");
  await reasons.filter({ hasText: "Another reason" }).waitFor();
  expect(await reasons.filter({ hasText: "Pay a fee" }).count()).toBe(0);
  await work.keyboard.press("Escape");
  await work.getByText("If this one charges a fee, report it as unavailable.").waitFor();
  expect(await accessibilityIssues(work)).toEqual([]);
  await work.getByRole("button", { name: "Cancel" }).click();
  await work.keyboard.press("u");
  await selectOption(work, "Reason", "Another reason");
  await work.getByLabel("Note").fill("It now charges USD 99.");
  await work.keyboard.press("Control+Enter");
  await work.getByRole("status").getByText("Toll Directory: Unavailable.").first().waitFor();

  const submissions = await openAs(customer, link("submissions"));
  await submissions.getByRole("main").getByText("Toll Directory").first().waitFor();
  await submissions.getByText("Unavailable").first().waitFor();
  await expect.poll(() => submissions.getByText(/pay the fee|charges a fee/i).count()).toBe(0);
});
