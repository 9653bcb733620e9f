// The app under Vite: `bun run dev`. The database outlives reloads, since two on one folder would lose rows.
import { seed } from "#db/seed.ts";
import { createApp } from "./app.ts";
import { type Assembled, assemble } from "./create-dependencies.ts";
import { readEnv } from "./env.ts";
import { savePicture } from "./features/files/files.ts";
import { developmentAssets } from "./rendering/assets.ts";
import { followChanges } from "./rendering/cache-invalidation.ts";
import { createPageCache } from "./rendering/page-cache.ts";

const kept = globalThis as typeof globalThis & {
  linkstead?: Promise<Assembled>;
  stopFollowing?: () => Promise<void>;
};

const begin = async () => {
  const assembled = await assemble(readEnv({ NODE_ENV: "development", ...process.env }));
  const signIns = await seed(assembled.parts.db, {
    savePicture: async (bytes) => (await savePicture(assembled.parts, bytes, null)).id,
  });
  await assembled.startJobs();
  console.log(`\n  Linkstead   ${assembled.parts.env.SITE_URL}`);
  for (const { who, email, password } of signIns) console.log(`  ${who.padEnd(10)}  ${email} / ${password}`);
  console.log("");
  return assembled;
};

kept.linkstead ??= begin();
const { parts } = await kept.linkstead;

const cache = createPageCache();
kept.stopFollowing?.();
kept.stopFollowing = followChanges(parts.news, cache);

export default createApp(parts, { cache, assetsOf: developmentAssets(), development: true });
