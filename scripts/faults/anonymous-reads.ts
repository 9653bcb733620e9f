// One network reads every public URL over a hundred connections at once; the server must stay ready.
import { connect } from "#db/connect.ts";
import { posts } from "#db/schema/index.ts";
import { createTestDatabase } from "#db/testing/postgres.ts";
import { pngOf } from "#server/testing/image-files.ts";
import { atMost, exactly, info, percentile } from "../checks/measurement.ts";
import type { Fault } from "./fault.ts";
import { countStatuses, steadyLoad } from "./load.ts";
import { type Server, startServer } from "./server.ts";
import { owner, signIn, signUp } from "./users.ts";

const connections = 100;
const probesPerSecond = 20;
const readyWithinMs = 100;

/** As many long posts as the lists show at once. */
const postCount = 100;
const longContent = '<h2>Part</h2><p>Words with <strong>weight</strong> and a <a href="/">link</a>.</p>'.repeat(500);

export const anonymousReads: Fault = async ({ quick }) => {
  const seconds = quick ? 2 : 20;
  const database = await createTestDatabase();
  const server = await startServer(database.url, { JOBS: "off" });
  try {
    const paths = await pathsOf(server, database.url);
    const idle = await probe(server, () => Bun.sleep(3_000));
    const figures = [info("idle: /api/ready, p99", `${idle.p99.toFixed(1)} ms`)];
    for (const [at, path] of paths.entries()) {
      let counts: Record<string, number> = {};
      const { p99, failures } = await probe(server, async () => {
        counts = await readFrom(server.url(), path, seconds, `198.51.${at}.7`);
      });
      const { 503: unavailable = 0, 0: missing = 0 } = counts;
      const list = Object.entries(counts).map(([status, count]) => `${count} × ${status}`);
      figures.push(
        atMost(`${path} (${list.join(", ")}): /api/ready, p99`, p99, readyWithinMs, "ms"),
        exactly("  responses 503 or missing, and failed readiness checks", unavailable + missing + failures, 0),
      );
    }
    return figures;
  } finally {
    await server.end();
    await database.drop();
  }
};

const readFrom = async (base: string, path: string, seconds: number, network: string) => {
  const command = [process.execPath, "scripts/faults/many-readers.ts", base, path];
  const child = Bun.spawn([...command, String(connections), String(seconds), network], { stderr: "inherit" });
  return JSON.parse(await new Response(child.stdout).text()) as Record<string, number>;
};

const probe = async ({ request }: Server, run: () => Promise<unknown>) => {
  const load = steadyLoad({ ready: () => request("/api/ready") }, probesPerSecond);
  await run();
  const results = await load.stop();
  const failed = results.filter(({ status }) => status !== 200);
  if (failed.length) console.log(`  failed readiness checks: ${countStatuses(failed)}`);
  return {
    p99: percentile(
      results.map(({ ms }) => ms),
      0.99,
    ),
    failures: failed.length,
  };
};

/** Every read that needs no account, on a site with content. */
const pathsOf = async ({ request }: Server, databaseUrl: string) => {
  const { db, close } = await connect({ databaseUrl, dataDir: "" });
  const rows = Array.from({ length: postCount }, (_, at) => ({
    title: `Post ${at} about links`,
    slug: `post-${at}`,
    content: longContent,
    status: "published" as const,
  }));
  const [post] = await db.insert(posts).values(rows).returning({ id: posts.id, slug: posts.slug });
  await close();
  const body = new FormData();
  body.set("file", new File([pngOf(1920, 1080)], "image.png"));
  const uploaded = await request("/api/file-uploads/image", {
    method: "POST",
    body,
    token: await signIn(request, owner),
  });
  const image = (await uploaded.json()) as { id: string };
  const { token } = await signUp(request);
  const added = await request("/api/projects", {
    method: "POST",
    token,
    json: { name: "Site", url: "https://site.example" },
  });
  const project = (await added.json()) as { id: string };
  return [
    "/",
    "/api/blogposts?limit=100",
    "/api/blogposts?limit=100&q=link",
    `/api/blogposts/${post?.id}`,
    `/api/blogposts/${post?.slug}/slug`,
    "/api/blogposts/20/latests",
    "/api/plans/all",
    "/api/plans/1",
    "/api/openapi.json",
    `/api/file-uploads/${image.id}`,
    `/api/file-uploads/${image.id}/image?w=1920`,
    `/api/feedback/dialog/${project.id}`,
    `/f/${project.id}`,
    "/auth/login?n={n}",
    "/blog?q=link{n}",
    "/directories?page=2&n={n}",
    "/c/made-up-words-{n}",
    "/g/no-such-page-{n}",
    "/blog/no-such-post-{n}",
    "/no-such-page-{n}",
    "/sitemap.xml",
    "/sitemaps/countries.xml",
    "/blog/feed.xml?n={n}",
    "/social/g/directory-listing-saas.png",
    "/social/page/saas-backlinks.png?v={n}",
    "/social/g/{entry}.png",
    "/robots.txt",
    "/api/health",
  ];
};
