import { afterAll, expect, test } from "vitest";
import { addCredits } from "#server/billing/credits/credits.ts";
import { createFactories } from "#server/testing/factories.ts";
import { createWordpressSite, wordpressUser } from "#server/testing/stand-ins/wordpress.ts";
import { databaseWith } from "#server/testing/test-database.ts";
import { link } from "#shared/routes.ts";
import { createClient, read } from "../../../app/api-client.ts";
import { accessibilityIssues } from "../../../testing/accessibility.ts";
import { browser } from "../../../testing/browser.ts";
import { selectOption } from "../../../testing/select-option.ts";
import { clientOf, password } from "../../../testing/users.ts";

const email = "plumber@people.example";
const site = createWordpressSite();
afterAll(() => site.stop());
let projectId = "";
const database = await databaseWith(async (db) => {
  const create = createFactories(db);
  const user = await create.user({ email, password, trialEndsAt: new Date(Date.now() + 24 * 3600_000) });
  projectId = (await create.project({ ownerId: user.id })).id;
  await addCredits(db, { userId: user.id, kind: "page", delta: 2, reason: "trial", source: user.id });
});
const { openAs, url } = await browser({ database, env: { NODE_ENV: "test", FETCH_ALLOW: site.host } });

const rows = {
  Bremen: "The harbour quarter has lead pipes from the fifties, so most calls concern brown water after the winter.",
  Kiel: "Salt in the air eats copper joints near the fjord, and twice a year the marina asks us to check its berths.",
  Ulm: "Half of the old town is listed, which means that no wall may be opened without a permit from the council.",
  Celle: "",
};
const csvOf = (texts: Record<string, string>) =>
  ["city,text", ...Object.entries(texts).map(([city, text]) => `${city},"${text}"`)].join("\n");
const csvFile = (csv: string) => ({ name: "cities.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });

/** Connects the WordPress site, as the destinations page does. */
const connect = async () => {
  const session = await read(createClient(`${url}/api`, fetch).auth.signIn.$post({ json: { email, password } }));
  const { destinations } = clientOf(url, session).projects[":id"];
  const json = { kind: "wordpress", name: "Our site", url: site.url, secret: wordpressUser } as const;
  await read(destinations.$post({ param: { id: projectId }, json }));
};

test("makes pages of a file, holds some back, publishes them, and shows them in the report", async () => {
  await connect();
  const page = await openAs({ email, password }, `${link("pageSets")}?project=${projectId}`);
  await page.getByText("No page sets yet").waitFor();
  await page.getByRole("link", { name: "New page set" }).click();
  await page.getByRole("button", { name: "Create page set" }).click();
  await page.getByText("Choose a CSV file, or paste rows.").waitFor();
  await page.getByLabel("Name").fill("Plumbers by city");
  const wrong = page.waitForResponse(/page-sets$/);
  await page.getByLabel("CSV file").setInputFiles(csvFile(`${csvOf(rows)}\nJena,too,many`));
  await page.getByText("2 columns, 5 rows. Read as comma-separated, UTF-8.").waitFor();

  await page.getByLabel("Title", { exact: true }).fill("Plumbers in ");
  await page.getByRole("button", { name: "{{city}}" }).click();
  await page.getByLabel("Last part of the address").fill("plumbers-{{city}}");
  const html = page.getByLabel("Page", { exact: true });
  await html.fill("<h2>Why us</h2>\n<p>{{town}}: {{text}}</p>");
  await page.getByText("Line 2: The file has no column “town”.").waitFor();
  await page.getByRole("button", { name: "Select it" }).click();
  await page.keyboard.type("{{city}}");
  const preview = page.getByRole("region", { name: "Preview" });
  await preview.getByText("Bremen: The harbour quarter").waitFor();
  await preview.getByRole("heading", { name: "Preview" }).click();
  await page.keyboard.press("n");
  await preview.getByText("Plumbers in Kiel").first().waitFor();
  expect(await preview.getByLabel("Row of 5").inputValue()).toBe("2");
  expect(await accessibilityIssues(page)).toEqual([]);

  await page.getByRole("button", { name: "Create page set" }).click();
  expect((await wrong).status()).toBe(400);
  await page.getByText("Line 6: It has 3 cells, but the file has 2 columns.").waitFor();
  // The browser logs the rejected file.
  page.consoleErrors.length = 0;
  const european = csvOf(rows)
    .replace("city,text", "city,text,,")
    .replaceAll(/,(?=text|"|,|\n)/g, ";");
  const utf16 = Buffer.from(`\uFEFFsep=;\r\n${european}`, "utf16le");
  await page.getByLabel("CSV file").setInputFiles({ ...csvFile(""), buffer: utf16 });
  await page.getByText("2 columns, 4 rows. Read as semicolon-separated, UTF-16.").waitFor();
  await page.getByRole("button", { name: "Create page set" }).click();

  await page.getByText("3 of 4 pages pass the checks.").waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole("link", { name: "Held back 1" }).click();
  await page.getByRole("link", { name: "Plumbers in Celle" }).click();
  const drawer = page.getByRole("dialog", { name: "Plumbers in Celle" });
  await drawer.getByText("“text” is empty.").waitFor();
  await drawer.getByText("It isn't published and uses no credit.", { exact: false }).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await drawer.getByRole("link", { name: "Previous row" }).click();
  await page.getByRole("dialog", { name: "Plumbers in Ulm" }).getByText("Ulm: Half of the old town").waitFor();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Publish" }).click();
  const dialog = page.getByRole("dialog", { name: "Publish pages" });
  await dialog.getByText("3 pages pass, and you have 2 page credits").waitFor();
  await selectOption(dialog, "Publish", "Live");
  expect(await accessibilityIssues(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Publish" }).click();
  await page.getByText("2 pages are being published. 1 page has no credit and stays ready.").waitFor();
  await page.getByRole("link", { name: "Published 2", exact: true }).waitFor({ timeout: 20_000 });
  expect([...site.posts.values()].map(({ slug, isLive }) => [slug, isLive])).toEqual([
    ["plumbers-bremen", true],
    ["plumbers-kiel", true],
  ]);

  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await page
    .getByLabel("New CSV file")
    .setInputFiles(csvFile(csvOf({ Bremen: `${rows.Bremen} Or snow.`, Ulm: rows.Ulm })));
  await page.getByRole("button", { name: "Save changes" }).click();
  const changes = page.getByRole("dialog", { name: "Save these changes?" });
  await changes.getByText("0 new pages, 1 changed, 2 removed, 1 unchanged.").waitFor();
  await changes.getByText("1 published page will be taken offline.").waitFor();
  await changes.getByRole("button", { name: "Save" }).click();
  await page.getByText("2 of 2 pages pass the checks.").waitFor();
  await page.getByRole("link", { name: "Removed 2" }).waitFor();

  await page.goto(`${link("reports")}?project=${projectId}`);
  await page.getByRole("button", { name: "Create report" }).click();
  await page
    .getByRole("table", { name: /published this month/ })
    .getByRole("link", { name: "Plumbers in Kiel" })
    .waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.goto(`${link("timeline")}?project=${projectId}`);
  await page.getByRole("link", { name: "2 pages of “Plumbers by city” published" }).waitFor();
});
