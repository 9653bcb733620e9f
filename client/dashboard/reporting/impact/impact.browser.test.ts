import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { searchConnections, searchDays, searchFigures } from "#db/schema/index.ts";
import { addDays, pacificDay } from "#server/content/search-console/pacific-day.ts";
import { createFactories } from "#server/testing/factories.ts";
import { createSearchConsoleStandIn } from "#server/testing/stand-ins/search-console.ts";
import { databaseWith } from "#server/testing/test-database.ts";
import { link } from "#shared/routes.ts";
import { monthText } from "#shared/text/month.ts";
import { accessibilityIssues } from "../../../testing/accessibility.ts";
import { browser } from "../../../testing/browser.ts";
import { selectOption } from "../../../testing/select-option.ts";
import { password } from "../../../testing/users.ts";
import { lastMonths } from "../reports/report-path.ts";

const site = "https://parcelo.example";
const today = pacificDay(new Date());
const property = "sc-domain:parcelo.example";
const entries = Array.from({ length: 90 }, (_, ago) => ({
  day: addDays(today, -ago),
  page: `${site}/`,
  query: ago < 28 ? "parcel tracker" : "parcelo",
  clicks: ago < 28 ? 6 : 4,
  impressions: 60,
  position: 9,
}));
const google = createSearchConsoleStandIn({ [property]: entries, "https://another.example/": [] });
afterAll(() => void google.stop());

const email = "founder@people.example";
let projectId = "";
const database = await databaseWith(async (db) => {
  const create = createFactories(db);
  const { id: ownerId } = await create.user({ email, password, trialEndsAt: new Date("2036-01-01T09:00:00Z") });
  projectId = (await create.project({ ownerId, name: "Parcelo", url: site })).id;
  const { id: directoryId } = await create.directory({ name: "Saas Index" });
  // At noon in Pacific time, whatever the time is now.
  const firstLiveAt = new Date(`${addDays(today, -40)}T20:00:00Z`);
  await create.submission({ projectId, directoryId, state: "live", firstLiveAt });
});
const { openAs } = await browser({ database, env: { NODE_ENV: "test", ...google.variables } });

test("connects, chooses a property, imports with progress, shows the impact and a report, and disconnects", async () => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  let pages = 0;
  google.onQuery = ({ dimensions }) => (dimensions.join() === "page" && ++pages > 5 ? isReleased : undefined);
  const page = await openAs({ email, password }, `${link("impact")}?project=${projectId}`, { reducedMotion: "reduce" });
  await page.getByText("See whether anything moved").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole("button", { name: "Connect Google Search Console" }).click();

  await page.getByText("Choose the property of your website").waitFor();
  expect(page.url()).not.toContain("code");
  await expect
    .poll(() => page.getByRole("combobox", { name: "Property" }).textContent())
    .toContain("parcelo.example (domain)");
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole("button", { name: "Use this property" }).click();

  await page.getByText("5 of 90 days").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  release();
  await page.getByText("Last read on").waitFor();
  await page.getByRole("heading", { name: /28 days before and after/ }).waitFor();
  const comparison = page.getByRole("region", { name: "Table: before and after" });
  await comparison.getByRole("row", { name: "Clicks 112 168 +50%" }).waitFor();
  await page.getByRole("row", { name: "parcel tracker Not shown 9 1,680 168" }).waitFor();
  await page.getByRole("row", { name: /^\/ .* 112 168 1,680 9$/ }).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);

  await page.getByRole("link", { name: /Live on Saas Index/ }).click();
  await page.getByRole("heading", { name: /28 days before and after/ }).waitFor();
  await comparison.getByRole("row", { name: /^Clicks 112 142 / }).waitFor();
  // A reading of the chart names what happened.
  const slider = page.getByRole("slider", { name: "Clicks in Google Search: values" });
  await slider.focus();
  const labels: (string | null)[] = [];
  for (let step = 0; step < 13; step++) {
    await page.keyboard.press("ArrowRight");
    labels.push(await slider.getAttribute("aria-valuetext"));
  }
  expect(labels.filter((label) => label?.includes("Live on Saas Index"))).toHaveLength(1);

  await page.goto(`${link("reports")}?project=${projectId}`);
  // The current month has no figures yet on its first days.
  const [, lastMonth = ""] = lastMonths(Date.now());
  await selectOption(page, "Month", monthText(lastMonth));
  await page.getByRole("button", { name: "Create report" }).click();
  await page.getByRole("heading", { name: "Google Search" }).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);

  await page.goto(`${link("impact")}?project=${projectId}`);
  await page.getByRole("button", { name: "Disconnect" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
  await page.getByText("No longer connected.").waitFor();
  const [ended] = await database.db.select().from(searchConnections).where(eq(searchConnections.projectId, projectId));
  expect(ended?.secret).toBeNull();
  expect(google.refreshTokens.size).toBe(1);
  expect(await database.db.$count(searchDays)).toBe(90);
  await comparison.waitFor();

  await page.getByRole("button", { name: "Delete figures" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete figures" }).click();
  await page.getByText("See whether anything moved").waitFor();
  expect([await database.db.$count(searchDays), await database.db.$count(searchFigures)]).toEqual([0, 0]);
});

test("chooses to delete the figures with the connection", async () => {
  google.onQuery = () => undefined;
  google.properties[property] = entries.slice(0, 3);
  const page = await openAs({ email, password }, `${link("impact")}?project=${projectId}`, { reducedMotion: "reduce" });
  await page.getByRole("button", { name: "Connect Google Search Console" }).click();
  await page.getByRole("button", { name: "Use this property" }).click();
  await page.getByText("Last read on").waitFor();
  await page.getByRole("button", { name: "Disconnect" }).click();
  await selectOption(page.getByRole("dialog"), "The figures that were read", "Delete them");
  await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
  await page.getByText("See whether anything moved").waitFor();
  expect(await database.db.$count(searchConnections)).toBe(0);
});
