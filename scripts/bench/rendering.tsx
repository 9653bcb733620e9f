// Alternates in one process between the app without its page cache and React alone. Prints the rounds as JSON.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { renderToReadableStream } from "react-dom/server";
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider } from "react-router";
import { api, createClient } from "#client/app/api-client.ts";
import { pageCaching } from "#client/app/page-caching.ts";
import { Document } from "#client/document.tsx";
import { routes } from "#client/routes.tsx";
import { connect } from "#db/connect.ts";
import { migrate } from "#db/migrate.ts";
import { createTestDatabase, testPostgres } from "#db/testing/postgres.ts";
import { builtAssets } from "#server/rendering/assets.ts";
import { createPageCache } from "#server/rendering/page-cache.ts";
import { createInProcessApp } from "#server/testing/in-process-app.ts";
import { stylesOf } from "#shared/routes.ts";

const rounds = Number(process.argv[2] ?? 5);
const pagesPerRound = 400;
const atOnce = 8;

const testDatabase = testPostgres ? await createTestDatabase() : undefined;
const dataDir = mkdtempSync(join(tmpdir(), "linkstead-"));
const database = await connect({ databaseUrl: testDatabase?.url, dataDir });
await migrate(database);

const cache = { ...createPageCache(), find: () => undefined, save: async () => {} };
const assetsOf = builtAssets();
const { siteUrl, send } = createInProcessApp(database.db, { cache, assetsOf });
const url = `${siteUrl}/`;

const handler = createStaticHandler(routes);
const requestContext = new RouterContextProvider();
requestContext.set(
  api,
  createClient(`${siteUrl}/api`, (input, init) => send(new Request(input, init))),
);
requestContext.set(pageCaching, { allowed: true });
const context = await handler.query(new Request(url), { requestContext });
if (context instanceof Response) throw new Error("The landing page redirected.");

const byApp = async () => (await send(new Request(url))).bytes();
const bare = async () =>
  new Response(
    await renderToReadableStream(
      <Document siteUrl={siteUrl} assets={assetsOf(stylesOf("home", "public"))} tracking={undefined}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Document>,
      { progressiveChunkSize: Number.POSITIVE_INFINITY },
    ),
  ).bytes();

if (Buffer.compare(await byApp(), await bare())) throw new Error("The two pages differ.");

/**
 * Pages per second of CPU time, which other processes do not affect. Renders several at once, like concurrent visitors.
 */
const rateOf = async (render: () => Promise<Uint8Array>) => {
  Bun.gc(true);
  const before = process.cpuUsage();
  let count = 0;
  const visitor = async () => {
    while (count++ < pagesPerRound) await render();
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  const { user, system } = process.cpuUsage(before);
  return (pagesPerRound * 1e6) / (user + system);
};

// On a busy machine, code is compiled late.
for (const render of [byApp, bare, byApp, bare]) await rateOf(render);
const turns: { app: number; bare: number }[] = [];
for (let round = 0; round < rounds; round++) turns.push({ app: await rateOf(byApp), bare: await rateOf(bare) });
console.log(JSON.stringify(turns));
await database.close();
await testDatabase?.drop();
rmSync(dataDir, { recursive: true });
process.exit();
