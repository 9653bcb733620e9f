// Fails if the schema has changes without a migration, that is, if drizzle-kit would generate one.
import { cpSync, mkdirSync, readdirSync, rmSync } from "node:fs";

// Inside the project: drizzle-kit accepts only relative paths.
const folder = `node_modules/.cache/linkstead/migrations-${process.pid}`;
mkdirSync(folder, { recursive: true });
cpSync("db/migrations", folder, { recursive: true });
const command = [
  "bun",
  "--bun",
  "drizzle-kit",
  "generate",
  "--dialect",
  "postgresql",
  "--schema",
  "db/schema/index.ts",
  "--out",
  folder,
];
const code = await Bun.spawn(command, { stdout: "ignore", stderr: "inherit" }).exited;
const drift = readdirSync(folder).length !== readdirSync("db/migrations").length;
rmSync(folder, { recursive: true });
if (drift) console.error("The schema has changed without a migration. Run `bun run new-migration --name NAME`.");
process.exit(code || (drift ? 1 : 0));
