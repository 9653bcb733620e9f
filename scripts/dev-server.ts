// Dev server entry, run by Vite: `bun run dev`. The database connection survives reloads: two connections to one PGlite
// folder would lose rows.
import { join } from "node:path";
import { createApp } from "#server/app.ts";
import { type CreatedDependencies, createDependencies } from "#server/create-dependencies.ts";
import { readEnv } from "#server/env.ts";
import { developmentAssets } from "#server/rendering/assets.ts";
import { subscribeToInvalidations } from "#server/rendering/cache-invalidation.ts";
import { createPageCache } from "#server/rendering/page-cache.ts";
import {
  connectLocalWordpress,
  followLocalDirectories,
  startLocalDirectories,
  startLocalWordpress,
} from "./dev/local-sites.ts";
import { seedDemo } from "./dev/seed-demo.ts";

const globals = globalThis as typeof globalThis & {
  linkstead?: Promise<CreatedDependencies>;
  unsubscribe?: () => Promise<void>;
};

/** Above the port of the server. */
const directoriesOffset = 101;
const wordpressOffset = 111;

const start = async () => {
  const { PORT, DATA_DIR } = readEnv();
  const locals = startLocalDirectories(PORT + directoriesOffset, join(DATA_DIR, "local-directories"));
  const wordpress = startLocalWordpress(PORT + wordpressOffset, join(DATA_DIR, "local-wordpress"));
  const env = readEnv({
    NODE_ENV: "development",
    // The catalogue lists real websites, which should not be visited from every developer's machine.
    CHECKS: "local",
    FETCH_ALLOW: [...locals, wordpress].map(({ host }) => host).join(","),
    CLOCK_OFFSET_FILE: join(DATA_DIR, "clock-offset"),
    ...process.env,
  });
  const created = await createDependencies(env);
  const { dependencies, startJobs } = created;
  const { accounts, report } = await seedDemo(dependencies);
  await followLocalDirectories(dependencies, locals);
  await connectLocalWordpress(dependencies, wordpress);
  await startJobs();
  console.log(`\n  Linkstead   ${dependencies.env.SITE_URL}`);
  for (const { who, email, password } of accounts) console.log(`  ${who.padEnd(10)}  ${email} / ${password}`);
  if (report) console.log(`  Report      ${report}`);
  console.log("\n  Directories on this machine, first in the operator's queue:");
  for (const { name, url } of locals) console.log(`  ${name.padEnd(10)}  ${url}`);
  console.log(`\n  The demo's WordPress site:\n  ${"Blog".padEnd(10)}  ${wordpress.url}\n`);
  return created;
};

globals.linkstead ??= start();
const { dependencies } = await globals.linkstead;

const cache = createPageCache();
globals.unsubscribe?.();
globals.unsubscribe = subscribeToInvalidations(dependencies, cache);

export default createApp(dependencies, { cache, assetsOf: developmentAssets(), development: true });
