import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{server,client,shared,db,scripts}/**/*.test.{ts,tsx}"],
    globalSetup: "server/testing/global-setup.ts",
    // Files share the modules of their worker, which halves the time; what a test must have alone, it makes itself.
    isolate: false,
    maxWorkers: "100%",
    // A browser on a busy machine takes its time; a test that hangs still ends.
    testTimeout: 40_000,
    hookTimeout: 60_000,
    // A machine that does other things meanwhile costs a browser test its time limit now and then. What passes at the
    // second try is still printed with its retry.
    retry: 1,
    // What a browser shows a moment later is waited for, never slept for.
    expect: { poll: { timeout: 10_000 } },
  },
});
