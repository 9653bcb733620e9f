// Dev server entry, run by Vite: `bun run dev`. The database connection survives reloads: two connections to one PGlite
// folder would lose rows.
import { seed } from "#db/seed.ts";
import { createApp } from "#server/app.ts";
import { type CreatedDependencies, createDependencies } from "#server/dependencies.ts";
import { readEnv } from "#server/env.ts";
import { saveImage } from "#server/features/files/files.ts";
import { developmentAssets } from "#server/rendering/assets.ts";
import { subscribeToInvalidations } from "#server/rendering/cache-invalidation.ts";
import { createPageCache } from "#server/rendering/page-cache.ts";

const globals = globalThis as typeof globalThis & {
  linkstead?: Promise<CreatedDependencies>;
  unsubscribe?: () => Promise<void>;
};

/** The catalogue lists real websites, which should not be visited from every developer's machine. */
const checksOff = { CHECKS: "off" };

const start = async () => {
  const created = await createDependencies(readEnv({ NODE_ENV: "development", ...checksOff, ...process.env }));
  const { dependencies, startJobs } = created;
  const { storage } = dependencies;
  const signIns = await seed(dependencies.db, async (db, bytes) => (await saveImage({ db, storage }, bytes, null)).id);
  await startJobs();
  console.log(`\n  Linkstead   ${dependencies.env.SITE_URL}`);
  for (const { who, email, password } of signIns) console.log(`  ${who.padEnd(10)}  ${email} / ${password}`);
  console.log("");
  return created;
};

globals.linkstead ??= start();
const { dependencies } = await globals.linkstead;

const cache = createPageCache();
globals.unsubscribe?.();
globals.unsubscribe = subscribeToInvalidations(dependencies.pubsub, cache);

export default createApp(dependencies, { cache, assetsOf: developmentAssets(), development: true });
