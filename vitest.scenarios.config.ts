import { configDefaults, defineConfig } from "vitest/config";
import config, { scenarios } from "./vitest.config.ts";

export default defineConfig({
  test: { ...config.test, include: [scenarios], exclude: configDefaults.exclude, testTimeout: 600_000 },
});
