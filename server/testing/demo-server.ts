// The built server with demo data, for scripts that visit every page.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BuiltServer, startBuiltServer } from "./built-server.ts";

/** In an empty folder, unless one with a migrated database is given. */
export const startDemoServer = async (
  env: Record<string, string> = {},
  dataDir = mkdtempSync(join(tmpdir(), "linkstead-demo-")),
): Promise<BuiltServer> => {
  const seeded = Bun.spawnSync([process.execPath, "scripts/seed.ts"], { env: { ...process.env, DATA_DIR: dataDir } });
  if (!seeded.success) throw new Error(`Seeding the demo data failed: ${seeded.stderr.toString()}`);
  const server = await startBuiltServer({ ...env, DATA_DIR: dataDir });
  // Also when the script fails.
  process.once("exit", () => void server.kill());
  return {
    ...server,
    stop: async () => {
      const code = await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
};
