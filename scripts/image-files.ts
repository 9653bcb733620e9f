// bun scripts/image-files.ts FOLDER: copies what the image contains of this project, after `bun run build`: the bundled
// server and commands, migrations, the catalogue, the packages that can't be bundled, and a bill of materials.
import { cpSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { description, name, version } from "../package.json";
import { commands, externalPackages } from "../vite.config.ts";
import { billOfMaterials } from "./checks/packages.ts";

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error("Usage: bun scripts/image-files.ts FOLDER");
  process.exit(2);
}

/** Types, source maps, CommonJS twins of modules, and PGlite's extensions, except for the two that text search uses. */
const unused = /\.(d\.[cm]?ts|cjs|map|md|tar\.gz)$|\/pglite\/dist\/(contrib|live|node-\w+|worker)(\/|$)/;
const used = /\/pglite\/dist\/(contrib|(contrib\/)?(btree_gin|pg_trgm)\.(js|tar\.gz))$/;
const copy = (path: string) =>
  cpSync(path, join(folder, path), { recursive: true, filter: (file) => used.test(file) || !unused.test(file) });

copy("dist");
copy("db/migrations/meta/_journal.json");
for (const file of readdirSync("db/migrations")) if (file.endsWith(".sql")) copy(`db/migrations/${file}`);
copy("db/data");
for (const one of externalPackages) copy(join("node_modules", one));
// The native library of this platform.
for (const one of readdirSync("node_modules/@resvg")) copy(join("node_modules/@resvg", one));

mkdirSync(folder, { recursive: true });
const scripts = Object.fromEntries(commands.map((command) => [command, `bun dist/server/${command}.js`]));
const manifest = { name, version, private: true, type: "module", description, scripts };
writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
writeFileSync(join(folder, "sbom.cdx.json"), `${JSON.stringify(billOfMaterials({ name, version }), null, 2)}\n`);
