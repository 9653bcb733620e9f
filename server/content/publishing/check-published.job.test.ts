import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { publications } from "#db/schema/index.ts";
import { createSafeFetch } from "../../integrations/safe-fetch.ts";
import { htmlPage, website } from "../../testing/stand-ins/website.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { checkPublished } from "./check-published.job.ts";

const { dependencies, create, clock } = await createTestApp();
const { db } = dependencies;
const user = await create.user();
const { id: projectId } = await create.project({ ownerId: user.id });

type Answer = () => Response;

/** Publishes a page on a website that answers like this, and checks it until the check has ended. */
const check = async (
  page: Answer,
  { sitemap, robots }: { sitemap?: (url: string) => string; robots?: string } = {},
) => {
  const site = website({
    "/robots.txt": () => new Response(robots ?? "User-agent: *\nAllow: /\n"),
    "/plumbers": page,
    "/sitemap.xml": () =>
      sitemap ? htmlPage(sitemap(site.url), "application/xml") : new Response("Not found", { status: 404 }),
  });
  onTestFinished(() => void site.stop());
  const destination = await create.destination({ projectId });
  const { id } = await create.publication({
    projectId,
    destinationId: destination.id,
    pageId: crypto.randomUUID(),
    url: `${site.url}/plumbers`,
    publishedAt: dependencies.clock(),
    document: {
      title: "Plumbers in Bremen",
      slug: "plumbers",
      html: '<p>See our <a href="/prices">prices</a> and <a href="https://parcelo.example/team">team</a>.</p>',
    },
  });
  const find = async () => (await db.select().from(publications).where(eq(publications.id, id)))[0];
  const untilChecked = async (after?: Date | null) => {
    const isChecked = async () => ((await find())?.checkedAt?.getTime() ?? 0) > (after?.getTime() ?? 0);
    for (let request = 0; request < 8 && !(await isChecked()); request++) {
      await checkPublished({
        ...dependencies,
        env: { ...dependencies.env, CHECKS: "on" },
        safeFetch: createSafeFetch({ allow: [site.host] }),
      });
      clock.forward(11);
    }
    return find();
  };
  const checked = await untilChecked();
  /** Checks it when the next check is due. */
  const checkAgain = async () => {
    const before = await find();
    const waitMs = (before?.nextCheckAt.getTime() ?? 0) - dependencies.clock().getTime();
    clock.forward(Math.ceil(waitMs / 1000) + 1);
    return untilChecked(before?.checkedAt);
  };
  return { checked, evidence: checked?.evidence, site, checkAgain };
};

const links = '<a href="/prices">prices</a> <a href="https://parcelo.example/team">team</a>';
const pageWith =
  (head = "", body = links) =>
  () =>
    htmlPage(
      `<title>Plumbers in Bremen</title>${head}<h1>Plumbers in Bremen</h1><p>${"Text of the page. ".repeat(20)}${body}`,
    );

test("a public page is indexable, in the sitemap and has its links; the next look is a day later", async () => {
  const sitemap = (url: string) => `<urlset><url><loc>${url}/plumbers</loc></url></urlset>`;
  const { checked, evidence, site } = await check(pageWith(), { sitemap });
  expect(evidence).toMatchObject({
    reachable: "yes",
    reason: "The page is public.",
    indexable: true,
    canonical: "none",
    inSitemap: true,
    links: { expected: 2, missing: [] },
  });
  expect(site.requests.map(({ url }) => new URL(url).pathname)).toEqual(["/robots.txt", "/plumbers", "/sitemap.xml"]);
  const days = ((checked?.nextCheckAt.getTime() ?? 0) - (checked?.publishedAt?.getTime() ?? 0)) / (24 * 3600_000);
  expect(days).toBeGreaterThan(0.9);
  expect(days).toBeLessThanOrEqual(1);
});

test.each<[string, Answer, object]>([
  ["a page that asks not to be indexed", pageWith('<meta name="robots" content="noindex">'), { indexable: false }],
  [
    "a header that asks not to index",
    () => {
      const response = pageWith()();
      response.headers.set("x-robots-tag", "noindex");
      return response;
    },
    { indexable: false },
  ],
  [
    "a canonical address elsewhere",
    pageWith('<link rel="canonical" href="https://other.example/page">'),
    { canonical: "elsewhere", indexable: true },
  ],
  [
    "a missing link",
    pageWith("", '<a href="/prices">prices</a>'),
    { links: { expected: 2, missing: ["https://parcelo.example/team"] } },
  ],
  ["no entry in the sitemap", pageWith(), { inSitemap: false }],
  ["a page that is gone", () => new Response("Not found", { status: 404 }), { reachable: "no", status: 404 }],
  [
    "another page in its place",
    () => htmlPage(`<title>Home</title><p>${"Welcome. ".repeat(40)}</p>`),
    { reachable: "no" },
  ],
  ["a busy website", () => new Response("Busy", { status: 503 }), { reachable: "unknown", status: 503 }],
])("sees %s", async (_, page, evidence) => {
  expect((await check(page)).evidence).toMatchObject(evidence);
});

test("a page that robots.txt forbids is unknown, not gone", async () => {
  const { evidence } = await check(pageWith(), { robots: "User-agent: *\nDisallow: /" });
  expect(evidence).toMatchObject({ reachable: "unknown", reason: expect.stringContaining("robots.txt") });
});

test("a page that disappears counts as gone after a second day, until it is back; an unreadable one changes nothing", async () => {
  let answer: Answer = pageWith();
  const { checked, checkAgain } = await check(() => answer());
  expect(checked).toMatchObject({ problem: null });
  answer = () => new Response("Not found", { status: 404 });
  expect(await checkAgain()).toMatchObject({ problem: "gone", problemConfirmedAt: null });
  const confirmed = await checkAgain();
  expect(confirmed).toMatchObject({ problem: "gone", problemConfirmedAt: expect.any(Date) });
  answer = () => new Response("Busy", { status: 503 });
  expect(await checkAgain()).toMatchObject({ problem: "gone", problemConfirmedAt: confirmed?.problemConfirmedAt });
  answer = pageWith();
  expect(await checkAgain()).toMatchObject({ problem: null, problemSeenAt: null, problemConfirmedAt: null });
});
