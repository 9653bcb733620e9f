import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import chromium from "@sparticuz/chromium";
import { prepareDatabases } from "./test-database.ts";

const pidFile = () => join(tmpdir(), "servers");

/** Stops a server that several test files share when all have run. */
export const stopAtEnd = (pid: number) => appendFileSync(pidFile(), `${pid}\n`);

const stopServers = () => {
  if (!existsSync(pidFile())) return;
  for (const pid of readFileSync(pidFile(), "utf8").trim().split("\n")) process.kill(Number(pid), "SIGKILL");
};

export const setup = async () => {
  // Unpack Chromium once: two workers doing it at the same time would start a half-written binary.
  process.env.TEST_CHROMIUM = await chromium.executablePath();
  const dropDatabases = await prepareDatabases();
  // Workers inherit TMPDIR, so that leftovers such as browser profiles are deleted after the run.
  const folder = mkdtempSync(join(tmpdir(), "linkstead-run-"));
  process.env.TMPDIR = folder;
  return async () => {
    stopServers();
    await dropDatabases?.();
    rmSync(folder, { recursive: true, force: true });
  };
};
