// bun run licences [--check]: writes docs/licences.md and fails if a package has a licence that is not on the list. With
// --check, fails if the file is outdated.
import { listProductionPackages, type Package } from "./packages.ts";

const page = "docs/licences.md";

/** They allow closed-source use; MPL and OFL require changes to the package itself to be published. */
const allowed = new Set(
  "0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause ISC MIT MIT-0 MPL-2.0 OFL-1.1 Unlicense".split(" "),
);

/** Licences for one package only. ODbL covers a database: pages may show its facts if they name the source. */
const allowedFor: Record<string, string> = { "world-countries": "ODbL-1.0" };

/** Of alternatives such as `(MIT OR CC0-1.0)`, one must be allowed. */
const isAllowed = ({ name, licence }: Package) =>
  allowedFor[name] === licence ||
  licence
    .replace(/[()]/g, "")
    .split(" OR ")
    .some((one) => one.split(" AND ").every((part) => allowed.has(part)));

const packages = listProductionPackages();
const refused = packages.filter((one) => !isAllowed(one));
for (const { name, version, licence } of refused)
  console.error(`${name} ${version}: the licence ${licence} is not on the list in scripts/checks/licences.ts.`);

const text = [
  "# Licences of packages",
  "",
  "The packages that the built product contains. `bun run licences` writes this page; CI checks it, and each licence against",
  "a list of allowed ones.",
  "",
  "| Package | Version | Licence |",
  "| --- | --- | --- |",
  ...packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`),
  "",
].join("\n");

const isOutdated =
  (await Bun.file(page)
    .text()
    .catch(() => "")) !== text;
if (!process.argv.includes("--check")) await Bun.write(page, text);
else if (isOutdated) console.error(`${page} is outdated. Run \`bun run licences\`.`);
process.exit(refused.length || (isOutdated && process.argv.includes("--check")) ? 1 : 0);
