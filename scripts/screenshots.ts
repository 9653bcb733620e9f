// bun run screenshots [NAME…] [--check]: takes the screenshots of the README, the home page and of 24 screens from the built server
// with demo data. --check fails if a screenshot is missing, too large or unused.
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Locator, Page } from "playwright-core";
import { read } from "#client/app/api-client.ts";
import { clientOf } from "#client/testing/users.ts";
import { demoProject } from "#db/demo/data.ts";
import { demoAdmin, demoCustomer, demoOperator } from "#db/seed.ts";
import { startDemoServer } from "#server/testing/demo-server.ts";
import { link } from "#shared/routes.ts";
import { heroScreenshot, screenshotScale, steps } from "#shared/site/landing/site-content.ts";
import { type Account, launchBrowser, signIn, signInContext } from "./checks/browser.ts";

const readmeFolder = "docs/screenshots";
const siteFolder = "client/public/screenshots";
const screensFolder = `${readmeFolder}/screens`;
const readmeSize = { width: 1280, height: 800 };
const maxBytes = 80_000;
/** There are a hundred of them. */
const maxScreenBytes = 35_000;

type Stage = { url: string; projectId: string; postId: string; submissionId: string };
type Screenshot = {
  /** A size in CSS pixels marks a screenshot of the home page. */
  size?: { width: number; height: number };
  /** Pixels of the file per CSS pixel. */
  scale?: number;
  /** The part of the page at whose upper left corner the screenshot starts, in a window of this width. */
  part?: { windowWidth: number; of: (page: Page) => Locator; marginTop?: number };
  user?: Account;
  colorScheme?: "dark";
  show: (page: Page, stage: Stage) => Promise<unknown>;
};

/** Our URL as seen by the customer's site: browsers block requests from public sites to this machine. */
const service = "https://linkstead.example";

/** A page on the demo customer's own site that shows the cancellation dialog. */
const accountPage = ({ projectId }: Stage) => `<!doctype html><title>Your account</title>
  <style>body { font: 18px system-ui; margin: 4rem auto; max-width: 44rem; color: #1c1917 } h1 { font-size: 2.5rem }</style>
  <h1>${demoProject.name}</h1><h2>Your account</h2><p>Team plan, renewed on the first of each month.</p>
  <p><a href="/gone" data-leave="${projectId}">Cancel my plan</a></p><script src="${service}/widget.js"></script>`;

const showWidget = async (page: Page, stage: Stage) => {
  const accountUrl = `${demoProject.url}/account`;
  await page.route(accountUrl, (route) => route.fulfill({ contentType: "text/html", body: accountPage(stage) }));
  await page.route(`${service}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: stage.url + pathname + search }) });
  });
  await page.goto(accountUrl);
  await page.getByRole("link", { name: "Cancel my plan" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Continue" }).waitFor();
};

const open =
  (path: string) =>
  (page: Page, { url }: Stage) =>
    page.goto(url + path);

const screenshots: Record<string, Screenshot> = {
  home: { show: open(link("home")) },
  "home-dark": { colorScheme: "dark", show: open(link("home")) },
  blog: { show: open(link("blog")) },
  work: { user: demoOperator, show: open(link("work")) },
  mentions: { user: demoCustomer, show: open(link("mentions")) },
  editor: {
    user: demoAdmin,
    show: (page, { url, postId }) => page.goto(url + link("postEditor", { id: postId })),
  },
  widget: { show: showWidget },
};

const siteShots: Record<string, Screenshot> = {};
const addInBothThemes = (
  { name, width, height }: { name: string; width: number; height: number },
  screenshot: Pick<Screenshot, "show" | "part" | "scale">,
) => {
  const shot = { ...screenshot, user: demoCustomer, size: { width, height } };
  siteShots[name] = shot;
  siteShots[`${name}-dark`] = { ...shot, colorScheme: "dark" };
};
addInBothThemes(heroScreenshot, { show: open(link("dashboard")), scale: screenshotScale.wide });
/** Left of a part, and right in a window of this width: otherwise the picture's edges cut its text. */
const [partMargin, windowWidth] = [12, 488];
const list = (page: Page) => page.locator(".data-table tbody");
const stepShots: Record<string, { show: Screenshot["show"]; of: (page: Page) => Locator; marginTop?: number }> = {
  proposals: { show: open(`${link("submissions")}?state=proposed&sort=authority`), of: list },
  submissions: { show: open(`${link("submissions")}?sort=authority`), of: list },
  proof: {
    show: (page, { url, submissionId }) => page.goto(`${url}${link("submissions")}?submission=${submissionId}`),
    of: (page) => page.locator("section[aria-labelledby=proof]"),
    marginTop: partMargin,
  },
};
for (const { screenshot } of steps) {
  const shot = stepShots[screenshot.name];
  if (!shot) throw new Error(`There is no way to take ${screenshot.name}.`);
  const { show, ...of } = shot;
  addInBothThemes(screenshot, { show, part: { windowWidth, ...of }, scale: screenshotScale.phone });
}

/** What customers, operators, owners and visitors see most, on a laptop and a phone, in both themes. */
const screens: Record<string, Pick<Screenshot, "user" | "show">> = {
  home: { show: open(link("home")) },
  guide: { show: open(link("guide", { slug: "directory-submission-list-seo-germany" })) },
  directories: { show: open(link("directories")) },
  example: { show: open(link("example")) },
  blog: { show: open(link("blog")) },
  submission: { user: demoCustomer, show: stepShots.proof?.show ?? open(link("submissions")) },
  work: { user: demoOperator, show: open(link("work")) },
};
const ofCustomer = [
  "dashboard",
  "submissions",
  "projectDirectories",
  "impact",
  "kit",
  "topics",
  "articles",
  "pageSets",
  "mentions",
  "leads",
  "feedback",
  "feedbackStats",
  "reports",
  "clients",
] as const;
const ofAdmin = ["adminUsers", "adminPayments", "adminDirectories"] as const;
for (const page of ofCustomer) screens[page] = { user: demoCustomer, show: open(link(page)) };
for (const page of ofAdmin) screens[page] = { user: demoAdmin, show: open(link(page)) };
const screenShots: Record<string, Screenshot> = {};
for (const [name, screen] of Object.entries(screens))
  for (const size of [readmeSize, { width: 390, height: 844 }]) {
    const shot = { ...screen, size, scale: size === readmeSize ? 0.75 : 1 };
    screenShots[`${name}-${size.width}`] = shot;
    screenShots[`${name}-${size.width}-dark`] = { ...shot, colorScheme: "dark" };
  }

const all = { ...screenshots, ...siteShots, ...screenShots };
const names = process.argv.slice(2).filter((name) => !name.startsWith("--"));
const unknown = names.find((name) => !(name in all));
if (unknown !== undefined) throw new Error(`There is no screenshot ${unknown}.`);
const isSelected = (name: string) => !names.length || names.includes(name);
const folderOf = (name: string) =>
  name in screenShots ? screensFolder : name in siteShots ? siteFolder : readmeFolder;
const fileOf = (name: string) => join(folderOf(name), `${name}.webp`);
const maxBytesOf = (name: string) => (name in screenShots ? maxScreenBytes : maxBytes);

/** The best quality that fits the size limit. */
const compress = async (
  png: Uint8Array,
  limit: number,
  quality = limit === maxBytes ? 90 : 50,
): Promise<Uint8Array> => {
  const bytes = await new Bun.Image(png).webp({ quality }).bytes();
  return bytes.length <= limit || quality <= 10 ? bytes : compress(png, limit, quality - 10);
};

const stageOf = async (url: string): Promise<Stage> => {
  const [customer, admin] = [await signIn(url, demoCustomer), await signIn(url, demoAdmin)];
  const api = clientOf(url, customer);
  const { projects } = await read(api.projects.my.$get());
  const { blogposts } = await read(clientOf(url, admin).blogposts.$get({ query: {} }));
  const [project, post] = [projects[0], blogposts[0]];
  if (!project || !post) throw new Error("The demo data has no project or no post.");
  const query = { projectId: project.id, state: "live", sort: "authority" } as const;
  const [submission] = (await read(api.submissions.$get({ query }))).submissions;
  if (!submission) throw new Error("The demo data has no live submission.");
  return { url, projectId: project.id, postId: post.id, submissionId: submission.id };
};

const take = async (context: BrowserContext, stage: Stage, { user, show, size, part }: Screenshot) => {
  if (user) await signInContext(context, stage.url, user);
  const page = await context.newPage();
  await show(page, stage);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const box = part && (await part.of(page).boundingBox());
  const clip = box && size && { x: box.x - partMargin, y: box.y - (part.marginTop ?? 0), ...size };
  return page.screenshot({ animations: "disabled", caret: "hide", ...(clip && { clip }) });
};

const takeAll = async () => {
  for (const folder of [screensFolder, siteFolder]) mkdirSync(folder, { recursive: true });
  const server = await startDemoServer({ JOBS: "off" });
  const browser = await launchBrowser("--font-render-hinting=none", "--disable-dev-shm-usage");
  try {
    const stage = await stageOf(server.url);
    for (const [name, screenshot] of Object.entries(all).filter(([name]) => isSelected(name))) {
      const { colorScheme = "light", size = readmeSize, scale = 1, part } = screenshot;
      const context = await browser.newContext({
        // Tall enough for the part to be below the bars of the window.
        viewport: part ? { width: part.windowWidth, height: 1600 } : size,
        ...(size.width === 390 && { isMobile: true, hasTouch: true }),
        deviceScaleFactor: scale,
        colorScheme,
        reducedMotion: "reduce",
        locale: "en-GB",
      });
      const bytes = await compress(await take(context, stage, screenshot), maxBytesOf(name));
      await context.close();
      await Bun.write(fileOf(name), bytes);
      console.log(`${name}.webp: ${Math.ceil(bytes.length / 1000)} kB`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
};

const checkAll = async () => {
  const readme = readFileSync("README.md", "utf8");
  const errors: string[] = [];
  for (const [name, screenshot] of Object.entries(all)) {
    const file = fileOf(name);
    if (!existsSync(file)) {
      errors.push(`${file} is missing`);
      continue;
    }
    const bytes = readFileSync(file);
    const { width, height, format } = await new Bun.Image(bytes).metadata();
    const { size = readmeSize, scale = 1 } = screenshot;
    if (format !== "webp" || width !== size.width * scale || height !== size.height * scale)
      errors.push(`${file} is ${format}, ${width} by ${height}`);
    if (bytes.length > maxBytesOf(name)) errors.push(`${file} is too large: ${bytes.length} bytes`);
    if (name in screenshots && !readme.includes(file)) errors.push(`${file} is not used in the README`);
  }
  for (const line of errors) console.error(line);
  process.exitCode = errors.length ? 1 : 0;
};

await (process.argv.includes("--check") ? checkAll() : takeAll());
