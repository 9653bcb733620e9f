// The packages of a production install, from the lock file and their own package.json.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { dependencies } from "../../package.json";

export type Package = {
  name: string;
  version: string;
  /** An SPDX expression, or "unknown". */
  licence: string;
  /** SHA-512 of the archive, base64. */
  sha512: string;
  homepage: string | undefined;
};

type Locked = [
  resolved: string,
  registry: string,
  links: {
    dependencies?: Record<string, string>;
    optionalDependencies?: Record<string, string>;
    os?: unknown;
    cpu?: unknown;
  },
  integrity: string,
];
type Lock = { packages: Record<string, Locked> };
type Manifest = { license?: string | { type: string }; licenses?: { type: string }[]; homepage?: string };

// bun.lock is JSON with trailing commas.
const readLock = () => JSON.parse(readFileSync("bun.lock", "utf8").replace(/,(\s*[}\]])/g, "$1")) as Lock;

/** Folders of a key such as `@scope/parent/name`, in which names with a scope have two parts. */
const folderOf = (key: string) => {
  const names = key.match(/(@[^/]+\/)?[^/]+/g) ?? [];
  return join("node_modules", names.join("/node_modules/"));
};

const readManifest = (key: string): Manifest => {
  const file = join(folderOf(key), "package.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Manifest) : {};
};

const licenceOf = ({ license, licenses }: Manifest) =>
  (typeof license === "object" ? license.type : license) ?? licenses?.map(({ type }) => type).join(" OR ") ?? "unknown";

/** Needed to build only, but their code is part of the scripts that browsers load. */
export const bundledDevDependencies = ["@simplewebauthn/browser", "lucide-react", "uqr"];

/**
 * Returns the packages that the built product contains, directly or through others, sorted by name. Builds of a package
 * for one platform are left out: they differ between machines and share the licence of their package.
 */
export const listProductionPackages = (): Package[] => {
  const { packages } = readLock();
  const visited = new Set<string>();
  const found = new Map<string, Package>();
  const visit = (name: string, parents: string[]) => {
    // A version of its own is nested under the nearest parent that needs another one than the top level has.
    const nested = parents.map((_, at) => [...parents.slice(0, parents.length - at), name].join("/"));
    const key = nested.find((one) => packages[one]) ?? name;
    const locked = packages[key];
    if (!locked || visited.has(key)) return;
    visited.add(key);
    const [resolved, , links, integrity] = locked;
    if (links.os !== undefined || links.cpu !== undefined) return;
    const manifest = readManifest(key);
    found.set(resolved, {
      name,
      version: resolved.slice(resolved.lastIndexOf("@") + 1),
      licence: licenceOf(manifest),
      sha512: integrity.replace(/^sha512-/, ""),
      homepage: manifest.homepage,
    });
    for (const one of Object.keys({ ...links.dependencies, ...links.optionalDependencies }))
      visit(one, key === name ? [name] : [...parents, name]);
  };
  for (const name of [...Object.keys(dependencies), ...bundledDevDependencies]) visit(name, []);
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name, "en"));
};

/** Returns a CycloneDX bill of materials, the format that vulnerability scanners read. */
export const billOfMaterials = (application: { name: string; version: string }) => ({
  bomFormat: "CycloneDX",
  specVersion: "1.6",
  version: 1,
  metadata: { component: { type: "application", ...application } },
  components: listProductionPackages().map(({ name, version, licence, sha512, homepage }) => ({
    type: "library",
    "bom-ref": `pkg:npm/${name.replace("@", "%40")}@${version}`,
    name,
    version,
    purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
    hashes: [{ alg: "SHA-512", content: Buffer.from(sha512, "base64").toString("hex") }],
    licenses: [{ expression: licence }],
    ...(homepage ? { externalReferences: [{ type: "website", url: homepage }] } : {}),
  })),
});
