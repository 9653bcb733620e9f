import { expect, test } from "vitest";
import { link } from "#shared/routes.ts";
import { read } from "../../app/api-client.ts";
import { accessibilityIssues } from "../../testing/accessibility.ts";
import { browser } from "../../testing/browser.ts";
import { isHydrated } from "../../testing/hydration.ts";
import { clientOf, signUpUser } from "../../testing/users.ts";

const { url, openAs } = await browser();
const user = await signUpUser(url, { name: "Ada" });

test("opens pages from the command menu and with g and a letter, and lists the shortcuts with ?", async () => {
  const page = await openAs(user, link("dashboard"));
  await isHydrated(page);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("acc");
  await page.getByRole("option", { name: "Account", selected: true }).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${link("account")}`);
  await page.keyboard.press("?");
  await page.getByRole("dialog").getByText("Go to Overview").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.keyboard.press("g");
  await page.keyboard.press("o");
  await page.waitForURL(`**${link("dashboard")}`);
});

test("remembers the shrunk sidebar", async () => {
  const page = await openAs(user, link("account"));
  await page.getByRole("button", { name: "Shrink sidebar" }).click();
  await page.getByRole("button", { name: "Widen sidebar" }).waitFor();
  // The server renders it, so that nothing moves on load.
  await expect.poll(async () => (await page.request.get(link("account"))).text()).toContain("Widen sidebar");
});

test("has all pages behind the bar on a phone, without scrolling sideways", async () => {
  const page = await openAs(user, link("account"), { viewport: { width: 320, height: 640 } });
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Plan" }).waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
});

test("shows the names of all main pages in full on a phone", async () => {
  const owner = await signUpUser(url);
  await read(clientOf(url, owner).projects.$post({ json: { name: "Parcelo", url: "https://parcelo.example" } }));
  const page = await openAs(owner, link("dashboard"), { viewport: { width: 360, height: 640 } });
  const bar = page.getByRole("navigation", { name: "Main pages" });
  await bar.getByText("Conversations").waitFor();
  const isCut = (label: HTMLElement | SVGElement) => label.scrollWidth > label.clientWidth;
  for (const label of await bar.locator("span").all()) expect(await label.evaluate(isCut)).toBe(false);
});

test("links a page to the one above it", async () => {
  const page = await openAs(user, link("apiKeys"));
  const trail = page.getByRole("navigation", { name: "Breadcrumb" });
  await trail.getByText("API keys").waitFor();
  await trail.getByRole("link", { name: "Account" }).click();
  await page.waitForURL(`**${link("account")}`);
});
