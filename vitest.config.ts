import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";

export const scenarios = "{server,client,shared,db,scripts}/**/*.scenario.test.ts";

export default defineConfig({
  test: {
    include: ["{server,client,shared,db,scripts}/**/*.test.{ts,tsx}"],
    // `bun run scenarios` runs these: killed processes, and days of simulated time over hundreds of hosts.
    exclude: [...configDefaults.exclude, scenarios],
    globalSetup: "server/testing/global-setup.ts",
    // Bun imports TypeScript itself: a single file starts twice as fast, and tests without a browser take an eighth less CPU
    // time. `vi.mock` would not work, but stand-ins are at the edge of the process anyway.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Vite would set it in `import.meta.env`, which is Bun's environment.
    env: { SSR: "yes" },
    // Test files share their worker's modules, which halves the run time; tests create any isolated state themselves.
    isolate: false,
    // One more than processors: browser tests and tests of child processes wait half of the time. More than five would use
    // all of Postgres' 100 connections.
    maxWorkers: Math.min(availableParallelism() + 1, process.env.TEST_DATABASE_URL ? 5 : Infinity),
    // Against tests that never end, also on a machine that is ten times as slow.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    retry: 0,
    // Assertions on the browser poll instead of sleeping, as long as Playwright waits for an element.
    expect: { poll: { timeout: 120_000 } },
  },
});
