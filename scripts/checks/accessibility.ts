// bun run accessibility [NAME…]: opens every page of shared/routes.ts with demo data and runs axe in light and dark at 360
// and 1280 px. Fails on any violation, and on pages that scroll sideways at 320 px.
import type { Page } from "playwright-core";
import { accessibilityIssues, allLooks } from "#client/testing/accessibility.ts";
import { demoAdmin, demoCustomer, demoOperator } from "#db/seed.ts";
import { startDemoServer } from "#server/testing/demo-server.ts";
import { type PageName, pages } from "#shared/routes.ts";
import { type Account, launchBrowser, signInContext } from "./browser.ts";

/** Where to find a link to a page whose path has parameters, if not on its parent. */
const linkedFrom: Partial<Record<PageName, PageName>> = {
  page: "topicsHub",
  guide: "nichesHub",
  country: "countriesHub",
  directory: "directories",
  post: "blog",
  postEditor: "adminPosts",
  adminUser: "adminUsers",
  editPageSet: "pageSet",
};

/** Their URLs are in emails or with partners; they have tests of their own. */
const withoutLink = new Set<PageName>(["invitation", "sharedReport", "leaving", "connect"]);

const names = process.argv.slice(2);

const browser = await launchBrowser("--disable-quic");
const server = await startDemoServer({ JOBS: "off" });

const openAs = async (user?: Account) => {
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: "reduce", bypassCSP: true });
  if (user) await signInContext(context, server.url, user);
  return context.newPage();
};

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
};

const pathOf = async (page: Page, name: PageName): Promise<string> => {
  const { path, parent } = pages[name] as { path: string; parent?: PageName };
  if (!path.includes(":")) return path;
  const from = linkedFrom[name] ?? parent;
  if (!from) throw new Error(`Add ${name} to linkedFrom or withoutLink.`);
  const fromPath = await pathOf(page, from);
  await open(page, fromPath);
  const plain = new Set<string>(Object.values(pages).map((other) => other.path));
  const pattern = new RegExp(`^${path.replace(/:\w+/g, "[^/?#.]+")}$`);
  const paths = await page
    .locator("main a[href]")
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  const found = paths.find((linked) => pattern.test(linked) && !plain.has(linked));
  if (!found) throw new Error(`${fromPath} links to no ${path}.`);
  return found;
};

const visitors = {
  none: await openAs(),
  customer: await openAs(demoCustomer),
  operator: await openAs(demoOperator),
  admin: await openAs(demoAdmin),
};
const visitorOf = (name: PageName) => {
  const { path } = pages[name];
  if (name === "work") return visitors.operator;
  if (path.startsWith("/dashboard/admin")) return visitors.admin;
  return path.startsWith("/dashboard") ? visitors.customer : visitors.none;
};

let checked = 0;
let issues = 0;
for (const name of Object.keys(pages) as PageName[]) {
  if ((names.length && !names.includes(name)) || withoutLink.has(name)) continue;
  const page = visitorOf(name);
  const path = await pathOf(page, name);
  const started = performance.now();
  await open(page, path);
  const found = await accessibilityIssues(page, allLooks);
  checked++;
  issues += found.length;
  console.log(
    `${found.length ? "FAILED" : "ok    "} ${String(Math.round(performance.now() - started)).padStart(6)} ms  ${path}`,
  );
  for (const issue of found) console.log(`         ${issue}`);
}
await browser.close();
await server.stop();
console.log(`${checked} pages checked, ${issues} issues`);
process.exit(issues ? 1 : 0);
