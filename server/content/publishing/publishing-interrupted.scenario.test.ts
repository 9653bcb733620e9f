import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { connect } from "#db/connect.ts";
import { articles, pages } from "#db/schema/index.ts";
import { createTestDatabase, onPostgres, testPostgres } from "#db/testing/postgres.ts";
import { availableCredits } from "../../billing/credits/credits.ts";
import type { Dependencies } from "../../dependencies.ts";
import { createSecretBox } from "../../security/secret-box.ts";
import { createFactories } from "../../testing/factories.ts";
import { createWordpressSite, wordpressUser } from "../../testing/stand-ins/wordpress.ts";
import { publishScheduledArticles } from "../articles/publish-articles.job.ts";
import { sealSecret } from "../destinations/secrets.ts";
import { publishPages } from "../page-sets/publish-pages.ts";
import { queuePages } from "../page-sets/queue-pages.job.ts";
import { addDueArticles, addReadyPages } from "./testing/published-documents.ts";

/** As many articles, and as many pages. */
const documentCount = 200;
const siteCount = 8;
/** The killings, by the number of documents that the sites have created. */
const killAt = [20, 150, 290];
const secretsKey = "a key of the scenario, long enough";

describe.skipIf(!testPostgres)(onPostgres("publishing in processes that are killed"), () => {
  test("creates each of 200 articles and 200 pages once, and each takes one credit", async () => {
    let created = 0;
    let running: Bun.Subprocess | undefined;
    const sites = Array.from({ length: siteCount }, () => createWordpressSite({ storesYoastMeta: true }));
    for (const site of sites)
      site.behavior.fault = (operation, proceed) => {
        if (operation !== "create") return undefined;
        // The document is stored, but the process dies before it knows.
        const response = proceed();
        created++;
        if (killAt.includes(created)) running?.kill("SIGKILL");
        return response;
      };
    const folder = mkdtempSync(join(tmpdir(), "linkstead-clock-"));
    const clockFile = join(folder, "clock");
    const testDatabase = await createTestDatabase();
    const { db, migrate, close } = await connect({ databaseUrl: testDatabase.url, dataDir: "" });
    const startProcess = () =>
      Bun.spawn([process.execPath, "server/testing/job-process.ts", "publish-due"], {
        env: {
          ...process.env,
          DATABASE_URL: testDatabase.url,
          FETCH_ALLOW: sites.map(({ host }) => host).join(),
          CLOCK_OFFSET_FILE: clockFile,
          SECRETS_KEY: secretsKey,
        },
        stdin: "pipe",
        stderr: "inherit",
      });
    try {
      await migrate();
      const create = createFactories(db);
      const owner = await create.user();
      const dependencies = {
        db,
        clock: () => new Date(),
        jobs: { enqueue: () => {} },
        lifecycle: { isStopping: false },
      };
      for (const site of sites) {
        const project = await create.project({ ownerId: owner.id });
        const set = await addReadyPages(db, project, documentCount / siteCount);
        const id = Bun.randomUUIDv7();
        const secret = sealSecret(createSecretBox({ current: secretsKey }), id, wordpressUser);
        await create.destination({ id, projectId: project.id, kind: "wordpress", url: site.url, secret });
        await addDueArticles(db, new Date(), project, id, documentCount / siteCount);
        await publishPages(dependencies as unknown as Dependencies, owner, set.id, { destinationId: id, as: "live" });
      }
      await publishScheduledArticles(dependencies as unknown as Dependencies);
      await queuePages(dependencies as unknown as Dependencies);
      for (const [killing] of killAt.entries()) {
        // Past the leases that the killed process held.
        writeFileSync(clockFile, String(killing * 3_600));
        running = startProcess();
        await running.exited;
      }
      writeFileSync(clockFile, String(killAt.length * 3_600));
      const both = [startProcess(), startProcess()];
      const published = async () => [
        await db.$count(articles, and(eq(articles.state, "published"), eq(articles.creditState, "consumed"))),
        await db.$count(pages, and(eq(pages.state, "published"), eq(pages.creditState, "consumed"))),
      ];
      await expect.poll(published, { timeout: 120_000 }).toEqual([documentCount, documentCount]);
      for (const child of both) child.stdin.end();
      await Promise.all(both.map(({ exited }) => exited));
      for (const { posts } of sites) {
        expect(new Set([...posts.values()].map(({ slug }) => slug)).size).toBe((2 * documentCount) / siteCount);
        expect(posts.size).toBe((2 * documentCount) / siteCount);
      }
      expect(await availableCredits(db, owner.id, "article")).toBe(0);
      expect(await availableCredits(db, owner.id, "page")).toBe(0);
    } finally {
      running?.kill();
      for (const { stop } of sites) stop();
      await close();
      await testDatabase.drop();
      rmSync(folder, { recursive: true });
    }
  }, 240_000);
});
