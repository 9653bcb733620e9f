import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { directories, directoryChecks } from "#db/schema/index.ts";
import { importDirectoriesAt } from "#server/links/directories/testing/create-directory.ts";
import { databaseWith } from "#server/testing/test-database.ts";
import { link } from "#shared/routes.ts";
import { accessibilityIssues } from "../../../../testing/accessibility.ts";
import { admin, browser } from "../../../../testing/browser.ts";

const database = await databaseWith(async (db) => {
  const hosts = ["moved.example", "parked.example", "alive.example"];
  const ids = await importDirectoriesAt(
    db,
    hosts.map((host) => ({ url: `https://${host}/` })),
  );
  const now = new Date("2026-11-20T09:00:00Z");
  await db.update(directories).set({ lastCheck: "parked", lastCheckedAt: now }).where(inArray(directories.id, ids));
  await db
    .update(directories)
    .set({ lastCheck: "moved", movedTo: "https://new.example/" })
    .where(eq(directories.host, "moved.example"));
  await db
    .insert(directoryChecks)
    .values(ids.map((directoryId) => ({ directoryId, needsDecision: true, reason: "A reason.", lastAliveAt: now })));
});
const { url, openAs } = await browser({ database, env: { JOBS: "off" } });

test("applies the admin's decisions, after which nothing is left to decide", async () => {
  const page = await openAs(admin, link("adminLinkChecks"));
  const row = (host: string) => page.getByRole("listitem").filter({ hasText: `Directory ${host}` });
  const decide = async (host: string, label: string, message: string) => {
    await row(host).getByRole("button", { name: label }).click();
    await page.getByRole("status").getByText(message).waitFor();
    await expect.poll(() => row(host).count()).toBe(0);
  };
  await row("moved.example").getByText("https://new.example/").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await expect.poll(() => row("parked.example").getByRole("button").count()).toBe(2);
  await decide("moved.example", "Use the new URL", "Saved the new URL of Directory moved.example.");
  await decide("parked.example", "Close", "Closed Directory parked.example.");
  await decide("alive.example", "Keep", "Directory alive.example stays in the catalogue.");
  await page.getByText("Nothing to decide").waitFor();
  const found = await (await fetch(`${url}/api/directories?q=moved.example`)).json();
  expect(found.directories).toMatchObject([{ url: "https://new.example/", host: "new.example" }]);
});
