// Dev server entry, run by Vite: `bun run dev`. The database connection survives reloads: two connections to one PGlite
// folder would lose rows.
import { seed } from "#db/seed.ts";
import { createApp } from "./app.ts";
import { type Assembly, createDependencies } from "./create-dependencies.ts";
import { readEnv } from "./env.ts";
import { saveImage } from "./features/files/files.ts";
import { developmentAssets } from "./rendering/assets.ts";
import { subscribeToInvalidations } from "./rendering/cache-invalidation.ts";
import { createPageCache } from "./rendering/page-cache.ts";

const globals = globalThis as typeof globalThis & {
  linkstead?: Promise<Assembly>;
  stopFollowing?: () => Promise<void>;
};

const start = async () => {
  const assembled = await createDependencies(readEnv({ NODE_ENV: "development", ...process.env }));
  const signIns = await seed(assembled.dependencies.db, {
    savePicture: async (bytes) => (await saveImage(assembled.dependencies, bytes, null)).id,
  });
  await assembled.startJobs();
  console.log(`\n  Linkstead   ${assembled.dependencies.env.SITE_URL}`);
  for (const { who, email, password } of signIns) console.log(`  ${who.padEnd(10)}  ${email} / ${password}`);
  console.log("");
  return assembled;
};

globals.linkstead ??= start();
const { dependencies } = await globals.linkstead;

const cache = createPageCache();
globals.stopFollowing?.();
globals.stopFollowing = subscribeToInvalidations(dependencies.pubsub, cache);

export default createApp(dependencies, { cache, assetsOf: developmentAssets(), development: true });
