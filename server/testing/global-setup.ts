import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import chromium from "@sparticuz/chromium";
import { prepareDatabases } from "./test-database.ts";

export const setup = async () => {
  // Unpacks the browser once: two workers that do so together start one that is still being written.
  process.env.TEST_CHROMIUM = await chromium.executablePath();
  const dropDatabases = await prepareDatabases();
  // The workers inherit it, so that what they leave behind, such as their browsers' profiles, goes with the run.
  const folder = mkdtempSync(join(tmpdir(), "linkstead-run-"));
  process.env.TMPDIR = folder;
  return async () => {
    await dropDatabases?.();
    rmSync(folder, { recursive: true, force: true });
  };
};
